/**
 * `npx tsx scripts/check-reading.ts`: how hard the built guides are to read. Fails where one is harder than we promise.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { load } from "cheerio";
import { fileOfPage } from "../src/build/finish/page-files";
import { guidePath } from "../src/site/routes";
import { built } from "./lib/built";
import { HARDEST_GRADE, LONGEST_AVERAGE, readability, readingText } from "./lib/readability";
import { readContent } from "./lib/read-content";
import { runCommand } from "./lib/run.mjs";

void runCommand(() => {
  parseArgs();
  const guides = readContent(process.cwd()).guides.map(({ name }) => guidePath(name));
  let tooHard = 0;
  console.log(`${"Page".padEnd(44)}  Words Sentence  Grade`);
  for (const page of guides) {
    const $ = load(readFileSync(built("public", fileOfPage(page)), "utf8"));
    const { words, wordsPerSentence, grade, hard } = readability(readingText($));
    tooHard += Number(hard);
    const figures = [String(words).padStart(6), wordsPerSentence.toFixed(1).padStart(9), grade.toFixed(1).padStart(6)];
    console.log([page.padEnd(44), ...figures, hard ? "too hard" : ""].join(" "));
  }
  console.log(
    `\nA guide has grade ${HARDEST_GRADE} at most (Flesch-Kincaid), and ${LONGEST_AVERAGE} words a sentence on average: ` +
      `${guides.length - tooHard} of ${guides.length} do.`,
  );
  return tooHard > 0 || guides.length === 0 ? 1 : 0;
});
