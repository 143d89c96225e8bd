import type { Apr, CardTexts, IntroOffer, Terms } from "../../schema/card-schema";
import { formatList, formatPercent, formatShortDollars } from "../text/format";
import type { IntroScope } from "../../schema/vocabulary";

/** What visitors read of a card's terms, made of the numbers in its file, under the specified names (section 3). */

const SCOPE_NAMES: Record<IntroScope, string> = { purchases: "purchases", transfers: "balance transfers" };

/** What an intro rate covers, in words: "balance transfers and purchases". */
export function coveredText({ scope }: Pick<IntroOffer, "scope">): string {
  return formatList(scope.map((part) => SCOPE_NAMES[part]));
}

/** "21 months"; "18 billing cycles". The law asks for six at least, so there is no singular. */
function lengthText({ months, unit }: Pick<IntroOffer, "months" | "unit">): string {
  return `${months} ${unit}`;
}

/** "21 months on balance transfers". */
export function offerText(offer: IntroOffer): string {
  return `${lengthText(offer)} on ${coveredText(offer)}`;
}

/** The rates that a card's file names, lowest first, in percent a year. */
function ratesOf({ range, rates }: Apr): number[] {
  return range ? [range.from, range.to] : [...(rates ?? [])].sort((a, b) => a - b);
}

/** The lowest and the highest rate, in percent a year. */
export function aprEnds(apr: Apr): { low: number; high: number } {
  const rates = ratesOf(apr);
  return { low: Math.min(...rates), high: Math.max(...rates) };
}

/** "18.24% - 28.99%", "26.99%", "11.24%, 14.49% or 18.00%". */
function aprText(apr: Apr): string {
  const rates = ratesOf(apr).map((rate) => `${rate.toFixed(2)}%`);
  return apr.range ? rates.join(" - ") : formatList(rates, "or");
}

/** The same with "variable" or "fixed", and with a dash that reads as a range. */
function regularAprText(apr: Apr): string {
  return `${aprText(apr).replace(" - ", " – ")} ${apr.type}`;
}

function introRateText({ apr }: IntroOffer): string {
  return `${formatPercent(apr)} intro APR`;
}

/** The offers one after the other, null if there is none; a rate that several share is named once. */
export function introOffersText({ introOffers }: Terms): string | null {
  if (introOffers.length === 0) return null;
  const rates = new Set(introOffers.map(introRateText));
  const offers = [...rates].map((rate) => {
    const lengths = introOffers.filter((offer) => introRateText(offer) === rate).map(offerText);
    return `${rate} for ${formatList(lengths)}`;
  });
  return formatList(offers);
}

function annualFeeText({ annualFee, firstYearFee }: Terms): string {
  return firstYearFee === null ? `$${annualFee}` : `$${firstYearFee} the first year, then $${annualFee}`;
}

/** "3% or $5 (greater)"; "3%" where no smallest fee is known. */
export function transferFeeText(percent: number, minimum: number | null): string {
  const least = minimum === null ? "" : ` or ${formatShortDollars(minimum)} (greater)`;
  return formatPercent(percent) + least;
}

function foreignFeeText(percent: number | null): string {
  if (percent === null) return "Unknown";
  return percent === 0 ? "None" : `${percent}%`;
}

/** A card's terms in words. Takes terms that the gate has checked. */
export function cardTexts(terms: Terms): CardTexts {
  const { purchaseApr, introOffers, transferFee, creditLevels, creditScores } = terms;
  const [first] = introOffers;
  const { low, high } = aprEnds(purchaseApr);
  const offers = introOffersText(terms);
  return {
    apr: aprText(purchaseApr),
    aprLow: low,
    aprHigh: high,
    regularApr: regularAprText(purchaseApr),
    introApr: first ? introRateText(first) : null,
    introTerm: first ? lengthText(first) : null,
    introLine: offers && `${offers}, then ${regularAprText(purchaseApr)}`,
    annualFee: annualFeeText(terms),
    balanceTransferFee:
      typeof transferFee === "string" ? null : transferFeeText(transferFee.percent, transferFee.minimum),
    foreignTransactionFee: foreignFeeText(terms.foreignFee),
    creditRequired: creditLevels.length > 0 ? formatList(creditLevels, "or") : "Not stated",
    creditRange: creditScores && `${creditScores.from}-${creditScores.to}`,
  };
}
