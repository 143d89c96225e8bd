import { basisText, tierApr } from "../../../src/domain/market/tier-apr";
import { testPlan } from "./test-plan";

test("a plan's APR for a tier is the tier's own, else the median, else the top of the range", () => {
  expect(tierApr(testPlan({ apr720OrMore: 12 }), "720-or-more")).toEqual({ basis: "tier", apr: 12 });
  expect(tierApr(testPlan({ apr720OrMore: 12 }), "620-to-719")).toEqual({ basis: "median", apr: 20 });
  expect(tierApr(testPlan({ aprMedian: null }), "720-or-more")).toEqual({ basis: "range", apr: 25 });
  expect(tierApr(testPlan({ aprMin: null, aprMedian: null, aprMax: null }), "720-or-more")).toBeNull();
});

test("a plan that is not meant for a tier has no APR for it, even if one is reported", () => {
  expect(tierApr(testPlan({ apr720OrMore: 12, creditTiers: ["620-to-719"] }), "720-or-more")).toBeNull();
});

test("a value that is doubted is passed over, and the next of the rule serves", () => {
  const doubts = [
    { field: "apr720OrMore", reason: "zero" },
    { field: "aprMedian", reason: "filler-rate" },
    { field: "aprMin", reason: "too-low" },
  ] as const;
  const plan = testPlan({ apr720OrMore: 0, aprMedian: 9.99, aprMin: 3 });
  expect(tierApr({ ...plan, doubts: doubts.slice(0, 1) }, "720-or-more")).toEqual({ basis: "median", apr: 9.99 });
  expect(tierApr({ ...plan, doubts: [...doubts] }, "720-or-more")).toEqual({ basis: "range", apr: 25 });
});

test("says where a rate comes from", () => {
  const tier = "720-or-more";
  expect([
    basisText({ basis: "tier", apr: 12 }, tier),
    basisText({ basis: "median", apr: 20 }, tier),
    basisText({ basis: "range", apr: 25 }, tier),
  ]).toEqual([
    "12%, the rate reported for scores of 720 or more",
    "20%, the median of all its accounts, as no usable rate is reported for scores of 720 or more",
    "25%, the highest of its range, as no other usable rate is reported",
  ]);
});
