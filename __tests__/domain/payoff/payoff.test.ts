import fc from "fast-check";
import { MAX_MONTHS, monthlyRate } from "../../../src/domain/money/conventions";
import {
  COMPARISON_APR,
  type PayoffPlan,
  compareWithLowApr,
  payOff,
  noSavingText,
} from "../../../src/domain/payoff/payoff";

const cents = (amount: number) => Math.round(amount * 100) / 100;

function mustPayOff(plan: PayoffPlan) {
  const result = payOff(plan);
  if (!result) throw new Error(`no result for ${JSON.stringify(plan)}`);
  return result;
}

type Example = readonly [
  source: string,
  balance: number,
  apr: number,
  payment: number,
  months: number,
  interest: number,
];

/** Computed with decimal numbers; published results are in `published-results.json`. */
const VECTORS: readonly Example[] = [
  ["the specification's default plan", 5000, 24.99, 150, 58, 3622.3],
  ["half a cent over the interest", 5000, 24.99, 104.13, 483, 45238.39],
  ["a worked example of the guide to secured cards", 500, 28.24, 50, 12, 76.9],
  ["a worked example of the guide to bad credit", 800, 29.99, 40, 29, 322.7],
];

const dollars = (max: number) => fc.integer({ min: 1, max: max * 100 }).map((amount) => amount / 100);
const atLowApr = (plan: PayoffPlan) => mustPayOff({ ...plan, apr: COMPARISON_APR });
const rate = fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100);

/** Plans that surely end: the payment exceeds the first month's interest by one percent and a cent at least. */
const endingPlan = fc
  .record({ balance: dollars(100_000), apr: rate, above: fc.double({ min: 1.01, max: 50, noNaN: true }) })
  .map(({ balance, apr, above }) => ({
    balance,
    apr,
    payment: Math.ceil(balance * monthlyRate(apr) * above * 100 + 1) / 100,
  }))
  .filter((plan) => payOff(plan)?.outcome === "paid-off");

describe("paying off", () => {
  test.each(VECTORS)(
    "pays off %s: %d dollars at %d% with %d a month take %d months and %d of interest",
    (_source, balance, apr, payment, months, interest) => {
      const result = mustPayOff({ balance, apr, payment });
      expect(result).toMatchObject({ outcome: "paid-off", months });
      expect(cents(result.totalInterest)).toBe(interest);
      expect(cents(result.totalPayments)).toBe(cents(balance + interest));
      expect(result.monthlyInterest).toBeCloseTo(result.totalInterest / months, 10);
    },
  );

  test.each(["balance", "apr", "payment"] as const)(
    "gives nothing for a %s of zero, below zero or not a number",
    (name) => {
      const plan = { balance: 5000, apr: 24.99, payment: 150 };
      expect(payOff({ ...plan, [name]: 0 })).toBeNull();
      expect(payOff({ ...plan, [name]: -0.01 })).toBeNull();
      expect(payOff({ ...plan, [name]: NaN })).toBeNull();
      expect(compareWithLowApr({ ...plan, [name]: 0 })).toBeNull();
      expect(payOff({ ...plan, [name]: 0.02 })).not.toBeNull();
    },
  );

  test("ends at a balance of one cent, and not before", () => {
    expect(mustPayOff({ balance: 0.01, apr: 10, payment: 5 })).toMatchObject({ outcome: "paid-off", months: 0 });
    expect(mustPayOff({ balance: 0.02, apr: 10, payment: 5 })).toMatchObject({ outcome: "paid-off", months: 1 });
  });

  test("gives zero months and no interest when $104.125 in interest is not covered", () => {
    expect(payOff({ balance: 5000, apr: 24.99, payment: 104.12 })).toEqual({
      outcome: "interest-not-covered",
      months: 0,
      totalInterest: 0,
      totalPayments: 0,
      monthlyInterest: 0,
      balanceLeft: 5000,
    });
  });

  // $1,000 x 15 / 1200 is exactly $12.50, but 1000 * (15 / 100 / 12) is a hair less.
  test.each([
    [1200, 12, 12],
    [1000, 15, 12.5],
    [1000, 10.5, 8.75],
  ])("gives zero months when the payment equals the interest on %d at %d%", (balance, apr, payment) => {
    expect(payOff({ balance, apr, payment })).toMatchObject({ outcome: "interest-not-covered", months: 0 });
  });

  test("stops after month 600 and says what is still owed", () => {
    const result = mustPayOff({ balance: 5000, apr: 10, payment: 41.67 });
    expect(result).toMatchObject({ outcome: "unpaid", months: MAX_MONTHS });
    expect(cents(result.balanceLeft)).toBe(4942.25);
    expect(cents(result.totalInterest)).toBe(24944.25);
  });
});

