import type { IntroScope } from "../../schema/vocabulary";
import type { Card, OwnCard } from "../cards/card";
import { aprEnds, coveredText, transferFeeText } from "../cards/card-texts";
import {
  formatDate,
  formatDays,
  formatList,
  formatMonthOfYear,
  formatMonths,
  formatPercent,
  formatShortDollars,
  toCents,
} from "../text/format";
import { DOUBTS } from "./doubt";
import { offerText, periodText } from "./market-texts";
import { type Plan, type PlanField, type TransferOffer, soundFigure } from "./plan";
import type { Tier } from "../../schema/vocabulary";
import { TIER_WORDS } from "./tier";
import { TIER_FIELDS, basisText, isMeantFor, tierApr } from "./tier-apr";
import { type TierRates, allRates, medianOf, plansText } from "./tier-rates";

/** What we say of a card beside what its issuer reported to the regulator, in words. Rates in percent a year. */

type Provenance = Card["provenance"];
type SourcedField = keyof Provenance["sources"];

export type ReportedTerm = {
  name: string;
  /** What we say; null if we don't know it. */
  ours: string | null;
  /** The field whose source the card's file names; null if it names none for this term. */
  source: SourcedField | null;
  /** What the issuer reported; null if nothing, or nothing that makes sense. */
  reported: string | null;
  /** Where the two differ, in a sentence; empty if there is nothing to compare. */
  difference: string;
  /** Why reported values are left out. */
  doubts: string[];
};

const SAME = "The issuer reported the same.";

/** "0.75 points", "1 point". */
function pointsText(points: number): string {
  const size = toCents(Math.abs(points));
  return `${size} ${size === 1 ? "point" : "points"}`;
}

type Ends<T> = { low: T; high: T };

function againstOurs(difference: number): string {
  if (difference === 0) return "the same as ours";
  return `${pointsText(difference)} ${difference < 0 ? "lower" : "higher"} than ours`;
}

/** How a reported range differs from ours: "The issuer reported a range 0.75 points lower." Empty if no end was reported. */
function rangeDifference(ours: Ends<number>, reported: Ends<number | null>): string {
  const low = reported.low === null ? null : toCents(reported.low - ours.low);
  const high = reported.high === null ? null : toCents(reported.high - ours.high);
  if (low !== null && low === high) {
    if (low === 0) return SAME;
    const what = ours.low === ours.high ? "rate" : "range";
    return `The issuer reported a ${what} ${pointsText(low)} ${low < 0 ? "lower" : "higher"}.`;
  }
  const ends = [
    ...(low === null ? [] : [`the lowest is ${againstOurs(low)}`]),
    ...(high === null ? [] : [`the highest is ${againstOurs(high)}`]),
  ];
  return ends.length === 0 ? "" : `Of the reported rates ${ends.join(", ")}.`;
}

/** How a reported figure differs from ours: "The issuer reported 2 points more than we say." Empty if either isn't known. */
function figureDifference(ours: number | null, reported: number | null, words: (amount: number) => string): string {
  if (ours === null || reported === null) return "";
  const difference = toCents(reported - ours);
  if (difference === 0) return SAME;
  return `The issuer reported ${words(Math.abs(difference))} ${difference < 0 ? "less" : "more"} than we say.`;
}

/** What the survey asks for, where readers expect what is advertised. */
const MEDIANS = "Reported are medians of accounts, not the advertised offer.";

/** How a reported intro offer differs from ours. */
function offerDifference(ours: TransferOffer | null, reported: TransferOffer): string {
  if (ours === null) return "The issuer reported an offer that we don’t list.";
  const rate = toCents(reported.apr - ours.apr);
  const months = reported.months - ours.months;
  const parts = [
    ...(rate === 0 ? [] : [`a rate ${pointsText(rate)} ${rate < 0 ? "lower" : "higher"}`]),
    ...(months === 0 ? [] : [`${formatMonths(Math.abs(months))} ${months < 0 ? "less" : "more"} than we say`]),
  ];
  return parts.length === 0 ? SAME : `The issuer reported ${formatList(parts)}. ${MEDIANS}`;
}

