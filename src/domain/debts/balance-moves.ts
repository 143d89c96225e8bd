import { formatDollars, formatList } from "../text/format";
import type { Debt } from "./debt";
import { type Budget, costOf, runPlan } from "./debt-plan";
import { type Growing, LEAST_SAVING, type OrderCost } from "./order-search";
import { renumbered } from "./payment-order";
import { MAX_ALL_SEQUENCES, type Situation, type Trial, inCheapestOrder, searchMoves } from "./moves-search";
import { type Move, type TransferOffer, accountsAfter, isOwed, moveFee, owedAmong } from "./transfer-offer";

/** Which balances to move to which offer. Dollars; debts and offers are named by their index. */
export type BalanceMoves = {
  /** Empty if no transfer saves more than its fee. */
  moves: (Move & { fee: number })[];
  /** The debts as they stand then; the order names these. */
  debts: Debt[];
  cheapest: OrderCost;
  /** Dollars less than the cheapest plan without a move; null if only the moves make the plan end, or nothing does. */
  saved: number | null;
  /** Whether the search has ended and left out no sequence of debts; otherwise it is the best that was found. */
  exact: boolean;
  /** What to move where and what it saves, in a sentence or two. */
  text: string;
};

/** What the search may cost: so many months of a debt, of all plans together; three quarters of a second of a laptop. */
const MOST_WORK = 84_000_000;

/** A plan is taken to have at least so many months: one that can't be paid without a move ends at once. */
const LEAST_MONTHS = 60;

/** How many plans the search may try. */
function mostPlans({ debts, offers, budget }: Situation): number {
  const run = runPlan(debts, budget, "highest-rate");
  const months = run.kind === "paid-off" ? run.months : 0;
  return MOST_WORK / (debts.length + offers.length) / Math.max(months, LEAST_MONTHS);
}

/** The best after so many plans is shown if it ends; then each time that twice as many were tried. */
const FIRST_SHOWN = 250;

function movesText(best: Omit<BalanceMoves, "text">, { debts, offers }: Situation): string {
  const found = best.exact ? "" : " This is the best that we found; not everything was tried.";
  if (best.moves.length === 0) {
    const ends = best.cheapest.cost < Infinity;
    const why = ends ? "no transfer would save more than its fee" : "no transfer would get you out of debt";
    return `Don't transfer anything: ${why}.${found}`;
  }
  const parts = best.moves.map(({ debt, offer, amount, fee }) => {
    const from = debts[debt]?.name ?? "";
    const to = offers[offer]?.name ?? "";
    return `${formatDollars(amount)} from ${from} to ${to} (fee ${formatDollars(fee)})`;
  });
  const saves =
    best.saved === null
      ? "Without this transfer, you’d never pay off the debt."
      : `That saves ${formatDollars(best.saved)}, fees counted.`;
  return `Move ${formatList(parts)}. ${saves}${found}`;
}

function described(situation: Situation, { moves, order }: Trial, costUnmoved: number, exact: boolean): BalanceMoves {
  const { debts, offers } = situation;
  const accounts = accountsAfter(debts, offers, moves);
  const owed = owedAmong(accounts);
  const places = renumbered(order, (all) => all.map((one) => owed.indexOf(one)).filter((place) => place >= 0));
  const left = accounts.filter(isOwed);
  const cost = costOf(runPlan(left, situation.budget, places));
  const result = {
    moves: moves.flatMap((move) => {
      const offer = offers[move.offer];
      return offer ? [{ ...move, fee: moveFee(offer, move.amount) }] : [];
    }),
    debts: left,
    cheapest: { order: places, cost },
    saved: costUnmoved < Infinity ? costUnmoved - cost : null,
    exact,
  };
  return { ...result, text: movesText(result, situation) };
}

/**
 * The moves that cost least, with the fees; never more than moving nothing. Up to five debts all sequences in which they can
 * fill the lines are tried, beyond that the cheapest ones; then the amounts of the best are changed until no step of a
 * dollar saves anything (`moves-search.ts`). Yields the best so far, each time that twice as many plans were tried.
 */
export function* bestMoves(
  debts: readonly Debt[],
  offers: readonly TransferOffer[],
  budget: Budget,
): Growing<BalanceMoves> {
  const situation = { debts, offers, budget };
  const nothing = yield* inCheapestOrder(situation, []);
  const most = mostPlans(situation);
  let best = nothing;
  let plans = 0;
  let shownAt = FIRST_SHOWN;
  for (const trial of searchMoves(situation)) {
    if (trial && trial.cost < best.cost - LEAST_SAVING) best = trial;
    plans += 1;
    if (plans > most) return described(situation, best, nothing.cost, false);
    const isShown = plans >= shownAt && best.cost < Infinity;
    if (isShown) shownAt *= 2;
    yield isShown ? described(situation, best, nothing.cost, false) : undefined;
  }
  return described(situation, best, nothing.cost, debts.length <= MAX_ALL_SEQUENCES);
}
