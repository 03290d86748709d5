// Views by address: #trace, #compare, #crawlers, #outages, #selftest, nothing for Inspect. Other fragments are places on the Inspect view.

import { t } from "./i18n.ts";
import { state, update, type ViewName } from "./state.ts";

const scrolled = new Map<ViewName, number>();
const titles: Record<ViewName, string> = { inspect: "page-title", trace: "title-trace", compare: "title-compare", crawlers: "title-crawlers", outages: "title-outages", selftest: "title-selftest" };
const fragment = (): string => location.hash.slice(1);

const viewOf = (hash: string): ViewName => (hash !== "inspect" && hash in titles ? hash as ViewName : "inspect");

function show(view: ViewName): void {
  for (const name of Object.keys(titles) as ViewName[]) document.getElementById(`view-${name}`)!.hidden = name !== view;
  for (const link of document.querySelectorAll<HTMLElement>(".views a")) {
    // The trace belongs to Inspect: it is one answer of it in full.
    const current = link.dataset["view"] === (view === "trace" ? "inspect" : view);
    if (current) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  // One question for two views: the form moves, with what was typed in it.
  const form = document.getElementById("question")!;
  if (view === "trace") document.getElementById("trace-ask")!.append(form);
  else document.getElementById("question-home")!.prepend(form);
  entitle();
}

/** The title of the view, in the language of the page. */
export function entitle(): void {
  document.title = t(titles[state.view]);
}

const focusHeading = (view: ViewName): void => document.querySelector<HTMLElement>(`#view-${view} h1`)!.focus({ preventScroll: true });

function go(): void {
  const hash = fragment();
  const view = viewOf(hash);
  if (view !== state.view) {
    scrolled.set(state.view, scrollY);
    update({ view });
    show(view);
    focusHeading(view);
    scrollTo(0, scrolled.get(view) ?? 0);
  }
  if (hash !== view && hash !== "") document.getElementById(hash)?.scrollIntoView();
}

export function openView(view: ViewName): void {
  if (view !== state.view) location.hash = view === "inspect" ? "" : view;
  go();
}

/** The row of views fades at its end only where there is more to scroll to. */
function listenToEnd(): void {
  const views = document.querySelector(".views")!;
  const fade = (): void => void views.classList.toggle("at-end", views.scrollLeft + views.clientWidth > views.scrollWidth - 2);
  views.addEventListener("scroll", fade, { passive: true });
  new ResizeObserver(fade).observe(views);
}

export function listen(): void {
  listenToEnd();
  addEventListener("hashchange", go);
  const view = viewOf(fragment());
  entitle();
  if (view !== "inspect") {
    update({ view });
    show(view);
    // Not before the browser itself has followed the fragment: that takes the focus along.
    addEventListener("load", () => { if (document.activeElement === document.body) focusHeading(view); }, { once: true });
  }
}
