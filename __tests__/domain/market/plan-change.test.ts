import { surveyChanges } from "../../../src/domain/market/plan-change";
import { testPlan } from "./test-plan";

test("what changed from one period to the next is told plan by plan, with how many are new and gone", () => {
  const before = [
    testPlan({ row: 1, product: "A" }),
    testPlan({ row: 2, product: "B" }),
    testPlan({ row: 3, product: "C" }),
  ];
  const after = [
    testPlan({ row: 1, product: "New" }),
    testPlan({ row: 2, product: "c", apr720OrMore: 12, annualFee: 95 }),
    testPlan({ row: 3, product: "A", lateFee: 30 }),
  ];
  const { plans, added, gone } = surveyChanges(before, after, ["apr720OrMore", "annualFee"]);
  expect(plans.map(({ product, changes }) => [product, changes])).toEqual([
    ["New", []],
    [
      "c",
      [
        { field: "apr720OrMore", before: null },
        { field: "annualFee", before: 0 },
      ],
    ],
    ["A", []],
  ]);
  expect([added, gone]).toEqual([1, 1]);
});

test("plans of one name are compared in the order of their rows", () => {
  const twins = [testPlan({ row: 1, aprMedian: 10 }), testPlan({ row: 2, aprMedian: 20 })];
  const { plans, gone } = surveyChanges(twins, [testPlan({ aprMedian: 11 })], ["aprMedian"]);
  expect(plans.map(({ changes }) => changes)).toEqual([[{ field: "aprMedian", before: 10 }]]);
  expect(gone).toBe(1);
});

test("capitals and a median that was not asked before are no change", () => {
  const before = [testPlan({ institution: "FIRST BANK", aprMedian: null })];
  const { plans } = surveyChanges(
    before,
    [testPlan({ institution: "First Bank", aprMedian: 20 })],
    ["institution", "aprMedian"],
  );
  expect(plans[0]?.changes).toEqual([]);
});
