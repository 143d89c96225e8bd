import type { Card } from "./card";
import { type CardCost, apartText, costIfPromotionLost, costOfCard, personPaying } from "./card-cost";
import { type CompareCell, type CompareRow, NOT_AVAILABLE } from "./compare";
import { formatMonths, formatPercent } from "../text/format";
import type { Numbers } from "../numbers/numbers";
import { costText, countedRateText, dollarRange, monthRange, shownMean } from "./cost-texts";

/** The cost rows of /compare. This is what the page loads once someone asks for costs. */

/** Two amounts at the ends of a card's APR range, or why there are none. Dollars. */
type CostRange = { low: number; high: number; note?: string; figure?: string } | { missing: string };

function costRow(label: string, ranges: ReadonlyMap<string, CostRange>): CompareRow {
  const rangeOf = ({ id }: Card) => ranges.get(id) ?? { missing: "" };
  return {
    label,
    cell: (card) => {
      const range = rangeOf(card);
      if ("missing" in range) return { text: NOT_AVAILABLE, note: range.missing };
      const { low, high, ...rest } = range;
      return { text: dollarRange(low, high), ...rest };
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

function introEndRange(cost: CardCost): CostRange {
  if (cost.kind === "apart") return { missing: apartText(cost.reason) };
  const { low, high, introMonths } = cost;
  if (low.balanceAtIntroEnd === null || high.balanceAtIntroEnd === null) return { missing: "No intro rate for this" };
  return { low: low.balanceAtIntroEnd, high: high.balanceAtIntroEnd, note: `After ${formatMonths(introMonths)}` };
}

/** The regular APR that a card counts with for the visitor's score, and where it comes from. */
function rateCell({ regularApr }: Card, cost: CardCost): CompareCell {
  if (cost.kind === "apart") return { text: NOT_AVAILABLE, note: apartText(cost.reason) };
  const reported = cost.forTier?.apr;
  return reported
    ? { text: formatPercent(reported.apr), note: countedRateText(cost) }
    : { text: regularApr, note: countedRateText(cost) };
}

/** The payment a month that finishes inside the intro rate, at either end of the range. */
function finishRange(cost: CardCost): CostRange {
  if (cost.kind === "apart") return { missing: apartText(cost.reason) };
  const { finishPayment, introMonths } = cost;
  if (introMonths === 0) return { missing: "No intro rate for this" };
  if (finishPayment === null) return { missing: "Your payment does" };
  return { low: finishPayment, high: finishPayment, note: `For ${formatMonths(introMonths)}` };
}

/**
 * What the cards would cost a visitor, in dollars, row by row. Gives no rows for numbers not above zero.
 */
export function costRows(cards: readonly Card[], numbers: Numbers): readonly CompareRow[] {
  const person = personPaying(numbers);
  const rates = new Map<string, CompareCell>();
  const total = new Map<string, CostRange>();
  const firstYear = new Map<string, CostRange>();
  const introEnd = new Map<string, CostRange>();
  const finish = new Map<string, CostRange>();
  const introLost = new Map<string, CostRange>();
  for (const card of cards) {
    const cost = costOfCard(card, person);
    if (!cost) return [];
    const lost = costIfPromotionLost(card, person);
    const likely = cost.kind === "ranked" ? { figure: costText(cost.meanCost) } : {};
    rates.set(card.id, rateCell(card, cost));
    total.set(card.id, { ...totalRange(cost), ...likely });
    firstYear.set(card.id, firstYearRange(cost));
    introEnd.set(card.id, introEndRange(cost));
    finish.set(card.id, finishRange(cost));
    introLost.set(card.id, lost ? totalRange(lost) : { missing: "No intro offer to lose" });
  }
  const withRates = person.tier && {
    label: "Regular APR counted",
    cell: ({ id }: Card) => rates.get(id) ?? { text: "" },
  };
  return [
    ...(withRates ? [withRates] : []),
    costRow("Cost until paid off", total),
    costRow("Cost in the first year", firstYear),
    costRow("Owed when the intro ends", introEnd),
    costRow("Monthly payment to finish inside the intro", finish),
    costRow("Cost if the intro rate is lost", introLost),
  ];
}
