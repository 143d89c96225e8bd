import fc from "fast-check";
import type { Account } from "../../../src/domain/payoff/account";
import type { LedgerRow, Paying } from "../../../src/domain/payoff/amortization";
import { payOff } from "../../../src/domain/payoff/payoff";
import { type Outcome, type PaidOff, simulate } from "../../../src/domain/payoff/simulation";
import { smallestEndingPayment } from "../../../src/domain/payoff/solve-payment";
import {
  type Drawn,
  accountOf,
  anyFixedPlan,
  anyMinimumRule,
  anyTerms,
  dollars,
  offersOf,
  percent,
  typedCents,
} from "../arbitraries";

function mustPayOff(account: Account, paying: Paying, withSchedule = false): PaidOff {
  const outcome = simulate(account, paying, withSchedule);
  if (outcome.kind !== "paid-off") throw new Error(`${JSON.stringify({ account, paying })}: ${outcome.kind}`);
  return outcome;
}

/** The outcome in words of the specification's calculator. */
function simplified(outcome: Outcome) {
  if (outcome.kind === "never") return { outcome: "interest-not-covered" };
  if (outcome.kind === "unpaid") return { outcome: "unpaid", balanceLeft: outcome.balanceLeft };
  const { kind, months, interest, totalPayments, totalCost } = outcome;
  return { outcome: kind, months, totalInterest: interest, totalPayments, cost: totalCost };
}

test("gives the specification's calculator as a special case", () => {
  const centAmount = (max: number) => typedCents(max).map(Number);
  fc.assert(
    fc.property(centAmount(100_000), percent(0.01, 100), centAmount(10_000), (balance, apr, payment) => {
      const simple = payOff({ balance, apr, payment });
      const outcome = simulate({ balance, apr }, payment);
      expect({ ...simple, cost: simple?.totalInterest }).toMatchObject(simplified(outcome));
    }),
    // Few that are drawn are unpaid after 600 months.
    { numRuns: 700, examples: [[5000, 10, 41.67]] },
  );
});

describe("an independent calculation", () => {
  /** Dollars with thirty decimals, as whole numbers: no floating point, and balances kept as a list. */
  const UNIT = 10n ** 30n;
  const exactly = (amount: number) => (BigInt(Math.round(amount * 6400)) * UNIT) / 6400n;
  const smaller = (a: bigint, b: bigint) => (a < b ? a : b);

  type Rule = (balance: bigint, interest: bigint) => bigint;

  function decimalSimulation(drawn: Drawn, due: Rule) {
    const { balance, apr, intro, transferFee, annualFee, firstYearFee, monthlyFee } = drawn;
    const feesIn = (month: number) => monthlyFee + (month === 1 ? firstYearFee : month % 12 === 1 ? annualFee : 0);
    const debts = [
      { owed: exactly(balance) + exactly(transferFee), introMonths: intro.transfers },
      { owed: 0n, introMonths: intro.purchases },
    ];
    const owed = () => debts.reduce((sum, debt) => sum + debt.owed, 0n);
    const hundredths = (debt: { introMonths: number }, month: number) =>
      BigInt(Math.round((month <= debt.introMonths ? intro.apr : apr) * 100));
    let total = 0n;
    let month = 0;
    while (owed() > UNIT / 100n && month < 600) {
      month += 1;
      for (const debt of debts.slice(1)) debt.owed += exactly(feesIn(month));
      const before = owed();
      const interests = debts.map((debt) => (debt.owed * hundredths(debt, month)) / 120_000n);
      const interest = interests.reduce((sum, one) => sum + one, 0n);
      let payment = due(before, interest);
      total += interest;
      debts.forEach((debt, index) => (debt.owed += interests[index] ?? 0n));
      const order = [...debts].sort(
        (a, b) => Number(hundredths(b, month) - hundredths(a, month)) || a.introMonths - b.introMonths,
      );
      for (const debt of order) {
        const part = smaller(payment, debt.owed);
        debt.owed -= part;
        payment -= part;
      }
    }
    return { months: month, interest: Number(total / 10n ** 18n) / 1e12, ended: owed() <= UNIT / 100n };
  }

  function expectAgreement(terms: Drawn, paying: Paying, due: Rule) {
    const outcome = simulate(accountOf(terms), paying);
    const decimal = decimalSimulation(terms, due);
    if (outcome.kind === "paid-off") {
      expect(decimal).toMatchObject({ ended: true, months: outcome.months });
      expect(Math.abs(outcome.interest - decimal.interest)).toBeLessThan(1e-6 * Math.max(1, decimal.interest));
    } else {
      expect(decimal.ended).toBe(false);
    }
  }

  test("agrees on fixed payments", () => {
    fc.assert(
      fc.property(anyFixedPlan, ({ terms, payment }) => {
        expectAgreement(terms, payment, () => exactly(payment));
      }),
      { numRuns: 100 },
    );
  });

  test("agrees on the issuers' minimum payments", () => {
    fc.assert(
      fc.property(anyTerms, anyMinimumRule, (terms, rule) => {
        expectAgreement(terms, rule, (balance, interest) => {
          const part = (balance * BigInt(Math.round(rule.percent * 100))) / 10_000n;
          const due = rule.kind === "percent" ? part : part + interest;
          return due > exactly(rule.floor) ? due : exactly(rule.floor);
        });
      }),
      { numRuns: 75 },
    );
  });
});

