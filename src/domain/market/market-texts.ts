import { countedRateText, dollarRange, monthRange, assumptionNotes, rangeText } from "../costs/cost-texts";
import { endsText } from "../lending/apr";
import type { PaidOff } from "../payoff/simulation";
import {
  countOf,
  formatList,
  formatMonths,
  formatPercent,
  formatShortDollars,
  formatWholeDollars,
  periodText,
} from "../text/format";
import { offerText } from "../lending/offer";
import { FEDERAL_CREDIT_UNION_CEILING } from "../lending/prime";
import type { MarketOrder } from "./market-query";
import {
  FLAG_TEXTS,
  type FigureField,
  type ReportedPlan,
  type PlanField,
  isInSomeStates,
} from "../survey/reported-plan";
import type { PlanCost } from "./plan-cost";
import { statesText } from "./plan-group";
import type { Tier } from "../../schema/vocabulary";
import { TIER_WORDS } from "../visitor/tier";

const ORDERED: Record<MarketOrder, string> = {
  cost: ", cheapest for you first",
  rate: ", lowest rate first",
  name: " by name",
};

/** Names the list: "543 plans, cheapest for you first". */
export function foundText(found: number, order: MarketOrder): string {
  return found === 0 ? "No plans match" : `${countOf(found, "plan")}${ORDERED[order]}`;
}

function partsText({ low, high }: Pick<PlanCost, "low" | "high">): string {
  const part = (name: string, amount: (end: PaidOff) => number) => `${dollarRange(amount(low), amount(high))} ${name}`;
  const parts = [part("interest", ({ interest }) => interest)];
  if (high.transferFee > 0) parts.push(part("transfer fee", ({ transferFee }) => transferFee));
  if (high.annualFees > 0) parts.push(part("annual and monthly fees", ({ annualFees }) => annualFees));
  return `${formatList(parts)}, paid off after ${monthRange(low.months, high.months)}`;
}

export function costReason(cost: PlanCost, tier: Tier | null): string {
  const { apr, offer } = cost;
  const regular = countedRateText({ tier, apr }) || `At ${endsText(apr)}, the whole range`;
  const rate = offer ? `${offerText(offer)} on ${formatList(offer.scope)}, then a${regular.slice(1)}` : regular;
  const range = rangeText(cost);
  return [
    `${formatWholeDollars(cost.meanCost)}${range ? `, from ${range.replace("–", " to ")}` : ""}: ${partsText(cost)}`,
    rate,
    ...assumptionNotes(cost),
  ]
    .map((fact) => `${fact}.`)
    .join(" ");
}

type Reported = { field: PlanField; name: string; textOf: (plan: ReportedPlan) => string };

function figure(field: FigureField, name: string, format: (figure: number) => string): Reported {
  const textOf = ({ [field]: value }: ReportedPlan) => (value === null ? "Not reported" : format(value));
  return { field, name, textOf };
}

/** A fee, of which 0 means that none is reported. */
function fee(field: "annualFee" | "monthlyFee" | "foreignFeePercent", name: string, format: typeof formatPercent) {
  return { field, name, textOf: ({ [field]: value }: ReportedPlan) => (value === 0 ? "None reported" : format(value)) };
}

const REWARDS: Record<string, string> = { C: "cash back", T: "travel", O: "other" };

function rewardsText({ rewards }: ReportedPlan): string {
  return formatList([...(rewards ?? "")].map((letter) => REWARDS[letter] ?? letter)) || "None reported";
}

function whereText(plan: ReportedPlan): string {
  if (plan.availability === "National") return "Nationwide";
  return isInSomeStates(plan) ? "Certain states" : statesText(plan);
}

const REPORTED: readonly Reported[] = [
  figure("aprNoScore", "APR without a credit score", formatPercent),
  figure("apr619OrLess", "APR for 619 or less", formatPercent),
  figure("apr620To719", "APR for 620 to 719", formatPercent),
  figure("apr720OrMore", "APR for 720 and up", formatPercent),
  figure("aprMin", "Lowest APR", formatPercent),
  figure("aprMedian", "Median APR", formatPercent),
  figure("aprMax", "Highest APR", formatPercent),
  figure("introApr", "Median intro APR on purchases", formatPercent),
  figure("introMonths", "Median intro length on purchases", formatMonths),
  figure("transferApr", "Median intro APR on transfers", formatPercent),
  figure("transferMonths", "Median intro length on transfers", formatMonths),
  figure("transferFeePercent", "Transfer fee", formatPercent),
  figure("transferFeeMinimum", "Minimum transfer fee", formatShortDollars),
  figure("cashApr", "Cash advance APR", formatPercent),
  figure("cashFeePercent", "Cash advance fee", formatPercent),
  figure("cashFeeMinimum", "Minimum cash advance fee", formatShortDollars),
  figure("graceDays", "Grace period", (days) => countOf(days, "day")),
  figure("lateFee", "First late fee", formatShortDollars),
  fee("annualFee", "Annual fee", formatShortDollars),
  fee("monthlyFee", "Monthly fee", formatShortDollars),
  fee("foreignFeePercent", "Foreign transaction fee", formatPercent),
  { field: "variableRate", name: "Variable rate", textOf: (plan) => (plan.variableRate ? "Yes" : "No") },
  {
    field: "creditTiers",
    name: "Credit scores accepted",
    textOf: ({ creditTiers }) => creditTiers.map((tier) => TIER_WORDS[tier].choice).join("; "),
  },
  {
    field: "requiresMembership",
    name: "Membership or other requirement",
    textOf: (plan) => (plan.requiresMembership ? "Yes" : "No"),
  },
  { field: "states", name: "Where it is offered", textOf: whereText },
  { field: "rewards", name: "Rewards", textOf: rewardsText },
  { field: "website", name: "Website, as reported", textOf: ({ website }) => website ?? "Not reported" },
];

/** A reported term in words, with why it is left out; empty if it isn't. */
type PlanTerm = { name: string; text: string; flag: string };

export function planTerms(plan: ReportedPlan): PlanTerm[] {
  return REPORTED.map(({ field, name, textOf }) => {
    const flag = plan.flags.find((one) => one.field === field);
    return { name, text: textOf(plan), flag: flag ? FLAG_TEXTS[flag.reason] : "" };
  });
}

export const SURVEY_SOURCE = {
  publisher: "Consumer Financial Protection Bureau",
  name: "Terms of Credit Card Plans survey",
  address: "https://www.consumerfinance.gov/data-research/credit-card-data/terms-credit-card-plans-survey/",
} as const;

/** Explains how variable rates were moved, in a line; `points` is what prime has moved by since the period's end. */
export function movedRatesText(points: number, period: string): string {
  const reported = `Medians are as issuers reported them for ${periodText(period)}`;
  if (points === 0) return `${reported}; the prime rate has not moved since.`;
  const moved = countOf(Math.abs(points), "point");
  return points > 0
    ? `${reported}. In the list, we raised variable rates by ${moved}, as much as prime has risen since, except at the ${FEDERAL_CREDIT_UNION_CEILING}% ceiling of federal credit unions.`
    : `${reported}. In the list, we lowered variable rates by ${moved}, as much as prime has fallen since.`;
}
