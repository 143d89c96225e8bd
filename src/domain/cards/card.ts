import type { CardFile, TermSource } from "../../schema/card-schema";
import type { Category, Tier } from "../../schema/vocabulary";
import type { TermName, Terms } from "../../schema/terms-schema";

export type TermStatement = {
  term: TermName;
  by: TermSource | "report";
  name: string | null;
  url: string | null;
  /** The day or month that it describes: "2026-02-14" or "2026-02". */
  asOf: string;
  /** The day on which it was last found there, where that was recorded. */
  checked: string | null;
  text: string;
  /** Percentage points that prime has moved a variable rate by since. */
  moved: number;
  counts: boolean;
};

/** The rates of an issuer's report, in percent a year; null where none was reported, or the figure looks like an error. */
export type ReportedRates = {
  /** The last day of the reported half-year. */
  period: string;
  meantFor: Tier[];
  byTier: Record<Tier, number | null>;
  median: number | null;
};

/** A card: the editors' file with the terms in force as numbers, and who states them. */
export type Card = Omit<CardFile, "statements"> & {
  terms: Terms;
  /** For each term first the statement in force, then those that differ from it. */
  statements: TermStatement[];
  /** The sources of the terms that its cost counts with, in a few words. */
  confidence: string;
  /** Null if the issuer reported nothing. */
  reported: ReportedRates | null;
  /** Set by the build where the issuer's page was last checked longer ago than so many days. */
  overdueAfter: number | null;
};

/** Returns the card for a tool that names no sources: its props travel to every visitor. */
export function withoutSources(card: Card): Card {
  return { ...card, survey: null, statements: [] };
}

export type CostField = "id" | "name" | "issuer" | "category" | "terms" | "confidence" | "reported";

type CostCard = Pick<Card, CostField>;

export function costFields({ id, name, issuer, category, terms, confidence, reported }: Card): CostCard {
  return { id, name, issuer, category, terms, confidence, reported };
}

/** Reads the file of these fields of all cards, and trusts them. Throws for any other text. */
export function decodeCostCards(text: string): CostCard[] {
  const data: unknown = JSON.parse(text);
  const isCard = (card: unknown): card is CostCard => typeof card === "object" && card !== null && "terms" in card;
  if (!Array.isArray(data) || !data.every(isCard)) throw new Error("This is no file of cards.");
  return data;
}

/** The names of the five category tiles (specification, section 2). */
export const CATEGORY_NAMES: Record<Category, string> = {
  "low-apr": "Low APR",
  "intro-apr": "0% Intro APR",
  "balance-transfer": "Balance Transfer",
  secured: "Secured Cards",
  rewards: "Low APR + Rewards",
};

/** "Citi Simplicity Card" as texts call it, and as the head of a narrow column has room for: "Citi Simplicity". */
export function shortName(name: string): string {
  return name.replace(/( Credit)? Card$/, "");
}

/** The brand on a card's picture, as its holder sees it: "PenFed", and "Discover" where another bank issues the card. */
export function brandOnCardArt({ name, issuer }: Pick<Card, "name" | "issuer">): string {
  const short = issuer.replace(/( Federal)? Credit Union$/, "");
  return name.startsWith(short) ? short : name.replace(/ .*/, "");
}

/** A card's name where little fits: on its picture, without its network, whose mark is not ours, and beside its line in a chart. */
export function nameOnCardArt(name: string): string {
  return shortName(name).replace(/ (World Mastercard|Visa Signature|Cash Rewards)$/, "");
}

export type MaybeClosed = { terms: Pick<Terms, "applicants"> };

/** Returns whether a card takes new applicants. A closed one is marked, comes last, and is neither advertised nor applied for. */
export function isOpen({ terms }: MaybeClosed): boolean {
  return terms.applicants !== "closed";
}

export function openFirst<T extends MaybeClosed>(cards: readonly T[]): T[] {
  return [...cards.filter(isOpen), ...cards.filter((card) => !isOpen(card))];
}

/** The number of cards that the home page shows (specification, section 9). */
export const HOME_CARDS = 3;

export function featuredCards<T extends MaybeClosed & { featured: boolean }>(cards: readonly T[]): T[] {
  return cards.filter((card) => card.featured && isOpen(card)).slice(0, HOME_CARDS);
}

export function isSampleLink(applyUrl: string): boolean {
  return applyUrl.startsWith("#");
}
