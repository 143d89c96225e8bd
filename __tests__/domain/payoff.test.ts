import fc from "fast-check";
import {
  CLOSING_BALANCE,
  COMPARISON_APR,
  MAX_MONTHS,
  type PayoffPlan,
  compareWithLowApr,
  monthlyRate,
  payOff,
  smallestPayment,
} from "../../src/domain/payoff";

const cents = (amount: number) => Math.round(amount * 100) / 100;

function mustPayOff(plan: PayoffPlan) {
  const result = payOff(plan);
  if (!result) throw new Error(`no result for ${JSON.stringify(plan)}`);
  return result;
}

type Example = { source: string; balance: number; apr: number; payment: number; months: number; interest: number };

/** Published calculators and disclosures, and the edges of the rule computed with decimal numbers. */
const VECTORS: Example[] = [
  { source: "the specification's default plan", balance: 5000, apr: 24.99, payment: 150, months: 58, interest: 3622.3 },
  {
    source: "the default plan at the comparison rate",
    balance: 5000,
    apr: 16.24,
    payment: 150,
    months: 45,
    interest: 1693.81,
  },
  {
    source: "CFPB, How to find the best credit card for you",
    balance: 3000,
    apr: 18,
    payment: 100,
    months: 41,
    interest: 1015.49,
  },
  {
    source: "calcnavigator.com, its default state",
    balance: 5000,
    apr: 22.99,
    payment: 200,
    months: 35,
    interest: 1871.08,
  },
  {
    source: "half a cent over the interest",
    balance: 5000,
    apr: 24.99,
    payment: 104.13,
    months: 483,
    interest: 45238.39,
  },
  { source: "a payment over balance and interest", balance: 100, apr: 20, payment: 1000, months: 1, interest: 1.67 },
];

/** Worked examples that the guides print. */
const GUIDE_EXAMPLES: Example[] = [
  { source: "best cards", balance: 5000, apr: 11.15, payment: 150, months: 41, interest: 1011.57 },
  { source: "best cards", balance: 5000, apr: 14.5, payment: 150, months: 43, interest: 1437.54 },
  { source: "best cards", balance: 5000, apr: 17.24, payment: 150, months: 46, interest: 1854.25 },
  { source: "best cards", balance: 5000, apr: 18.24, payment: 150, months: 47, interest: 2025.75 },
  { source: "best cards", balance: 5000, apr: 19.74, payment: 150, months: 49, interest: 2307.21 },
  { source: "compare offers", balance: 5000, apr: 19.24, payment: 150, months: 49, interest: 2209.77 },
  { source: "application mistakes", balance: 5000, apr: 28.99, payment: 150, months: 69, interest: 5281.78 },
  { source: "balance transfers", balance: 5000, apr: 24.99, payment: 245.24, months: 27, interest: 1576.19 },
  { source: "balance transfers", balance: 6000, apr: 24.99, payment: 300, months: 27, interest: 1841.44 },
  { source: "low APR or intro APR", balance: 4000, apr: 16.24, payment: 270, months: 17, interest: 494.75 },
  { source: "low APR or intro APR", balance: 4000, apr: 16.24, payment: 120, months: 45, interest: 1355.05 },
  { source: "low APR or intro APR", balance: 4000, apr: 12.99, payment: 120, months: 42, interest: 988.7 },
  { source: "bad credit", balance: 3000, apr: 24.99, payment: 120, months: 36, interest: 1281.1 },
  { source: "bad credit", balance: 3000, apr: 17.99, payment: 120, months: 32, interest: 787.78 },
  { source: "bad credit", balance: 800, apr: 29.99, payment: 40, months: 29, interest: 322.7 },
  { source: "bad credit", balance: 800, apr: 17.99, payment: 40, months: 24, interest: 158.15 },
  { source: "secured cards", balance: 500, apr: 28.24, payment: 25, months: 28, interest: 183.77 },
  { source: "secured cards", balance: 500, apr: 28.24, payment: 50, months: 12, interest: 76.9 },
  { source: "secured cards", balance: 500, apr: 26.99, payment: 25, months: 27, interest: 171.65 },
  { source: "secured cards", balance: 500, apr: 18, payment: 25, months: 24, interest: 98.91 },
  { source: "student cards", balance: 300, apr: 18.24, payment: 25, months: 14, interest: 33.77 },
  { source: "student cards", balance: 300, apr: 27.24, payment: 25, months: 15, interest: 54.22 },
  { source: "student cards", balance: 1000, apr: 19.24, payment: 50, months: 25, interest: 215.47 },
  { source: "student cards", balance: 1000, apr: 29.24, payment: 50, months: 28, interest: 387.74 },
];

