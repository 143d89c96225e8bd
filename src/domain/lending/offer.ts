import type { IntroOffer, Terms } from "../../schema/terms-schema";
import type { IntroScope } from "../../schema/vocabulary";
import { regularAprText } from "./apr";
import type { Goal } from "../visitor/visitor-inputs";
import { formatList, formatMonths, formatPercent } from "../text/format";

/** An intro rate, whoever makes it: a card, a reported plan or a visitor's own offer. Percent a year, months. */
export type Offer = Pick<IntroOffer, "apr" | "months" | "scope">;

const SCOPE_NAMES: Record<IntroScope, string> = { purchases: "purchases", transfers: "balance transfers" };

/** The part of an intro offer that counts: a balance is moved to the card, a purchase is made with it. */
export const SCOPE_OF: Record<Goal, IntroScope> = { balance: "transfers", purchase: "purchases" };

export function coveredText({ scope }: Pick<Offer, "scope">): string {
  return formatList(scope.map((part) => SCOPE_NAMES[part]));
}

/** The offer that covers a use; null if none does. */
export function offerFor<T extends Pick<Offer, "scope">>(offers: readonly T[], scope: IntroScope): T | null {
  return offers.find((offer) => offer.scope.includes(scope)) ?? null;
}

/** "21 months"; "18 billing cycles". The law asks for six at least, so there is no singular. */
export function lengthText({ months, unit }: Pick<IntroOffer, "months" | "unit">): string {
  return `${months} ${unit}`;
}

export function offerLengthText(offer: IntroOffer): string {
  return `${lengthText(offer)} on ${coveredText(offer)}`;
}

export function introRateText({ apr }: Pick<Offer, "apr">): string {
  return `${formatPercent(apr)} intro APR`;
}

export function offerText({ apr, months }: Pick<Offer, "apr" | "months">): string {
  return `${formatPercent(apr)} for ${formatMonths(months)}`;
}

/** The offers one after the other; a rate that several share is named once: "0% intro APR for 21 months on …". */
export function introOffersText(offers: readonly IntroOffer[]): string {
  const rates = new Set(offers.map(introRateText));
  const texts = [...rates].map((rate) => {
    const lengths = offers.filter((offer) => introRateText(offer) === rate).map(offerLengthText);
    return `${rate} for ${formatList(lengths)}`;
  });
  return formatList(texts);
}

/** "0% intro APR for 21 months on balance transfers, then 18.24–28.99% variable"; null without an offer. */
export function introOfferText({
  introOffers,
  purchaseApr,
}: Pick<Terms, "introOffers" | "purchaseApr">): string | null {
  return introOffers.length === 0 ? null : `${introOffersText(introOffers)}, then ${regularAprText(purchaseApr)}`;
}
