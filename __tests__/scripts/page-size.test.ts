import { gzipSync } from "node:zlib";
import { LIMITS, pageSize, tooLarge } from "../../scripts/lib/page-size";

const SCRIPTS: Record<string, string> = { "entry.js": "one();", "tool.js": "two();" };
const readScript = (file: string) => SCRIPTS[file] ?? "";
const gzip = (file: string) => gzipSync(readScript(file), { level: 9 }).length;

const READING = `<script type="application/ld+json">{"@type":"WebSite"}</script><script>ab()</script>
<script type="speculationrules">{}</script>`;
const TOOL = `${READING}<div data-island="Tool"></div><script type="application/json">{}</script>
<script type="module" src="/entry.js"></script><link rel="modulepreload" href="/tool.js"><link rel="modulepreload" href="/tool.js">`;

test("a page's scripts are the files that it names, each once", () => {
  const { files, scripts } = pageSize(TOOL, readScript);
  expect([files, scripts]).toEqual([["entry.js", "tool.js"], gzip("entry.js") + gzip("tool.js")]);
  expect(pageSize(READING, readScript).files).toEqual([]);
});

test("a page with an island is a tool", () => {
  expect([READING, TOOL].map((page) => pageSize(page, readScript).isTool)).toEqual([false, true]);
});

test("what stands within the page counts, but for what is no script to a browser", () => {
  expect(pageSize(TOOL, readScript).inlineScript).toBe("ab()".length + "{}".length);
});

test("a page within its limits says nothing, and one beyond them says what is too much", () => {
  const reading = { isTool: false, html: LIMITS.html, inlineScript: LIMITS.readingScript, scripts: 0 };
  const tool = { ...reading, isTool: true, scripts: LIMITS.toolScript };
  expect([tooLarge(reading), tooLarge(tool)]).toEqual([[], []]);
  expect(tooLarge({ ...reading, html: LIMITS.html + 1 })).toEqual(["too much HTML"]);
  expect(tooLarge({ ...reading, scripts: 1 })).toEqual(["too much script"]);
  expect(tooLarge({ ...tool, scripts: LIMITS.toolScript + 1 })).toEqual(["too much script"]);
});