const dollars = (max: number) => fc.integer({ min: 1, max: max * 100 }).map((amount) => amount / 100);
const rate = fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100);
const anyPlan = fc.record({ balance: dollars(100_000), apr: rate, payment: dollars(10_000) });

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
  test.each([...VECTORS, ...GUIDE_EXAMPLES])(
    "$source: $balance dollars at $apr% with $payment a month takes $months months and $interest of interest",
    ({ balance, apr, payment, months, interest }) => {
      const result = mustPayOff({ balance, apr, payment });
      expect(result).toMatchObject({ outcome: "paid-off", months });
      expect(cents(result.totalInterest)).toBe(interest);
      expect(cents(result.totalPayments)).toBe(cents(balance + interest));
      expect(result.monthlyInterest).toBeCloseTo(result.totalInterest / months, 10);
    },
  );

  test("the monthly rate is a twelfth of the APR as a fraction", () => {
    expect(monthlyRate(24.99)).toBeCloseTo(0.020825, 15);
    expect(monthlyRate(12)).toBe(0.01);
  });

  test("the first month's interest is the balance times the monthly rate", () => {
    const result = mustPayOff({ balance: 5000, apr: 22.99, payment: 5000 * (1 + monthlyRate(22.99)) });
    expect(result.months).toBe(1);
    expect(cents(result.totalInterest)).toBe(95.79);
  });

  test("the last payment is capped at what is owed", () => {
    const result = mustPayOff({ balance: 100, apr: 12, payment: 60 });
    expect(result.months).toBe(2);
    expect(result.totalPayments).toBeCloseTo(60 + 41 * 1.01, 10);
    expect(result.balanceLeft).toBe(0);
  });

  test.each(["balance", "apr", "payment"] as const)(
    "gives nothing for a %s of zero, below zero or not a number",
    (name) => {
      const plan = { balance: 5000, apr: 24.99, payment: 150 };
      expect(payOff({ ...plan, [name]: 0 })).toBeNull();
      expect(payOff({ ...plan, [name]: -0.01 })).toBeNull();
      expect(payOff({ ...plan, [name]: NaN })).toBeNull();
      expect(payOff({ ...plan, [name]: 0.02 })).not.toBeNull();
    },
  );

  test("ends at a balance of one cent, and not before", () => {
    expect(mustPayOff({ balance: CLOSING_BALANCE, apr: 10, payment: 5 })).toMatchObject({
      outcome: "paid-off",
      months: 0,
    });
    expect(mustPayOff({ balance: 0.02, apr: 10, payment: 5 })).toMatchObject({ outcome: "paid-off", months: 1 });
  });

  test.each([100, 104.12])(
    "a payment of %d that doesn't cover $104.125 of interest gives zero months and no interest",
    (payment) => {
      expect(payOff({ balance: 5000, apr: 24.99, payment })).toEqual({
        outcome: "interest-not-covered",
        months: 0,
        totalInterest: 0,
        totalPayments: 0,
        monthlyInterest: 0,
        balanceLeft: 5000,
      });
    },
  );

  test("a payment that equals the first month's interest gives zero months", () => {
    expect(payOff({ balance: 1200, apr: 12, payment: 12 })).toMatchObject({
      outcome: "interest-not-covered",
      months: 0,
      totalInterest: 0,
    });
  });

  // $1,000 x 15 / 1200 is exactly $12.50, but 1000 * (15 / 100 / 12) is a hair less.
  test.each([
    [1000, 15, 12.5],
    [1000, 10.5, 8.75],
    [1000, 14.7, 12.25],
  ])(
    "a payment that equals the interest on %d at %d% gives zero months though the division is inexact",
    (balance, apr, payment) => {
      expect(payOff({ balance, apr, payment })).toMatchObject({
        outcome: "interest-not-covered",
        months: 0,
        totalInterest: 0,
      });
    },
  );

  test("stops after month 600 and says what is still owed", () => {
    const result = mustPayOff({ balance: 5000, apr: 10, payment: 41.67 });
    expect(result).toMatchObject({ outcome: "unpaid", months: MAX_MONTHS });
    expect(cents(result.balanceLeft)).toBe(4942.25);
    expect(cents(result.totalInterest)).toBe(24944.25);
  });

  test("a cent decides whether the plan ends before month 601", () => {
    expect(mustPayOff({ balance: 5000, apr: 10, payment: 41.96 })).toMatchObject({ outcome: "paid-off", months: 599 });
    const unpaid = mustPayOff({ balance: 5000, apr: 10, payment: 41.95 });
    expect(unpaid).toMatchObject({ outcome: "unpaid", months: 600 });
    expect(cents(unpaid.balanceLeft)).toBe(91.42);
  });

  test("no plan reaches month 601", () => {
    fc.assert(fc.property(anyPlan, (plan) => mustPayOff(plan).months <= 600));
  });

  test("what is paid is the interest and the part of the balance that is gone", () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const { totalPayments, totalInterest, balanceLeft } = mustPayOff(plan);
        expect(totalPayments - totalInterest - (plan.balance - balanceLeft)).toBeCloseTo(0, 4);
      }),
    );
  });

  test("the outcome says what is left", () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const { outcome, months, balanceLeft, monthlyInterest } = mustPayOff(plan);
        if (outcome === "paid-off") expect(balanceLeft).toBeLessThanOrEqual(CLOSING_BALANCE);
        if (outcome === "unpaid") expect([months, balanceLeft > CLOSING_BALANCE]).toEqual([600, true]);
        if (outcome === "interest-not-covered")
          expect([months, monthlyInterest, balanceLeft]).toEqual([0, 0, plan.balance]);
      }),
    );
  });

  test("no payment but the last differs from the plan's", () => {
    fc.assert(
      fc.property(endingPlan, (plan) => {
        const { months, totalPayments } = mustPayOff(plan);
        expect(totalPayments).toBeLessThanOrEqual(plan.payment * months + 1e-6);
        expect(totalPayments).toBeGreaterThan(plan.payment * (months - 1) - 1e-6);
      }),
    );
  });

  test("paying more never costs more and never takes longer", () => {
    fc.assert(
      fc.property(endingPlan, dollars(5000), (plan, more) => {
        const result = mustPayOff(plan);
        const faster = mustPayOff({ ...plan, payment: plan.payment + more });
        expect(faster.outcome).toBe("paid-off");
        expect(faster.months).toBeLessThanOrEqual(result.months);
        expect(faster.totalInterest).toBeLessThanOrEqual(result.totalInterest + 1e-6);
      }),
    );
  });

  test("a lower rate never costs more and never takes longer", () => {
    fc.assert(
      fc.property(endingPlan, fc.double({ min: 0.01, max: 1, noNaN: true }), (plan, share) => {
        const result = mustPayOff(plan);
        const cheaper = mustPayOff({ ...plan, apr: plan.apr * share });
        expect(cheaper.months).toBeLessThanOrEqual(result.months);
        expect(cheaper.totalInterest).toBeLessThanOrEqual(result.totalInterest + 1e-6);
      }),
    );
  });

  test("agrees with the closed form of the annuity", () => {
    fc.assert(
      fc.property(
        endingPlan.filter(({ balance }) => balance > 1),
        (plan) => {
          const { balance, payment } = plan;
          const r = monthlyRate(plan.apr);
          const result = mustPayOff(plan);
          const owedAfter = (months: number) => balance * (1 + r) ** months - (payment * ((1 + r) ** months - 1)) / r;

          // The rule forgives the last cent, so it may need one month less than the annuity.
          const exact = -Math.log(1 - (r * balance) / payment) / Math.log(1 + r);
          expect([Math.ceil(exact - 1e-6), Math.ceil(exact - 1e-6) - 1]).toContain(result.months);
          expect(owedAfter(result.months)).toBeLessThanOrEqual(CLOSING_BALANCE + 1e-4);
          expect(owedAfter(result.months - 1)).toBeGreaterThan(CLOSING_BALANCE - 1e-4);

          const last = Math.min(payment, owedAfter(result.months - 1) * (1 + r));
          expect(Math.abs(result.totalPayments - payment * (result.months - 1) - last)).toBeLessThan(0.02);
        },
      ),
      { examples: VECTORS.map(({ balance, apr, payment }) => [{ balance, apr, payment }]) },
    );
  });
});

