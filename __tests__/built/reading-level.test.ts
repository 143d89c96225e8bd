import { load } from "cheerio";
import { pageOf } from "./support/pages";
import { HARDEST_GRADE, LONGEST_AVERAGE, readability, readingText } from "./support/readability";
import { GUIDE_ROUTES } from "./support/routes";

const MEASURED = GUIDE_ROUTES.map((route) => {
  const measured = readability(readingText(load(pageOf(route).html)));
  return {
    route,
    ...measured,
    shown: `grade ${measured.grade.toFixed(1)}, ${measured.wordsPerSentence.toFixed(1)} words a sentence`,
  };
});

test.each(MEASURED)("$route is read with ease: $shown", ({ grade, wordsPerSentence }) => {
  expect(grade).toBeLessThanOrEqual(HARDEST_GRADE);
  expect(wordsPerSentence).toBeLessThanOrEqual(LONGEST_AVERAGE);
});

const EASY = "The card costs money. You pay each month. Pay more and it ends soon.";
const HARD =
  "Notwithstanding aforementioned considerations, institutional underwriting methodologies characteristically incorporate multidimensional evaluations of repayment probability alongside comprehensive macroeconomic contingencies.";

test("short sentences of short words are easy, long ones of long words are hard", () => {
  expect(readability([EASY])).toMatchObject({ words: 14, hard: false });
  expect(readability([EASY]).grade).toBeLessThan(4);
  expect(readability([HARD]).grade).toBeGreaterThan(20);
  expect(readability([HARD]).hard).toBe(true);
});

// 0.39 × words a sentence + 11.8 × syllables a word − 15.59, as Kincaid and others published it in 1975.
test("the grade is Flesch and Kincaid's", () => {
  expect(readability(["The cat sat on the mat."]).grade).toBeCloseTo(0.39 * 6 + 11.8 * 1 - 15.59, 5);
});

test("a sentence of twenty words on average is the longest that passes", () => {
  const sentence = (words: number) => `${Array.from({ length: words }, () => "a").join(" ")}.`;
  expect(readability([sentence(20)])).toMatchObject({ wordsPerSentence: 20, hard: false });
  expect(readability([sentence(20), sentence(21)]).hard).toBe(true);
  expect(readability([sentence(40), sentence(1)]).hard).toBe(true);
  expect(readability([sentence(21), sentence(1)]).hard).toBe(false);
});

test("words are what spaces part, but for signs that stand alone", () => {
  expect(readability(["18.24% – 28.99% for low-APR cards, then $5."]).words).toBe(7);
});

test("a page without words is no easy page", () => {
  expect(readability([]).hard).toBe(true);
});

test("what is read in sentences is the running text of the page", () => {
  const $ = load(`<main><header><p>By us</p></header><nav><p>In this guide</p></nav>
    <p>One <dfn><button>term</button><span popover>Its definition.</span></dfn>.</p>
    <ul><li>Two</li><li><p>Three</p></li></ul><table><tr><td><p>Four</p></td></tr></table>
    <figure><figcaption>Five</figcaption><svg><text>Six</text></svg></figure>
    <div data-ad-slot="1"><p>Seven</p></div><section aria-labelledby="sources"><p>Eight</p></section></main>
    <p>Nine</p>`);
  expect(readingText($)).toEqual(["One term.", "Two", "Three"]);
});
