import {
  type TierRates,
  allRates,
  medianText,
  rateColumns,
  spreadTitle,
  percentileText,
} from "../../../src/domain/survey/tier-rates";
import { ratesByTier } from "../../../src/domain/survey/tier-apr";
import { testPlan } from "./test-plan";

const TIER = "720-or-more";
const rate = (apr720OrMore: number, top25 = false) => testPlan({ apr720OrMore, top25 });

test("splits each tier's rates by the size of the institution, from the lowest", () => {
  const plans = [
    rate(20),
    rate(10),
    rate(30, true),
    testPlan({ apr720OrMore: 5, creditTiers: ["no-score"], aprMedian: 17 }),
    testPlan({ aprMin: null, aprMedian: null, aprMax: null }),
  ];
  const byTier = ratesByTier(plans);
  expect(byTier.map(({ tier }) => tier)).toEqual(["no-score", "619-or-less", "620-to-719", TIER]);
  expect(byTier[0]).toEqual({ tier: "no-score", largest: [20], others: [17, 20, 20] });
  expect(byTier[3]).toEqual({ tier: TIER, largest: [30], others: [10, 20] });
  expect(allRates({ tier: TIER, largest: [15], others: [10, 20] })).toEqual([10, 15, 20]);
});

test("writes a median to the hundredth, and none without rates", () => {
  expect([medianText([12.9, 12.955]), medianText([10]), medianText([])]).toEqual(["12.93%", "10%", null]);
});

test("says what share of plans a rate is higher than", () => {
  const rates: TierRates = { tier: "620-to-719", largest: [10, 12], others: [11] };
  expect([10, 12, 12.01].map((apr) => percentileText(apr, rates))).toEqual([
    "10% is higher than 0% of the 3 plans reported for scores from 620 to 719.",
    "12% is higher than 67% of the 3 plans reported for scores from 620 to 719.",
    "12.01% is higher than 100% of the 3 plans reported for scores from 620 to 719.",
  ]);
  expect(percentileText(12, { tier: TIER, largest: [], others: [] })).toBe("");
});

test("says where a rate lies, or what half of all plans charge", () => {
  const rates: TierRates = { tier: TIER, largest: [20, 21], others: [10] };
  expect([spreadTitle(rates, 20.5), spreadTitle(rates, null)]).toEqual([
    "Your rate is higher than 67% of plans",
    "Half of the plans charge 20% or less",
  ]);
  expect(spreadTitle({ tier: TIER, largest: [], others: [] }, 20)).toBe("");
});

test("counts every rate once in columns of half a point", () => {
  expect([...rateColumns([0, 1.99, 3, 3.49, 3.5])]).toEqual([
    [0, 1],
    [1.5, 1],
    [3, 2],
    [3.5, 1],
  ]);
  expect([...rateColumns([])]).toEqual([]);
});
