import { CALCULATOR_DEFAULTS } from "../payoff/calculator-defaults";
import { readCalculator } from "../forms/calculator-form";
import { type CardTerms, type Person, type Ranking, apartText, rankCards } from "./card-cost";
import { formatShortDollars } from "../text/format";
import type { CostAmounts, CostErrors, CostFields, Costs, ShownCost } from "../forms/your-cost";

/** From typed amounts to the costs of a catalogue: what a page loads once someone asks for costs. */

/** Either the amounts that the fields hold, or what is wanted, field by field. */
export type CostReading = { amounts: CostAmounts; errors: null } | { amounts: null; errors: CostErrors };

/** Reads both fields, within the calculator's limits and with its messages. */
export function readCostFields(fields: CostFields): CostReading {
  const { plan, errors } = readCalculator({ ...fields, apr: CALCULATOR_DEFAULTS.apr });
  return plan ? { amounts: { balance: plan.balance, payment: plan.payment }, errors: null } : { amounts: null, errors };
}

/** The person of the cost engine: moves the balance, pays the same each month, buys nothing. */
export function personPaying({ balance, payment }: CostAmounts): Person {
  return { balance, plan: { kind: "fixed", payment }, spending: 0, countRewards: false };
}

/** Each card's cost, and the cards in its order: the ranked ones, then those that stand apart, in the given order. */
export type CatalogueCosts<T> = { costs: Costs; byCost: T[] };

function shownCosts({ ranked, apart }: Ranking<CardTerms>): Costs {
  return new Map<string, ShownCost>([
    ...ranked.map(({ card, low, high }) => [card.id, { kind: "ranked", low, high }] as const),
    ...apart.map(({ card, reason }) => [card.id, { kind: "apart", text: apartText(reason) }] as const),
  ]);
}

/** What each card costs whoever moves `balance` and pays `payment` a month, in dollars. Null for amounts not above zero. */
export function catalogueCosts<T extends CardTerms>(
  cards: readonly T[],
  amounts: CostAmounts,
): CatalogueCosts<T> | null {
  const ranking = rankCards(cards, personPaying(amounts));
  if (!ranking) return null;
  return { costs: shownCosts(ranking), byCost: [...ranking.ranked, ...ranking.apart].map(({ card }) => card) };
}

/** What the costs are for, and how many cards have none. */
export function costSummary({ balance, payment }: CostAmounts, costs: Costs): string {
  const plan = `Costs for ${formatShortDollars(balance)} paid off at ${formatShortDollars(payment)} a month.`;
  const apart = [...costs.values()].filter((cost) => cost.kind === "apart").length;
  if (apart === 0) return plan;
  return `${plan} ${apart} ${apart === 1 ? "card" : "cards"} can't be ranked; the reason stands with each.`;
}