/** Why values of these fields are left out, each reason once. */
function doubtsOn({ doubts }: Plan, fields: readonly PlanField[]): string[] {
  return [...new Set(doubts.filter(({ field }) => fields.includes(field)).map(({ reason }) => DOUBTS[reason]))];
}

type Report = { reported: string | null; difference?: string };

/** A term of ours with the survey's fields behind it, and what a plan says in them. */
type Row = Pick<ReportedTerm, "name" | "source" | "ours"> & {
  fields: readonly PlanField[];
  report: (plan: Plan) => Report;
};

type Format = (figure: number) => string;

function inWords(figure: number | null, format: Format): string | null {
  return figure === null ? null : format(figure);
}

/** `words` writes a difference, where it has another unit. */
function figureReport(ours: number | null, figure: number | null, format: Format, words = format): Report {
  return { reported: inWords(figure, format), difference: figureDifference(ours, figure, words) };
}

function rangeText({ low, high }: Ends<number | null>): string | null {
  if (low === null) return inWords(high, (rate) => `up to ${formatPercent(rate)}`);
  if (high === null) return `from ${formatPercent(low)}`;
  return low === high ? formatPercent(low) : `${formatPercent(low)} – ${formatPercent(high)}`;
}

function regularAprReport(plan: Plan, ours: Ends<number>): Report {
  const ends = { low: soundFigure(plan, "aprMin"), high: soundFigure(plan, "aprMax") };
  const median = soundFigure(plan, "aprMedian");
  const isOnly = median === ends.low && median === ends.high;
  const parts = [rangeText(ends), isOnly ? null : inWords(median, (rate) => `median ${formatPercent(rate)}`)];
  return { reported: parts.filter(Boolean).join(", ") || null, difference: rangeDifference(ours, ends) };
}

const OFFER_FIELDS = {
  transfers: ["transferApr", "transferMonths"],
  purchases: ["introApr", "introMonths"],
} as const;

function introOffer(terms: OwnCard["terms"], scope: IntroScope): Row {
  const ours = terms.introOffers.find((offer) => offer.scope.includes(scope)) ?? null;
  const fields = OFFER_FIELDS[scope];
  return {
    name: `Intro offer on ${coveredText({ scope: [scope] })}`,
    source: ours && "introTerm",
    ours: ours ? `${formatPercent(ours.apr)} for ${ours.months} ${ours.unit}` : "None",
    fields,
    report: (plan) => {
      const [apr, months] = [soundFigure(plan, fields[0]), soundFigure(plan, fields[1])];
      if (apr === null || months === null) return { reported: null };
      const offer = { apr, months };
      return { reported: offerText(offer), difference: offerDifference(ours, offer) };
    },
  };
}

/** In this copy of the survey a fee of 0 means that none was reported. */
const NONE_REPORTED = "None reported";

function feeReport(ours: number | null, fee: number, format: Format, words = format): Report {
  if (fee > 0) return figureReport(ours, fee, format, words);
  if (ours === null) return { reported: null };
  return { reported: NONE_REPORTED, difference: ours > 0 ? "We name a fee, the issuer reported none." : "" };
}

function whoMayOpen({ requiresMembership, availability }: Plan): string {
  const who = requiresMembership ? "Something is required, such as a membership" : "Nothing is required";
  return `${who}; ${availability === "National" ? "nationwide" : "some states; ask"}`;
}

