import { load } from "cheerio";
import { pageOf } from "./support/pages";
import {
  HARDEST_GRADE,
  HARDEST_LABELS,
  LONGEST_AVERAGE,
  readability,
  readingText,
  toolText,
} from "./support/readability";
import { GUIDE_ROUTES, TOOL_ROUTES } from "./support/routes";

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

test.each([...TOOL_ROUTES, "/"])("the labels, hints and notes of %s are read with greater ease", (route) => {
  const { grade, words } = readability(toolText(load(pageOf(route).html)));
  expect(words).toBeGreaterThan(10);
  expect(grade).toBeLessThanOrEqual(HARDEST_LABELS);
});

// 0.39 × words a sentence + 11.8 × syllables a word − 15.59, as Kincaid and others published it in 1975.
test("the grade is Flesch and Kincaid's", () => {
  expect(readability(["The cat sat on the mat."]).grade).toBeCloseTo(0.39 * 6 + 11.8 * 1 - 15.59, 5);
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
