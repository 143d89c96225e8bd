import type { Card } from "./card";
import type { TermName } from "../../schema/terms-schema";
import { aprEnds, aprText, rateText } from "../lending/apr";
import { SCOPE_OF, introRateText, lengthText, offerFor, offerLengthText } from "../lending/offer";
import { annualFeeText, transferFeeOn, transferFeeText } from "../lending/fees";
import { formatDollars, formatList, formatShortDollars } from "../text/format";
import type { Goal } from "../visitor/visitor-inputs";
import { CARD_TERMS, termText } from "./card-terms";

/** The facts that the specification names (section 3), in the order of the comparison. */

export const ROW_GROUPS = ["Cost", "Rates", "Fees", "The card"] as const;
export type RowGroup = (typeof ROW_GROUPS)[number];

/** The row of a fact in the comparison; transfer fees are worked out for `balance` dollars. */
type Comparison = {
  group: RowGroup;
  /** A cell's text where the fact's own is null; N/A without one. */
  missing?: string;
  note?: (card: Card, balance: number) => string;
  /** The value that counts, null where it isn't known or doesn't apply. */
  value?: (card: Card, balance: number, goal: Goal | null) => number | null;
  /** The one goal that it matters for; left out, it matters for all. */
  goal?: Goal;
  better?: "higher";
};

export type Fact = {
  label: string;
  /** The term that it is read from; null for what the editors write. */
  term: TermName | null;
  /** The words for visitors, also for a reference such as {card:citi-simplicity.apr}; null if there is nothing to say. */
  text: (card: Card) => string | null;
  compare?: Comparison;
};

export const NOT_AVAILABLE = "N/A";
const NO_REWARDS = "No rewards";

const APR_TYPES = { variable: "Variable", fixed: "Fixed" } as const;

const aprLow = ({ terms }: Pick<Card, "terms">) => aprEnds(terms.purchaseApr).low;
const aprHigh = ({ terms }: Pick<Card, "terms">) => aprEnds(terms.purchaseApr).high;

/** The values that cards are counted and sorted by: {count:cards.aprLow<18}. Null where nobody states it. */
export const CARD_FIGURES = {
  aprLow,
  aprHigh,
  annualFee: ({ terms }) => terms.annualFee,
  foreignFee: ({ terms }) => terms.foreignFee,
  rewardsPercent: ({ terms }) => terms.rewardsPercent,
  lowestScore: ({ terms }) => terms.creditScores?.from ?? null,
  purchaseMonths: ({ terms }) => offerFor(terms.introOffers, "purchases")?.months ?? 0,
  transferMonths: ({ terms }) => offerFor(terms.introOffers, "transfers")?.months ?? 0,
  category: ({ category }) => category,
  featured: ({ featured }) => featured,
  issuer: ({ issuer }) => issuer,
} as const satisfies Record<string, (card: Card) => string | number | boolean | null>;

function transferFeeNote({ terms: { transferFee } }: Card, balance: number): string {
  if (transferFee === null) return "Not known; it may not be free";
  if (transferFee === "none") return "As far as we know";
  return `${formatDollars(transferFeeOn(transferFee, balance))} on ${formatShortDollars(balance)}`;
}

export const CARD_FACTS = {
  name: { label: "Name", term: null, text: ({ name }) => name },
  issuer: { label: "Issuer", term: null, text: ({ issuer }) => issuer, compare: { group: "The card" } },
  apr: {
    label: "Regular APR",
    term: "purchaseApr",
    text: ({ terms }) => aprText(terms.purchaseApr),
    compare: {
      group: "Rates",
      note: ({ terms }) => APR_TYPES[terms.purchaseApr.type],
      // The mean of both ends, as costs are compared: the low end alone goes to the strongest credit only.
      value: (card) => (aprLow(card) + aprHigh(card)) / 2,
    },
  },
  aprLow: { label: "Lowest APR", term: "purchaseApr", text: (card) => rateText(aprLow(card)) },
  aprHigh: { label: "Highest APR", term: "purchaseApr", text: (card) => rateText(aprHigh(card)) },
  introApr: {
    label: "Intro APR",
    term: "introOffers",
    text: ({ terms: { introOffers } }) => (introOffers[0] ? introRateText(introOffers[0]) : null),
    compare: { group: "Rates" },
  },
  introTerm: {
    label: "Intro term",
    term: "introOffers",
    text: ({ terms: { introOffers } }) => (introOffers[0] ? lengthText(introOffers[0]) : null),
    compare: {
      group: "Rates",
      // And for what: some cards give purchases fewer months, or none.
      note: ({ terms }) => formatList(terms.introOffers.map(offerLengthText)),
      // No offer is no months, which is never the best; months for something else count for nothing.
      value: ({ terms: { introOffers } }, _, goal) =>
        (goal ? offerFor(introOffers, SCOPE_OF[goal]) : introOffers[0])?.months ?? 0,
      better: "higher",
    },
  },
  annualFee: {
    label: "Annual fee",
    term: "annualFee",
    text: ({ terms }) => annualFeeText(terms),
    compare: { group: "Fees", value: ({ terms }) => terms.annualFee },
  },
  rewards: {
    label: "Rewards",
    term: null,
    text: ({ rewards }) => rewards,
    compare: { group: "The card", missing: NO_REWARDS },
  },
  rating: {
    label: "Rating",
    term: null,
    text: ({ rating }) => String(rating),
    // Nobody's opinion is the best: ratings of a sample least of all.
    compare: { group: "The card" },
  },
  category: { label: "Category", term: null, text: ({ category }) => category },
  creditRequired: {
    label: "Credit required",
    term: "creditLevels",
    text: ({ terms }) => CARD_TERMS.creditLevels.text(terms.creditLevels),
    compare: {
      group: "The card",
      note: ({ terms }) => {
        const scores = termText("creditScores", terms);
        return scores && `Scores ${scores}`;
      },
    },
  },
  creditRange: {
    label: "Credit scores",
    term: "creditScores",
    text: ({ terms }) => termText("creditScores", terms) || null,
  },
  balanceTransferFee: {
    label: "Balance transfer fee",
    term: "transferFee",
    text: ({ terms: { transferFee } }) => (transferFee === null ? null : transferFeeText(transferFee)),
    compare: {
      group: "Fees",
      goal: "balance",
      note: transferFeeNote,
      value: ({ terms: { transferFee } }, balance) => transferFee && transferFeeOn(transferFee, balance),
    },
  },
  foreignTransactionFee: {
    label: "Foreign transaction fee",
    term: "foreignFee",
    text: ({ terms }) => termText("foreignFee", terms) || "Unknown",
    compare: { group: "Fees", value: ({ terms }) => terms.foreignFee },
  },
  bestFor: { label: "Best for", term: null, text: ({ bestFor }) => bestFor, compare: { group: "The card" } },
} as const satisfies Record<string, Fact>;

export type CardFact = keyof typeof CARD_FACTS;
