/** `npx tsx scripts/bench/bytes.ts`: what each page of the last build weighs, as Markdown. `npm test` holds the limits. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileOfPage } from "../../src/build/finish/page-files";
import { ROUTES, cardPath, guidePath } from "../../src/site/routes";
import { built } from "../lib/built";
import { head, measuredHere, row } from "../lib/measuring";
import { LIMITS, pageSize } from "../lib/page-size";
import { readContent } from "../lib/read-content";
import { ROOT, runCommand } from "../lib/run.mjs";

void runCommand(() => {
  const { cards, guides } = readContent(ROOT);
  const read = (file: string) => readFileSync(path.join(built(ROOT, "public"), file), "utf8");
  console.log(`\`npx tsx scripts/bench/bytes.ts\`, ${measuredHere()}\n`);
  console.log(head("Page", "HTML with its style (brotli)", "Scripts of the first view (gzip)", "Their props (gzip)"));
  for (const route of [
    ...Object.values(ROUTES).map((one) => one.path),
    ...cards.map(({ id }) => cardPath(id)),
    ...guides.map(({ name }) => guidePath(name)),
  ]) {
    const { html, scripts, props } = pageSize(read(fileOfPage(route)), read);
    console.log(row(route, html, scripts, props));
  }
  console.log(
    `\nThe limits: ${LIMITS.toolHtml} bytes of HTML where a tool loads with the page and ${LIMITS.html} elsewhere, ${LIMITS.toolScript} of scripts, ${LIMITS.props} of props.`,
  );
});
