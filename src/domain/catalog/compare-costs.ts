import type { Card } from "../cards/card";
import { type CardCostResult, type CostFigures, unrankedText, costOfCard } from "../costs/card-cost";
import { NOT_AVAILABLE, type RowGroup } from "../cards/card-facts";
import { type CompareCell, type CompareRow, SOURCE_ROW } from "./compare";
import { endsText } from "../lending/apr";
import { formatMonths, formatShortDollars, formatWholeDollars, roundTo } from "../text/format";
import type { VisitorInputs } from "../visitor/visitor-inputs";
import type { Outcome } from "../payoff/simulation";
import { costBar, costScale, currentCardOutcome } from "../costs/cost-ranking";
import { dollarRange, monthRange, assumptionNotes, shortSaving, shownMean } from "../costs/cost-texts";

/** The cost rows of /compare. This is what the page loads once someone asks for costs, with these two. */

export { offerCosts } from "./offer-costs";
export { scoreNote } from "../costs/cost-texts";

type Costs = ReadonlyMap<string, CardCostResult>;

const rangeCell = (low: number, high: number, note?: string): CompareCell => ({
  text: dollarRange(low, high),
  value: shownMean(low, high),
  note,
});
const noCost = (note: string): CompareCell => ({ text: NOT_AVAILABLE, note });

const NO_INTRO = noCost("No intro rate for this");

/** `reasonText` says why a card has no cost: one row does, others would say it again. */
function costRow(
  label: string,
  costs: Costs,
  cellOf: (cost: CostFigures) => CompareCell,
  { group = "Cost", reasonText = () => "" }: { group?: RowGroup; reasonText?: typeof unrankedText } = {},
): CompareRow {
  const cell = ({ id }: Card) => {
    const cost = costs.get(id);
    if (cost?.kind === "ranked") return cellOf(cost);
    return noCost(cost ? reasonText(cost.reason) : "");
  };
  return { label, group, cell };
}

function wholeCost(cost: CostFigures, stay: Outcome | null, scale: number): CompareCell {
  const { low, high, meanCost } = cost;
  const bar = costBar(low.totalCost, high.totalCost, scale);
  const months = [shortSaving(meanCost, stay), monthRange(low.months, high.months)].filter(Boolean).join(" · ");
  return {
    figure: formatWholeDollars(meanCost),
    text: dollarRange(low.totalCost, high.totalCost),
    value: roundTo(meanCost, 0),
    bar,
    note: [months, ...assumptionNotes(cost)].join(". "),
  };
}

function introEnd({ low, high, introMonths }: CostFigures): CompareCell {
  if (low.balanceAtIntroEnd === null || high.balanceAtIntroEnd === null) return NO_INTRO;
  return rangeCell(low.balanceAtIntroEnd, high.balanceAtIntroEnd, `After ${formatMonths(introMonths)}`);
}

function finish({ finishPayment, introMonths }: CostFigures, payment: number): CompareCell {
  if (introMonths === 0) return NO_INTRO;
  // Nothing more to pay beats any payment that one would have to raise.
  if (finishPayment === null) return { text: `Already covered by your ${formatShortDollars(payment)}`, value: 0 };
  return rangeCell(finishPayment, finishPayment, `For ${formatMonths(introMonths)}`);
}

export function costRows(cards: readonly Card[], numbers: VisitorInputs): readonly CompareRow[] {
  const costs = new Map(cards.map((card) => [card.id, costOfCard(card, numbers)]));
  const stay = currentCardOutcome(numbers);
  const scale = costScale(
    [...costs.values()].filter((cost) => cost.kind === "ranked"),
    stay,
  );
  const rate = costRow("Regular APR used", costs, ({ apr }) => ({ text: endsText(apr) }), { group: "Rates" });
  return [
    costRow("Cost until paid off", costs, (cost) => wholeCost(cost, stay, scale), { reasonText: unrankedText }),
    ...(numbers.tier ? [rate] : []),
    costRow("Cost in the first year", costs, ({ low, high }) => rangeCell(low.firstYearCost, high.firstYearCost)),
    costRow("Owed when the intro rate ends", costs, introEnd),
    costRow("Monthly payment to finish before the intro rate ends", costs, (cost) => finish(cost, numbers.payment)),
    { label: SOURCE_ROW, group: "Cost", cell: ({ confidence }) => ({ text: confidence }) },
  ];
}
