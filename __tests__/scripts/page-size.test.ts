import { gzipSync } from "node:zlib";
import { LIMITS, advice, excesses, excessesOnUse, pageSize } from "../../scripts/lib/page-size";

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
  expect([READING, TOOL].map((page) => pageSize(page, readScript).kind)).toEqual(["reading", "tool"]);
});

test("what stands within the page counts, but for what is no script to a browser", () => {
  expect(pageSize(TOOL, readScript).inlineScript).toBe("ab()".length + "{}".length);
});

const READ = { kind: "reading", html: LIMITS.html, inlineScript: LIMITS.readingScript, scripts: 0 } as const;

test("a page within its limits says nothing, and one beyond them says by how much", () => {
  const tool = { ...READ, kind: "tool" } as const;
  expect(excesses(READ)).toEqual([]);
  expect(excesses({ ...READ, html: LIMITS.html + 10 })).toEqual([
    `HTML (brotli) has ${LIMITS.html + 10} bytes, 10 too many`,
  ]);
  expect(excesses({ ...READ, scripts: 1 })).toEqual(["script (plain) has 2001 bytes, 1 too many"]);
  expect(excesses({ ...tool, scripts: LIMITS.toolScript })).toEqual([]);
  expect(excesses({ ...tool, scripts: LIMITS.toolScript + 1 })).toEqual([
    `script (gzip) has ${LIMITS.toolScript + 1} bytes, 1 too many`,
  ]);
});

test("a file that is loaded only on use has a limit, too", () => {
  expect(excessesOnUse(LIMITS.onUse)).toEqual([]);
  expect(excessesOnUse(LIMITS.onUse + 1)).toEqual(["it (gzip) has 40001 bytes, 1 too many"]);
});

test("a page that is only read and needs a second flight is told so, which is no fault", () => {
  const long = { ...READ, html: 14_001 };
  expect(advice(long)).toEqual([expect.stringContaining("14000")]);
  expect(excesses(long)).toEqual([]);
  expect(advice({ ...long, html: 14_000 })).toEqual([]);
  expect(advice({ ...long, kind: "tool" })).toEqual([]);
});