function rowsOf({ terms, ...texts }: OwnCard): Row[] {
  const { transferFee, annualFee, monthlyFee, foreignFee, lateFee, graceDays } = terms;
  const transferPercent = transferFee === "none" ? 0 : transferFee === "unknown" ? null : transferFee.percent;
  const regular = aprEnds(terms.purchaseApr);
  const cash = terms.cashAdvanceApr && aprEnds(terms.cashAdvanceApr);
  return [
    {
      name: "Regular APR",
      source: "apr",
      ours: texts.regularApr,
      fields: ["aprMin", "aprMedian", "aprMax"],
      report: (plan) => regularAprReport(plan, regular),
    },
    introOffer(terms, "transfers"),
    introOffer(terms, "purchases"),
    {
      name: "Balance transfer fee",
      source: "balanceTransferFee",
      ours: transferFee === "none" ? "None" : texts.balanceTransferFee,
      fields: ["transferFeePercent", "transferFeeMinimum"],
      report: (plan) => ({
        reported: inWords(plan.transferFeePercent, (percent) => transferFeeText(percent, plan.transferFeeMinimum)),
        difference: figureDifference(transferPercent, plan.transferFeePercent, pointsText),
      }),
    },
    {
      name: "Annual fee",
      source: "annualFee",
      ours: texts.annualFee,
      fields: ["annualFee"],
      report: (plan) => feeReport(annualFee, plan.annualFee, formatShortDollars),
    },
    {
      name: "Monthly fee",
      source: "monthlyFee",
      ours: inWords(monthlyFee, formatShortDollars),
      fields: ["monthlyFee"],
      report: (plan) => feeReport(monthlyFee, plan.monthlyFee, formatShortDollars),
    },
    {
      name: "Foreign transaction fee",
      source: "foreignTransactionFee",
      ours: inWords(foreignFee, () => texts.foreignTransactionFee),
      fields: ["foreignFeePercent"],
      report: (plan) => feeReport(foreignFee, plan.foreignFeePercent, formatPercent, pointsText),
    },
    {
      name: "Late fee",
      source: "lateFee",
      ours: inWords(lateFee, formatShortDollars),
      fields: ["lateFee"],
      report: (plan) => figureReport(lateFee, plan.lateFee, formatShortDollars),
    },
    {
      name: "Grace period",
      source: "graceDays",
      ours: inWords(graceDays, formatDays),
      fields: ["graceDays"],
      report: (plan) => figureReport(graceDays, plan.graceDays, formatDays),
    },
    {
      name: "Cash advance APR",
      source: "cashAdvanceApr",
      ours: cash && rangeText(cash),
      fields: ["cashApr"],
      report: (plan) => {
        const apr = soundFigure(plan, "cashApr");
        return {
          reported: inWords(apr, formatPercent),
          difference: cash ? rangeDifference(cash, { low: apr, high: apr }) : "",
        };
      },
    },
    {
      name: "Credit",
      source: null,
      ours: [texts.creditRequired, texts.creditRange].filter(Boolean).join(", "),
      fields: ["creditTiers"],
      report: ({ creditTiers }) => ({
        reported: `For ${formatList(creditTiers.map((tier) => TIER_WORDS[tier].among))}`,
      }),
    },
    {
      name: "Who may open it",
      source: "membership",
      ours: terms.membership ?? null,
      fields: ["requiresMembership"],
      report: (plan) => ({ reported: whoMayOpen(plan) }),
    },
  ];
}

function allTerms(card: OwnCard, plan: Plan | null): ReportedTerm[] {
  return rowsOf(card).map(({ fields, report, ...row }) => {
    const { reported, difference = "" } = plan ? report(plan) : { reported: null };
    return { ...row, reported, difference, doubts: plan ? doubtsOn(plan, fields) : [] };
  });
}

/** The card's terms that we or the issuer name, each beside the other; without a plan ours stand alone. */
export function reportedTerms(card: OwnCard, plan: Plan | null): ReportedTerm[] {
  return allTerms(card, plan).filter(({ ours, reported }) => ours !== null || reported !== null);
}

/** What the issuer reported, as names within a sentence; none without a plan. */
export function reportedNames(card: OwnCard, plan: Plan | null): string[] {
  return allTerms(card, plan)
    .filter(({ reported }) => reported !== null && reported !== NONE_REPORTED)
    .map(({ name }) => name.charAt(0).toLowerCase() + name.slice(1));
}

