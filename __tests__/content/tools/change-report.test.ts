import { factReport, pageReport } from "../../../src/content/tools/change-report";
import { CATALOG, edited, withText } from "../../support/catalog";

const CARD = "data/cards/citi-simplicity.json";
const GUIDE = "data/guides/every-block.md";

test("each changed field is a row of a table", () => {
  const rate = { file: CARD, from: '"from": 18.24', to: '"from": 17.99' };
  expect(factReport(CATALOG, edited(CATALOG, rate), "main").split("\n")).toEqual([
    "### Changed facts: 1",
    "",
    "| Fact |",
    "| --- |",
    "| Citi Simplicity · Regular APR, published February 2026 by Card Weekly · 18.24–28.99% variable → 17.99–28.99% variable |",
  ]);
});

test("of a long text the part around the change is shown, and its new dollar figures are set off", () => {
  const after = withText(GUIDE, (text) => text.replace("at $150 a month.", "at $150 each month, or $200."));
  expect(factReport(CATALOG, after, "main")).toMatch(
    /\| .* · text · ….*at \$150 a month\..* → ….*at \$150 each month, or \*\*\$200\*\*\..* \|/,
  );
});

test("what an editor types can't break out of the table or call anybody", () => {
  const after = withText(CARD, (text) => text.replace('"issuer": "Citi"', '"issuer": "A|B <img> @owner\\n# [x](y)"'));
  expect(factReport(CATALOG, after, "main")).toContain(
    "| Citi Simplicity · issuer · Citi → A\\|B &lt;img\\> &#64;owner \\# \\[x\\](y) |",
  );
});

test("a file that can't be read is named, and the others are compared", () => {
  const broken = edited(
    withText(CARD, () => "{"),
    { file: GUIDE, from: "readTime: 10", to: "readTime: 12" },
  );
  expect(factReport(CATALOG, broken, "main")).toMatch(
    /\| A Guide With Every Block · readTime · 10 → 12 \|\n\n- data\/cards\/citi-simplicity\.json can't be read in one of the two states; see `npm run check:content`\.$/,
  );
});

test("a page that reads otherwise stands with its first change, and leads to the preview", () => {
  const change = { path: "/offers", before: "Costs $5 a year", after: "Costs $6 a year" };
  expect(pageReport([change], "").split("\n")).toEqual([
    "### Pages that read differently: 1",
    "",
    "| Page | First change |",
    "| --- | --- |",
    "| /offers | Costs **$5** a year → Costs **$6** a year |",
  ]);
  expect(pageReport([change], "https://preview.test")).toContain("\n| [/offers](https://preview.test/offers) | Costs ");
});

test("a line that is new or gone stands beside nothing", () => {
  expect(pageReport([{ path: "/a", before: null, after: "New" }], "")).toContain("| /a | nothing → New |");
  expect(pageReport([{ path: "/a", before: "Old", after: null }], "")).toContain("| /a | Old → nothing |");
});

test("of a long line the part around the change is shown", () => {
  const long = "word ".repeat(60);
  const shown = (before: string, after: string) =>
    pageReport([{ path: "/a", before: `${long}${before}`, after: `${long}${after}` }], "");
  expect(shown("before.", "after.")).toMatch(/\| …[word ]{20,60} before\. → …[word ]{20,60} after\. \|/);
  expect(shown("before.", "before...")).toMatch(/\| …[word ]{20,60} before\. → …[word ]{20,60} before\.\.\. \|/);
});

test("a hundred pages are listed, and the rest is counted", () => {
  const many = Array.from({ length: 103 }, (_, index) => ({ path: `/${index}`, before: "One", after: "Two" }));
  const lines = pageReport(many, "").split("\n");
  expect(lines[0]).toBe("### Pages that read differently: 103");
  expect(lines.filter((line) => line.includes("One → Two"))).toHaveLength(100);
  expect(lines.at(-1)).toBe("… and 3 more.");
});
