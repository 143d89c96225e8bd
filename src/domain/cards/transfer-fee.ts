import type { TransferFee } from "../../content/schema/card-schema";

/** What it costs to move `balance` dollars: the percentage, or the smallest fee if that is more; null if unknown. */
export function transferFeeOn(fee: TransferFee, balance: number): number | null {
  if (fee === "none") return 0;
  return fee === "unknown" ? null : Math.max((balance * fee.percent) / 100, fee.minimum);
}
