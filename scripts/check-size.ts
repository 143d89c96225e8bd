/** `npm run check:size`: what every page of the finished site weighs, as a table; fails where one is too heavy. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { STATS_FILE, componentScripts } from "../src/build/finish/component-scripts";
import { fileOfPage } from "../src/build/finish/page-files";
import { NOT_FOUND_PATH, ROUTES, guidePath, kindOf } from "../src/site/routes";
import { built } from "./lib/built";
import { readOptions, runCommand } from "./lib/options.mjs";
import { LIMITS, excesses, pageSize } from "./lib/page-size";
import { readContent } from "./lib/read-content";

/** Where the finishing pass keeps what Gatsby wrote for its next build. */
const ORIGINALS = ".cache/original-pages";

const read = (...names: string[]) => readFileSync(built("public", ...names), "utf8");

const pageDataSchema = z.looseObject({ componentChunkName: z.string() });

/** The name of the component that a tool page is drawn by. */
function componentOf(route: string): string {
  return pageDataSchema.parse(JSON.parse(read("page-data", route, "page-data.json"))).componentChunkName;
}

const line = (route: string, figures: readonly string[], note: string) =>
  `${route.padEnd(44)} ${figures.map((figure) => figure.padStart(9)).join(" ")}  ${note}`.trimEnd();

const inWords = (bytes: number) => bytes.toLocaleString("en-US");

void runCommand(() => {
  readOptions("check:size");
  const guides = readContent(process.cwd()).guides.map(({ name }) => guidePath(name));
  const routes = [...Object.values(ROUTES).map((route) => route.path), ...guides, NOT_FOUND_PATH];
  const scriptsOf = componentScripts(path.dirname(built(ORIGINALS, STATS_FILE)));

  console.log(line("Page", ["HTML br", "inline", "files gz"], ""));
  let faults = 0;
  for (const route of routes) {
    const kind = kindOf(route);
    const size = pageSize(read(fileOfPage(route)), kind === "tool" ? scriptsOf(componentOf(route)) : [], read);
    const notes = excesses(size, kind);
    faults += notes.length;
    console.log(line(route, [size.html, size.inlineScript, size.scripts].map(inWords), notes.join("; ")));
  }
  const [html, reading, tool] = [LIMITS.html, LIMITS.readingScript, LIMITS.toolScript].map(inWords);
  console.log(`\nBytes. At most: HTML ${html}; script of a page that is only read ${reading}; of a tool page ${tool}.`);
  return faults > 0 || guides.length === 0 ? 1 : 0;
});
