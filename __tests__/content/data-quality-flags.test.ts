import { flagsOf } from "../../src/content/data-quality-flags";
import type { ReportedPlan } from "../../src/domain/survey/reported-plan";
import { testPlan } from "../domain/survey/test-plan";

/** The flags of a plan as "field: reason". */
const flags = (changed: Partial<ReportedPlan>) =>
  flagsOf(testPlan(changed)).map(({ field, reason }) => `${field}: ${reason}`);

test("raises no doubt of an ordinary plan, nor of one without any rate", () => {
  expect(flags({ apr720OrMore: 4.9, introApr: 0, introMonths: 6, aprMin: 4.9 })).toEqual([]);
  expect(flags({ aprMin: null, aprMedian: null, aprMax: null })).toEqual([]);
});

test("doubts regular rates of 0, below 1 and far below those of all others", () => {
  expect(flags({ aprMin: 0, aprMedian: 0, aprMax: 0 })).toEqual(["aprMin: zero", "aprMedian: zero", "aprMax: zero"]);
  expect(flags({ apr720OrMore: 0.19 })).toEqual(["apr720OrMore: divided-twice"]);
  expect(flags({ aprMin: 3.99, cashApr: 4.49 })).toEqual(["aprMin: too-low", "cashApr: too-low"]);
});

test("takes 9.99 below the lowest rate for a filler", () => {
  expect(flags({ apr619OrLess: 9.99, aprMedian: 9.99 })).toEqual([
    "apr619OrLess: filler-rate",
    "aprMedian: filler-rate",
  ]);
  expect(flags({ apr619OrLess: 14.5, aprMedian: 14 })).toEqual(["aprMedian: median-outside-range"]);
  expect(flags({ aprMin: 9.99, apr720OrMore: 9.99 })).toEqual([]);
});

test("takes no rate for a filler below a lowest rate that is flagged", () => {
  expect(flags({ aprMin: 0, apr720OrMore: 9.23, aprMedian: 9.99 })).toEqual(["aprMin: zero"]);
});

test("doubts an offer at the regular rate, which is the median", () => {
  expect(flags({ introApr: 20, introMonths: 12, transferApr: 19.99, transferMonths: 12 })).toEqual([
    "introApr: regular-rate",
  ]);
  expect(flags({ aprMin: 3.99, aprMedian: 3.99, introApr: 3.99, introMonths: 6 })).toEqual([
    "aprMin: too-low",
    "aprMedian: too-low",
  ]);
});

test("doubts a rate without months, months without a rate, none and endless ones", () => {
  expect(flags({ introApr: 0, transferMonths: 12 })).toEqual(["introApr: no-length", "transferMonths: no-rate"]);
  expect(flags({ transferApr: 0, transferMonths: 0 })).toEqual(["transferMonths: zero-length"]);
  expect(flags({ transferApr: 5.99, transferMonths: 999 })).toEqual(["transferMonths: no-end"]);
});

test("doubts a late fee of none of the 25 largest issuers", () => {
  expect(flags({ top25: true, lateFee: 0 })).toEqual(["lateFee: free-once"]);
  expect([flags({ top25: false, lateFee: 0 }), flags({ top25: true, lateFee: 40 })]).toEqual([[], []]);
});

test("doubts a lowest rate above the highest, and a median above it", () => {
  expect(flags({ aprMin: 25, aprMax: 20 })).toEqual(["aprMin: range-reversed", "aprMax: range-reversed"]);
  expect(flags({ aprMedian: 99 })).toEqual(["aprMedian: median-outside-range"]);
});

test("doubts a better score's rate above a lower score's", () => {
  expect(flags({ apr619OrLess: 22, apr620To719: 23, apr720OrMore: 16 })).toEqual(["apr620To719: worse-for-better"]);
  expect(flags({ apr619OrLess: 22, apr720OrMore: 23 })).toEqual(["apr720OrMore: worse-for-better"]);
  expect(flags({ aprNoScore: 18, apr619OrLess: 22, apr620To719: 22 })).toEqual([]);
});

test("doubts that a credit union asks for no membership", () => {
  expect(flags({ states: ["AA"] })).toEqual([]);
  for (const institution of ["Pentagon Federal Credit Union", "Pennsylvania State Employees Cu", "Any FCU"])
    expect(flags({ institution })).toEqual(["requiresMembership: credit-union"]);
  expect(flags({ institution: "Pentagon Federal Credit Union", requiresMembership: true })).toEqual([]);
});
