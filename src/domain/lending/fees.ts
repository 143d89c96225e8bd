import type { Terms, TransferFee } from "../../schema/terms-schema";
import { formatShortDollars } from "../text/format";
import type { Ends } from "./apr";

/** The fee on `amount` dollars that are moved as the account is opened: the percentage, or the smallest fee if that is more. */
export function transferFeeOn(fee: Pick<TransferFeeRate, "percent" | "minimum"> | "none", amount: number): number {
  return fee === "none" ? 0 : Math.max((amount * fee.percent) / 100, fee.minimum ?? 0);
}

/** Percent: the most that plans reported for July to December 2025, 172 of 330 (CFPB, Terms of Credit Card Plans survey). */
export const MAX_ASSUMED_TRANSFER_FEE = 5;

/** The bounds of the fee for moving `amount` dollars: one fee where it is known, else from nothing to the highest usual one. */
export function transferFeeEnds(fee: TransferFee | null, amount: number): Ends {
  if (fee === null) return { low: 0, high: (amount * MAX_ASSUMED_TRANSFER_FEE) / 100 };
  const charged = transferFeeOn(fee, amount);
  return { low: charged, high: charged };
}

export function highestFee(fee: TransferFee | null): { feePercent: number; feeMinimum: number } {
  if (fee === null) return { feePercent: MAX_ASSUMED_TRANSFER_FEE, feeMinimum: 0 };
  return fee === "none" ? { feePercent: 0, feeMinimum: 0 } : { feePercent: fee.percent, feeMinimum: fee.minimum ?? 0 };
}

type TransferFeeRate = Exclude<TransferFee, "none">;

/** "3% or $5 (greater)"; "3%" where no smallest fee is known. */
function feeRateText({ percent, minimum }: Pick<TransferFeeRate, "percent" | "minimum">): string {
  return `${percent}%` + (minimum ? ` or ${formatShortDollars(minimum)} (greater)` : "");
}

/** "None"; "3% or $5 (greater)"; "3% or $5 (greater) in the first 4 months, then 5%". */
export function transferFeeText(fee: TransferFee): string {
  if (fee === "none") return "None";
  const [next] = fee.later;
  if (!next) return feeRateText(fee);
  const later = fee.later.map(({ percent, to }) => `${percent}%` + (to === null ? "" : ` through month ${to}`));
  return `${feeRateText(fee)} in the first ${next.from - 1} months, then ${later.join(", then ")}`;
}

/** "$0", "$95" or "$0 the first year, then $95". */
export function annualFeeText({ annualFee, firstYearFee }: Pick<Terms, "annualFee" | "firstYearFee">): string {
  const fee = formatShortDollars(annualFee);
  return firstYearFee === null ? fee : `${formatShortDollars(firstYearFee)} the first year, then ${fee}`;
}
