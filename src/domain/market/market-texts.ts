import { costText } from "../cards/cost-texts";
import {
  formatDays,
  formatDollars,
  formatList,
  formatMonths,
  formatPercent,
  formatShortDollars,
  toCents,
} from "../text/format";
import { DOUBTS } from "./doubt";
import { type FilteredPlans, isInSomeStates } from "./market-filter";
import { type LeftOutReason, type MarketRanking, leftOutText } from "./market-ranking";
import type { TierMedians } from "./medians";
import type { Rating } from "./percentiles";
import { type FigureField, type Plan, type PlanField, isDoubted, isOpenToAnyone } from "./plan";
import { type NoCost, type PlanCost, whyNoApr } from "./plan-cost";
import { STATES } from "./state";
import { TIERS, TIER_WORDS, type Tier } from "./tier";
import { basisText, isMeantFor, tierApr } from "./tier-apr";

/** What the pages say of reported plans, in words. */

/** The gap between the medians of large and small institutions for a tier; empty if either has no plans. */
export function gapText({ tier, largest, others }: TierMedians): string {
  if (largest.apr === null || others.apr === null) return "";
  return (
    `For ${TIER_WORDS[tier].among}, the median APR is ${formatPercent(toCents(largest.apr))} at the 25 largest issuers ` +
    `(${largest.plans} plans) and ${formatPercent(toCents(others.apr))} at all others (${others.plans} plans).`
  );
}

/** "545 plans count for scores of 720 or more. Left out of 663 plans: …" */
export function countedText(plans: readonly Plan[], tier: Tier): string {
  const leftOut = new Map<LeftOutReason, number>();
  let counted = 0;
  for (const plan of plans) {
    if (tierApr(plan, tier)) {
      counted += 1;
      continue;
    }
    const reason = isMeantFor(plan, tier) ? whyNoApr(plan) : "not-for-tier";
    leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
  }
  return `${counted} plans count for ${TIER_WORDS[tier].among}. ${leftOutOf(leftOut, plans.length)}`.trimEnd();
}

/** Why plans are left out, of a count by reason. */
export function leftOutOf(leftOut: ReadonlyMap<LeftOutReason, number>, all: number): string {
  return leftOutText(
    [...leftOut].map(([reason, plans]) => ({ reason, plans })),
    all,
  );
}

/** "120 of 663 plans." */
export function foundText({ plans }: FilteredPlans, all: number): string {
  return plans.length === all ? `All ${all} plans.` : `${plans.length} of ${all} plans.`;
}

/** "469 plans ranked by cost, 191 of them by interest alone. 44 of them are offered in some states, which may not be yours: ask." */
export function rankedText({ ranked, feeUnknown }: Pick<MarketRanking, "ranked" | "feeUnknown">): string {
  const all = [...ranked, ...feeUnknown];
  const apart = feeUnknown.length > 0 ? `, ${feeUnknown.length} of them by interest alone` : "";
  const some = all.filter(({ plan }) => isInSomeStates(plan)).length;
  const ask =
    some > 0 ? ` ${some} ${some === 1 ? "is" : "are"} offered in some states, which were not copied: ask.` : "";
  return `${all.length} ${all.length === 1 ? "plan" : "plans"} ranked by cost${apart}.${ask}`;
}

/** A plan's rate for a tier; without a tier the range of those it has. Null if no rate makes sense. */
export function rateText(plan: Plan, tier: Tier | ""): string | null {
  const rates = (tier ? [tier] : TIERS).flatMap((one) => tierApr(plan, one)?.apr ?? []);
  if (rates.length === 0) return null;
  const [low, high] = [Math.min(...rates), Math.max(...rates)];
  return low === high ? formatPercent(low) : `${formatPercent(low)} – ${formatPercent(high)}`;
}

/** How a rate compares with those of the other plans for the same scores. */
export const RATING_WORDS: Record<Rating, string> = {
  less: "less than most",
  average: "about average",
  more: "more than most",
};

/** Who may open a plan, and where. */
export function whoText(plan: Plan): string {
  const where = isInSomeStates(plan)
    ? "some states; ask"
    : plan.availability === "National"
      ? "nationwide"
      : `${STATES[plan.state ?? ""] ?? "one state"} only`;
  const who = isOpenToAnyone(plan) ? "Open to anyone" : "Members only";
  return [who, where, ...(plan.secured ? ["needs a deposit"] : [])].join(", ");
}

const NO_COST: Record<NoCost, (tier: Tier) => string> = {
  "not-for-tier": (tier) => `It is not meant for ${TIER_WORDS[tier].among}.`,
  "no-apr": () => "No purchase APR is reported.",
  "doubtful-apr": () => "Only purchase APRs that make no sense are reported.",
  "never-ends": () => "With your payment it would never be paid off.",
};

/** Why a plan has no cost for a tier. */
export function noCostText(reason: NoCost, tier: Tier): string {
  return NO_COST[reason](tier);
}

