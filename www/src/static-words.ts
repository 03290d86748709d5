// The words that the page's own markup says, in another language. The build writes them and leaves beside each
// the key it came from, so they are typed once and here need only to be asked for again.

import { render } from "lit-html";
import { rich, t } from "./i18n.ts";

const ATTRIBUTES = ["aria-label", "content", "placeholder"];

export function renewStaticWords(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-words]")) {
    const words = document.createDocumentFragment();
    render(rich(element.dataset["words"]!), words);
    element.replaceChildren(words);
  }
  for (const name of ATTRIBUTES) {
    const mark = `data-words-${name}`;
    for (const element of document.querySelectorAll(`[${mark}]`)) element.setAttribute(name, t(element.getAttribute(mark)!));
  }
}
