import { load } from "cheerio";

/** What readers find changed in two built sites: every page is compared, whatever its text is made of. */

/** A line that reads differently in a place, such as `/guides/improve-credit-score#what-counts`; null where there is none. */
export type TextChange = { path: string; before: string | null; after: string | null };

/** What ends a line of a page's text. */
const BLOCKS =
  "title, h1, h2, h3, h4, h5, h6, p, li, dt, dd, tr, caption, figcaption, summary, label, button, option, div";

/** A page's title and the text of its `<main>`, line by line as it is read. */
function linesOfPage(html: string): string[] {
  const $ = load(html);
  $("script, style, template").remove();
  $("td, th").append(" ");
  $(BLOCKS).prepend("\n").append("\n");
  return `${$("head title").text()}\n${$("main").text()}`
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "");
}

/**
 * Of each page whose text differs in two sites, given as HTML by address, the first line that does; in the order of the
 * addresses.
 */
export function changedTexts(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): TextChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((path) => {
    const [old, now] = [linesOfPage(before.get(path) ?? ""), linesOfPage(after.get(path) ?? "")];
    const same = now.findIndex((line, index) => line !== old[index]);
    const at = same < 0 ? now.length : same;
    if (at === now.length && at === old.length) return [];
    return [{ path, before: old[at] ?? null, after: now[at] ?? null }];
  });
}
