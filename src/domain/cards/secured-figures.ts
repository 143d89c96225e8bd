import type { Tier } from "../../schema/vocabulary";
import { depositsStandLast } from "../lending/deposit";
import type { Card } from "./card";
import type { Figure } from "./card-figures";
import { termText } from "./card-terms";

/**
 * What matters of a secured card to whoever is offered little else: what it ties up, for what line, until when, and who hears
 * of it. Null for any other card, and for better scores, to which its costs matter as those of any card.
 */
export function securedFigures(
  { category, terms }: Pick<Card, "category" | "terms">,
  tier: Tier | null,
): Figure[] | null {
  if (category !== "secured" || depositsStandLast(tier)) return null;
  return [
    { label: "Deposit", value: termText("deposit", terms) || "As large as the line" },
    { label: "Returned", value: termText("depositBack", terms) || "Not stated" },
    { label: "Credit line", value: termText("creditLine", terms) || "Not stated" },
    { label: "Bureaus", value: termText("bureaus", terms) || "Not stated" },
  ];
}
