import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileOfPage } from "../../src/build/finish/page-files";
import { ROUTES } from "../../src/site/routes";
import { copyProject } from "../lib/copy-project.mjs";
import { ROOT, run } from "../lib/run.mjs";
import { type ContentSize, largeContent } from "./large-content";

/** Makes a copy of the project that holds so much content, not built yet, and gives its folder. */
export function copyWithContent(size: ContentSize, seed: number): string {
  const files = largeContent(ROOT, size, seed);
  const folder = mkdtempSync(path.join(tmpdir(), "plainrate-large-"));
  copyProject(ROOT, folder);
  for (const { file, text } of files) writeFileSync(path.join(folder, file), text);
  return folder;
}

/** Builds a copy of the project whose catalogue holds `count` cards, and gives its folder. Throws if the build fails. */
export async function buildLargeCatalogue(count: number, seed: number): Promise<string> {
  const folder = copyWithContent({ cards: count }, seed);
  const code = await run(["npm", "run", "build", "--prefix", folder]);
  if (code !== 0) throw new Error(`The catalogue of ${count} cards could not be built: ${folder}`);
  return folder;
}

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

export function removeCatalogue(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
