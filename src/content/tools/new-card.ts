import type { z } from "zod";
import type { cardSchema } from "../../schema/card-schema";
import type { TextFile } from "../read/source-file";
import { DRAFT_MARK } from "../rules/texts";
import { writeJson } from "./write-json";

/**
 * What `npm run new:card` writes: a draft with an example of each field. The content check names what is missing once
 * `"draft": true` is taken out. `today` is an ISO day, `issuer` one that data/issuers.json names.
 */
export function newCard({ id, issuer, today }: { id: string; issuer: string; today: string }): TextFile {
  const write = (what: string) => `${DRAFT_MARK} ${what}`;
  const points = (what: string) => [write(what), write(`${what}, another one`)];
  const card = {
    id,
    name: write("the card's name as the issuer writes it"),
    issuer,
    rating: 4,
    features: points("what stands out"),
    pros: points("a strength"),
    cons: points("a weakness"),
    bestFor: write("who the card suits"),
    applyUrl: `#apply-${id}`,
    draft: true,
    featured: false,
    recommended: false,
    category: "low-apr",
    statements: [
      {
        by: "estimate",
        asOf: today,
        terms: {
          purchaseApr: { range: { from: 18.24, to: 28.99 } },
          introOffers: [{ apr: 0, months: 15, scope: ["purchases", "transfers"] }],
          annualFee: 0,
          transferFee: { percent: 3, minimum: 5 },
          foreignFee: 3,
          rewardsPercent: 0,
          creditLevels: ["Good"],
          creditScores: { from: 670, to: 850 },
        },
      },
    ],
  } satisfies z.input<typeof cardSchema>;
  return { file: `data/cards/${id}.json`, text: writeJson(card) };
}
