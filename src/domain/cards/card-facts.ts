import type { TermStatement } from "../../schema/card-schema";
import type { TermName } from "../../schema/terms-schema";
import { aprEnds, aprText, rateText } from "../lending/apr";
import { introRateText, lengthText, offerFor, offerLengthText } from "../lending/offer";
import { annualFeeText, transferFeeOn, transferFeeText } from "../lending/fees";
import { formatDollars, formatList, formatShortDollars } from "../text/format";
import type { Goal } from "../numbers/numbers";
import { SCOPE_OF } from "./card-account";
import type { Card, StatedCard } from "./card";
import { CARD_TERMS, termText } from "./card-terms";
import type { CostBar } from "./cost-ranking";

/**
 * What the specification names of a card (section 3): what guides refer to, what cards are counted and compared by, in the
 * order of the comparison.
 */

/**
 * One cell of the comparison: its text, empty where the note says all, with the figure that counts most above it and a note
 * below it, if there are any.
 */
export type CompareCell = { text: string; figure?: string; bar?: CostBar; note?: string };

/** What the rows of the comparison stand under, in this order. */
export const ROW_GROUPS = ["Cost", "Rates", "Fees", "The card"] as const;
export type RowGroup = (typeof ROW_GROUPS)[number];

/** One row of the comparison; transfer fees are worked out for `balance` dollars. */
export type Comparison = {
  label: string;
  group: RowGroup;
  cell: (card: Card, balance: number) => CompareCell;
  /** The value that counts, null where it isn't known or doesn't apply. */
  value?: (card: Card, balance: number, goal: Goal | null) => number | null;
  /** Whom alone it matters to; everybody if it is left out. */
  goal?: Goal;
  better?: "lower" | "higher";
};

/** A fact of a card under the name that the specification gives it. */
export type Fact = {
  label: string;
  /** The term that it is read from; null for what the editors write. */
  term: TermName | null;
  /** What visitors read, also for a reference such as {card:citi-simplicity.apr}; null if there is nothing to say. */
  text: (card: Card) => string | null;
  compare?: Comparison;
};

export const NOT_AVAILABLE = "N/A";
export const NO_REWARDS = "No rewards";

const APR_TYPES = { variable: "Variable", fixed: "Fixed" } as const;

const aprLow = ({ terms }: Pick<Card, "terms">) => aprEnds(terms.purchaseApr).low;
const aprHigh = ({ terms }: Pick<Card, "terms">) => aprEnds(terms.purchaseApr).high;

/** What cards are counted and sorted by: {count:cards.aprLow<18}. Null where nobody states it. */
export const CARD_FIGURES = {
  aprLow,
  aprHigh,
  annualFee: ({ terms }) => terms.annualFee,
  foreignFee: ({ terms }) => terms.foreignFee,
  lowestScore: ({ terms }) => terms.creditScores?.from ?? null,
  purchaseMonths: ({ terms }) => offerFor(terms.introOffers, "purchases")?.months ?? 0,
  transferMonths: ({ terms }) => offerFor(terms.introOffers, "transfers")?.months ?? 0,
  category: ({ category }) => category,
  featured: ({ featured }) => featured,
  issuer: ({ issuer }) => issuer,
} as const satisfies Record<string, (card: Card) => string | number | boolean | null>;

/** How long the intro rate lasts, and for what: some cards give purchases fewer months, or none. */
function introTermCell({ terms: { introOffers } }: Card): CompareCell {
  const [first] = introOffers;
  if (!first) return { text: NOT_AVAILABLE };
  return { text: lengthText(first), note: formatList(introOffers.map(offerLengthText)) };
}

function transferFeeNote({ terms: { transferFee } }: Card, balance: number): string {
  if (transferFee === null) return "Not known; it may not be free";
  if (transferFee === "none") return "The issuer charges none";
  return `${formatDollars(transferFeeOn(transferFee, balance))} on ${formatShortDollars(balance)}`;
}

function creditScoresText({ terms }: Card): string | null {
  return termText("creditScores", terms) || null;
}

