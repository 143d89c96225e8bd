import { formatDollars, formatList } from "../text/format";
import { type BalanceMoves, bestMoves } from "./balance-moves";
import type { Debt } from "./debt";
import type { Budget } from "./debt-plan";
import type { Search } from "./search";
import type { TransferOffer } from "./transfer-offer";

/** What to move where and what it saves, in a sentence or two; also that it is the best that was found, where not all was tried. */
function movesText(best: BalanceMoves, debts: readonly Debt[], offers: readonly TransferOffer[]): string {
  const found = best.exact ? "" : " This is the best that we found; with so many debts not everything was tried.";
  if (best.moves.length === 0) return `Moving nothing is best: no move saves more than its fee.${found}`;
  const parts = best.moves.map(({ debt, offer, amount, fee }) => {
    const from = debts[debt]?.name ?? "";
    const to = offers[offer]?.name ?? "";
    return `${formatDollars(amount)} from ${from} to ${to} (fee ${formatDollars(fee)})`;
  });
  const saves =
    best.saved === null ? "Only so does the plan end." : `That saves ${formatDollars(best.saved)}, fees counted.`;
  return `Move ${formatList(parts)}. ${saves}${found}`;
}

export type WordedMoves = BalanceMoves & { text: string };

/** The best moves (`bestMoves`), and in words. */
export function* bestMovesInWords(
  debts: readonly Debt[],
  offers: readonly TransferOffer[],
  budget: Budget,
): Search<WordedMoves> {
  const best = yield* bestMoves(debts, offers, budget);
  return { ...best, text: movesText(best, debts, offers) };
}
