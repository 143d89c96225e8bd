import { gzipSync } from "node:zlib";
import { LIMITS, advice, excesses, excessesOnUse, pageSize } from "../../scripts/lib/page-size";

const SCRIPTS: Record<string, string> = { "app.js": "one();", "page.js": "two();" };
const readScript = (file: string) => SCRIPTS[file] ?? "";
const gzip = (file: string) => gzipSync(readScript(file), { level: 9 }).length;

const PAGE = `<script type="application/ld+json">{"@type":"WebSite"}</script><script>ab()</script>
<script type="speculationrules">{}</script><script src="/app.js" async></script>`;

test("a page's scripts are those that it names and those of its component, each once", () => {
  expect(pageSize(PAGE, ["app.js", "page.js"], readScript).scripts).toBe(gzip("app.js") + gzip("page.js"));
  expect(pageSize(PAGE, [], readScript).scripts).toBe(gzip("app.js"));
});

test("what stands within the page counts, but for structured data", () => {
  expect(pageSize(PAGE, [], readScript).inlineScript).toBe("ab()".length + "{}".length);
});

test("a page within its limits says nothing, and one beyond them says by how much", () => {
  const size = { html: LIMITS.html, inlineScript: LIMITS.readingScript, scripts: 0 };
  expect(excesses(size, "reading")).toEqual([]);
  expect(excesses({ ...size, html: 25_010 }, "reading")).toEqual(["HTML (brotli) has 25010 bytes, 10 too many"]);
  expect(excesses({ ...size, scripts: 1 }, "reading")).toEqual(["script (plain) has 2001 bytes, 1 too many"]);
  expect(excesses({ ...size, scripts: 87_001 }, "tool")).toEqual(["script (gzip) has 87001 bytes, 1 too many"]);
  expect(excesses({ ...size, scripts: 87_000 }, "tool")).toEqual([]);
});

test("a file that is loaded only on use has a limit, too", () => {
  expect(excessesOnUse(LIMITS.onUse)).toEqual([]);
  expect(excessesOnUse(LIMITS.onUse + 1)).toEqual(["it (gzip) has 40001 bytes, 1 too many"]);
});

test("a page's files are named by it and by its component", () => {
  expect(pageSize(PAGE, ["app.js", "page.js"], readScript).files).toEqual(["app.js", "page.js"]);
});

test("a page that is only read and needs a second flight is told so, which is no fault", () => {
  const size = { html: 14_001, inlineScript: 0, scripts: 0 };
  expect(advice(size, "reading")).toEqual([expect.stringContaining("14000")]);
  expect(excesses(size, "reading")).toEqual([]);
  expect(advice({ ...size, html: 14_000 }, "reading")).toEqual([]);
  expect(advice(size, "tool")).toEqual([]);
});
