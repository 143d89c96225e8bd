/**
 * `npx tsx scripts/check-reading.ts`: how hard the built guides are to read. Fails where one is harder than we promise. The legal
 * pages and the page about us are shown for comparison.
 */
import { readFileSync } from "node:fs";
import { load } from "cheerio";
import { fileOfPage } from "../src/build/finish/page-files";
import { guidePath } from "../src/site/routes";
import { built } from "./lib/built";
import { readOptions, runCommand } from "./lib/options.mjs";
import { HARDEST_GRADE, LONGEST_AVERAGE, type Readability, readability, readingText } from "./lib/readability";
import { readContent } from "./lib/read-content";

const ALSO_SHOWN = ["/about", "/privacy", "/terms", "/disclaimer"];

function measure(page: string): Readability {
  return readability(readingText(load(readFileSync(built("public", fileOfPage(page)), "utf8"))));
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

void runCommand(() => {
  readOptions("npx tsx scripts/check-reading.ts");
  const guides = readContent(process.cwd()).guides.map(({ name }) => guidePath(name));
  const measured = guides.map((page) => ({ page, result: measure(page) }));
  console.log(`${"Page".padEnd(44)}  Words Sentence  Grade`);
  for (const { page, result } of measured) console.log(row(page, result, true));
  for (const page of ALSO_SHOWN) console.log(row(page, measure(page), false));

  const hard = measured.filter(({ result }) => result.hard).length;
  console.log(
    `\nA guide has grade ${HARDEST_GRADE} at most (Flesch-Kincaid), and ${LONGEST_AVERAGE} words a sentence on average: ` +
      `${measured.length - hard} of ${measured.length} do.`,
  );
  return hard > 0 || measured.length === 0 ? 1 : 0;
});
