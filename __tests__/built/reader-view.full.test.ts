/** @jest-environment jsdom */
import { Readability } from "@mozilla/readability";
import { GUIDES } from "../support/content";
import { builtText } from "./support/public-folder";

/** Guides as a browser's reader view shows them, by the library of Firefox. */

const words = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();

function readerView(name: string) {
  const page = new DOMParser().parseFromString(builtText(`guides/${name}.html`), "text/html");
  const textsOf = (selector: string) =>
    // The guide's text follows its contents.
    [...page.querySelectorAll(`main > article nav + div ${selector}`)]
      .filter((part) => !part.closest("[data-ad-slot]"))
      .map((part) => words(part.textContent));
  const own = {
    texts: [...textsOf("p"), ...textsOf("section > h2")],
    definitions: textsOf("[popover]"),
    captions: textsOf("figcaption"),
  };
  return { ...own, read: words(new Readability(page).parse()?.textContent) };
}

test.each(GUIDES.map(({ name }) => name))("reads %s in a reader view as on its page", (name) => {
  const { read, texts, definitions, captions } = readerView(name);
  expect(texts).not.toEqual([]);
  // Terms stay in their sentences, and definitions are outside of them.
  expect(texts.filter((text) => !read.includes(text))).toEqual([]);
  expect(definitions.filter((text) => !read.includes(text))).toEqual([]);
  // A chart is read once.
  expect(captions.filter((text) => read.split(text).length !== 2)).toEqual([]);
});
