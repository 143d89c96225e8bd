import fc from "fast-check";
import { bestMoves } from "../../../src/domain/debts/balance-moves";
import { cheapestOrder, finish } from "../../../src/domain/debts/order-search";
import { costOf, runPlan } from "../../../src/domain/debts/debt-plan";
import type { Debt } from "../../../src/domain/debts/debt";
import {
  type Move,
  type TransferOffer,
  amountMoved,
  accountsAfter,
  isOwed,
  largestMove,
  lineUsed,
} from "../../../src/domain/debts/transfer-offer";
import { amplyPaid, anyDebt, anyOffer, debtsOf, effort } from "./arbitrary-debts";

const offers = fc.array(anyOffer, { minLength: 1, maxLength: 2 });

/** One move after the other, each of the wanted part of what its debt and its line allow. */
function movesOf(debts: readonly Debt[], offers: readonly TransferOffer[], wanted: readonly (Move | null)[]): Move[] {
  return wanted.reduce<Move[]>((moves, next) => {
    const offer = next && offers[next.offer];
    const debt = next && debts[next.debt];
    if (!offer || !debt) return moves;
    const rest = debt.balance - amountMoved(moves, next.debt);
    const most = Math.min(rest, largestMove(offer, offer.line - lineUsed(offer, next.offer, moves)));
    return most > 1 ? [...moves, { ...next, amount: most * next.amount }] : moves;
  }, []);
}

/** Parts of debts, as fractions of what is possible; half of the parts are all of it. */
const wantedMove = fc.record({
  debt: fc.nat({ max: 4 }),
  offer: fc.nat({ max: 1 }),
  amount: fc.oneof(fc.constant(1), fc.double({ min: 0.05, max: 1, noNaN: true })),
});

/** Expects that no random move, in the cheapest order of payment for it, beats the best that is found by more than a dollar. */
export function expectNoBetterMove({ cases, tries, seed }: { cases: number; tries: number; seed: number }): void {
  const random = fc.array(
    fc.uniqueArray(wantedMove, { selector: ({ debt, offer }) => debt * 2 + offer, maxLength: 6 }),
    {
      minLength: tries,
      maxLength: tries,
    },
  );
  fc.assert(
    fc.property(debtsOf(anyDebt, 5), offers, effort, random, (debts, cards, share, others) => {
      const budget = amplyPaid(debts, share);
      const best = finish(bestMoves(debts, cards, budget)).cheapest.cost;
      const costs = others.map((wanted) => {
        const after = accountsAfter(debts, cards, movesOf(debts, cards, wanted)).filter(isOwed);
        return finish(cheapestOrder(after, budget)).cost;
      });
      expect(Math.min(...costs, Number.MAX_VALUE)).toBeGreaterThan(Math.min(best, Number.MAX_VALUE / 2) - 1);
    }),
    { numRuns: cases, seed },
  );
}

/**
 * Expects that the best plan with offers costs no more than the best without, for random ones of up to so many debts, and that
 * what is moved fits the lines and the balances.
 */
export function expectOfferNeverCosts({ cases, debts: most }: { cases: number; debts: number }): void {
  let moved = 0;
  fc.assert(
    fc.property(debtsOf(anyDebt, most), offers, effort, (debts, cards, share) => {
      const budget = amplyPaid(debts, share);
      const { moves, cheapest, debts: after, exact } = finish(bestMoves(debts, cards, budget));
      expect(cheapest.cost).toBeLessThanOrEqual(finish(cheapestOrder(debts, budget)).cost + 1e-6);
      expect(cheapest.cost).toBe(costOf(runPlan(after, budget, cheapest.order)));
      expect(exact && debts.length > 5).toBe(false);
      cards.forEach((card, index) => expect(lineUsed(card, index, moves)).toBeLessThanOrEqual(card.line + 1e-6));
      debts.forEach(({ balance }, index) => expect(amountMoved(moves, index)).toBeLessThanOrEqual(balance + 1e-6));
      if (moves.length > 0) moved += 1;
    }),
    { numRuns: cases },
  );
  expect(moved).toBeGreaterThan(0);
}
