import { type Card, type CostField, shortName } from "../cards/card";
import type { BalanceLine } from "../charts/balance-chart";
import { type PlanStep, cardPlan, stayPlan } from "../costs/card-plan";
import type { Ranking, RankedCard } from "../costs/cost-ranking";
import { isWorthIt, savedDollars } from "../costs/cost-texts";
import { debtFreeText, monthIn } from "../payoff/add-months";
import { formatMonths, formatShortDollars } from "../text/format";
import { type VisitorInputs, inputsSentence } from "../visitor/visitor-inputs";
import { sheetLines } from "./balance-lines";

/** A plan on one sheet of paper, to put on a wall. Dollars, months. */
export type PlanSheet = {
  /** "$4,021 saved, debt-free July 2029". */
  title: string;
  numbers: string;
  /** A title for the bars, which show costs here and there, or debts. */
  barsTitle: string;
  bars: readonly { label: string; amount: number }[];
  /** The balance over time, drawn once it is needed. */
  lines: () => readonly BalanceLine[];
  steps: readonly PlanStep[];
  /** Months to cross off. */
  months: number;
  offerEnds?: number | undefined;
  source?: string;
};

/** The sheet of one debt, with what a picture of it shows: whole dollars saved against the current card, else the end. */
export type DebtSheet = PlanSheet & { saved: number | null; end: { label: string; figure: string } };

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function endOf(months: number, today: string | null) {
  const month = today && monthIn(today, months);
  return month
    ? { label: "I could be debt-free by", figure: month }
    : { label: "I could be debt-free in", figure: formatMonths(months) };
}

type Best = Omit<RankedCard<Pick<Card, CostField>>, "eligibility">;

/** For a card, or the current one where none is cheaper; null where neither ends the debt. `stay` is null with no debt to keep. */
export function planSheet(
  best: Best | undefined,
  stay: Ranking<unknown>["stay"],
  numbers: VisitorInputs,
  today: string | null,
): DebtSheet | null {
  if (stay !== null && stay.kind !== "paid-off") return null;
  const sheet = { numbers: inputsSentence(numbers), barsTitle: "Interest and fees" };
  const kept = stay === null ? [] : [{ label: "Current card", amount: stay.totalCost }];
  if (best && isWorthIt(best, stay)) {
    const { card, low, high, meanCost, introMonths } = best;
    const months = Math.max(low.months, high.months);
    const saved = stay === null ? null : savedDollars(meanCost, stay);
    const saving = saved === null ? "" : `${formatShortDollars(saved)} saved, `;
    return {
      ...sheet,
      title: capitalized(saving + debtFreeText(months, today)),
      saved,
      end: endOf(months, today),
      bars: [...kept, { label: shortName(card.name), amount: meanCost }],
      lines: () => sheetLines(numbers, card),
      steps: cardPlan(card.terms, best, numbers, today),
      months,
      offerEnds: introMonths > 0 && introMonths < months ? introMonths : undefined,
      source: `${card.name}. ${card.confidence}.`,
    };
  }
  if (stay === null) return null;
  const { months } = stay;
  return {
    ...sheet,
    title: capitalized(debtFreeText(months, today)),
    saved: null,
    end: endOf(months, today),
    bars: kept,
    lines: () => sheetLines(numbers, null),
    steps: stayPlan(numbers.payment, months, today),
    months,
  };
}
