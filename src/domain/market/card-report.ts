import type { Card, IntroOffer, IntroScope, OwnCard } from "../cards/card";
import { aprEnds, coveredText } from "../cards/card-texts";
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
import { periodText } from "./market-texts";
import type { Median, TierMedians } from "./medians";
import { type Plan, type PlanField, soundFigure } from "./plan";
import { TIER_WORDS, type Tier } from "./tier";
import { TIER_FIELDS, basisText, isMeantFor, tierApr } from "./tier-apr";

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
export function pointsText(points: number): string {
  const size = toCents(Math.abs(points));
  return `${size} ${size === 1 ? "point" : "points"}`;
}

type Ends<T> = { low: T; high: T };

function againstOurs(difference: number): string {
  if (difference === 0) return "the same as ours";
  return `${pointsText(difference)} ${difference < 0 ? "lower" : "higher"} than ours`;
}

/** How a reported range differs from ours: "The issuer reported a range 0.75 points lower." Empty if no end was reported. */
export function rangeDifference(ours: Ends<number>, reported: Ends<number | null>): string {
  const low = reported.low === null ? null : toCents(reported.low - ours.low);
  const high = reported.high === null ? null : toCents(reported.high - ours.high);
  if (low !== null && low === high) {
    if (low === 0) return SAME;
    const what = ours.low === ours.high ? "rate" : "range";
    return `The issuer reported a ${what} ${pointsText(low)} ${low < 0 ? "lower" : "higher"}.`;
  }
  const ends = [
    ...(low === null ? [] : [`lowest rate that the issuer reported is ${againstOurs(low)}`]),
    ...(high === null
      ? []
      : [`highest${low === null ? " rate that the issuer reported" : ""} is ${againstOurs(high)}`]),
  ];
  return ends.length === 0 ? "" : `The ${ends.join(", the ")}.`;
}

/** How a reported figure differs from ours: "The issuer reported 2 points more than we say." Empty if either isn't known. */
export function figureDifference(
  ours: number | null,
  reported: number | null,
  words: (amount: number) => string,
): string {
  if (ours === null || reported === null) return "";
  const difference = toCents(reported - ours);
  if (difference === 0) return SAME;
  return `The issuer reported ${words(Math.abs(difference))} ${difference < 0 ? "less" : "more"} than we say.`;
}

type Offer = { apr: number; months: number };

/** What the survey asks for, where readers expect what is advertised. */
const MEDIANS = "Reported are medians of accounts, not the advertised offer.";