/** What a cost is made of, and how it was counted. */
export function costReason({ apr, offer, transferFee, cost, outcome }: Omit<PlanCost, "kind">, tier: Tier): string {
  const { interest, annualFees, months } = outcome;
  const fees = annualFees === 0 ? [] : [`${costText(annualFees)} annual and monthly fees`];
  const parts =
    transferFee === null
      ? [`${costText(interest)} interest`]
      : [`${costText(interest)} interest`, `${costText(transferFee)} transfer fee`, ...fees];
  const apart =
    transferFee === null ? ` Not in it: ${formatList(["a transfer fee that is not reported", ...fees])}.` : "";
  const intro = offer
    ? `${formatPercent(offer.apr)} for ${formatMonths(offer.months)} on moved balances, then `
    : "Without an offer on moved balances, at ";
  return `${costText(cost)}: ${formatList(parts)}, paid off after ${formatMonths(months)}.${apart} ${intro}${basisText(apr, tier)}.`;
}

type Term = { name: string; text: string };

/** The figures that may be missing, each with its name and its unit. */
const FIGURES: readonly [FigureField, string, (value: number) => string][] = [
  ["aprNoScore", "APR without a credit score", formatPercent],
  ["apr619OrLess", "APR for 619 or less", formatPercent],
  ["apr620To719", "APR for 620 to 719", formatPercent],
  ["apr720OrMore", "APR for 720 or more", formatPercent],
  ["aprMin", "Lowest APR", formatPercent],
  ["aprMedian", "Median APR", formatPercent],
  ["aprMax", "Highest APR", formatPercent],
  ["introApr", "Intro APR on purchases, median", formatPercent],
  ["introMonths", "Intro length on purchases, median", formatMonths],
  ["transferApr", "Intro APR on moved balances, median", formatPercent],
  ["transferMonths", "Intro length on moved balances, median", formatMonths],
  ["transferFeePercent", "Transfer fee", formatPercent],
  ["transferFeeMinimum", "Smallest transfer fee", formatShortDollars],
  ["cashApr", "Cash advance APR", formatPercent],
  ["cashFeePercent", "Cash advance fee", formatPercent],
  ["cashFeeMinimum", "Smallest cash advance fee", formatShortDollars],
  ["graceDays", "Grace period", formatDays],
  ["lateFee", "Late fee", formatDollars],
];

/** The fees of which 0 means that none is reported. */
const FEES: readonly ["annualFee" | "monthlyFee" | "foreignFeePercent", string, (value: number) => string][] = [
  ["annualFee", "Annual fee", formatShortDollars],
  ["monthlyFee", "Monthly fee", formatShortDollars],
  ["foreignFeePercent", "Foreign transaction fee", formatPercent],
];

const REWARDS: Record<string, string> = { C: "cash back", T: "travel", O: "other" };

/** Every reported term of a plan in words; what is missing is said to be, and what makes no sense is marked. */
export function planTerms(plan: Plan): Term[] {
  const marked = (field: PlanField, text: string) => (isDoubted(plan, field) ? `${text} (doubtful, left out)` : text);
  return [
    ...FIGURES.map(([field, name, format]) => {
      const value = plan[field];
      return { name, text: value === null ? "Not reported" : marked(field, format(value)) };
    }),
    ...FEES.map(([field, name, format]) => ({
      name,
      text: plan[field] === 0 ? "None reported" : marked(field, format(plan[field])),
    })),
    { name: "Rate follows an index", text: plan.variableRate ? "Yes" : "No" },
    { name: "Meant for", text: plan.creditTiers.map((tier) => TIER_WORDS[tier].choice).join("; ") },
    {
      name: "Something is required to open it",
      text: marked("requiresMembership", plan.requiresMembership ? "Yes" : "No"),
    },
    {
      name: "Rewards",
      text: formatList([...(plan.rewards ?? "")].map((letter) => REWARDS[letter] ?? letter)) || "None reported",
    },
    { name: "Website, as reported", text: plan.website ?? "Not reported" },
  ];
}

const NAMES = new Map<string, string>([...FIGURES, ...FEES].map(([field, name]) => [field, name]));
const OTHER_NAMES: Partial<Record<PlanField, string>> = { state: "State", requiresMembership: "Requirement" };

/** What makes no sense in a plan, value by value. */
export function doubtTexts({ doubts }: Plan): Term[] {
  return doubts.map(({ field, reason }) => ({
    name: NAMES.get(field) ?? OTHER_NAMES[field] ?? field,
    text: DOUBTS[reason],
  }));
}

/** Whose survey it is. */
export const SURVEY_SOURCE = {
  publisher: "Consumer Financial Protection Bureau",
  name: "Terms of Credit Card Plans survey",
  address: "https://www.consumerfinance.gov/data-research/credit-card-data/terms-credit-card-plans-survey/",
} as const;

/** The half-year that ends with a period: "2025-12-31" as "July to December 2025". */
export function periodText(period: string): string {
  return `${period.slice(5, 7) === "12" ? "July to December" : "January to June"} ${period.slice(0, 4)}`;
}