/** Never and unpaid cost more, and take longer, than anything that ends. */
function measure(outcome: Outcome): { cost: number; months: number } {
  return outcome.kind === "paid-off"
    ? { cost: outcome.totalCost, months: outcome.months }
    : { cost: Infinity, months: Infinity };
}

function expectNoBetter(worse: Outcome, better: Outcome) {
  expect(measure(worse).months).toBeGreaterThanOrEqual(measure(better).months);
  expect(measure(worse).cost).toBeGreaterThanOrEqual(measure(better).cost - 1e-6);
}

/*
 * This holds for every account that is drawn here, fees included, given that both intro rates are the same and below
 * the regular one. A change of rates may change which balance is paid first, but then only in months in which all that is
 * owed bears the higher rate, where the order costs nothing. Under the issuer's minimum it does not: a larger moved
 * balance raises the payment and may so clear fees sooner. So the test below it has none.
 */
test("never costs less for what is worse, nor for paying less", () => {
  const fewer = fc.integer({ min: 1, max: 24 });
  const anyWorsening: fc.Arbitrary<(terms: Drawn) => Partial<Drawn>> = fc.oneof(
    percent(0.01, 20).map((by) => ({ apr }: Drawn) => ({ apr: apr + by })),
    dollars(200).map((by) => ({ transferFee }: Drawn) => ({ transferFee: transferFee + by })),
    dollars(200).map((by) => ({ annualFee }: Drawn) => ({ annualFee: annualFee + by })),
    dollars(200).map((by) => ({ firstYearFee }: Drawn) => ({ firstYearFee: firstYearFee + by })),
    dollars(200).map((by) => ({ monthlyFee }: Drawn) => ({ monthlyFee: monthlyFee + by })),
    fewer.map((by) => ({ intro }: Drawn) => ({ intro: { ...intro, transfers: Math.max(0, intro.transfers - by) } })),
    fewer.map((by) => ({ intro }: Drawn) => ({ intro: { ...intro, purchases: Math.max(0, intro.purchases - by) } })),
  );
  fc.assert(
    fc.property(anyFixedPlan, anyWorsening, dollars(500), ({ terms, payment }, worsen, more) => {
      const account = accountOf(terms);
      const outcome = simulate(account, payment);
      expectNoBetter(simulate(accountOf({ ...terms, ...worsen(terms) }), payment), outcome);
      expectNoBetter(outcome, simulate(account, payment + more));
    }),
    { numRuns: 600 },
  );
});

