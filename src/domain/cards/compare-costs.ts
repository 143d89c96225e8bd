import type { Card } from "./card";
import { personPaying } from "./catalogue-costs";
import { type CardCost, apartText, costIfPromotionLost, costOfCard } from "./card-cost";
import { type CompareRow, NOT_AVAILABLE } from "./compare";
import { formatMonths } from "../text/format";
import { type CostAmounts, dollarRange, monthRange, shownMean } from "../forms/your-cost";

/** The cost rows of /compare. This is what the page loads once someone asks for costs. */

/** Two amounts at the ends of a card's APR range, or why there are none. Dollars. */
type CostRange = { low: number; high: number; note?: string } | { missing: string };

function costRow(label: string, ranges: ReadonlyMap<string, CostRange>): CompareRow {
  const rangeOf = ({ id }: Card) => ranges.get(id) ?? { missing: "" };
  return {
    label,
    cell: (card) => {
      const range = rangeOf(card);
      if ("missing" in range) return { text: NOT_AVAILABLE, note: range.missing };
      const text = dollarRange(range.low, range.high);
      return range.note === undefined ? { text } : { text, note: range.note };
    },
    value: (card) => {
      const range = rangeOf(card);
      return "missing" in range ? null : shownMean(range.low, range.high);
    },
    better: "lower",
  };
}

function totalRange(cost: CardCost): CostRange {
  if (cost.kind === "apart") return { missing: apartText(cost.reason) };
  const { low, high } = cost;
  return { low: low.totalCost, high: high.totalCost, note: monthRange(low.months, high.months) };
}

function firstYearRange(cost: CardCost): CostRange {
  if (cost.kind === "apart") return { missing: apartText(cost.reason) };
  return { low: cost.low.firstYearCost, high: cost.high.firstYearCost };
}

function introEndRange(cost: CardCost, { terms }: Card): CostRange {
  const offer = terms.introOffers.find(({ scope }) => scope.includes("transfers"));
  if (!offer) return { missing: "No intro offer on balance transfers" };
  if (cost.kind === "apart") return { missing: apartText(cost.reason) };
  const { low, high } = cost;
  return {
    low: low.balanceAtIntroEnd ?? 0,
    high: high.balanceAtIntroEnd ?? 0,
    note: `After ${formatMonths(offer.months)}`,
  };
}

/**
 * What the cards would cost whoever moves `balance` and pays `payment` a month, in dollars, row by row. Gives no rows for
 * amounts not above zero.
 */
export function costRows(cards: readonly Card[], amounts: CostAmounts): readonly CompareRow[] {
  const person = personPaying(amounts);
  const firstYear = new Map<string, CostRange>();
  const total = new Map<string, CostRange>();
  const introEnd = new Map<string, CostRange>();
  const introLost = new Map<string, CostRange>();
  for (const card of cards) {
    const cost = costOfCard(card, person);
    if (!cost) return [];
    const lost = costIfPromotionLost(card, person);
    firstYear.set(card.id, firstYearRange(cost));
    total.set(card.id, totalRange(cost));
    introEnd.set(card.id, introEndRange(cost, card));
    introLost.set(card.id, lost ? totalRange(lost) : { missing: "No intro offer to lose" });
  }
  return [
    costRow("Cost in the first year", firstYear),
    costRow("Cost until paid off", total),
    costRow("Owed when the intro ends", introEnd),
    costRow("Cost if the intro rate is lost", introLost),
  ];
}
