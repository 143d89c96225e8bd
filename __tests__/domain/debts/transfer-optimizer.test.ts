import fc from "fast-check";
import type { Debt } from "../../../src/domain/debts/debt";
import type { Budget } from "../../../src/domain/debts/debt-plan";
import { cheapestPlan } from "../../../src/domain/debts/plan-optimizer";
import {
  type BalanceTransfer,
  type TransferOffer,
  accountsAfter,
  balanceLeft,
  isOwed,
  largestTransfer,
  creditLineUsed,
  transferFee,
} from "../../../src/domain/debts/transfer-offer";
import { bestTransfers } from "../../../src/domain/debts/transfer-optimizer";
import { amplyPaid, anyDebt, anyOffer, debtsOf, effort } from "./arbitrary-debts";
import { KNOWN_TRANSFERS, inputsOf } from "./known-plans";

const offer: TransferOffer = {
  name: "offer",
  feePercent: 3,
  feeMinimum: 5,
  introApr: 0,
  introMonths: 18,
  apr: 22,
  line: 5000,
};
const dear: Debt = { name: "A", balance: 4500, apr: 19.99, minimum: 90 };
const cheap: Debt = { name: "B", balance: 3000, apr: 9.99, minimum: 60 };

/** The cost of the cheapest plan for what is owed after transfers. */
function costAfter(
  debts: readonly Debt[],
  offers: readonly TransferOffer[],
  budget: Budget,
  transfers: readonly BalanceTransfer[],
): number {
  return cheapestPlan(accountsAfter(debts, offers, transfers).filter(isOwed), budget).cost;
}

test("charges a percentage, or the minimum if that is more", () => {
  expect([1000, 100, 0].map((amount) => transferFee(offer, amount))).toEqual([30, 5, 0]);
});

test("fits the largest transfer into the line with its fee, to the cent", () => {
  expect([5000, 100, 4].map((room) => largestTransfer(offer, room))).toEqual([4854.36, 95, 0]);
});

test("moves the balance at the highest rate whole and the next one as far as the line goes", () => {
  const transfers = bestTransfers([dear, cheap], [offer], { monthly: 400 });
  expect(transfers).toEqual([
    { debt: 0, offer: 0, amount: 4500 },
    { debt: 1, offer: 0, amount: 354.36 },
  ]);
  const left = accountsAfter([dear, cheap], [offer], transfers).filter(isOwed);
  expect(left.map(({ name, balance, transferFee: fee = 0 }) => [name, balance.toFixed(2), fee.toFixed(2)])).toEqual([
    ["B", "2645.64", "0.00"],
    ["offer", "4854.36", "145.63"],
  ]);
});

test("moves a part of a debt larger than the line", () => {
  expect(bestTransfers([dear], [{ ...offer, line: 2600 }], { monthly: 400 })).toEqual([
    { debt: 0, offer: 0, amount: 2524.27 },
  ]);
});

test("moves nothing where the fee costs more than it saves", () => {
  expect(bestTransfers([dear], [{ ...offer, feePercent: 50, line: 9000 }], { monthly: 1000 })).toEqual([]);
});

test("moves a part where a full line asks for more than the budget each month", () => {
  const debts: Debt[] = [{ name: "A", balance: 10000, apr: 24, minimum: 210 }];
  const card = { ...offer, line: 9000 };
  const budget = { monthly: 260 };
  const costOf = (amount: number) => costAfter(debts, [card], budget, [{ debt: 0, offer: 0, amount }]);
  expect(costOf(largestTransfer(card, 9000))).toBe(Infinity);
  const [transfer] = bestTransfers(debts, [card], budget);
  expect(transfer?.amount).toBeLessThan(8000);
  expect(costOf(transfer?.amount ?? 0)).toBeLessThan(costOf(0));
});

test.each(KNOWN_TRANSFERS)("costs no more than what another search found: $id", ({ fragment, costAtMost }) => {
  const { debts, offers, budget } = inputsOf(fragment);
  const cost = costAfter(debts, offers, budget, bestTransfers(debts, offers, budget));
  expect(Math.round(cost * 100) / 100).toBeLessThanOrEqual(costAtMost);
});

const offers = fc.array(anyOffer, { minLength: 1, maxLength: 2 });

test("moves no more than the lines and the balances hold, of up to four debts", () => {
  let moved = 0;
  fc.assert(
    fc.property(debtsOf(anyDebt, 4), offers, effort, (debts, cards, share) => {
      const budget = amplyPaid(debts, share);
      const transfers = bestTransfers(debts, cards, budget);
      cards.forEach((card, index) =>
        expect(creditLineUsed(card, index, transfers)).toBeLessThanOrEqual(card.line + 1e-6),
      );
      debts.forEach((debt, index) => expect(balanceLeft(debt, index, transfers)).toBeGreaterThanOrEqual(-1e-6));
      if (transfers.length > 0) moved += 1;
    }),
    { numRuns: 10 },
  );
  expect(moved).toBeGreaterThan(0);
});
