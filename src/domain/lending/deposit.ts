import type { Tier } from "../../schema/vocabulary";
import { formatWholeDollars } from "../text/format";

/** The deposit that a secured card ties up. Dollars. */

/** The scores that are often offered nothing else. */
const OFTEN_SECURED: readonly Tier[] = ["no-score", "619-or-less"];

/** Whether secured cards stand after all others, as what they tie up is no part of a cost; not for whom they are often the only ones. */
export function depositsStandLast(tier: Tier | null): boolean {
  return tier === null || !OFTEN_SECURED.includes(tier);
}

/** "Needs a deposit, usually as large as its line: $515"; `line` must hold the debt and the fee. */
export function depositText(line: number): string {
  return `Needs a deposit, usually as large as its line: ${formatWholeDollars(line)}`;
}
