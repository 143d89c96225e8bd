import { fillReferences } from "../../../src/content/references/references";
import type { Survey } from "../../../src/domain/market/plan";
import { SURVEYS } from "../../support/fixture";
import { problemOf, sourcesWith } from "../../support/references";

const fill = (text: string) => fillReferences(text, sourcesWith({ survey: SURVEYS[0] }));
const complaint = (text: string, survey: Survey | null = SURVEYS[0] ?? null) =>
  problemOf(text, sourcesWith({ survey }));

// Worked out by hand from the rows of the small catalog.
test.each([
  ["{survey:619-or-less.largest}", "25.95%"],
  ["{survey:secured.largest}", "27.24%"],
  ["{survey:secured.all}", "19.12%"],
  ["{survey:secured.largest.plans}", "1"],
  ["{survey:transfer-fee.others < transfer-fee.largest|lower fees}", "lower fees"],
  ["{survey:transfer-fee.largest >= 5|5% or more}", "5% or more"],
  ["{survey:late-fee.largest}", "$27"],
])("%s is %s", (reference, text) => {
  expect(fill(reference)).toBe(text);
});

test("a sentence that a new period makes false is a fault that gives both figures", () => {
  expect(complaint("{survey:secured.largest < secured.all|a lower rate}")).toEqual({
    expected: "words that are true of the survey, as secured.largest < secured.all is not",
    found: '"a lower rate"',
    hint: "for July to December 2025, secured.largest is 27.24% and secured.all is 19.12%",
  });
  expect(complaint("{survey:transfer-fee.largest > 5|more than 5%}")).toMatchObject({ found: '"more than 5%"' });
});

test("a figure, issuers or a term that there isn't is a fault that says what was meant", () => {
  expect(complaint("{survey:720-or-mor.largest}")).toMatchObject({ hint: 'did you mean "720-or-more"?' });
  expect(complaint("{survey:transfer-fee.larger}")).toMatchObject({ hint: 'did you mean "largest"?' });
  expect(complaint("{survey:secured.largest.plan}")).toMatchObject({ found: '"plan"' });
  expect(complaint("{survey:transfer-fee}")).toMatchObject({ found: '""' });
});

test("a comparison has one of four signs, and words", () => {
  expect(complaint("{survey:secured.largest = 27|27%}")).not.toBeNull();
  expect(complaint("{survey:secured.largest > 20}")).not.toBeNull();
  expect(fill("{survey:secured.largest <= 27.24|27.24% at most}")).toBe("27.24% at most");
});

test("a median over plans that report none can't be quoted", () => {
  const [survey] = SURVEYS;
  const none = survey ? { ...survey, plans: [] } : null;
  expect(complaint("{survey:secured.largest}", none)).toEqual({
    expected: "a figure that plans report",
    found: 'none for "secured.largest"',
    hint: undefined,
  });
});

test("without a survey nothing can be quoted; while it has faults, its references wait", () => {
  expect(complaint("{survey:period}", null)).toMatchObject({ expected: "a survey in data/survey" });
  expect(fillReferences("{survey:period}", sourcesWith({ survey: undefined }))).toBe("0");
});
