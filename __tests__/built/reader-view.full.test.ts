/** @jest-environment jsdom */
import { Readability } from "@mozilla/readability";
import { GUIDES } from "../support/content";
import { builtText } from "./support/public-folder";

/** Guides as a browser's reader view shows them, by the library of Firefox. */

const words = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();

/** Parts of a page that are no part of its article: a notice, our own notes, tools. */
const APART = "header, noscript, [data-ad-slot], [data-island]";

function readerView(name: string) {
  const page = new DOMParser().parseFromString(builtText(`guides/${name}.html`), "text/html");
  const textsOf = (selector: string) =>
    [...page.querySelectorAll(`article ${selector}`)]
      .filter((part) => !part.closest(APART))
      .map((part) => words(part.textContent));
  const own = {
    // The library leaves the article's first heading out, as the title, and may join short lines.
    texts: [...textsOf("p"), ...textsOf("section > h2")].filter((text) => text.length > 20),
    definitions: textsOf("[popover]"),
    captions: textsOf("figcaption"),
  };
  return { ...own, read: words(new Readability(page).parse()?.textContent) };
}

test.each(GUIDES.map(({ name }) => name))("%s reads as on its page", (name) => {
  const { read, texts, definitions, captions } = readerView(name);
  expect(texts.length).toBeGreaterThan(10);
  expect(definitions.length).toBeGreaterThan(0);
  // Terms stay in their sentences, and definitions are outside of them.
  expect(texts.filter((text) => !read.includes(text))).toEqual([]);
  expect(definitions.filter((text) => !read.includes(text))).toEqual([]);
  // A chart is read once.
  expect(captions.filter((text) => read.split(text).length !== 2)).toEqual([]);
});