describe("the smallest payment that ends a plan", () => {
  test.each([
    [5000, 10, 41.96],
    [5000, 24.99, 104.13],
    [CLOSING_BALANCE, 10, 0.01],
  ])("%d dollars at %d% need %d a month", (balance, apr, payment) => {
    expect(smallestPayment(balance, apr)).toBe(payment);
  });

  test("ends within 600 months, while one cent less does not", () => {
    fc.assert(
      fc.property(dollars(100_000), rate, (balance, apr) => {
        const payment = smallestPayment(balance, apr) ?? NaN;
        const oneCentLess = (Math.round(payment * 100) - 1) / 100;
        expect(payOff({ balance, apr, payment })?.outcome).toBe("paid-off");
        expect(payOff({ balance, apr, payment: oneCentLess })?.outcome).not.toBe("paid-off");
      }),
    );
  });

  test("is a whole number of cents", () => {
    fc.assert(
      fc.property(dollars(100_000), rate, (balance, apr) => {
        const payment = smallestPayment(balance, apr) ?? NaN;
        expect(payment).toBe(cents(payment));
      }),
    );
  });

  test.each([
    [0, 10],
    [-1, 10],
    [NaN, 10],
    [5000, 0],
    [5000, -1],
    [5000, NaN],
  ])("is not known for %d dollars at %d%", (balance, apr) => {
    expect(smallestPayment(balance, apr)).toBeNull();
  });
});

