import { changeReport } from "../../../src/content/tools/change-report";
import { CATALOG, edited, withText } from "../../support/catalog";

const CARD = "data/cards/citi-simplicity.json";
const GUIDE = "data/guides/every-block.md";
const RATE = { file: CARD, from: '"from": 18.24', to: '"from": 17.99' };

test("content that is the same has no changes", () => {
  expect(changeReport(CATALOG, CATALOG, "main")).toBe("No content has changed since main.");
});

test("the facts come first, then what reads otherwise with its new dollar figures, then the pages", () => {
  const text = changeReport(CATALOG, edited(CATALOG, RATE), "main", "https://preview.test");
  expect(text.split("\n").slice(0, 6)).toEqual([
    "### 1 changed fact",
    "",
    "| Fact |",
    "| --- |",
    "| Citi Simplicity · Regular APR, published February 2026 by Card Weekly · 18.24% – 28.99% variable → 17.99% – 28.99% variable |",
    "",
  ]);
  expect(text).toMatch(/\n### \d+ places that read otherwise\n\n\| Place \| Before → after \|\n/);
  expect(text).toMatch(
    /\| \[\/cards\/citi-simplicity\]\(https:\/\/preview\.test\/cards\/citi-simplicity\) · ranking \| .*: place \d, \*\*\$\d.* → .*: place \d, \*\*\$\d/,
  );
  expect(text).toMatch(/\n### \d+ changed pages\n\n- `\/` \(Citi Simplicity Card\)\n/);
});

test("without a preview the places are named, and a dollar figure that stays is not set off", () => {
  const after = withText(GUIDE, (text) => text.replace("at $150 a month.", "at $150 each month, or $200."));
  expect(changeReport(CATALOG, after, "main")).toMatch(
    /\| \/guides\/every-block · sentence \| .*at \$150 a month\. → .*at \$150 each month, or \*\*\$200\*\*\. \|/,
  );
});

test("of a long sentence the part around the change is shown", () => {
  const long = "word ".repeat(60);
  const sentence = (end: string) => withText(GUIDE, (text) => text.replace("at $150 a month.", `${long}${end}.`));
  const text = changeReport(sentence("before"), sentence("after"), "main");
  expect(text).toMatch(/\| …[word ]{20,60} before\. → …[word ]{20,60} after\. \|/);
  const longer = changeReport(sentence("before"), sentence("before.."), "main");
  expect(longer).toMatch(/\| …[word ]{20,60} before\. → …[word ]{20,60} before\.\.\. \|/);
});

test("a hundred places are listed, and the rest is counted", () => {
  const many = Array.from({ length: 103 }, (_, index) => `Sentence ${index}.`).join(" ");
  const lines = changeReport(
    CATALOG,
    withText(GUIDE, (text) => text.replace("at $150 a month.", `at $150 a month. ${many}`)),
    "main",
  ).split("\n");
  expect(lines[0]).toBe("### 103 places that read otherwise");
  expect(lines.filter((line) => line.includes("nothing → Sentence"))).toHaveLength(100);
  expect(lines).toContain("… and 3 more.");
});

test("what an editor types can't break out of the table or call anybody", () => {
  const after = withText(CARD, (text) => text.replace('"issuer": "Citi"', '"issuer": "A|B <img> @owner\\n# [x](y)"'));
  expect(changeReport(CATALOG, after, "main")).toContain(
    "| Citi Simplicity · issuer · Citi → A\\|B &lt;img\\> &#64;owner \\# \\[x\\](y) |",
  );
});

test("while the content has faults the facts are told, and that pages can't be compared", () => {
  const faulty = edited(CATALOG, { ...RATE, to: '"from": 0.18' });
  expect(changeReport(CATALOG, faulty, "main")).toMatch(/0\.18% – 28\.99%[^]*the content here has faults/);
  expect(changeReport(faulty, CATALOG, "main")).toContain("the content of main has faults by today's rules");
});

test("a file that can't be read is named", () => {
  expect(
    changeReport(
      CATALOG,
      withText(CARD, () => "{"),
      "main",
    ),
  ).toContain(`- ${CARD} can't be read in one of the two states; see \`npm run check:content\`.`);
});