/** What neither we nor the issuer say, in words. */
export function unknownTerms(card: OwnCard, plan: Plan | null): string[] {
  const { penaltyApr, minimumPayment, rewardsPercent } = card.terms;
  // A monthly fee is so rare that its absence is no gap, and most cards are open to anyone.
  const usual = ["Monthly fee", "Who may open it"];
  const missing = allTerms(card, plan).filter(({ ours, reported }) => ours === null && reported === null);
  return [
    ...missing.map(({ name }) => name).filter((name) => !usual.includes(name)),
    ...(penaltyApr === null ? ["Penalty APR"] : []),
    ...(minimumPayment === null ? ["Minimum payment"] : []),
    ...(rewardsPercent === null ? ["Rewards in percent"] : []),
  ];
}

/** Where a term of ours comes from, and which month it describes: "estimate, January 2025". `address` is null without one. */
export function sourceOf(
  { sources, dates, asOf }: Provenance,
  field: SourcedField | null,
): { address: string | null; text: string } {
  const source = field ? sources[field] : undefined;
  const month = formatMonthOfYear((field && dates?.[field]) ?? asOf);
  if (source === undefined) return { address: null, text: `source not named, ${month}` };
  if (source === "estimate") return { address: null, text: `estimate, ${month}` };
  return { address: source, text: `${new URL(source).hostname}, ${month}` };
}

/** How far our terms were checked, in a sentence. */
export function checkedText({ status, asOf, checked, overdueAfter }: Provenance): string {
  const month = formatMonthOfYear(asOf);
  if (status === "sample") return `Our terms describe ${month} and have not been checked with the issuer.`;
  const last = checked ? ` and were last checked on ${formatDate(checked)}` : "";
  const overdue = overdueAfter === undefined ? "" : `, more than ${overdueAfter} days ago: verify them with the issuer`;
  return `Our terms describe ${month}${last}${overdue}.`;
}

/** Whether and as what the issuer reported the card, in a sentence. `period` is the survey's last day; null without a survey. */
export function reportText({ issuer, survey }: Card, plan: Plan | null, period: string | null): string {
  if (period === null) return "";
  const half = periodText(period);
  if (plan) return `For ${half} ${plan.institution} reported it to the regulator as “${plan.product}”.`;
  if (survey === null) return `Nobody has looked yet whether ${issuer} reported it for ${half}.`;
  return `${issuer} did not report this card in this period, ${half}: only our own terms stand here.`;
}

/** "7 points above the median of 545 plans, 21.24%"; empty without other plans. */
function againstMedian(apr: number, sorted: readonly number[]): string {
  const median = medianOf(sorted);
  if (median === null) return "";
  const difference = toCents(apr - median);
  const where = difference === 0 ? "At" : `${pointsText(difference)} ${difference < 0 ? "below" : "above"}`;
  return `${where} the median of ${plansText(sorted.length)}, ${formatPercent(toCents(median))}`;
}

export type ReportedTier = {
  tier: Tier;
  /** Percent a year; null if none counts. */
  apr: number | null;
  /** Where the rate comes from and where it stands among all plans, or why there is none. */
  text: string;
};

/** The card's reported rate for each tier, where it comes from, and where it stands among all plans. */
export function reportedTiers(plan: Plan, rates: readonly TierRates[]): ReportedTier[] {
  return rates.map((ofTier) => {
    const { tier } = ofTier;
    const rate = tierApr(plan, tier);
    const doubts = doubtsOn(plan, [TIER_FIELDS[tier]]).map((doubt) => `Left out: ${doubt}`);
    const none = isMeantFor(plan, tier) ? "No rate was reported" : "Not meant for these scores";
    const facts = rate ? [basisText(rate, tier), againstMedian(rate.apr, allRates(ofTier))].filter(Boolean) : [none];
    return { tier, apr: rate?.apr ?? null, text: [`${facts.join(". ")}.`, ...doubts].join(" ") };
  });
}
