// What went wrong on the page, counted where tests can read it.

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
