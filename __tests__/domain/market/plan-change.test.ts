import { surveyChanges } from "../../../src/domain/market/plan-change";
import { testPlan } from "./test-plan";

test("what changed from one period to the next is told plan by plan", () => {
  const before = [
    testPlan({ row: 1, product: "A" }),
    testPlan({ row: 2, product: "B" }),
    testPlan({ row: 3, product: "C" }),
  ];
  const after = [
    testPlan({ row: 1, product: "New" }),
    testPlan({ row: 2, product: "C", apr720OrMore: 12, annualFee: 95 }),
    testPlan({ row: 3, product: "A", lateFee: 30 }),
  ];
  const { changed, added, gone } = surveyChanges(before, after, ["apr720OrMore", "annualFee"]);
  expect(changed).toEqual([
    {
      plan: after[1],
      changes: [
        { field: "apr720OrMore", before: null, after: 12 },
        { field: "annualFee", before: 0, after: 95 },
      ],
    },
  ]);
  expect(added).toEqual([after[0]]);
  expect(gone).toEqual([before[1]]);
});

test("plans of one name are compared in the order of their rows", () => {
  const twins = [testPlan({ row: 1, aprMedian: 10 }), testPlan({ row: 2, aprMedian: 20 })];
  expect(surveyChanges(twins, [testPlan({ row: 1, aprMedian: 11 })], ["aprMedian"])).toEqual({
    changed: [{ plan: testPlan({ row: 1, aprMedian: 11 }), changes: [{ field: "aprMedian", before: 10, after: 11 }] }],
    added: [],
    gone: [twins[1]],
  });
});
