import fc from "fast-check";
import type { Account } from "../../src/domain/account";
import type { IntroOffer } from "../../src/domain/card";
import type { LedgerRow } from "../../src/domain/ledger";
import { type MinimumRule, minimumPayment } from "../../src/domain/minimum-payment";
import type { PaymentPlan } from "../../src/domain/payment-plan";
import { payOff, smallestPayment } from "../../src/domain/payoff";
import { type Outcome, type PaidOff, simulate } from "../../src/domain/simulation";
import {
  type Drawn,
  accountOf,
  anyFixedPlan,
  anyMinimumRule,
  anyTerms,
  dollars,
  offersOf,
  percent,
  termsWithoutPurchases,
  tooSmallPlan,
} from "./arbitraries";

const fixed = (payment: number): PaymentPlan => ({ kind: "fixed", payment });
const minimum = (rule: MinimumRule): PaymentPlan => ({ kind: "minimum", rule });
const cents = (amount: number) => Math.round(amount * 100) / 100;

function mustPayOff(account: Account, plan: PaymentPlan, withSchedule = false): PaidOff {
  const outcome = simulate(account, plan, { withSchedule });
  if (outcome?.kind !== "paid-off")
    throw new Error(`${JSON.stringify({ account, plan })}: ${outcome?.kind ?? "nothing"}`);
  return outcome;
}

describe("published and derived figures", () => {
  test.each([
    {
      source: "the specification's default plan",
      balance: 5000,
      apr: 24.99,
      payment: 150,
      months: 58,
      interest: 3622.3,
    },
    { source: "the default plan at 16.24%", balance: 5000, apr: 16.24, payment: 150, months: 45, interest: 1693.81 },
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
    { source: "no interest", balance: 5000, apr: 0, payment: 150, months: 34, interest: 0 },
    { source: "a payment over all that is owed", balance: 100, apr: 20, payment: 1000, months: 1, interest: 1.67 },
  ])(
    "$source: $balance at $apr% with $payment is $months months and $interest",
    ({ balance, apr, payment, ...expected }) => {
      const result = mustPayOff({ balance, apr }, fixed(payment));
      expect(result.months).toBe(expected.months);
      expect(cents(result.interest)).toBe(expected.interest);
      expect(cents(result.totalPayments)).toBe(cents(balance + expected.interest));
    },
  );

  test("CFPB, How to find the best credit card for you: $3,000 at 18% with $100 is 41 months and $1,015", () => {
    const result = mustPayOff({ balance: 3000, apr: 18 }, fixed(100));
    expect(result.months).toBe(41);
    expect(Math.round(result.interest)).toBe(1015);
    expect(cents(result.interest)).toBe(1015.49);
  });

  test("calcnavigator.com: the first month's interest on $5,000 at 22.99% is $95.79", () => {
    expect(cents(mustPayOff({ balance: 5000, apr: 22.99 }, fixed(200), true).schedule?.[0]?.interest ?? NaN)).toBe(
      95.79,
    );
  });

  test("$10,000 at 17% within 36 months takes $356.53 a month", () => {
    const result = mustPayOff({ balance: 10_000, apr: 17 }, { kind: "target", months: 36 });
    expect(result).toMatchObject({ months: 36, monthlyPayment: 356.53 });
  });

  // Federal Reserve, sample periodic statement (2010). It prints whole dollars and multiplies the payment by 36.
  test("a statement's $3,000 at 14.4%: $103 a month for three years saves $1,033 over the minimum's 11 years", () => {
    const account: Account = { balance: 3000, apr: 14.4 };
    const threeYears = mustPayOff(account, { kind: "target", months: 36 });
    expect(threeYears).toMatchObject({ months: 36, monthlyPayment: 103.12 });
    const total = 36 * (threeYears.monthlyPayment ?? NaN);
    expect(cents(total)).toBe(3712.32);
    expect(Math.round(threeYears.totalPayments)).toBe(3712);

    const slow = mustPayOff(account, minimum({ kind: "percent", percent: 3, floor: 20 }));
    expect(slow).toMatchObject({ months: 126, monthlyPayment: null });
    expect(Math.round(slow.totalPayments - total)).toBe(1033);
  });

  // npm credit-card-payment-calculator (MIT), its test fixture: 299 months and $17,185.67. It rounds each month's
  // interest to the cent, half a cent at most in 299 months; the engine rounds nothing.
  test("1 % plus interest, $25 at least: $10,000 at 21.9% is 299 months and $17,185.56", () => {
    const rule: MinimumRule = { kind: "percent-plus-interest", percent: 1, floor: 25 };
    const result = mustPayOff({ balance: 10_000, apr: 21.9 }, minimum(rule));
    expect(result.months).toBe(299);
    expect(cents(result.interest)).toBe(17185.56);
    expect(Math.abs(result.interest - 17185.67)).toBeLessThan(299 * 0.005);
  });
});

