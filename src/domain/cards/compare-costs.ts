import type { Card } from "./card";
import { type CardCost, type CostFigures, apartText, costIfPromotionLost, costOfCard, personPaying } from "./card-cost";
import { type CompareCell, NOT_AVAILABLE } from "./card-facts";
import { type CompareRow, WHOSE_TERMS } from "./compare";
import { endsText } from "../lending/apr";
import { formatMonths, formatShortDollars, formatWholeDollars } from "../text/format";
import type { Numbers } from "../numbers/numbers";
import type { Outcome } from "../payoff/simulation";
import { type Scale, costBar, costScale, stayingPut } from "./cost-ranking";
import { dollarRange, monthRange, openFacts, shortSaving, shownMean } from "./cost-texts";

/** The cost rows of /compare. This is what the page loads once someone asks for costs. */

/** Two amounts at the ends of a card's APR range, or why there are none. Dollars. */
type CostRange = ({ low: number; high: number } & Partial<CompareCell>) | { missing: string };

const NO_INTRO: CostRange = { missing: "No intro rate for this" };

/** The costs of the cards by their id, null where the question doesn't arise. */
type Costs = ReadonlyMap<string, CardCost | null>;

function costRow(label: string, costs: Costs, figure: (cost: CostFigures) => CostRange): CompareRow {
  const rangeOf = ({ id }: Card): CostRange => {
    const cost = costs.get(id);
    if (!cost) return { missing: "No intro offer to lose" };
    return cost.kind === "apart" ? { missing: apartText(cost.reason) } : figure(cost);
  };
  return {
    label,
    group: "Cost",
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
  };
}

function total(cost: CostFigures, saving = ""): CostRange {
  const { low, high } = cost;
  const months = [saving, monthRange(low.months, high.months)].filter(Boolean).join(" · ");
  return { low: low.totalCost, high: high.totalCost, note: [months, ...openFacts(cost)].join(". ") };
}

/** The likely cost, drawn beside that of keeping the current card, with the ends of its range. */
function wholeCost(cost: CostFigures, stay: Outcome | null, scale: Scale): CostRange {
  const { low, high, meanCost } = cost;
  return {
    ...total(cost, shortSaving(meanCost, stay)),
    figure: formatWholeDollars(meanCost),
    bar: costBar(low.totalCost, high.totalCost, scale),
  };
}

function firstYear({ low, high }: CostFigures): CostRange {
  return { low: low.firstYearCost, high: high.firstYearCost };
}

function introEnd({ low, high, introMonths }: CostFigures): CostRange {
  if (low.balanceAtIntroEnd === null || high.balanceAtIntroEnd === null) return NO_INTRO;
  return { low: low.balanceAtIntroEnd, high: high.balanceAtIntroEnd, note: `After ${formatMonths(introMonths)}` };
}

/** The payment a month that finishes inside the intro rate, at either end of the range. */
function finish({ finishPayment, introMonths }: CostFigures, payment: number): CostRange {
  if (introMonths === 0) return NO_INTRO;
  // Nothing more to pay beats any payment that one would have to raise.
  if (finishPayment === null)
    return { low: 0, high: 0, text: `Already covered by your ${formatShortDollars(payment)}` };
  return { low: finishPayment, high: finishPayment, note: `For ${formatMonths(introMonths)}` };
}

/** The regular APR that a card counts with for the visitor's score. */
function rateCell({ id }: Card, costs: Costs): CompareCell {
  const cost = costs.get(id);
  if (!cost) return { text: "" };
  if (cost.kind === "apart") return { text: NOT_AVAILABLE, note: apartText(cost.reason) };
  return { text: endsText(cost.apr) };
}

/** What the cards would cost a visitor, in dollars, row by row. */
export function costRows(cards: readonly Card[], numbers: Numbers): readonly CompareRow[] {
  const person = personPaying(numbers);
  const costs = new Map(cards.map((card) => [card.id, costOfCard(card, person)]));
  const ifLost = new Map(cards.map((card) => [card.id, costIfPromotionLost(card, person)]));
  const stay = stayingPut(person);
  const scale = costScale(
    [...costs.values()].filter((cost) => cost.kind === "ranked"),
    stay,
  );
  const rate: CompareRow = { label: "Regular APR used", group: "Rates", cell: (card) => rateCell(card, costs) };
  return [
    costRow("Cost until paid off", costs, (cost) => wholeCost(cost, stay, scale)),
    ...(person.tier ? [rate] : []),
    { label: WHOSE_TERMS, group: "Rates", cell: ({ confidence }) => ({ text: confidence }) },
    costRow("Cost in the first year", costs, firstYear),
    costRow("Owed when the intro ends", costs, introEnd),
    costRow("Monthly payment to finish before the intro ends", costs, (cost) => finish(cost, numbers.payment)),
    costRow("Cost if you lose the intro rate", ifLost, (cost) => total(cost)),
  ];
}