describe("the comparison with a low APR", () => {
  test("uses 16.24% with the same balance and payment", () => {
    expect(COMPARISON_APR).toBe(16.24);
    const comparison = compareWithLowApr({ balance: 5000, apr: 24.99, payment: 150 });
    expect(comparison?.monthsSaved).toBe(13);
    expect(cents(comparison?.lowAPRInterest ?? NaN)).toBe(1693.81);
  });

  test("has an answer just above 16.24%, even if no month is saved", () => {
    expect(compareWithLowApr({ balance: 5000, apr: 16.25, payment: 150 })).toMatchObject({ monthsSaved: 0 });
  });

  test("promises nothing negative, and never takes longer", () => {
    fc.assert(
      fc.property(endingPlan, (plan) => {
        const comparison = compareWithLowApr(plan);
        // A saving of less than a cent is none.
        const saved = plan.apr <= COMPARISON_APR ? 0 : mustPayOff(plan).totalInterest - atLowApr(plan).totalInterest;
        expect(Math.abs((comparison?.savings ?? 0) - saved)).toBeLessThan(0.0101);
        expect(comparison === null || (comparison.savings > 0 && comparison.monthsSaved >= 0)).toBe(true);
      }),
    );
  });
});

/** Text of a plan without a saving to name. */
function textOf(plan: PayoffPlan): string {
  const payoff = payOff(plan);
  if (!payoff) throw new Error("no plan");
  expect(compareWithLowApr(plan)).toBeNull();
  return noSavingText(plan, payoff);
}

// 84 months and $3,399.23 as decimal arithmetic has them.
test("says when the low rate would end a debt that the payment doesn't end now", () => {
  expect(textOf({ balance: 5000, apr: 24.99, payment: 100 })).toBe(
    "At 16.24%, the same payment would clear the debt in 84 months, with $3,399.23 in interest. The rate is an example, not an offer of any card.",
  );
  expect(payOff({ balance: 5000, apr: 16.3, payment: 67.93 })?.outcome).toBe("unpaid");
  expect(textOf({ balance: 5000, apr: 16.3, payment: 67.93 })).toMatch(
    /^At 16\.24%, the same payment would clear the debt in \d{3} months, /,
  );
});

test("says that a payment clears the debt at neither rate", () => {
  expect(textOf({ balance: 5000, apr: 16.25, payment: 67.68 })).toBe(
    "There are no savings to show: at 16.24%, our example of a low rate, the same payment would not clear the debt within 600 months either.",
  );
});

test.each([
  [16.24, 150],
  [10, 41.67],
  [10, 60],
])("finds no lower rate than %d%, whether $%d ends the debt or not", (apr, payment) => {
  expect(textOf({ balance: 5000, apr, payment })).toBe(
    `There are no savings to show: 16.24%, our example of a low rate, is not lower than your ${apr}%.`,
  );
});

test("shows no saving of a part of a cent", () => {
  expect(textOf({ balance: 5, apr: 16.25, payment: 10 })).toBe(
    "There are no savings to show: at 16.24%, our example of a low rate, it is less than a cent.",
  );
});

test("has a sentence for every plan without a saving", () => {
  const cents = (most: number) => fc.integer({ min: 1, max: most * 100 }).map((amount) => amount / 100);
  const anyPlan = fc.record({ balance: cents(10_000), apr: cents(60), payment: cents(300) });
  const withoutSaving = anyPlan.filter((plan) => compareWithLowApr(plan) === null);
  fc.assert(
    fc.property(withoutSaving, ({ balance, apr, payment }) => {
      const text = textOf({ balance, apr, payment });
      expect(text.startsWith("At ")).toBe(
        payOff({ balance, apr, payment })?.outcome !== "paid-off" &&
          apr > 16.24 &&
          payOff({ balance, apr: 16.24, payment })?.outcome === "paid-off",
      );
    }),
  );
});