describe("the comparison with a low APR", () => {
  test("uses 16.24% with the same balance and payment", () => {
    expect(COMPARISON_APR).toBe(16.24);
    const comparison = compareWithLowApr({ balance: 5000, apr: 24.99, payment: 150 });
    expect(comparison?.monthsSaved).toBe(13);
    expect(cents(comparison?.lowAPRInterest ?? NaN)).toBe(1693.81);
  });

  // $3,622.30 - $1,693.81: readers who subtract the two figures they see, and the guides, arrive at this amount.
  test("saves to the cent what the two printed amounts of interest differ by", () => {
    const comparison = compareWithLowApr({ balance: 5000, apr: 24.99, payment: 150 });
    expect(cents(comparison?.savings ?? NaN)).toBe(1928.49);
  });

  test("has no answer at 16.24% or below, where nothing is saved", () => {
    expect(compareWithLowApr({ balance: 5000, apr: 16.24, payment: 150 })).toBeNull();
    expect(compareWithLowApr({ balance: 5000, apr: 12, payment: 150 })).toBeNull();
  });

  test("has an answer just above 16.24%, even if no month is saved", () => {
    expect(compareWithLowApr({ balance: 5000, apr: 16.25, payment: 150 })).toMatchObject({ monthsSaved: 0 });
  });

  test("has no answer if the current plan never ends", () => {
    expect(compareWithLowApr({ balance: 5000, apr: 24.99, payment: 100 })).toBeNull();
  });

  test("has no answer if the plan at 16.24% never ends", () => {
    const plan = { balance: 5000, apr: 10, payment: 60 };
    expect(payOff(plan)?.outcome).toBe("paid-off");
    expect(payOff({ ...plan, apr: COMPARISON_APR })?.outcome).toBe("interest-not-covered");
    expect(compareWithLowApr(plan)).toBeNull();
  });

  test("has no answer if both plans are unpaid after 600 months", () => {
    const plan = { balance: 5000, apr: 16.241, payment: 67.68 };
    expect(payOff(plan)?.outcome).toBe("unpaid");
    expect(payOff({ ...plan, apr: COMPARISON_APR })?.outcome).toBe("unpaid");
    expect(compareWithLowApr(plan)).toBeNull();
  });

  test.each(["balance", "apr", "payment"] as const)("has no answer for a %s of zero", (name) => {
    expect(compareWithLowApr({ balance: 5000, apr: 24.99, payment: 150, [name]: 0 })).toBeNull();
  });

  test("whatever it promises is positive and never takes longer", () => {
    fc.assert(
      fc.property(endingPlan, (plan) => {
        const comparison = compareWithLowApr(plan);
        if (plan.apr <= COMPARISON_APR) expect(comparison).toBeNull();
        else if (comparison) expect([comparison.savings > 0, comparison.monthsSaved >= 0]).toEqual([true, true]);
      }),
    );
  });
});
