import { readFileSync } from "node:fs";
import path from "node:path";
import { fileOfPage } from "../../src/build/finish/page-files";
import { ROUTES } from "../../src/site/routes";

/** What stands for one card in the HTML of the pages that show the whole catalogue. */
const CARD_MARKS = [
  { page: ROUTES.offers.path, what: "articles", mark: /<article\b/g },
  { page: ROUTES.compare.path, what: "checkboxes", mark: /<input\b[^>]*\btype="checkbox"/g },
];

/**
 * Throws if the HTML of a built site leaves out any of `count` cards: a page that shows some at first and the others later
 * answers faster than one that is complete.
 */
export function assertComplete(folder: string, count: number): void {
  for (const { page, what, mark } of CARD_MARKS) {
    const html = readFileSync(path.join(folder, "public", fileOfPage(page)), "utf8");
    const found = [...html.matchAll(mark)].length;
    if (found !== count) throw new Error(`The HTML of ${page} has ${found} ${what} for ${count} cards.`);
  }
}
