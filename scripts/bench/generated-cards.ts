import type { Card, Terms } from "../../src/domain/cards/card";
import { cardTexts } from "../../src/domain/cards/card-texts";

/** Numbers from 0 up to 1 that a seed always repeats: the generator "mulberry32". */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of the items. */
export function pick<T>(items: readonly [T, ...T[]], random: () => number): T {
  return items[Math.floor(random() * items.length)] ?? items[0];
}

/** A rate in percent that no guide names: there it would have to be filled in from the card. */
function rate(percent: number): number {
  return Number((Math.floor(percent * 10) / 10 + 0.03).toFixed(2));
}

/** One card with the terms of `model` changed at random within what issuers offer; its texts say the same as its terms. */
function generatedCard(model: Card, number: number, random: () => number): Card {
  const low = rate(9 + random() * 12);
  const high = rate(low + random() * 12);
  const months = pick([0, 6, 12, 15, 18, 21], random);
  const fee = pick([0, 3, 4, 5], random);
  const id = `generated-${number}`;
  const annualFee = pick([0, 0, 39, 95], random);
  const rating = Math.round((4 + random()) * 10) / 10;
  const scope = random() < 0.5 ? (["transfers"] as const) : (["purchases", "transfers"] as const);
  const rewardsPercent = pick([0, 1, 1.5, 2], random);
  // A card's texts may name no other length than its terms.
  const intro = months === 0 ? "The regular APR from the first day" : `0% intro APR for ${months} months`;
  const features = model.features.map((text) => text.replace(/0% intro APR for (?:the first )?\d+ months/, intro));
  const terms: Terms = {
    ...model.terms,
    purchaseApr: { ...model.terms.purchaseApr, range: { from: low, to: high }, rates: null },
    introOffers: months === 0 ? [] : [{ apr: 0, months, unit: "months", scope: [...scope], transferWithinDays: null }],
    annualFee,
    transferFee: fee === 0 ? "none" : { percent: fee, minimum: 5, later: null, confirmed: false },
    creditLine: null,
    rewardsPercent,
  };
  return {
    ...model,
    id,
    features,
    name: `Generated Card ${String(number).padStart(4, "0")}`,
    applyUrl: `#apply-${id}`,
    rewards: rewardsPercent === 0 ? null : `${rewardsPercent}% on every purchase`,
    rating,
    featured: false,
    recommended: false,
    terms,
    ...cardTexts(terms),
  };
}

/** `count` cards, always the same ones for a seed, made after the cards of the catalogue. */
export function generateCards(models: readonly Card[], count: number, seed: number): Card[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const model = models[index % models.length];
    if (!model) throw new Error("There is no card to make others after.");
    return generatedCard(model, index, random);
  });
}
