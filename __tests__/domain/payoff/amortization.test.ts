import type { Offer } from "../../../src/domain/lending/offer";
import type { Account } from "../../../src/domain/payoff/account";
import { type LedgerRow, amortize } from "../../../src/domain/payoff/amortization";
import { offersOf } from "../arbitraries";

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
      months: 0,
      interest: 0,
      transferFee: 0,
      annualFees: 0,
      totalCost: 0,
      firstYearCost: 0,
      totalPayments: 0,
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
