import { ISLANDS_FOLDER } from "../../src/site/routes";
import { LIMITS, gzip, pageSize, tooLarge } from "../../scripts/lib/page-size";
import { ALL_PAGES } from "./support/pages";
import { builtFiles, builtText } from "./support/public-folder";

const SIZES = ALL_PAGES.map(({ route, html }) => ({ route, ...pageSize(html, builtText) }));

test.each(SIZES)(
  "$route is light: $html bytes of HTML (brotli), $scripts of scripts, $props of props (gzip)",
  (size) => {
    expect(tooLarge(size)).toEqual([]);
  },
);

const FIRST = SIZES.flatMap(({ files }) => files);
const ON_USE = builtFiles()
  .filter((file) => [`${ISLANDS_FOLDER}/`, "search/"].some((folder) => file.startsWith(folder)))
  .filter((file) => !FIRST.includes(file) && !/\.txt$|Tool-\w+\.json$/.test(file))
  .map((file) => ({ file, bytes: gzip(builtText(file)) }));

test.each(ON_USE)("$file, which is loaded only on use, is light: $bytes bytes (gzip)", ({ bytes }) => {
  expect(bytes).toBeLessThanOrEqual(LIMITS.onUse);
});

const FILES: Record<string, string> = { "react.js": "one();", "tool.js": "two();", "tool.json": '{"a":1}' };
const read = (file: string) => FILES[file] ?? "";

const READING = `<script type="application/ld+json">{"@type":"WebSite"}</script><script>ab()</script>
<script type="speculationrules">{}</script>`;
const TOOL = `${READING}<div data-island="Tool" data-until="load" data-src="/react.js /tool.js" data-props="/tool.json"></div>
<div data-island="Form" data-until="use" data-src="/react.js /form.js"></div>`;

test("a page's scripts and props are those of the tools that don't wait until they are used, each once", () => {
  const { files, scripts, props } = pageSize(TOOL + TOOL, read);
  expect([files, scripts]).toEqual([["react.js", "tool.js"], gzip("one();") + gzip("two();")]);
  expect(props).toBe(gzip('{"a":1}'));
  expect(pageSize(READING, read).files).toEqual([]);
});

test("a page with an island is a tool", () => {
  expect([READING, TOOL].map((page) => pageSize(page, read).isTool)).toEqual([false, true]);
});

test("what stands within the page counts, but for what is no script to a browser", () => {
  expect(pageSize(TOOL, read).inlineScript).toBe("ab()".length + "{}".length);
});

test("a page within its limits says nothing, and one beyond them says what is too much", () => {
  const reading = { isTool: false, html: LIMITS.html, inlineScript: LIMITS.readingScript, scripts: 0, props: 0 };
  const tool = { ...reading, isTool: true, html: LIMITS.toolHtml, scripts: LIMITS.toolScript, props: LIMITS.props };
  expect([tooLarge(reading), tooLarge(tool)]).toEqual([[], []]);
  expect(tooLarge({ ...reading, html: LIMITS.html + 1 })).toEqual(["too much HTML"]);
  expect(tooLarge({ ...tool, html: LIMITS.toolHtml + 1 })).toEqual(["too much HTML"]);
  expect(tooLarge({ ...reading, scripts: 1 })).toEqual(["too much script"]);
  expect(tooLarge({ ...tool, scripts: LIMITS.toolScript + 1 })).toEqual(["too much script"]);
  expect(tooLarge({ ...tool, props: LIMITS.props + 1 })).toEqual(["too much for its tools"]);
});