/** How a reported intro offer differs from ours; empty if none was reported. */
export function offerDifference(ours: Offer | null, reported: Offer | null): string {
  if (reported === null) return "";
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

/** A term of ours with what its fields of the survey hold; without a plan nothing was reported. */
type Row = Omit<ReportedTerm, "reported" | "difference" | "doubts"> & {
  fields: readonly PlanField[];
  report: (plan: Plan) => { reported: string | null; difference?: string };
};

const APR_FIELDS = ["aprMin", "aprMedian", "aprMax"] as const;

function rangeText({ low, high }: Ends<number | null>): string | null {
  if (low === null || high === null)
    return low === high ? null : `${low === null ? "up to" : "from"} ${formatPercent(low ?? high ?? 0)}`;
  return low === high ? formatPercent(low) : `${formatPercent(low)} – ${formatPercent(high)}`;
}

function regularApr({ regularApr: ours, terms }: OwnCard): Row {
  return {
    name: "Regular APR",
    ours,
    source: "apr",
    fields: APR_FIELDS,
    report: (plan) => {
      const ends = { low: soundFigure(plan, "aprMin"), high: soundFigure(plan, "aprMax") };
      const median = soundFigure(plan, "aprMedian");
      const parts = [
        rangeText(ends),
        median === null || (median === ends.low && median === ends.high) ? null : `median ${formatPercent(median)}`,
      ];
      return {
        reported: parts.filter((part) => part !== null).join(", ") || null,
        difference: rangeDifference(aprEnds(terms.purchaseApr), ends),
      };
    },
  };
}

const OFFER_FIELDS = {
  transfers: { apr: "transferApr", months: "transferMonths" },
  purchases: { apr: "introApr", months: "introMonths" },
} as const;

function offerWords({ apr, months }: Offer): string {
  return `${formatPercent(apr)} for ${formatMonths(months)}`;
}

function introOffer({ terms }: OwnCard, scope: IntroScope): Row {
  const ours: IntroOffer | undefined = terms.introOffers.find((offer) => offer.scope.includes(scope));
  const { apr, months } = OFFER_FIELDS[scope];
  return {
    name: `Intro offer on ${coveredText({ scope: [scope] })}`,
    ours: ours ? `${formatPercent(ours.apr)} for ${ours.months} ${ours.unit}` : "None",
    source: ours ? "introTerm" : null,
    fields: [apr, months],
    report: (plan) => {
      const [rate, length] = [soundFigure(plan, apr), soundFigure(plan, months)];
      const reported = rate === null || length === null ? null : { apr: rate, months: length };
      return { reported: reported && offerWords(reported), difference: offerDifference(ours ?? null, reported) };
    },
  };
}

function transferFee({ terms, balanceTransferFee }: OwnCard): Row {
  const { transferFee: fee } = terms;
  const percent = fee === "none" ? 0 : fee === "unknown" ? null : fee.percent;
  return {
    name: "Balance transfer fee",
    ours: fee === "none" ? "None" : balanceTransferFee,
    source: "balanceTransferFee",
    fields: ["transferFeePercent", "transferFeeMinimum"],
    report: ({ transferFeePercent, transferFeeMinimum }) => {
      const least = transferFeeMinimum === null ? "" : ` or ${formatShortDollars(transferFeeMinimum)} (greater)`;
      return {
        reported: transferFeePercent === null ? null : formatPercent(transferFeePercent) + least,
        difference: figureDifference(percent, transferFeePercent, pointsText),
      };
    },
  };
}

/** In this copy of the survey a fee of 0 means that none was reported. */
const NONE_REPORTED = "None reported";

function feeReport(ours: number | null, reported: number, format: (amount: number) => string, words = format) {
  if (reported > 0) return { reported: format(reported), difference: figureDifference(ours, reported, words) };
  return { reported: NONE_REPORTED, difference: ours ? "We name a fee, the issuer reported none." : "" };
}

function annualFee({ terms, annualFee: ours }: OwnCard): Row {
  const report = ({ annualFee: fee }: Plan) => feeReport(terms.annualFee, fee, formatShortDollars);
  return { name: "Annual fee", ours, source: "annualFee", fields: ["annualFee"], report };
}

function monthlyFee({ terms: { monthlyFee: ours } }: OwnCard): Row {
  return {
    name: "Monthly fee",
    ours: ours === null ? null : formatShortDollars(ours),
    source: "monthlyFee",
    fields: ["monthlyFee"],
    report: ({ monthlyFee: fee }) =>
      ours === null && fee === 0 ? { reported: null } : feeReport(ours, fee, formatShortDollars),
  };
}

function foreignFee({ terms: { foreignFee: ours }, foreignTransactionFee }: OwnCard): Row {
  const report = ({ foreignFeePercent: fee }: Plan) => feeReport(ours, fee, formatPercent, pointsText);
  return {
    name: "Foreign transaction fee",
    ours: ours === null ? null : foreignTransactionFee,
    source: "foreignTransactionFee",
    fields: ["foreignFeePercent"],
    report,
  };
}

function lateFee({ terms: { lateFee: ours } }: OwnCard): Row {
  return {
    name: "Late fee",
    ours: ours === null ? null : formatShortDollars(ours),
    source: "lateFee",
    fields: ["lateFee"],
    report: ({ lateFee: fee }) => ({
      reported: fee === null ? null : formatShortDollars(fee),
      difference: figureDifference(ours, fee, formatShortDollars),
    }),
  };
}

function gracePeriod({ terms: { graceDays: ours } }: OwnCard): Row {
  return {
    name: "Grace period",
    ours: ours === null ? null : formatDays(ours),
    source: "graceDays",
    fields: ["graceDays"],
    report: ({ graceDays }) => ({
      reported: graceDays === null ? null : formatDays(graceDays),
      difference: figureDifference(ours, graceDays, formatDays),
    }),
  };
}

function cashAdvanceApr({ terms: { cashAdvanceApr: ours } }: OwnCard): Row {
  const ends = ours && aprEnds(ours);
  return {
    name: "Cash advance APR",
    ours: ends && rangeText(ends),
    source: "cashAdvanceApr",
    fields: ["cashApr"],
    report: (plan) => {
      const apr = soundFigure(plan, "cashApr");
      return {
        reported: apr === null ? null : formatPercent(apr),
        difference: ends && apr !== null ? rangeDifference(ends, { low: apr, high: apr }) : "",
      };
    },
  };
}

function whoMayOpen({ terms: { membership } }: OwnCard): Row {
  return {
    name: "Who may open it",
    ours: membership ?? null,
    source: "membership",
    fields: ["requiresMembership"],
    report: ({ requiresMembership, availability }) => {
      const who = requiresMembership ? "Something is required, such as a membership" : "Nothing is required";
      const where = availability === "National" ? "nationwide" : "some states; ask";
      return { reported: `${who}; ${where}` };
    },
  };
}

function credit({ creditRequired, creditRange }: OwnCard): Row {
  return {
    name: "Credit",
    ours: creditRange ? `${creditRequired}, ${creditRange}` : creditRequired,
    source: null,
    fields: ["creditTiers"],
    report: ({ creditTiers }) => ({
      reported: `For ${formatList(creditTiers.map((tier) => TIER_WORDS[tier].among))}`,
    }),
  };
}

const ROWS: readonly ((card: OwnCard) => Row)[] = [
  regularApr,
  (card) => introOffer(card, "transfers"),
  (card) => introOffer(card, "purchases"),
  transferFee,
  annualFee,
  monthlyFee,
  foreignFee,
  lateFee,
  gracePeriod,
  cashAdvanceApr,
  credit,
  whoMayOpen,
];

function allTerms(card: OwnCard, plan: Plan | null): ReportedTerm[] {
  return ROWS.map((rowOf) => {
    const { fields, report, ...row } = rowOf(card);
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

/** "7 points above the median of 545 plans"; empty without other plans. */
export function againstMedian(apr: number, { plans, apr: median }: Median): string {
  if (median === null) return "";
  const difference = toCents(apr - median);
  const where = difference === 0 ? "At" : `${pointsText(difference)} ${difference < 0 ? "below" : "above"}`;
  return `${where} the median of ${plans} plans, ${formatPercent(toCents(median))}`;
}

export type ReportedTier = {
  tier: Tier;
  /** Percent a year; null if none counts. */
  apr: number | null;
  /** Where the rate comes from and where it stands among all plans, or why there is none. */
  text: string;
};

/** The card's reported rate for each tier, where it comes from, and where it stands among all plans. */
export function reportedTiers(plan: Plan, medians: readonly TierMedians[]): ReportedTier[] {
  return medians.map(({ tier, all }) => {
    const rate = tierApr(plan, tier);
    const doubts = doubtsOn(plan, [TIER_FIELDS[tier]]).map((doubt) => `Left out: ${doubt}`);
    const none = isMeantFor(plan, tier) ? "No rate was reported" : "Not meant for these scores";
    const facts = rate ? [basisText(rate, tier), againstMedian(rate.apr, all)].filter(Boolean) : [none];
    return { tier, apr: rate?.apr ?? null, text: [`${facts.join(". ")}.`, ...doubts].join(" ") };
  });
}
