import type { StatedTerms, TermName, Terms } from "../../schema/terms-schema";
import { regularAprText } from "../lending/apr";
import { introOffersText } from "../lending/offer";
import { transferFeeText } from "../lending/fees";
import { countOf, formatList, formatShortDollars } from "../text/format";

/** The one table of a card's terms, in the order of its page. A term of the schema without an entry doesn't compile. */

type Term<Value> = {
  label: string;
  text: (value: Value) => string;
  /** True where a card's page names a term that nobody states; a term that most cards don't have is no gap. */
  isExpected?: true;
};

const noneOr = (format: (amount: number) => string) => (amount: number) => (amount === 0 ? "None" : format(amount));
const percentOrNone = noneOr((percent) => `${percent}%`);

export const CARD_TERMS: { readonly [Name in TermName]: Term<NonNullable<Terms[Name]>> } = {
  purchaseApr: { label: "Regular APR", text: regularAprText, isExpected: true },
  introOffers: {
    label: "Intro offer",
    text: (offers) => (offers.length === 0 ? "None" : introOffersText(offers)),
    isExpected: true,
  },
  transferFee: { label: "Balance transfer fee", text: transferFeeText, isExpected: true },
  annualFee: { label: "Annual fee", text: formatShortDollars, isExpected: true },
  firstYearFee: { label: "Annual fee in the first year", text: formatShortDollars },
  monthlyFee: { label: "Monthly fee", text: formatShortDollars },
  foreignFee: { label: "Foreign transaction fee", text: percentOrNone, isExpected: true },
  lateFee: {
    label: "Late fee",
    text: noneOr((fee) => `Up to ${formatShortDollars(fee)} the first time`),
    isExpected: true,
  },
  transferApr: { label: "Balance transfer APR", text: regularAprText },
  cashAdvanceApr: { label: "Cash advance APR", text: regularAprText, isExpected: true },
  penaltyApr: {
    label: "Penalty APR",
    text: (apr) => (apr === "none" ? "None" : regularAprText(apr)),
    isExpected: true,
  },
  graceDays: { label: "Grace period", text: (days) => countOf(days, "day"), isExpected: true },
  minimumPayment: {
    label: "Minimum payment",
    text: ({ kind, percent, floor }) =>
      `${percent}% of the balance${kind === "percent" ? "" : " plus interest"}, at least ${formatShortDollars(floor)}`,
    isExpected: true,
  },
  rewardsPercent: {
    label: "Rewards on everyday purchases",
    text: percentOrNone,
    isExpected: true,
  },
  creditLine: { label: "Credit line", text: ({ from, to }) => `${formatShortDollars(from)}–${formatShortDollars(to)}` },
  creditLevels: { label: "Credit required", text: (levels) => formatList(levels, "or") || "Not stated" },
  creditScores: { label: "Credit scores", text: ({ from, to }) => `${from}–${to}`, isExpected: true },
  membership: { label: "Who may open it", text: (who) => who },
  deposit: { label: "Deposit", text: (deposit) => deposit },
  depositBack: { label: "Deposit returned", text: (when) => when },
  bureaus: { label: "Reports to", text: (bureaus) => bureaus },
  applicants: {
    label: "Open to applicants",
    text: (applicants) => ({ open: "Yes", "not confirmed": "Not confirmed", closed: "No" })[applicants],
  },
};

const hasTerm = (name: string): name is TermName => Object.hasOwn(CARD_TERMS, name);

export const TERM_NAMES: readonly TermName[] = Object.keys(CARD_TERMS).filter(hasTerm);

/** A term in words; empty where it is not stated. */
export function termText<Name extends TermName>(name: Name, terms: Pick<StatedTerms, Name>): string {
  const value: Terms[Name] | undefined = terms[name];
  return value === undefined || value === null ? "" : CARD_TERMS[name].text(value);
}

/** Returns true if two statements say the same of a term. A smallest transfer fee that only one of them names is no difference. */
export function sameTerm(name: TermName, a: StatedTerms, b: StatedTerms): boolean {
  const isComparable = (fee: Terms["transferFee"] | undefined) => typeof fee === "object" && fee !== null;
  if (name === "transferFee" && isComparable(a.transferFee) && isComparable(b.transferFee)) {
    const [one, other] = [a.transferFee, b.transferFee];
    const minimum = one.minimum === null || other.minimum === null ? null : one.minimum;
    return transferFeeText({ ...one, minimum }) === transferFeeText({ ...other, minimum: minimum && other.minimum });
  }
  return termText(name, a) === termText(name, b);
}
