/** `npx tsx scripts/check-size.ts`: what every page of the finished site weighs, as a table; fails where one is too heavy. */
import { readFileSync, readdirSync } from "node:fs";
import { fileOfPage } from "../src/build/finish/page-files";
import { ISLANDS_FOLDER, NOT_FOUND_PATH, ROUTES, guidePath } from "../src/site/routes";
import { built } from "./lib/built";
import { readOptions, runCommand } from "./lib/options.mjs";
import { LIMITS, advice, excesses, excessesOnUse, gzip, pageSize } from "./lib/page-size";
import { readContent } from "./lib/read-content";

const read = (...names: string[]) => readFileSync(built("public", ...names), "utf8");

/** The script files of the site, and the search index. */
const loadableFiles = () =>
  [ISLANDS_FOLDER, "search"]
    .flatMap((folder) => readdirSync(built("public", folder)).map((name) => `${folder}/${name}`))
    .filter((name) => !name.endsWith(".txt"));

const line = (route: string, figures: readonly string[], note: string) =>
  `${route.padEnd(44)} ${figures.map((figure) => figure.padStart(9)).join(" ")}  ${note}`.trimEnd();

const inWords = (bytes: number) => bytes.toLocaleString("en-US");

void runCommand(() => {
  readOptions("npx tsx scripts/check-size.ts");
  const guides = readContent(process.cwd()).guides.map(({ name }) => guidePath(name));
  const routes = [...Object.values(ROUTES).map((route) => route.path), ...guides, NOT_FOUND_PATH];

  console.log(line("Page", ["HTML br", "inline", "files gz"], ""));
  const firstViews = new Set<string>();
  let faults = 0;
  for (const route of routes) {
    const size = pageSize(read(fileOfPage(route)), read);
    for (const file of size.files) firstViews.add(file);
    const notes = excesses(size);
    faults += notes.length;
    const figures = [size.html, size.inlineScript, size.scripts].map(inWords);
    console.log(line(route, figures, [...notes, ...advice(size)].join("; ")));
  }

  console.log(`\n${line("Loaded only on use", ["", "", "file gz"], "")}`);
  for (const file of loadableFiles().filter((name) => !firstViews.has(name))) {
    const bytes = gzip(read(file));
    const notes = excessesOnUse(bytes);
    faults += notes.length;
    console.log(line(file, ["", "", inWords(bytes)], notes.join("; ")));
  }

  const [html, reading, tool, onUse] = [LIMITS.html, LIMITS.readingScript, LIMITS.toolScript, LIMITS.onUse].map(
    inWords,
  );
  console.log(
    `\nBytes. At most: HTML ${html}; script of a page that is only read ${reading}; of a tool page ${tool}; a file\n` +
      `that is loaded only on use ${onUse}.`,
  );
  return faults > 0 || guides.length === 0 ? 1 : 0;
});
