import type { MedianRow } from "../../schema/history-schema";
import { MEDIAN_GROUPS, type Tier } from "../../schema/vocabulary";
import { roundTo } from "../text/format";
import type { Plan, Survey } from "./plan";
import { TIER_FIELDS } from "./tier-apr";
import { medianOf } from "./tier-rates";

export type { MedianRow };

/**
 * Medians of a period by a rule that all periods can be counted with (docs/survey.md): a plan counts for a score with the rate
 * that it reports for that very score, whether or not it is meant for it. Left out are 0 and fillers, no other doubts.
 */

const isIn: Record<MedianRow["group"], (plan: Plan) => boolean> = {
  all: () => true,
  largest: ({ top25 }) => top25,
  others: ({ top25 }) => !top25,
};

function tierMedian(plans: readonly Plan[], tier: Tier): number | null {
  const field = TIER_FIELDS[tier];
  const isFiller = ({ doubts }: Plan) =>
    doubts.some((doubt) => doubt.field === field && doubt.reason === "filler-rate");
  const rates = plans.filter((plan) => !isFiller(plan)).flatMap((plan) => plan[field] ?? []);
  const median = medianOf(rates.filter((rate) => rate > 0).sort((a, b) => a - b));
  return median === null ? null : roundTo(median, 3);
}

/** The rows of a period: of everybody, the 25 largest issuers and the others, as far as there are plans. */
export function mediansOf({ period, plans: all }: Survey): MedianRow[] {
  return MEDIAN_GROUPS.flatMap((group) => {
    const plans = all.filter(isIn[group]);
    if (plans.length === 0) return [];
    return {
      period,
      group,
      plans: plans.length,
      institutions: new Set(plans.map(({ institution }) => institution.toLowerCase())).size,
      aprNoScore: tierMedian(plans, "no-score"),
      apr619OrLess: tierMedian(plans, "619-or-less"),
      apr620To719: tierMedian(plans, "620-to-719"),
      apr720OrMore: tierMedian(plans, "720-or-more"),
    };
  });
}
