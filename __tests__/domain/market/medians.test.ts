import { mediansByTier } from "../../../src/domain/market/medians";
import { testPlan } from "./test-plan";

test("medians are told by tier and by the size of the institution, with the plans that count", () => {
  const plans = [
    testPlan({ apr720OrMore: 10 }),
    testPlan({ apr720OrMore: 12 }),
    testPlan({ apr720OrMore: 25, top25: true, creditTiers: ["720-or-more"] }),
  ];
  const medians = mediansByTier(plans);
  expect(medians.map(({ tier }) => tier)).toEqual(["no-score", "619-or-less", "620-to-719", "720-or-more"]);
  expect(medians[3]).toEqual({
    tier: "720-or-more",
    all: { plans: 3, apr: 12 },
    largest: { plans: 1, apr: 25 },
    others: { plans: 2, apr: 11 },
  });
  expect(medians[0]?.largest).toEqual({ plans: 0, apr: null });
});
