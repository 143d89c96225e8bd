import { readFileSync } from "node:fs";
import fc from "fast-check";
import { z } from "zod";
import { type BalanceMoves, bestMoves } from "../../../src/domain/debts/balance-moves";
import { cheapestOrder, finish, permutations } from "../../../src/domain/debts/order-search";
import type { Debt } from "../../../src/domain/debts/debt";
import { costOf, runPlan } from "../../../src/domain/debts/debt-plan";
import { type PaymentOrder, ownOrder } from "../../../src/domain/debts/payment-order";
import {
  type TransferOffer,
  accountsAfter,
  isOwed,
  largestMove,
  lineUsed,
  moveFee,
} from "../../../src/domain/debts/transfer-offer";
import { NEVER, amplyPaid, anyDebt, anyOffer, debtsOf, effort } from "./arbitrary-debts";
import { RANDOM_CASES, bestMovesOf, expectCostsFound } from "./known-moves";
import { expectNoBetterMove, expectOfferNeverCosts } from "./random-moves";

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

function foundMoves(...input: Parameters<typeof bestMoves>): BalanceMoves {
  return finish(bestMoves(...input));
}

test("a fee is a percentage, or the minimum if that is more", () => {
  expect([moveFee(offer, 1000), moveFee(offer, 100)]).toEqual([30, 5]);
});

test("the largest move fits into the line with its fee, to the cent", () => {
  expect([largestMove(offer, 5000), largestMove(offer, 100), largestMove(offer, 4)]).toEqual([4854.36, 95, 0]);
});

test("the balance at the highest rate is moved whole and the next one as far as the line goes", () => {
  const { moves, debts, saved, exact } = foundMoves([dear, cheap], [offer], { monthly: 400 });
  expect(moves).toEqual([
    { debt: 0, offer: 0, amount: 4500, fee: 135 },
    { debt: 1, offer: 0, amount: 354.36, fee: (354.36 * 3) / 100 },
  ]);
  expect(debts.map(({ name, balance }) => [name, Math.round(balance * 100) / 100])).toEqual([
    ["B", 2645.64],
    ["offer", 4854.36],
  ]);
  expect(saved).toBeGreaterThan(0);
  expect(exact).toBe(true);
});

test("a debt larger than the line is moved in part", () => {
  const { moves } = foundMoves([dear], [{ ...offer, line: 2600 }], { monthly: 400 });
  expect(moves).toMatchObject([{ debt: 0, offer: 0, amount: 2524.27 }]);
});

test("nothing is moved where the fee costs more than it saves", () => {
  const { moves, saved } = foundMoves([dear], [{ ...offer, feePercent: 50, line: 9000 }], { monthly: 1000 });
  expect([moves, saved]).toEqual([[], 0]);
});

test("a move may be what makes a plan end", () => {
  const stuck: Debt = { name: "A", balance: 4500, apr: 30, minimum: 20 };
  const { moves, saved } = foundMoves([stuck], [{ ...offer, introMonths: 60 }], { monthly: 100 });
  expect(moves).toHaveLength(1);
  expect(saved).toBeNull();
});

test("what to move is said in words, and that it is the best where all was tried or found", () => {
  const debts = [dear, cheap];
  expect(foundMoves(debts, [offer], { monthly: 400 }).text).toMatch(
    /^Move \$4,500\.00 from A to offer \(fee \$135\.00\) and \$354\.36 from B to offer \(fee \$10\.63\)\. That saves \$\d+\.\d\d, fees counted\.$/,
  );
  const six = Array.from({ length: 6 }, () => ({ ...cheap, balance: 100, minimum: 10 }));
  const costly = { ...offer, feePercent: 50 };
  expect(foundMoves(six, [costly], { monthly: 400 }).text).toBe(
    "Don't transfer anything: no transfer would save more than its fee. This is the best that we found; not everything was tried.",
  );
});

const offers = fc.array(anyOffer, { minLength: 1, maxLength: 2 });

const KNOWN = z
  .object({ cases: z.array(z.object({ id: z.string(), fragment: z.string(), costAtMost: z.number() })) })
  .parse(JSON.parse(readFileSync("__tests__/fixtures/debt-moves.json", "utf8")));

