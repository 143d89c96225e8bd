import fc from "fast-check";
import type { Account } from "../../../src/domain/payoff/account";
import {
  type LedgerRow,
  type Paying,
  type Outcome,
  type PaidOff,
  simulate,
  amortize,
} from "../../../src/domain/payoff/simulation";
import { payOff } from "../../../src/domain/payoff/payoff";
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
import type { Offer } from "../../../src/domain/lending/offer";

function mustPayOff(account: Account, paying: Paying, withSchedule = false): PaidOff {
  const outcome = simulate(account, paying, withSchedule);
  if (outcome.kind !== "paid-off") throw new Error(`${JSON.stringify({ account, paying })}: ${outcome.kind}`);
  return outcome;
}

const NOTHING_PAID = {
  months: 0,
  interest: 0,
  transferFee: 0,
  annualFees: 0,
  totalCost: 0,
  firstYearCost: 0,
  totalPayments: 0,
};

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
      ...NOTHING_PAID,
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

const zeroFor = (months: number, ...scope: Offer["scope"]): Offer => ({ apr: 0, months, scope });

function rowsOf(account: Account, payment: number): LedgerRow[] {
  const rows: LedgerRow[] = [];
  amortize(account, payment, { rows });
  return rows;
}

/** One figure of every month, to a millionth of a dollar. */
const column = (rows: LedgerRow[], name: keyof LedgerRow) => rows.map((row) => Math.round(row[name] * 1e6) / 1e6);

describe("two balances on one account", () => {
  // Worked by hand. Transfers 0% for two months, fees at 1 % a month, as purchases; $100 of them are charged and $300 paid a month.
  const account: Account = { balance: 1000, apr: 12, monthlyFee: 100, introOffers: [zeroFor(2, "transfers")] };

  test("pays the fees at the full rate first and the moved balance with the rest", () => {
    const rows = rowsOf(account, 300);
    expect(column(rows, "interest")).toEqual([1, 1, 7.02, 5.0902, 3.141102, 1.172513]);
    expect(column(rows, "closing")).toEqual([801, 602, 409.02, 214.1102, 17.251302, 0]);
    expect(column(rows, "payment")).toEqual([300, 300, 300, 300, 300, 118.423815]);
    const { interest, totalPayments, ...ledger } = amortize(account, 300);
    expect([interest, totalPayments].map((sum) => Math.round(sum * 1e8) / 1e8)).toEqual([18.42381502, 1618.42381502]);
    expect(ledger).toMatchObject({ months: 6, balanceLeft: 0, balanceAtIntroEnd: 602, notCoveredIn: null });
  });

  test("pays the higher rate first also when it is the moved balance's", () => {
    // 0% on purchases: month 1 leaves $710 moved and $100 of fees, month 2 $417.10 and $200.
    const rows = rowsOf({ ...account, introOffers: [zeroFor(2, "purchases")] }, 300);
    expect(column(rows.slice(0, 3), "interest")).toEqual([10, 7.1, 7.171]);
    expect(column(rows.slice(0, 3), "closing")).toEqual([810, 617.1, 424.271]);
  });

  test("pays the other balance with what the first doesn't use up", () => {
    const rows = rowsOf({ balance: 100, apr: 12, monthlyFee: 100, introOffers: [zeroFor(2, "transfers")] }, 150);
    // $101 for the fees, $49 for the rest; then $101 and $49 again.
    expect(column(rows, "closing")).toEqual([51, 2, 0]);
  });

  test.each([
    // $1,000 moved and a fee of $100 at 0% in month 1; whichever has risen by month 2 bears the interest then.
    ["the fee", [zeroFor(3, "transfers"), zeroFor(1, "purchases")], [0, 1, 1]],
    ["the moved balance", [zeroFor(1, "transfers"), zeroFor(3, "purchases")], [0, 7, 4.07]],
  ])("pays %s first at equal rates if its rate rises first", (_, introOffers, interest) => {
    expect(column(rowsOf({ ...account, introOffers }, 300).slice(0, 3), "interest")).toEqual(interest);
  });

  test("pays the higher of two intro rates first", () => {
    const introOffers: Offer[] = [zeroFor(3, "transfers"), { apr: 6, months: 6, scope: ["purchases"] }];
    expect(column(rowsOf({ ...account, introOffers }, 300).slice(0, 3), "interest")).toEqual([0.5, 0.5, 0.5]);
  });
});

describe("fees", () => {
  test("charges a transfer fee at the moved balance's rate", () => {
    const rows = rowsOf({ balance: 1000, apr: 12, transferFee: 50, introOffers: [zeroFor(1, "transfers")] }, 550);
    expect(column(rows, "opening")).toEqual([1000, 500]);
    expect(column(rows, "fees")).toEqual([50, 0]);
    expect(column(rows, "interest")).toEqual([0, 5]);
  });

  test("charges the annual fee in months 1, 13 and 25, as a purchase", () => {
    const account: Account = { balance: 3000, apr: 12, annualFee: 60, introOffers: [zeroFor(40, "transfers")] };
    const rows = rowsOf(account, 110);
    expect(rows.filter(({ fees }) => fees === 60).map(({ month }) => month)).toEqual([1, 13, 25]);
    expect(column(rows, "interest").filter((interest) => interest > 0)).toEqual([0.6, 0.6, 0.6]);
    expect(amortize(account, 110).annualFees).toBe(180);
  });

  test("spares the second annual fee when nothing is owed after month 12", () => {
    expect(amortize({ balance: 1140, apr: 0, annualFee: 60 }, 100)).toMatchObject({ months: 12, annualFees: 60 });
    expect(amortize({ balance: 1141, apr: 0, annualFee: 60 }, 100)).toMatchObject({ months: 13, annualFees: 120 });
  });
});

