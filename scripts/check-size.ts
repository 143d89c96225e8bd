import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { componentScripts } from "../src/build/finish/component-scripts";
import { readContentFiles } from "../src/content/content-files";
import { checkContent } from "../src/content/gate";
import { ROUTES, guidePath, kindOf } from "../src/site/routes";
import { LIMITS, excesses, pageSize } from "./lib/page-size";

/** `npm run check:size`: what every page of the finished site weighs, as a table; fails where one is too heavy. */

const OUTPUT = "public";

const read = (...names: string[]) => readFileSync(path.join(OUTPUT, ...names), "utf8");

/** Where the finishing pass keeps what Gatsby wrote for its next build. */
const scriptsOf = componentScripts(path.join(".cache", "original-pages"));

const pageDataSchema = z.looseObject({ componentChunkName: z.string() });

/** The script files of a tool page's component. */
function scriptsOfPage(route: string): string[] {
  const { componentChunkName } = pageDataSchema.parse(JSON.parse(read("page-data", route, "page-data.json")));
  return scriptsOf(componentChunkName);
}

const { content } = checkContent(readContentFiles(process.cwd()));
const guides = (content?.guides ?? []).map(({ name }) => guidePath(name));
const routes = [...Object.values(ROUTES).map((route) => route.path), ...guides, "/404"];

const line = (route: string, figures: readonly string[], note: string) =>
  `${route.padEnd(44)} ${figures.map((figure) => figure.padStart(9)).join(" ")}  ${note}`.trimEnd();

console.log(line("Page", ["HTML br", "inline", "files gz"], ""));
let faults = 0;
for (const route of routes) {
  const kind = kindOf(route);
  const html = read(route === "/" ? "index.html" : `${route}.html`);
  const size = pageSize(html, kind === "tool" ? scriptsOfPage(route) : [], read);
  const notes = excesses(size, kind);
  faults += notes.length;
  const figures = [size.html, size.inlineScript, size.scripts].map((bytes) => bytes.toLocaleString("en-US"));
  console.log(line(route, figures, notes.join("; ")));
}
const [html, reading, tool] = [LIMITS.html, LIMITS.readingScript, LIMITS.toolScript].map((bytes) =>
  bytes.toLocaleString("en-US"),
);
console.log(`\nBytes. At most: HTML ${html}; script of a page that is only read ${reading}; of a tool page ${tool}.`);
if (faults > 0 || guides.length === 0) process.exitCode = 1;
