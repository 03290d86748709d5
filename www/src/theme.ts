// The system decides on light or dark; the button overrules it and is remembered in this browser.

const KEY = "robotscope-theme";
const root = document.documentElement;
const system = matchMedia("(prefers-color-scheme: dark)");

const isDark = (): boolean => (root.dataset["theme"] === undefined ? system.matches : root.dataset["theme"] === "dark");

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function listen(): void {
  const button = document.getElementById("theme")!;
  const show = (): void => button.setAttribute("aria-pressed", String(isDark()));
  const before = stored();
  if (before === "dark" || before === "light") root.dataset["theme"] = before;
  button.addEventListener("click", () => {
    const theme = isDark() ? "light" : "dark";
    root.dataset["theme"] = theme;
    show();
    try {
      localStorage.setItem(KEY, theme);
    } catch {
      // Storage is switched off: the choice lasts as long as the page.
    }
  });
  system.addEventListener("change", show);
  show();
}
