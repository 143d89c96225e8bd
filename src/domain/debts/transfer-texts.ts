import { formatDollars, formatWholeDollars } from "../text/format";
import { type DebtsAnswer, resultOf } from "./debts-answer";

/** A transfer, in words. */
export type TransferRow = { from: string; to: string; amount: string; fee: string };

/** The transfers that save most; none where nothing is to be moved. */
export function transferRows({ transfers, inputs: { debts, offers } }: DebtsAnswer): TransferRow[] {
  if (transfers === null) return [];
  return transfers.moved.map(({ debt, offer, amount }, index) => ({
    from: debts[debt]?.name ?? "",
    to: offers[offer]?.name ?? "",
    amount: formatDollars(amount),
    fee: formatDollars(transfers.fees[index] ?? 0),
  }));
}

/** What the transfers save if they are made now, or why there are none, in a sentence; empty where there are no offers. */
export function transferText({ transfers, strategies }: DebtsAnswer): string {
  if (transfers === null) return "";
  const { moved, saved, waitingCost } = transfers;
  if (moved.length > 0) {
    const later = waitingCost >= 1 ? ` Each month of waiting costs about ${formatWholeDollars(waitingCost)}.` : "";
    if (saved === null) return `Without this transfer, you’d never pay off the debt.${later}`;
    return `Moving now saves you ${formatDollars(saved)} after fees.${later}`;
  }
  const ends = resultOf({ strategies }, "cheapest").outcome.kind === "paid-off";
  return `Don’t transfer anything: no transfer would ${ends ? "save more than its fee" : "get you out of debt"}.`;
}
