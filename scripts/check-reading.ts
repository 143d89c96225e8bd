import { readFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { readContentFiles } from "../src/content/content-files";
import { checkContent } from "../src/content/gate";
import { GUIDES_PREFIX } from "../src/site/routes";
import { HARDEST_GRADE, LONGEST_AVERAGE, type Readability, readability, readingText } from "./lib/readability";

/**
 * `npm run check:reading`: how hard the built guides are to read. Fails where one is harder than we promise. The legal
 * pages and the page about us are shown for comparison.
 */

const ALSO_SHOWN = ["about", "privacy", "terms", "disclaimer"];

const { content } = checkContent(readContentFiles(process.cwd()));
const guides = (content?.guides ?? []).map(({ name }) => `${GUIDES_PREFIX}${name}`.slice(1));

function measure(page: string): Readability {
  return readability(readingText(load(readFileSync(path.join("public", `${page}.html`), "utf8"))));
}

function row(page: string, { grade, wordsPerSentence, words, hard }: Readability, enforced: boolean): string {
  const verdict = enforced && hard ? "too hard" : "";
  return [
    page.padEnd(44),
    String(words).padStart(6),
    wordsPerSentence.toFixed(1).padStart(9),
    grade.toFixed(1).padStart(6),
    verdict,
  ].join(" ");
}

console.log(`${"Page".padEnd(44)}  Words Sentence  Grade`);
const measured = guides.map((page) => ({ page, result: measure(page) }));
for (const { page, result } of measured) console.log(row(page, result, true));
for (const page of ALSO_SHOWN) console.log(row(page, measure(page), false));

const hard = measured.filter(({ result }) => result.hard).length;
console.log(
  `\nA guide has grade ${HARDEST_GRADE} at most (Flesch-Kincaid), and ${LONGEST_AVERAGE} words a sentence on average: ` +
    `${measured.length - hard} of ${measured.length} do.`,
);
if (hard > 0 || measured.length === 0) process.exitCode = 1;
