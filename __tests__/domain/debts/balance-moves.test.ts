import fc from "fast-check";
import { type BalanceMoves, bestMoves, wholeMoves } from "../../../src/domain/debts/balance-moves";
import { cheapestOrder, finish, permutations } from "../../../src/domain/debts/cheapest-order";
import type { Debt } from "../../../src/domain/debts/debt";
import { costOf, runPlan } from "../../../src/domain/debts/debt-plan";
import { type PaymentOrder, ownOrder } from "../../../src/domain/debts/payment-order";
import {
  type TransferOffer,
  debtsAfter,
  largestMove,
  lineUsed,
  moveFee,
} from "../../../src/domain/debts/transfer-offer";
import { NEVER, WITHIN_A_CENT, amplyPaid, anyDebt, anyOffer, debtsOf, effort } from "./arbitrary-debts";

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

function cheapest(...input: Parameters<typeof cheapestOrder>) {
  return finish(cheapestOrder(...input));
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
  const wordsOf = (...input: Parameters<typeof bestMoves>) => finish(bestMoves(...input)).text;
  expect(wordsOf(debts, [offer], { monthly: 400 })).toMatch(
    /^Move \$4,500\.00 from A to offer \(fee \$135\.00\) and \$354\.36 from B to offer \(fee \$10\.63\)\. That saves \$\d+\.\d\d, fees counted\.$/,
  );
  const six = Array.from({ length: 6 }, () => ({ ...cheap, balance: 100, minimum: 10 }));
  const costly = { ...offer, feePercent: 50 };
  expect(wordsOf(six, [costly], { monthly: 400 })).toBe(
    "Don't transfer anything: no transfer would save more than its fee. This is the best that we found; with so many debts not everything was tried.",
  );
});

const offers = fc.array(anyOffer, { minLength: 1, maxLength: 2 });

test("up to four debts no move of whole balances is cheaper in any order of payment", () => {
  let finished = 0;
  fc.assert(
    fc.property(debtsOf(anyDebt, 4), offers, effort, (debts, cards, share) => {
      const budget = amplyPaid(debts, share);
      let places: (number | null)[][] = [[]];
      debts.forEach(() => {
        places = places.flatMap((some) => [null, ...cards.keys()].map((place) => [...some, place]));
      });
      const costs = places.flatMap((place) => {
        const moves = place.flatMap((to, debt) =>
          to === null ? [] : [{ debt, offer: to, amount: debts[debt]?.balance ?? 0 }],
        );
        if (cards.some((card, index) => lineUsed(card, index, moves) > card.line)) return [];
        const after = debtsAfter(debts, cards, moves);
        const orders: PaymentOrder[] = ["highest-rate", ...permutations(ownOrder(after))];
        return orders.map((order) => costOf(runPlan(after, budget, order)));
      });
      const least = Math.min(...costs, NEVER);
      const whole = wholeMoves(debts, cards).map((moves) => cheapest(debtsAfter(debts, cards, moves), budget).cost);
      expect(Math.abs(Math.min(...whole, NEVER) - least)).toBeLessThan(WITHIN_A_CENT);
      if (least < NEVER) finished += 1;
      // Moving in part may save more still.
      expect(Math.min(foundMoves(debts, cards, budget).cheapest.cost, NEVER)).toBeLessThanOrEqual(
        least + 2 * WITHIN_A_CENT,
      );
    }),
    { numRuns: 25 },
  );
  expect(finished).toBeGreaterThan(0);
});

test("an offer never raises the cost of the best plan, and what is moved fits the lines and the balances", () => {
  let moved = 0;
  fc.assert(
    fc.property(debtsOf(anyDebt), offers, effort, (debts, cards, share) => {
      const budget = amplyPaid(debts, share);
      const { moves, cheapest: found, debts: after, exact } = foundMoves(debts, cards, budget);
      expect(found.cost).toBeLessThanOrEqual(cheapest(debts, budget).cost);
      expect(found.cost).toBe(costOf(runPlan(after, budget, found.order)));
      expect(exact).toBe(debts.length <= 4);
      cards.forEach((card, index) => expect(lineUsed(card, index, moves)).toBeLessThanOrEqual(card.line + 1e-6));
      debts.forEach(({ balance }, index) => {
        const from = moves.filter(({ debt }) => debt === index).reduce((sum, { amount }) => sum + amount, 0);
        expect(from).toBeLessThanOrEqual(balance + 1e-6);
      });
      if (moves.length > 0) moved += 1;
    }),
    { numRuns: 40 },
  );
  expect(moved).toBeGreaterThan(0);
});
