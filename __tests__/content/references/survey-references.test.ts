import type { Survey } from "../../../src/domain/survey/reported-plan";
import { SURVEYS } from "../../support/fixture";
import { filled, problemOf, referencesWith } from "../../support/references";

const NEWEST = SURVEYS[0] ?? null;
const fill = (text: string) => filled(text, referencesWith({ survey: NEWEST }));
const complaint = (text: string, survey: Survey | null = NEWEST) => problemOf(text, referencesWith({ survey }));

// Worked out by hand from the rows of the small catalog.
test.each([
  ["{survey:619-or-less.largest}", "25.95%"],
  ["{survey:secured.largest}", "27.24%"],
  ["{survey:secured.largest.plans}", "1"],
  ["{survey:late-fee.largest}", "$27"],
])("fills %s as %s", (reference, text) => {
  expect(fill(reference)).toBe(text);
});

test("offers what was meant for a figure, issuers or a term that there isn't", () => {
  expect(complaint("{survey:720-or-mor.largest}")).toMatchObject({ hint: 'did you mean "720-or-more"?' });
  expect(complaint("{survey:transfer-fee.larger}")).toMatchObject({ hint: 'did you mean "largest"?' });
  expect(complaint("{survey:secured.largest.plan}")).toMatchObject({ found: '"plan"' });
  expect(complaint("{survey:secured.largest.plans.all}")).toMatchObject({ found: '"plans.all"' });
  expect(complaint("{survey:transfer-fee}")).toMatchObject({ found: '""' });
});

test("refuses a median over plans that report none", () => {
  const none = NEWEST && { ...NEWEST, plans: [] };
  expect(complaint("{survey:secured.largest}", none)).toEqual({
    expected: "a figure that plans report",
    found: 'none for "secured.largest"',
    hint: undefined,
  });
});

test("refuses every figure without a survey", () => {
  expect(complaint("{survey:period}", null)).toMatchObject({ expected: "a survey in data/survey" });
});
