import { formatDollars, formatList } from "../text/format";
import {
  cheapestOrder,
  cheapestUsualOrder,
  LEAST_SAVING,
  MAX_ALL_ORDERS,
  type OrderCost,
  type Search,
} from "./cheapest-order";
import type { Debt } from "./debt";
import type { Budget } from "./debt-plan";
import { regularRateOrder } from "./payment-order";
import { type Move, type TransferOffer, debtsAfter, largestMove, lineUsed, moveFee } from "./transfer-offer";

/** Which balances to move to which offer. Dollars; debts and offers are named by their index. */
export type BalanceMoves = {
  /** Empty where moving nothing is best. */
  moves: (Move & { fee: number })[];
  /** The debts as they stand then; the order names these. */
  debts: Debt[];
  cheapest: OrderCost;
  /** Dollars less than the cheapest plan without a move; null if only the moves make the plan end, or nothing does. */
  saved: number | null;
  /** Whether all moves of whole balances were tried; otherwise it is the best that was found. */
  exact: boolean;
  /** What could you transfer? and what it saves, in a sentence or two. */
  text: string;
};

type Debts = readonly Debt[];
type Offers = readonly TransferOffer[];

/** All ways to leave each debt where it is or to move it whole, as far as the lines allow. */
export function wholeMoves(debts: Debts, offers: Offers): Move[][] {
  let found: Move[][] = [[]];
  debts.forEach(({ balance }, debt) => {
    found = found.flatMap((moves) => [
      moves,
      ...offers.flatMap((offer, index) => {
        const more = [...moves, { debt, offer: index, amount: balance }];
        return lineUsed(offer, index, more) <= offer.line ? [more] : [];
      }),
    ]);
  });
  return found;
}

/** The moves with one more to each offer that has room: as much of what is left of a debt as its line takes. */
function oneMoreMove(debts: Debts, offers: Offers, moves: readonly Move[], debt: number): Move[][] {
  const moved = moves.reduce((sum, move) => sum + (move.debt === debt ? move.amount : 0), 0);
  const rest = (debts[debt]?.balance ?? 0) - moved;
  return offers.flatMap((terms, offer) => {
    const amount = Math.min(rest, largestMove(terms, terms.line - lineUsed(terms, offer, moves)));
    return amount > 0 ? [[...moves, { debt, offer, amount }]] : [];
  });
}

/** The moves with one debt moved otherwise: not at all, to one offer, or to one and the rest to another. */
function otherMoves(debts: Debts, offers: Offers, moves: readonly Move[], debt: number): Move[][] {
  const without = moves.filter((move) => move.debt !== debt);
  const toOne = oneMoreMove(debts, offers, without, debt);
  return [without, ...toOne, ...toOne.flatMap((one) => oneMoreMove(debts, offers, one, debt))];
}

/** Moves one debt otherwise, the highest rate first, wherever that saves most, until nothing saves more. */
function* improved(debts: Debts, offers: Offers, budget: Budget, start: Move[]): Search<Move[]> {
  const costOfMoves = (moves: Move[]) => cheapestUsualOrder(debtsAfter(debts, offers, moves), budget);
  let best = { moves: start, cost: (yield* costOfMoves(start)).cost };
  let goesOn = true;
  while (goesOn) {
    goesOn = false;
    for (const debt of regularRateOrder(debts)) {
      for (const moves of otherMoves(debts, offers, best.moves, debt)) {
        const { cost } = yield* costOfMoves(moves);
        if (cost < best.cost - LEAST_SAVING) {
          best = { moves, cost };
          goesOn = true;
        }
      }
    }
  }
  return best.moves;
}

function movesText(best: Omit<BalanceMoves, "text">, debts: Debts, offers: Offers): string {
  const found = best.exact ? "" : " This is the best that we found; with so many debts not everything was tried.";
  if (best.moves.length === 0) return `Don't transfer anything: no transfer would save more than its fee.${found}`;
  const parts = best.moves.map(({ debt, offer, amount, fee }) => {
    const from = debts[debt]?.name ?? "";
    const to = offers[offer]?.name ?? "";
    return `${formatDollars(amount)} from ${from} to ${to} (fee ${formatDollars(fee)})`;
  });
  const saves =
    best.saved === null
      ? "Without this transfer the plan would never end."
      : `That saves ${formatDollars(best.saved)}, fees counted.`;
  return `Move ${formatList(parts)}. ${saves}${found}`;
}

/**
 * The moves that cost least, with the fees; never more than moving nothing. For up to four debts all moves of whole balances
 * are tried, each with every order of payment; then, and beyond that, one debt after the other is moved, whole or as
 * far as the line goes.
 */
export function* bestMoves(debts: Debts, offers: Offers, budget: Budget): Search<BalanceMoves> {
  function* tried(moves: Move[]) {
    const after = debtsAfter(debts, offers, moves);
    return { moves, debts: after, cheapest: yield* cheapestOrder(after, budget) };
  }
  const nothing = yield* tried([]);
  const exact = debts.length <= MAX_ALL_ORDERS;
  let best = nothing;
  function* consider(moves: Move[]): Search<void> {
    const other = yield* tried(moves);
    if (other.cheapest.cost < best.cheapest.cost - LEAST_SAVING) best = other;
  }
  if (exact) for (const moves of wholeMoves(debts, offers)) yield* consider(moves);
  yield* consider(yield* improved(debts, offers, budget, best.moves));

  const moves = best.moves.flatMap((move) => {
    const offer = offers[move.offer];
    return offer ? [{ ...move, fee: moveFee(offer, move.amount) }] : [];
  });
  const saved = Number.isFinite(nothing.cheapest.cost) ? nothing.cheapest.cost - best.cheapest.cost : null;
  const result = { moves, debts: best.debts, cheapest: best.cheapest, saved, exact };
  return { ...result, text: movesText(result, debts, offers) };
}