test.each(KNOWN.cases)("costs no more than what another search found: $id", ({ fragment, costAtMost }) => {
  const { cheapest: found, exact } = bestMovesOf(fragment);
  expect(Math.round(found.cost * 100) / 100).toBeLessThanOrEqual(costAtMost);
  expect(exact).toBe(true);
});

test("random plans cost no more than what another search found", () => {
  expectCostsFound(RANDOM_CASES.filter((_, index) => index % 40 === 0));
});

test("up to four debts no move of whole balances is cheaper in any order of payment", () => {
  let finished = 0;
  fc.assert(
    fc.property(debtsOf(anyDebt, 4), offers, effort, (debts, cards, share) => {
      const budget = amplyPaid(debts, share);
      const places = debts.reduce<(number | null)[][]>(
        (all) => all.flatMap((some) => [null, ...cards.keys()].map((place) => [...some, place])),
        [[]],
      );
      const costs = places.flatMap((place) => {
        const moves = place.flatMap((to, debt) =>
          to === null ? [] : [{ debt, offer: to, amount: debts[debt]?.balance ?? 0 }],
        );
        if (cards.some((card, index) => lineUsed(card, index, moves) > card.line)) return [];
        const after = accountsAfter(debts, cards, moves).filter(isOwed);
        const orders: PaymentOrder[] = ["highest-rate", ...permutations(ownOrder(after))];
        return orders.map((order) => costOf(runPlan(after, budget, order)));
      });
      const least = Math.min(...costs, NEVER);
      expect(Math.min(foundMoves(debts, cards, budget).cheapest.cost, NEVER)).toBeLessThanOrEqual(least + 1);
      if (least < NEVER) finished += 1;
    }),
    { numRuns: 10 },
  );
  expect(finished).toBeGreaterThan(0);
});

test("where a full line asks for more than the budget each month, a part of it is moved", () => {
  const debts: Debt[] = [{ name: "A", balance: 10000, apr: 24, minimum: 210 }];
  const card = { ...offer, line: 9000 };
  const budget = { monthly: 260 };
  const full = accountsAfter(debts, [card], [{ debt: 0, offer: 0, amount: largestMove(card, 9000) }]).filter(isOwed);
  expect(finish(cheapestOrder(full, budget)).cost).toBe(Infinity);
  const { moves, cheapest: found, saved } = foundMoves(debts, [card], budget);
  expect(moves).toHaveLength(1);
  expect(moves[0]?.amount).toBeLessThan(8000);
  expect(found.cost).toBeLessThan(Infinity);
  expect(saved).toBeGreaterThan(0);
});

test("the best so far grows cheaper while the search goes on, and says that it is not all", () => {
  const debts = Array.from({ length: 6 }, (_, index) => ({ ...dear, apr: 15 + index, balance: 1000 + 300 * index }));
  const search = bestMoves(debts, [offer, { ...offer, line: 3000 }], { monthly: 800 });
  const shown: BalanceMoves[] = [];
  let step = search.next();
  for (; !step.done; step = search.next()) if (step.value) shown.push(step.value);
  const costs = [...shown, step.value].map((one) => one.cheapest.cost);
  expect(costs).toEqual(costs.toSorted((a, b) => b - a));
  expect(shown.length).toBeGreaterThan(2);
  expect(shown[0]?.text).toContain("not everything was tried");
});

test("says so where no move makes a plan end", () => {
  const { text } = foundMoves([{ ...dear, apr: 30, minimum: 200 }], [{ ...offer, line: 100 }], { monthly: 100 });
  expect(text).toBe("Don't transfer anything: no transfer would get you out of debt.");
});

test("no move of a random part of the debts beats the best that is shown by more than a dollar", () => {
  expectNoBetterMove({ cases: 6, tries: 40, seed: 20261126 });
});

test("an offer never raises the cost of the best plan, and what is moved fits the lines and the balances", () => {
  expectOfferNeverCosts({ cases: 10, debts: 4 });
});