describe("the worked examples of the guides", () => {
  const moved = (balance: number, transferFee: number, months: number, apr: number): Account => ({
    balance,
    transferFee,
    apr,
    introOffers: [{ apr: 0, months, scope: ["transfers"] }],
  });

  test("$5,000 moved for 3 % at 0% for 21 months is cleared in time by $245.24", () => {
    const result = mustPayOff(moved(5000, 150, 21, 28.99), fixed(245.24));
    expect(result).toMatchObject({ months: 21, interest: 0, transferFee: 150, totalCost: 150, balanceAtIntroEnd: 0 });
    expect(result.totalPayments).toBeCloseTo(5150, 8);
  });

  test("the old card takes 27 months and $1,576.19 for the same payment", () => {
    const stay = mustPayOff({ balance: 5000, apr: 24.99 }, fixed(245.24));
    expect([stay.months, cents(stay.interest), cents(stay.interest - 150)]).toEqual([27, 1576.19, 1426.19]);
  });

  test("$6,000 moved for 5 % is exactly $300 a month for 21 months", () => {
    const result = mustPayOff(moved(6000, 300, 21, 28.99), { kind: "target", months: 21 });
    expect(result).toMatchObject({ months: 21, monthlyPayment: 300, interest: 0, totalCost: 300, totalPayments: 6300 });
  });

  test("$150 a month leaves $2,000 after the 21 months, and $593.31 is paid in 38", () => {
    const result = mustPayOff(moved(5000, 150, 21, 28.99), fixed(150));
    expect(result).toMatchObject({ months: 38, balanceAtIntroEnd: 2000 });
    expect([cents(result.interest), cents(result.totalCost)]).toEqual([443.31, 593.31]);
  });

  test("$4,000 at 0% for 15 months, then 28.24%: $120 a month takes 40 months and $713.29", () => {
    const result = mustPayOff(moved(4000, 0, 15, 28.24), fixed(120));
    expect([result.months, cents(result.interest), result.balanceAtIntroEnd]).toEqual([40, 713.29, 2200]);
  });

  test("$4,000 at 0% for 15 months is gone with $270 a month", () => {
    expect(mustPayOff(moved(4000, 0, 15, 28.24), fixed(270))).toMatchObject({ months: 15, interest: 0 });
  });
});

