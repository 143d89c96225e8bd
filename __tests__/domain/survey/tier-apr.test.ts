import { planApr, tierApr, tierOf } from "../../../src/domain/survey/tier-apr";
import { testPlan } from "./test-plan";

const TIER = "720-or-more";

test("takes the tier's own APR, else the median, else the top of the range", () => {
  expect(tierApr(testPlan({ apr720OrMore: 12 }), TIER)).toBe(12);
  expect(tierApr(testPlan({ apr720OrMore: 12 }), "620-to-719")).toBe(20);
  expect(tierApr(testPlan({ aprMedian: null }), TIER)).toBe(25);
  expect(tierApr(testPlan({ aprMin: null, aprMedian: null, aprMax: null }), TIER)).toBeNull();
});

test("has no APR for a tier that the plan is not offered for", () => {
  const plan = testPlan({ apr720OrMore: 12, creditTiers: ["620-to-719"] });
  expect([tierApr(plan, TIER), planApr(plan, TIER), tierOf(plan, TIER)]).toEqual([null, null, null]);
});

const flags = [
  { field: "apr720OrMore", reason: "zero" },
  { field: "aprMedian", reason: "filler-rate" },
  { field: "aprMin", reason: "too-low" },
] as const;
const flagged = testPlan({ apr720OrMore: 0, aprMedian: 9.99, aprMin: 3 });

test("passes over a value that is flagged", () => {
  expect(tierApr({ ...flagged, flags: flags.slice(0, 1) }, TIER)).toBe(9.99);
  expect(tierApr({ ...flagged, flags: [...flags] }, TIER)).toBe(25);
});

test("lies on the tier's side of the median where no rate is reported", () => {
  const plan = testPlan({ apr620To719: 22 });
  expect(planApr(plan, "620-to-719")).toEqual({ low: 22, high: 22, basis: "tier" });
  expect(planApr(plan, "no-score")).toEqual({ low: 20, high: 25, basis: "above-median" });
  expect(planApr(plan, TIER)).toEqual({ low: 15, high: 20, basis: "below-median" });
  expect(planApr(plan, null)).toEqual({ low: 15, high: 25, basis: "range", likely: 20 });
});

test("replaces a missing end by the lowest or the highest of the other rates", () => {
  expect(planApr(testPlan({ aprMin: null, apr619OrLess: 19 }), null)).toMatchObject({ low: 19, high: 25 });
  expect(planApr({ ...flagged, flags: [...flags] }, TIER)).toMatchObject({ low: 25, high: 25, basis: "range" });
  expect(planApr(testPlan({ aprMin: null, aprMedian: null, aprMax: null }), null)).toBeNull();
});
