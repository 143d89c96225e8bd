/** `npx tsx scripts/bench/bytes.ts`: bytes of each page of the last build. `npm test` holds the limits. */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { pageSize } from "../lib/page-size";
import { runCommand } from "../lib/run.mjs";

void runCommand(() => {
  const read = (file: string) => readFileSync(path.join("public", file), "utf8");
  console.log("| Page | HTML with its style (brotli) | Scripts of the first view (gzip) | Their props (gzip) |");
  console.log("| --- | --: | --: | --: |");
  const files = readdirSync("public", { recursive: true, encoding: "utf8" }).sort();
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    const { html, scripts, props } = pageSize(read(file), read);
    console.log(`| /${file.replace(/(?:^index)?\.html$/, "")} | ${html} | ${scripts} | ${props} |`);
  }
});