/** What the specification names of a card, in the order of its comparison. */
export const CARD_FACTS = {
  name: { label: "Name", term: null, text: ({ name }) => name },
  issuer: {
    label: "Issuer",
    term: null,
    text: ({ issuer }) => issuer,
    compare: { label: "Issuer", group: "The card", cell: ({ issuer }) => ({ text: issuer }) },
  },
  apr: {
    label: "Regular APR",
    term: "purchaseApr",
    text: ({ terms }) => aprText(terms.purchaseApr),
    compare: {
      label: "Regular APR",
      group: "Rates",
      cell: ({ terms: { purchaseApr } }) => ({ text: aprText(purchaseApr), note: APR_TYPES[purchaseApr.type] }),
      // The mean of both ends, as costs are compared: the low end alone goes to the strongest credit only.
      value: (card) => (aprLow(card) + aprHigh(card)) / 2,
      better: "lower",
    },
  },
  aprLow: { label: "Lowest APR", term: "purchaseApr", text: (card) => rateText(aprLow(card)) },
  aprHigh: { label: "Highest APR", term: "purchaseApr", text: (card) => rateText(aprHigh(card)) },
  introApr: {
    label: "Intro APR",
    term: "introOffers",
    text: ({ terms: { introOffers } }) => (introOffers[0] ? introRateText(introOffers[0]) : null),
    compare: {
      label: "Intro APR",
      group: "Rates",
      cell: ({ terms: { introOffers } }) => ({ text: introOffers[0] ? introRateText(introOffers[0]) : NOT_AVAILABLE }),
    },
  },
  introTerm: {
    label: "Intro term",
    term: "introOffers",
    text: ({ terms: { introOffers } }) => (introOffers[0] ? lengthText(introOffers[0]) : null),
    compare: {
      label: "Intro Term",
      group: "Rates",
      cell: introTermCell,
      // No offer is no months, which is never the best; months for something else count for nothing.
      value: ({ terms: { introOffers } }, _, goal) =>
        Math.max(
          0,
          ...introOffers.filter(({ scope }) => !goal || scope.includes(SCOPE_OF[goal])).map(({ months }) => months),
        ),
      better: "higher",
    },
  },
  annualFee: {
    label: "Annual fee",
    term: "annualFee",
    text: ({ terms }) => annualFeeText(terms),
    compare: {
      label: "Annual Fee",
      group: "Fees",
      cell: ({ terms }) => ({ text: annualFeeText(terms) }),
      value: ({ terms }) => terms.annualFee,
      better: "lower",
    },
  },
  rewards: {
    label: "Rewards",
    term: null,
    text: ({ rewards }) => rewards,
    compare: { label: "Rewards", group: "The card", cell: ({ rewards }) => ({ text: rewards ?? NO_REWARDS }) },
  },
  rating: {
    label: "Rating",
    term: null,
    text: ({ rating }) => String(rating),
    compare: {
      label: "Rating",
      group: "The card",
      // Nobody's opinion is the best: ratings of a sample least of all.
      cell: ({ rating }) => ({ text: String(rating) }),
    },
  },
  category: { label: "Category", term: null, text: ({ category }) => category },
  creditRequired: {
    label: "Credit required",
    term: "creditLevels",
    text: ({ terms }) => CARD_TERMS.creditLevels.text(terms.creditLevels),
    compare: {
      label: "Credit Required",
      group: "The card",
      cell: (card) => {
        const scores = creditScoresText(card);
        const text = CARD_TERMS.creditLevels.text(card.terms.creditLevels);
        return scores === null ? { text } : { text, note: `Scores ${scores}` };
      },
    },
  },
  creditRange: {
    label: "Credit scores",
    term: "creditScores",
    text: creditScoresText,
  },
  balanceTransferFee: {
    label: "Balance transfer fee",
    term: "transferFee",
    text: ({ terms: { transferFee } }) => (transferFee === null ? null : transferFeeText(transferFee)),
    compare: {
      label: "Balance Transfer Fee",
      group: "Fees",
      goal: "balance",
      cell: (card, balance) => ({
        text:
          card.terms.transferFee === null || card.terms.transferFee === "none"
            ? NOT_AVAILABLE
            : transferFeeText(card.terms.transferFee),
        note: transferFeeNote(card, balance),
      }),
      value: ({ terms: { transferFee } }, balance) => transferFee && transferFeeOn(transferFee, balance),
      better: "lower",
    },
  },
  foreignTransactionFee: {
    label: "Foreign transaction fee",
    term: "foreignFee",
    text: ({ terms }) => termText("foreignFee", terms) || "Unknown",
    compare: {
      label: "Foreign Transaction Fee",
      group: "Fees",
      cell: ({ terms }) => ({ text: termText("foreignFee", terms) || "Unknown" }),
      value: ({ terms }) => terms.foreignFee,
      better: "lower",
    },
  },
  bestFor: {
    label: "Best for",
    term: null,
    text: ({ bestFor }) => bestFor,
    compare: { label: "Best For", group: "The card", cell: ({ bestFor }) => ({ text: bestFor }) },
  },
  // Ours, behind what the specification names.
  rateSince: {
    label: "Reported rate",
    term: null,
    text: ({ rateSince }) => rateSince,
    compare: {
      label: "Reported Rate",
      group: "Rates",
      cell: ({ rateSince }) => (rateSince ? { text: "", note: rateSince } : { text: NOT_AVAILABLE }),
    },
  },
} as const satisfies Record<string, Fact>;

export type CardFact = keyof typeof CARD_FACTS;

/** The statement that counts for a term; null where nobody states it. */
export function statementOf({ statements }: Pick<StatedCard, "statements">, term: TermName): TermStatement | null {
  return statements.find((one) => one.term === term && one.counts) ?? null;
}

/** The day or month that a card's regular APR describes. */
export function aprAsOf(card: Pick<StatedCard, "statements">): string {
  return statementOf(card, "purchaseApr")?.asOf ?? "";
}
