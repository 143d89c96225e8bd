import type { Terms, TransferFee } from "../../schema/terms-schema";
import { formatPercent, formatShortDollars } from "../text/format";

/** Fees, for cards, reported plans and offers alike. Dollars and percent. */

/** The fee on `amount` dollars that are moved as the account is opened: the percentage, or the smallest fee if that is more. */
export function transferFeeOn(fee: Pick<TransferFeeRate, "percent" | "minimum"> | "none", amount: number): number {
  return fee === "none" ? 0 : Math.max((amount * fee.percent) / 100, fee.minimum ?? 0);
}

export type TransferFeeRate = Exclude<TransferFee, "none">;

/** "3% or $5 (greater)"; "3%" where no smallest fee is known. */
export function feeRateText({ percent, minimum }: Pick<TransferFeeRate, "percent" | "minimum">): string {
  return formatPercent(percent) + (minimum ? ` or ${formatShortDollars(minimum)} (greater)` : "");
}

/** "None"; "3% or $5 (greater)"; "3% or $5 (greater) in the first 4 months, then 5%". */
export function transferFeeText(fee: TransferFee): string {
  if (fee === "none") return "None";
  const [next] = fee.later;
  if (!next) return feeRateText(fee);
  const later = fee.later.map(
    ({ percent, to }) => formatPercent(percent) + (to === null ? "" : ` through month ${to}`),
  );
  return `${feeRateText(fee)} in the first ${next.from - 1} months, then ${later.join(", then ")}`;
}

/** "$0", "$95" or "$0 the first year, then $95". */
export function annualFeeText({ annualFee, firstYearFee }: Pick<Terms, "annualFee" | "firstYearFee">): string {
  const fee = formatShortDollars(annualFee);
  return firstYearFee === null ? fee : `${formatShortDollars(firstYearFee)} the first year, then ${fee}`;
}
