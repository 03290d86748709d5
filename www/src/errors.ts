// What went wrong on the page, counted where tests can read it.

import { useCatalogue } from "./i18n.ts";

const root = document.documentElement;

export function count(): void {
  root.dataset["errors"] = String(Number(root.dataset["errors"] ?? 0) + 1);
}

export function listen(): void {
  root.dataset["errors"] = "0";
  addEventListener("error", count);
  addEventListener("unhandledrejection", count);
  document.addEventListener("securitypolicyviolation", count);
}

/** A word that the catalogue does not have is a fault of ours, not of the person reading. */
export function loadWords(): void {
  const files = import.meta.glob<string>("../locales/en/*.ftl", { query: "?raw", import: "default", eager: true });
  useCatalogue("en", Object.values(files), (key) => {
    count();
    console.error(`no words for ${key}`);
  });
}