describe("the end of the books", () => {
  test("comes at the closing balance, which is a cent", () => {
    expect(amortize({ balance: 0.01, apr: 12 }, 5).months).toBe(0);
    expect(amortize({ balance: 0.02, apr: 12 }, 5).months).toBe(1);
    expect(amortize({ balance: 0.02, apr: 12 }, 5, { closingBalance: 0.02 }).months).toBe(0);
  });

  test("waits for a fee on what is otherwise nothing", () => {
    expect(amortize({ balance: 0.01, apr: 0, transferFee: 5 }, 3)).toMatchObject({ months: 2, totalPayments: 5.01 });
  });

  test("keeps no month when a payment equals the interest and the monthly fee", () => {
    expect(amortize({ balance: 1200, apr: 12 }, 12)).toEqual({
      ...NOTHING_PAID,
      balanceLeft: 1200,
      balanceAtIntroEnd: null,
      notCoveredIn: 1,
    });
    expect(amortize({ balance: 1200, apr: 12, monthlyFee: 100 }, 113)).toMatchObject({ months: 0, notCoveredIn: 1 });
    expect(amortize({ balance: 1200, apr: 12, monthlyFee: 100 }, 114).notCoveredIn).toBeNull();
    expect(amortize({ balance: 1000, apr: 6 }, NaN)).toMatchObject({ months: 0, notCoveredIn: 1 });
  });

  test("stops when the intro ends and the payment covers only its rate", () => {
    const account: Account = { balance: 10_000, apr: 24, introOffers: [zeroFor(6, "transfers")] };
    const rows: LedgerRow[] = [];
    const ledger = amortize(account, 150, { rows });
    expect(ledger).toMatchObject({ months: 6, notCoveredIn: 7, balanceLeft: 9100, balanceAtIntroEnd: 9100 });
    expect(rows).toHaveLength(6);
  });

  test("ignores an intro rate on purchases without fees", () => {
    const account: Account = { balance: 10_000, apr: 24, introOffers: [zeroFor(6, "purchases")] };
    expect(amortize(account, 150).notCoveredIn).toBe(1);
    expect(amortize({ ...account, monthlyFee: 1 }, 150).notCoveredIn).toBe(7);
  });

  test("goes on where an intro rate above the regular one outruns the payment", () => {
    const introOffers: Offer[] = [{ apr: 24, months: 6, scope: ["transfers"] }];
    const ledger = amortize({ balance: 1000, apr: 6, introOffers }, 15);
    expect(ledger.notCoveredIn).toBeNull();
    expect(ledger.balanceAtIntroEnd).toBeCloseTo(1000 * 1.02 ** 6 - 15 * ((1.02 ** 6 - 1) / 0.02), 8);
    expect(ledger.balanceLeft).toBe(0);
  });

  test("comes after 600 months when an annual fee takes back what a year has paid", () => {
    const ledger = amortize({ balance: 1000, apr: 0, annualFee: 95 }, 5);
    expect(ledger).toMatchObject({ months: 600, notCoveredIn: null, balanceLeft: 1000 + 50 * (95 - 60) });
  });
});

describe("the balance when the intro ends", () => {
  const free = (transfers: number, purchases: number) => offersOf({ apr: 0, transfers, purchases });

  test.each([
    ["is what is owed after its last month", free(4, 0), 0, 100, 600],
    ["counts fees too", free(4, 4), 50, 100, 800],
    ["is unknown if no intro covers the moved balance", free(0, 4), 0, 100, null],
  ])("%s", (_, introOffers, monthlyFee, payment, left) => {
    expect(amortize({ balance: 1000, apr: 12, monthlyFee, introOffers }, payment).balanceAtIntroEnd).toBe(left);
  });
});

test("counts the month's fees in the issuer's minimum, but not its interest", () => {
  const rows: LedgerRow[] = [];
  const account: Account = { balance: 1000, apr: 12, monthlyFee: 90, annualFee: 10 };
  amortize(account, { kind: "percent", percent: 10, floor: 20 }, { rows });
  expect(rows[0]?.payment).toBeCloseTo(110, 10);
});

describe("deferred interest", () => {
  // At 1 % a month $1,000 is owed in month 1 and $500 in month 2: $15 are deferred.
  const account: Account = { balance: 1000, apr: 12, deferredInterest: true, introOffers: [zeroFor(2, "transfers")] };

  test("is charged at the end if anything is left by then", () => {
    const rows = rowsOf(account, 500 - 0.02);
    expect(column(rows, "interest")).toEqual([0, 15.0002, 0.150402]);
    expect(column(rows, "closing")).toEqual([500.02, 15.0402, 0]);
  });

  test("is not charged if the balance is paid in time", () => {
    expect(column(rowsOf(account, 500), "interest")).toEqual([0, 0]);
  });

  test("pays its balance first in the last two months", () => {
    // Month 1 pays the fee of $100 down to $50, month 2 the deferred balance to $949: $0.505 and $29.49 in month 3.
    const rows = rowsOf({ ...account, annualFee: 100, introOffers: [zeroFor(3, "transfers")] }, 51);
    expect(column(rows.slice(0, 3), "interest")).toEqual([1, 0.5, 29.995]);
  });
});