describe("the specification's calculator is a special case", () => {
  const centAmount = (max: number) => fc.integer({ min: 1, max: max * 100 }).map((amount) => amount / 100);

  test("months, interest and payments are the very same numbers, and so are the failures", () => {
    fc.assert(
      fc.property(centAmount(100_000), percent(0.01, 100), centAmount(10_000), (balance, apr, payment) => {
        const simple = payOff({ balance, apr, payment });
        const outcome = simulate({ balance, apr }, fixed(payment));
        if (outcome?.kind === "paid-off") {
          expect(simple?.outcome).toBe("paid-off");
          expect([outcome.months, outcome.interest, outcome.totalPayments, outcome.totalCost]).toEqual([
            simple?.months,
            simple?.totalInterest,
            simple?.totalPayments,
            simple?.totalInterest,
          ]);
        } else if (outcome?.kind === "unpaid") {
          expect([simple?.outcome, simple?.balanceLeft]).toEqual(["unpaid", outcome.balanceLeft]);
        } else {
          expect([simple?.outcome, outcome?.month]).toEqual(["interest-not-covered", 1]);
        }
      }),
      { numRuns: 3000 },
    );
  });

  test("after months at 0% the rest is the simple calculator's", () => {
    fc.assert(
      fc.property(
        termsWithoutPurchases,
        fc.integer({ min: 1, max: 24 }),
        dollars(2000),
        ({ balance, apr, transferFee }, months, payment) => {
          const introOffers: IntroOffer[] = [{ apr: 0, months, scope: ["transfers"] }];
          const outcome = simulate({ balance, apr, transferFee, introOffers }, fixed(payment));
          const rest = balance + transferFee - months * payment;
          fc.pre(outcome?.kind === "paid-off" && rest > 0.01);
          const simple = payOff({ balance: rest, apr, payment });
          expect(outcome).toMatchObject({ balanceAtIntroEnd: rest, interest: simple?.totalInterest });
          expect(outcome.months).toBe(months + (simple?.months ?? NaN));
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe("independent calculations", () => {
  /** Months and interest from the annuity formula alone, the intro as a phase of its own. */
  function closedForm(balance: number, payment: number, phases: { months: number; apr: number }[]) {
    let owed = balance;
    let before = 0;
    for (const { months, apr } of phases) {
      const rate = apr / 1200;
      const owedAfter = (n: number) =>
        rate === 0 ? owed - payment * n : owed * (1 + rate) ** n - (payment * ((1 + rate) ** n - 1)) / rate;
      // The plan ends at a cent, so at the first month that owes no more than that.
      const exact =
        rate === 0
          ? (owed - 0.01) / payment
          : Math.log((payment - 0.01 * rate) / (payment - owed * rate)) / Math.log(1 + rate);
      const last = Math.ceil(exact - 1e-9);
      if (last <= months) {
        const lastPayment = Math.min(payment, owedAfter(last - 1) * (1 + rate));
        return { months: before + last, interest: payment * (before + last - 1) + lastPayment - balance };
      }
      owed = owedAfter(months);
      before += months;
    }
    throw new Error("the last phase has no end");
  }

  test("the closed form of the annuity agrees to the cent, with an intro rate and without", () => {
    const plan = fc.record({
      terms: termsWithoutPurchases.filter(({ balance }) => balance > 1),
      effort: fc.double({ min: 1.1, max: 30, noNaN: true }),
    });
    fc.assert(
      fc.property(plan, ({ terms, effort }) => {
        const owed = terms.balance + terms.transferFee;
        const payment = Math.ceil(((owed * terms.apr) / 1200) * effort * 64) / 64;
        const result = mustPayOff(accountOf(terms), fixed(payment));
        const expected = closedForm(owed, payment, [
          { months: terms.intro.transfers, apr: terms.intro.apr },
          { months: Infinity, apr: terms.apr },
        ]);
        expect(result.months).toBe(expected.months);
        // What is forgiven at the end, a cent at most, is all that may differ.
        expect(Math.abs(result.interest - expected.interest)).toBeLessThan(0.01 + 1e-6);
      }),
      { numRuns: 3000 },
    );
  });

  /** Dollars with thirty decimals, as whole numbers: no floating point, and balances kept as a list. */
  const UNIT = 10n ** 30n;
  const exactly = (amount: number) => (BigInt(Math.round(amount * 6400)) * UNIT) / 6400n;
  const smaller = (a: bigint, b: bigint) => (a < b ? a : b);

  type Rule = (balance: bigint, interest: bigint) => bigint;

  function decimalSimulation({ balance, apr, intro, transferFee, annualFee, spending }: Drawn, due: Rule) {
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
      for (const debt of debts.slice(1)) debt.owed += exactly(spending) + (month % 12 === 1 ? exactly(annualFee) : 0n);
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

  function expectAgreement(terms: Drawn, plan: PaymentPlan, due: Rule) {
    const outcome = simulate(accountOf(terms), plan);
    const decimal = decimalSimulation(terms, due);
    if (outcome?.kind === "paid-off") {
      expect(decimal).toMatchObject({ ended: true, months: outcome.months });
      expect(Math.abs(outcome.interest - decimal.interest)).toBeLessThan(1e-6 * Math.max(1, decimal.interest));
    } else {
      expect(decimal.ended).toBe(false);
    }
  }

  test("a simulation in whole numbers with a list of debts agrees on fixed payments", () => {
    fc.assert(
      fc.property(anyFixedPlan, ({ terms, payment }) => {
        expectAgreement(terms, fixed(payment), () => exactly(payment));
      }),
      { numRuns: 400 },
    );
  });

  test("and on the issuers' minimum payments", () => {
    fc.assert(
      fc.property(anyTerms, anyMinimumRule, (terms, rule) => {
        expectAgreement(terms, minimum(rule), (balance, interest) => {
          const part = (balance * BigInt(Math.round(rule.percent * 100))) / 10_000n;
          const due = rule.kind === "percent" ? part : part + interest;
          return due > exactly(rule.floor) ? due : exactly(rule.floor);
        });
      }),
      { numRuns: 300 },
    );
  });
});

/** Never and unpaid cost more, and take longer, than anything that ends. */
function measure(outcome: Outcome | null): { cost: number; months: number } {
  if (outcome === null) throw new Error("bad input");
  return outcome.kind === "paid-off"
    ? { cost: outcome.totalCost, months: outcome.months }
    : { cost: Infinity, months: Infinity };
}

function expectNoBetter(worse: Outcome | null, better: Outcome | null) {
  expect(measure(worse).months).toBeGreaterThanOrEqual(measure(better).months);
  expect(measure(worse).cost).toBeGreaterThanOrEqual(measure(better).cost - 1e-6);
}

/*
 * With a fixed payment these hold for every account that is drawn here, purchases included, given that both intro rates
 * are the same and below the regular one. A change of rates may change which balance is paid first, but then only in
 * months in which all that is owed bears the higher rate, where the order costs nothing.
 * Under a minimum that is a part of the balance, a larger moved balance raises the payment and may so clear purchases
 * sooner: there they are proved for one balance, that is without purchases. Rewards, which grow with every month that a
 * plan takes, are left out of the cost.
 */
describe("what is worse never costs less and never ends sooner", () => {
  const RUNS = { numRuns: 600 };

  test("paying less, with any rates whatever", () => {
    fc.assert(
      fc.property(anyFixedPlan, percent(0, 60), dollars(500), ({ terms, payment }, apr, more) => {
        const account = accountOf({ ...terms, intro: { ...terms.intro, apr } });
        expectNoBetter(simulate(account, fixed(payment)), simulate(account, fixed(payment + more)));
      }),
      RUNS,
    );
  });

  test("a higher regular rate", () => {
    fc.assert(
      fc.property(anyFixedPlan, percent(0.01, 20), ({ terms, payment }, more) => {
        const dearer = accountOf({ ...terms, apr: terms.apr + more });
        expectNoBetter(simulate(dearer, fixed(payment)), simulate(accountOf(terms), fixed(payment)));
      }),
      RUNS,
    );
  });

  test("a higher intro rate, up to the regular one", () => {
    fc.assert(
      fc.property(anyFixedPlan, fc.double({ min: 0, max: 1, noNaN: true }), ({ terms, payment }, share) => {
        const { intro, apr } = terms;
        const dearer = accountOf({ ...terms, intro: { ...intro, apr: intro.apr + (apr - intro.apr) * share } });
        expectNoBetter(simulate(dearer, fixed(payment)), simulate(accountOf(terms), fixed(payment)));
      }),
      RUNS,
    );
  });

  test.each(["transferFee", "annualFee", "spending"] as const)("a larger %s", (name) => {
    fc.assert(
      fc.property(anyFixedPlan, dollars(200), ({ terms, payment }, more) => {
        const dearer = accountOf({ ...terms, [name]: terms[name] + more });
        expectNoBetter(simulate(dearer, fixed(payment)), simulate(accountOf(terms), fixed(payment)));
      }),
      RUNS,
    );
  });

  test.each(["transfers", "purchases"] as const)("a shorter intro for %s", (scope) => {
    fc.assert(
      fc.property(anyFixedPlan, fc.integer({ min: 1, max: 24 }), ({ terms, payment }, fewer) => {
        const { intro } = terms;
        fc.pre(intro[scope] > 0);
        const shorter = accountOf({ ...terms, intro: { ...intro, [scope]: Math.max(0, intro[scope] - fewer) } });
        expectNoBetter(simulate(shorter, fixed(payment)), simulate(accountOf(terms), fixed(payment)));
      }),
      RUNS,
    );
  });

  test("all of these under the issuer's minimum, without purchases", () => {
    const change = fc.record({
      apr: percent(0, 10),
      transferFee: dollars(100),
      transfers: fc.integer({ min: 0, max: 24 }),
    });
    fc.assert(
      fc.property(termsWithoutPurchases, anyMinimumRule, change, (terms, rule, { apr, transferFee, transfers }) => {
        const { intro } = terms;
        const base = simulate(accountOf(terms), minimum(rule));
        const worse: Partial<Drawn>[] = [
          { apr: terms.apr + apr },
          { transferFee: terms.transferFee + transferFee },
          { intro: { ...intro, transfers: Math.max(0, intro.transfers - transfers) } },
        ];
        for (const one of worse) expectNoBetter(simulate(accountOf({ ...terms, ...one }), minimum(rule)), base);
      }),
      { numRuns: 400 },
    );
  });

  test("a smaller minimum, without purchases", () => {
    fc.assert(
      fc.property(termsWithoutPurchases, anyMinimumRule, percent(0, 3), dollars(50), (terms, rule, more, floor) => {
        const account = accountOf(terms);
        const larger = { ...rule, percent: rule.percent + more, floor: rule.floor + floor };
        expectNoBetter(simulate(account, minimum(rule)), simulate(account, minimum(larger)));
      }),
      { numRuns: 400 },
    );
  });
});

describe("the books balance", () => {
  const sum = (rows: readonly LedgerRow[], name: keyof LedgerRow) => rows.reduce((total, row) => total + row[name], 0);
  const anyPlan: fc.Arbitrary<{ terms: Drawn; plan: PaymentPlan }> = fc.oneof(
    anyFixedPlan.map(({ terms, payment }) => ({ terms, plan: fixed(payment) })),
    fc.record({ terms: anyTerms, plan: anyMinimumRule.map(minimum) }),
    fc.record({
      terms: anyTerms,
      plan: fc.integer({ min: 1, max: 120 }).map((months) => ({ kind: "target" as const, months })),
    }),
  );

  test("in every month, to a millionth of a cent", () => {
    fc.assert(
      fc.property(anyPlan, ({ terms, plan }) => {
        const rows = simulate(accountOf(terms), plan, { withSchedule: true })?.schedule ?? [];
        const off = rows.filter((row, index) => {
          const opening = index === 0 ? terms.balance : (rows[index - 1]?.closing ?? NaN);
          const charged = row.opening + row.spending + row.fees + row.interest;
          return !(
            row.month === index + 1 &&
            row.opening === opening &&
            Math.abs(row.interest + row.principal - row.payment) < 1e-8 &&
            Math.abs(charged - row.payment - row.closing) < 1e-8 &&
            row.closing >= 0 &&
            row.interest >= 0 &&
            row.payment >= 0
          );
        });
        expect(off).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test("over the whole plan, and the schedule's sums are the totals", () => {
    fc.assert(
      fc.property(anyPlan, ({ terms, plan }) => {
        const account = accountOf(terms);
        const result = simulate(account, plan, { withSchedule: true });
        fc.pre(result?.kind === "paid-off");
        const rows = result.schedule ?? [];
        expect(rows).toHaveLength(result.months);
        expect(sum(rows, "interest")).toBeCloseTo(result.interest, 6);
        expect(sum(rows, "fees")).toBeCloseTo(result.months > 0 ? result.transferFee + result.annualFees : 0, 6);
        expect(sum(rows, "payment")).toBeCloseTo(result.totalPayments, 6);
        const left = rows.at(-1)?.closing ?? terms.balance;
        const owed = terms.balance + terms.transferFee + result.annualFees + terms.spending * result.months;
        expect(result.interest + owed - left).toBeCloseTo(result.totalPayments, 6);
        expect(left).toBeLessThanOrEqual(0.01);
        const firstYear = rows.slice(0, 12);
        expect(result.firstYearCost).toBeCloseTo(sum(firstYear, "interest") + sum(firstYear, "fees"), 6);
        expect(result.totalCost).toBeCloseTo(sum(rows, "interest") + sum(rows, "fees"), 6);
        expect({ ...result, schedule: null }).toEqual(simulate(account, plan));
      }),
      { numRuns: 400 },
    );
  });

  test("twice or half of all amounts, the floor and the closing cent is twice or half of the result", () => {
    const scalable = anyPlan.filter(({ plan }) => plan.kind !== "target");
    fc.assert(
      fc.property(scalable, fc.integer({ min: -6, max: 6 }), ({ terms, plan }, power) => {
        // Powers of two, so that scaling is exact and no month can tip over the closing balance.
        const factor = 2 ** power;
        const { balance, transferFee, annualFee, spending } = terms;
        const scaled = {
          ...terms,
          balance: balance * factor,
          transferFee: transferFee * factor,
          annualFee: annualFee * factor,
          spending: spending * factor,
        };
        const scaledPlan: PaymentPlan =
          plan.kind === "fixed"
            ? fixed(plan.payment * factor)
            : plan.kind === "minimum"
              ? minimum({ ...plan.rule, floor: plan.rule.floor * factor })
              : plan;
        const one = simulate(accountOf(terms), plan);
        const other = simulate(accountOf(scaled), scaledPlan, { closingBalance: 0.01 * factor });
        expect(other?.kind).toBe(one?.kind);
        if (one?.kind === "paid-off") {
          expect(other).toMatchObject({
            months: one.months,
            interest: one.interest * factor,
            totalCost: one.totalCost * factor,
            totalPayments: one.totalPayments * factor,
            firstYearCost: one.firstYearCost * factor,
          });
        }
        if (one?.kind === "unpaid") expect(other).toMatchObject({ balanceLeft: one.balanceLeft * factor });
      }),
      { numRuns: 400 },
    );
  });
});

describe("a plan to be done within so many months", () => {
  test("is done within them, for every account, and says what it takes a month", () => {
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: 1, max: 120 }), (terms, months) => {
        const result = mustPayOff(accountOf(terms), { kind: "target", months });
        expect(result.months).toBeLessThanOrEqual(months);
        expect(result.totalPayments).toBeLessThanOrEqual((result.monthlyPayment ?? NaN) * months + 1e-6);
      }),
      { numRuns: 500 },
    );
  });

  test("takes no month for a cent, which is forgiven, and one for two, whether or not each month is listed", () => {
    for (const withSchedule of [false, true]) {
      expect(mustPayOff({ balance: 0.01, apr: 0 }, { kind: "target", months: 12 }, withSchedule).months).toBe(0);
      expect(mustPayOff({ balance: 0.02, apr: 0 }, { kind: "target", months: 12 }, withSchedule).months).toBe(1);
    }
  });

  test("has no answer beyond what cents can count, nor has any other plan", () => {
    expect(simulate({ balance: 9e13, apr: 0, spending: 1e13 }, { kind: "target", months: 1 })).toBeNull();
    expect(simulate({ balance: 1e16, apr: 10 }, { kind: "target", months: 12 })).toBeNull();
    expect(simulate({ balance: 1e16, apr: 10 }, fixed(1e15))).toBeNull();
    expect(simulate({ balance: 9e13, apr: 10 }, fixed(9e12))?.kind).toBe("paid-off");
  });
});

describe("a plan that doesn't end", () => {
  test("says from which month on the payment is too small, and the smallest that works", () => {
    expect(simulate({ balance: 5000, apr: 24.99 }, fixed(104.12))).toEqual({
      kind: "never",
      month: 1,
      smallestPayment: 104.13,
      schedule: null,
    });
  });

  test("may cover the intro rate only", () => {
    const account: Account = {
      balance: 5000,
      apr: 24.99,
      introOffers: offersOf({ apr: 0, transfers: 6, purchases: 0 }),
    };
    const outcome = simulate(account, fixed(50), { withSchedule: true });
    expect(outcome).toMatchObject({ kind: "never", month: 7 });
    expect(outcome?.schedule?.at(-1)).toMatchObject({ month: 6, closing: 4700 });
  });

  test("may still owe something after 600 months", () => {
    const outcome = simulate({ balance: 5000, apr: 10 }, fixed(41.95), { withSchedule: true });
    expect(outcome).toMatchObject({ kind: "unpaid", smallestPayment: 41.96 });
    expect(outcome?.kind === "unpaid" && cents(outcome.balanceLeft)).toBe(91.42);
    expect(outcome?.schedule).toHaveLength(600);
    expect(simulate({ balance: 5000, apr: 10 }, fixed(41.96))).toMatchObject({ kind: "paid-off", months: 599 });
  });

  test("new spending has to be paid too", () => {
    const account: Account = { balance: 1000, apr: 0, spending: 100 };
    expect(simulate(account, fixed(100))).toMatchObject({ kind: "never", month: 1 });
    expect(simulate(account, fixed(101))).toMatchObject({ kind: "unpaid", smallestPayment: 101.67 });
    expect(simulate(account, fixed(101.67))).toMatchObject({ kind: "paid-off", months: 599 });
  });

  test("has no smallest payment under the issuer's minimum", () => {
    const rule: MinimumRule = { kind: "percent", percent: 1, floor: 0 };
    expect(simulate({ balance: 1000, apr: 12 }, minimum(rule))).toEqual({
      kind: "never",
      month: 1,
      smallestPayment: null,
      schedule: null,
    });
    expect(simulate({ balance: 1000, apr: 11 }, minimum(rule))).toMatchObject({
      kind: "unpaid",
      smallestPayment: null,
    });
  });

  test("counts the closing balance in the smallest payment", () => {
    expect(simulate({ balance: 1200, apr: 0 }, fixed(0.5), { closingBalance: 600 })).toMatchObject({
      smallestPayment: 1,
    });
  });

  test("the smallest payment ends it, and a cent less does not", () => {
    fc.assert(
      fc.property(tooSmallPlan, ({ terms, payment }) => {
        const account = accountOf(terms);
        const outcome = simulate(account, fixed(payment));
        fc.pre(outcome !== null && outcome.kind !== "paid-off");
        const works = outcome.smallestPayment ?? NaN;
        expect(works).toBeGreaterThan(payment);
        expect(simulate(account, fixed(works))?.kind).toBe("paid-off");
        expect(simulate(account, fixed((Math.round(works * 100) - 1) / 100))?.kind).not.toBe("paid-off");
      }),
      { numRuns: 100 },
    );
  });

  test("has the simple calculator's smallest payment for a plain balance", () => {
    expect(simulate({ balance: 5000, apr: 10 }, fixed(20))).toMatchObject({
      smallestPayment: smallestPayment(5000, 10),
    });
  });
});

describe("rewards", () => {
  const account: Account = {
    balance: 1000,
    apr: 12,
    transferFee: 30,
    annualFee: 20,
    spending: 200,
    rewardsPercent: 1.5,
  };

  test("are taken off the cost for as long as the plan takes", () => {
    const result = mustPayOff(account, fixed(500));
    expect(result.months).toBe(4);
    expect(result.rewards).toBeCloseTo(12, 10);
    expect(result.totalCost).toBeCloseTo(result.interest + 30 + 20 - 12, 10);
    expect(result.firstYearCost).toBe(result.totalCost);
  });

  test("change neither payments nor months", () => {
    const { rewards, totalCost, firstYearCost, ...same } = mustPayOff(account, fixed(500));
    const without = mustPayOff({ ...account, rewardsPercent: 0 }, fixed(500));
    expect(without).toMatchObject(same);
    expect([without.rewards, without.totalCost]).toEqual([0, totalCost + rewards]);
    expect(without.firstYearCost).toBe(firstYearCost + rewards);
  });

  test("are none without a rate and without spending", () => {
    expect(mustPayOff({ balance: 1000, apr: 12, spending: 200 }, fixed(500)).rewards).toBe(0);
    expect(mustPayOff({ balance: 1000, apr: 12, rewardsPercent: 5 }, fixed(500)).rewards).toBe(0);
  });

  test("count for as many months as are asked for, whatever the plan takes", () => {
    expect(mustPayOff({ ...account, rewardsMonths: 3 }, fixed(500)).rewards).toBeCloseTo(9, 10);
    expect(mustPayOff({ ...account, rewardsMonths: 5 }, fixed(500)).rewards).toBeCloseTo(15, 10);
    expect(mustPayOff({ ...account, rewardsMonths: 0 }, fixed(500)).rewards).toBe(0);
  });

  test("of the first year are those of twelve months, or of fewer if fewer count", () => {
    const long = mustPayOff(account, fixed(260));
    expect(long.months).toBeGreaterThan(13);
    expect(long.rewards).toBeCloseTo(3 * long.months, 10);
    const firstYear = (rewardsPercent: number, rewardsMonths = 600) =>
      mustPayOff({ ...account, rewardsPercent, rewardsMonths }, fixed(260)).firstYearCost;
    expect(firstYear(0) - firstYear(1.5)).toBeCloseTo(36, 10);
    expect(firstYear(0) - firstYear(1.5, 5)).toBeCloseTo(15, 10);
  });
});

describe("input", () => {
  const account: Account = { balance: 5000, apr: 24.99 };

  test.each(["balance", "apr", "transferFee", "annualFee", "spending", "rewardsPercent"] as const)(
    "a %s below zero or without end gives nothing",
    (name) => {
      for (const bad of [-1, NaN, Infinity]) expect(simulate({ ...account, [name]: bad }, fixed(150))).toBeNull();
    },
  );

  test("what is left out counts as nothing", () => {
    const none = { introOffers: [], transferFee: 0, annualFee: 0, spending: 0, rewardsPercent: 0 };
    expect(simulate(account, fixed(150))).toEqual(simulate({ ...account, ...none }, fixed(150)));
  });

  test("no balance and no payment give nothing, no rate is fine", () => {
    expect(simulate({ balance: 0, apr: 24.99 }, fixed(150))).toBeNull();
    expect(simulate(account, fixed(0))).toBeNull();
    expect(simulate(account, { kind: "target", months: 601 })).toBeNull();
    expect(simulate(account, minimum({ kind: "percent", percent: -1, floor: 0 }))).toBeNull();
    expect(simulate({ ...account, apr: 0 }, fixed(150))?.kind).toBe("paid-off");
  });

  test("a balance of a cent is paid already, and its first year costs what the transfer does", () => {
    const terms = { balance: 0.01, apr: 10, annualFee: 95, spending: 50, rewardsPercent: 1 };
    expect(mustPayOff(terms, fixed(150), true)).toEqual({
      kind: "paid-off",
      months: 0,
      monthlyPayment: 150,
      interest: 0,
      transferFee: 0,
      annualFees: 0,
      rewards: 0,
      totalCost: 0,
      firstYearCost: 0,
      totalPayments: 0,
      balanceAtIntroEnd: null,
      schedule: [],
    });
  });

  test("whatever finite amounts come, the figures are finite", () => {
    const wild = fc.double({ min: 0, noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(wild, wild, wild, wild, wild, wild, fc.integer({ min: 0, max: 40 }), (...drawn) => {
        const [balance, apr, transferFee, annualFee, spending, payment, months] = drawn;
        const introOffers: IntroOffer[] = [{ apr: 0, months, scope: ["purchases"] }];
        const outcome = simulate({ balance, apr, transferFee, annualFee, spending, introOffers }, fixed(payment));
        if (outcome?.kind === "paid-off") expect(Number.isNaN(outcome.totalCost)).toBe(false);
        else if (outcome?.kind === "unpaid") expect(outcome.balanceLeft).toBeGreaterThan(0);
      }),
      { numRuns: 1000 },
    );
  });
});

test("the minimum is paid as the rule says, month by month", () => {
  const rule: MinimumRule = { kind: "percent-plus-interest", percent: 1, floor: 25 };
  const rows = mustPayOff({ balance: 5000, apr: 20 }, minimum(rule), true).schedule ?? [];
  for (const { opening, interest, payment } of rows.slice(0, -1)) {
    expect(payment).toBeCloseTo(minimumPayment(rule, opening, interest), 10);
  }
  expect(rows.at(-1)?.closing).toBe(0);
});
