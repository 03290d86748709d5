// From a proof to a question: which crawler to name, and the URL that a path is asked as.

const FALLBACK = "https://example.com";
/** Made-up names for "any crawler that the file does not name". */
const UNNAMED = ["AnotherCrawler", "Quillon", "Zyxwvut", "Ojhqfk"];

/** The origin's scheme and host; a path that begins with // would be read as a host by itself. A URL stays. */
export function urlOf(path: string, origin: string): string {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(path)) return path;
  const typed = origin.trim();
  if (typed === "") return FALLBACK + path;
  const url = URL.parse?.(typed.includes("://") ? typed : `https://${typed}`) ?? parsed(typed);
  return (url === null || url.origin === "null" ? FALLBACK : url.origin) + path;
}

/** Where URL.parse is not known yet. */
function parsed(typed: string): URL | null {
  try {
    return new URL(typed.includes("://") ? typed : `https://${typed}`);
  } catch {
    return null;
  }
}

/** A crawler that shares the fate: one of the names, or where that is `*`, one that no name in the file is in. */
export function agentOf(agents: readonly string[], named: readonly string[]): string {
  const own = agents.find((agent) => agent !== "*" && agent !== "");
  if (own !== undefined) return own;
  const names = named.map((name) => name.toLowerCase()).filter((name) => name !== "*" && name !== "");
  return UNNAMED.find((one) => !names.some((name) => one.toLowerCase().includes(name) || name.includes(one.toLowerCase()))) ?? UNNAMED[0]!;
}