describe("the books balance", () => {
  const sum = (rows: readonly LedgerRow[], name: keyof LedgerRow) => rows.reduce((total, row) => total + row[name], 0);
  const anyPlan: fc.Arbitrary<{ terms: Drawn; paying: Paying }> = fc.oneof(
    anyFixedPlan.map(({ terms, payment }) => ({ terms, paying: payment })),
    fc.record({ terms: anyTerms, paying: anyMinimumRule }),
  );

  test("balances every month to a millionth of a cent", () => {
    fc.assert(
      fc.property(anyPlan, ({ terms, paying }) => {
        const rows = simulate(accountOf(terms), paying, true).schedule ?? [];
        rows.forEach((row, index) => {
          const { opening, fees, interest, payment, closing } = row;
          expect([row.month, opening]).toEqual([index + 1, rows[index - 1]?.closing ?? terms.balance]);
          expect(Math.abs(opening + fees + interest - payment - closing)).toBeLessThan(1e-8);
          expect(Math.min(closing, interest, payment)).toBeGreaterThanOrEqual(0);
        });
      }),
      { numRuns: 60 },
    );
  });

  test("sums the schedule to the totals", () => {
    const endingPlan = anyPlan.filter(({ terms, paying }) => {
      const outcome = simulate(accountOf(terms), paying);
      return outcome.kind === "paid-off" && outcome.months > 0;
    });
    fc.assert(
      fc.property(endingPlan, ({ terms, paying }) => {
        const account = accountOf(terms);
        const result = mustPayOff(account, paying, true);
        const rows = result.schedule ?? [];
        const firstYear = rows.slice(0, 12);
        expect(rows).toHaveLength(result.months);
        expect(rows.at(-1)?.closing).toBeLessThanOrEqual(0.01);
        expect(sum(rows, "interest")).toBeCloseTo(result.interest, 6);
        expect(sum(rows, "fees")).toBeCloseTo(result.transferFee + result.annualFees, 6);
        expect(sum(rows, "payment")).toBeCloseTo(result.totalPayments, 6);
        expect(result.firstYearCost).toBeCloseTo(sum(firstYear, "interest") + sum(firstYear, "fees"), 6);
        expect(result.totalCost).toBeCloseTo(sum(rows, "interest") + sum(rows, "fees"), 6);
        expect({ ...result, schedule: null }).toEqual(simulate(account, paying));
      }),
      { numRuns: 100 },
    );
  });
});

describe("a plan that doesn't end", () => {
  test("says that the payment is too small", () => {
    expect(simulate({ balance: 5000, apr: 24.99 }, 104.12)).toEqual({ kind: "never", schedule: null });
  });

  test("asks for the monthly fee too, and may owe something after 600 months", () => {
    const account: Account = { balance: 1000, apr: 0, monthlyFee: 100 };
    expect(simulate(account, 100)).toMatchObject({ kind: "never" });
    const unpaid = simulate(account, 101, true);
    expect(unpaid).toMatchObject({ kind: "unpaid", balanceLeft: 400 });
    expect(unpaid.schedule).toHaveLength(600);
    expect(smallestEndingPayment(account)).toBe(101.67);
    expect(simulate(account, 101.67)).toMatchObject({ kind: "paid-off", months: 599 });
  });
});

describe("input", () => {
  test("takes a balance of a cent for paid", () => {
    const terms = { balance: 0.01, apr: 10, annualFee: 95, monthlyFee: 50 };
    expect(mustPayOff(terms, 150, true)).toEqual({
      kind: "paid-off",
      months: 0,
      interest: 0,
      transferFee: 0,
      annualFees: 0,
      totalCost: 0,
      firstYearCost: 0,
      totalPayments: 0,
      balanceAtIntroEnd: null,
      schedule: [],
    });
  });

  test("has finite figures whatever amounts an account may have", () => {
    const some = fc.double({ min: -3, max: 6, noNaN: true }).map((power) => 10 ** power);
    const amounts = fc.record({ balance: some, apr: some, transferFee: some, annualFee: some, monthlyFee: some });
    const drawn = fc.tuple(amounts, fc.integer({ min: 0, max: 40 }), fc.double({ min: 0.2, max: 1, noNaN: true }));
    fc.assert(
      fc.property(drawn, ([terms, purchases, effort]) => {
        const owed = terms.balance + terms.transferFee + terms.annualFee + terms.monthlyFee;
        const payment = terms.monthlyFee + owed * (terms.apr / 1200) * (1 + effort) + owed * effort;
        const introOffers = offersOf({ apr: 0, transfers: 0, purchases });
        const outcome = simulate({ ...terms, introOffers }, payment);
        expect(outcome.kind).toBe("paid-off");
        const figures = Object.values(outcome).filter((figure) => typeof figure === "number");
        expect(figures.filter((figure) => !Number.isFinite(figure))).toEqual([]);
      }),
      { numRuns: 250 },
    );
  });
});
