/** `npx tsx scripts/check-size.ts`: what every page of the finished site weighs, as a table; fails where one is too heavy. */
import { readFileSync, readdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { fileOfPage } from "../src/build/finish/page-files";
import { ISLANDS_FOLDER, NOT_FOUND_PATH, ROUTES, cardPath, guidePath } from "../src/site/routes";
import { built } from "./lib/built";
import { LIMITS, gzip, pageSize, tooLarge } from "./lib/page-size";
import { readContent } from "./lib/read-content";
import { runCommand } from "./lib/run.mjs";

const read = (file: string) => readFileSync(built("public", file), "utf8");

const inWords = (bytes: number) => bytes.toLocaleString("en-US");

void runCommand(() => {
  parseArgs();
  const content = readContent(process.cwd());
  const guides = content.guides.map(({ name }) => guidePath(name));
  const cards = content.cards.map(({ id }) => cardPath(id));
  const firstViews = new Set<string>();
  let faults = 0;
  const print = (name: string, figures: readonly number[], notes: readonly string[]) => {
    faults += notes.length;
    const cells = figures.map((figure) => inWords(figure).padStart(9)).join(" ");
    console.log(`${name.padEnd(44)} ${cells}  ${notes.join("; ")}`.trimEnd());
  };

  console.log(`${"Page".padEnd(45)}  HTML br    inline  files gz`);
  for (const route of [...Object.values(ROUTES).map(({ path }) => path), ...guides, ...cards, NOT_FOUND_PATH]) {
    const size = pageSize(read(fileOfPage(route)), read);
    for (const file of size.files) firstViews.add(file);
    print(route, [size.html, size.inlineScript, size.scripts], tooLarge(size));
  }
  console.log("\nLoaded only on use, files gz");
  for (const folder of [ISLANDS_FOLDER, "search"]) {
    for (const file of readdirSync(built("public", folder)).map((name) => `${folder}/${name}`)) {
      if (file.endsWith(".txt") || firstViews.has(file)) continue;
      const bytes = gzip(read(file));
      print(file, [bytes], bytes > LIMITS.onUse ? ["too large"] : []);
    }
  }
  console.log(
    `\nBytes. At most: HTML ${inWords(LIMITS.html)}; script of a page that is only read ${inWords(LIMITS.readingScript)}; ` +
      `of a tool page ${inWords(LIMITS.toolScript)}; a file that is loaded only on use ${inWords(LIMITS.onUse)}.`,
  );
  return faults > 0 || guides.length === 0 ? 1 : 0;
});
