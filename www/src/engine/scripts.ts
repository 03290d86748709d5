// Script addresses under Trusted Types: the page's one own policy lets through scripts of its own origin only.

interface Policy { createScriptURL(url: string): string }
interface Factory { createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy }

function own(url: string): string {
  const target = new URL(url, location.href);
  // In development the worker is served as a .ts file with a query.
  if (target.origin === location.origin && (import.meta.env.DEV || target.pathname.endsWith(".js"))) return target.href;
  throw new TypeError(`not a script of this page: ${url}`);
}

const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
const policy: Policy = factory?.createPolicy("robotscope", { createScriptURL: own }) ?? { createScriptURL: own };

export const scriptUrl = (url: string): string => policy.createScriptURL(url);
