import type { DoubtReason } from "../../schema/vocabulary";

/** Why a reported value looks like an error. It stays in the data; statistics and rankings leave it out. */
export const DOUBTS: Record<DoubtReason, string> = {
  zero: "The regular rate was reported as 0%.",
  "divided-twice": "The rate is below 1%: it was entered as a decimal.",
  "too-low": "The rate is far below what any other issuer charges: a margin or an intro rate, most likely.",
  "filler-rate": "The rate is 9.99%, below the lowest that the same issuer reports for the plan: a placeholder.",
  "range-reversed": "The lowest rate is above the highest.",
  "median-outside-range": "The median is below the lowest rate or above the highest.",
  "worse-for-better": "The rate for a better score is above the one for a lower score.",
  "regular-rate": "The offer's rate is not below the regular rate, so it is no offer.",
  "no-length": "A rate was reported without how long it lasts.",
  "no-rate": "A length was reported without its rate.",
  "zero-length": "The offer lasts for 0 months.",
  "no-end": "The offer lasts longer than five years, which stands for no end date.",
  "free-once": "No late fee was reported, yet the issuer charges one from the second late payment on.",
  "credit-union": "A credit union lends to its members only, though the issuer reports that nothing is required.",
};
