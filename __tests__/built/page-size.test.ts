import { ISLANDS_FOLDER } from "../../src/site/routes";
import { gzip, pageSize } from "../../scripts/lib/page-size";
import { CARDS, GUIDES, SITE } from "../support/content";
import { ALL_PAGES } from "./support/pages";
import { builtFiles, builtText } from "./support/public-folder";

const SIZES = ALL_PAGES.map(({ route, html }) => ({ route, ...pageSize(html, builtText) }));

/** Bytes that an ad network adds to a page: its script, and the bar that asks for consent. */
const NETWORK = SITE.ads.provider === "script" ? { html: 1_400, script: 2_100 } : { html: 0, script: 0 };

/** Bytes that a page may cost a visitor's line: kB are 1,000 of them. */
const LIMITS = {
  /** Brotli, with the style sheet; editors write guides of any length. */
  html: 20_000 + NETWORK.html,
  /** The same where a tool loads with the page: of ten cards, 18,500. */
  toolHtml: 12_500 + 600 * CARDS.length + NETWORK.html,
  /** Plain, on a page that is only read. */
  readingScript: 2_100 + NETWORK.script,
  /** Gzip, of all that a page with tools loads before it is used. */
  toolScript: 62_500,
  /** Gzip, of the props of the tools that load with the page: of ten cards, 6,000. */
  props: 4_000 + 200 * CARDS.length,
  /** Gzip, of each file that is loaded only on use. */
  onUse: 40_000,
  /** The same of the guides' texts, which the search reads: of fifteen guides, 40,000. */
  search: 10_000 + 2_000 * GUIDES.length,
};

test.each(SIZES)(
  "keeps $route light: $html bytes of HTML (brotli), $scripts of scripts, $props of props (gzip)",
  ({ isTool, html, inlineScript, scripts, props }) => {
    expect(html).toBeLessThanOrEqual(isTool && scripts > 0 ? LIMITS.toolHtml : LIMITS.html);
    const script = isTool ? scripts : inlineScript + scripts;
    expect(script).toBeLessThanOrEqual(isTool ? LIMITS.toolScript : LIMITS.readingScript);
    expect(props).toBeLessThanOrEqual(LIMITS.props);
  },
);

const FIRST = SIZES.flatMap(({ files }) => files);
const ON_USE = builtFiles()
  .filter((file) => [`${ISLANDS_FOLDER}/`, "search.json"].some((folder) => file.startsWith(folder)))
  .filter((file) => !FIRST.includes(file) && !/\.txt$|Tool-\w+\.json$/.test(file))
  .map((file) => ({ file, bytes: gzip(builtText(file)) }));

test.each(ON_USE)("keeps $file light, which is loaded only on use: $bytes bytes (gzip)", ({ file, bytes }) => {
  expect(bytes).toBeLessThanOrEqual(file === "search.json" ? LIMITS.search : LIMITS.onUse);
});

const FILES: Record<string, string> = { "react.js": "one();", "tool.js": "two();", "tool.json": '{"a":1}' };
const read = (file: string) => FILES[file] ?? "";

const READING = `<script type="application/ld+json">{"@type":"WebSite"}</script><script>ab()</script>
<script type="speculationrules">{}</script>`;
const TOOL = `${READING}<div data-island="Tool" data-until="load" data-src="/react.js /tool.js" data-props="/tool.json"></div>
<div data-island="Form" data-until="use" data-src="/react.js /form.js"></div>`;

test("counts scripts and props of the tools that don't wait, each once", () => {
  const { files, scripts, props } = pageSize(TOOL + TOOL, read);
  expect([files, scripts]).toEqual([["react.js", "tool.js"], gzip("one();") + gzip("two();")]);
  expect(props).toBe(gzip('{"a":1}'));
  expect(pageSize(READING, read)).toMatchObject({ isTool: false, inlineScript: "ab(){}".length, files: [] });
});
