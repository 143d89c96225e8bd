import { type Card, type CostField, shortName } from "../cards/card";
import { type PlanStep, cardPlan, stayPlan } from "../costs/card-plan";
import type { Ranking, RankedCard } from "../costs/cost-ranking";
import { isWorthIt, savedDollars } from "../costs/cost-texts";
import { debtFreeText, monthIn } from "../payoff/add-months";
import { formatMonths, formatShortDollars } from "../text/format";
import type { VisitorInputs } from "../visitor/visitor-inputs";

/** A plan on one sheet of paper, to put on a wall. Dollars, months. */
export type PlanSheet = {
  /** "$4,021 saved, debt-free July 2029". */
  title: string;
  /** Whole dollars against the current card; null where nothing can be compared. */
  saved: number | null;
  /** The end as a figure with its label: "July 2029". */
  end: { label: string; figure: string };
  /** What the bars show: costs here and there, or debts. */
  barsTitle: string;
  bars: readonly { label: string; amount: number }[];
  steps: readonly PlanStep[];
  /** Months to cross off. */
  months: number;
  /** The month after which an intro offer ends; null without one. */
  offerEnds: number | null;
  /** Who states the terms; empty where none count. */
  source: string;
};

/** Asked before an application: what an advertisement leaves open. */
export const QUESTIONS = [
  "What rate would I get, and what would my credit line be?",
  "On what day does the intro rate end?",
  "What does it cost to move my balance, and what is the deadline?",
  "What rate applies to what is left after that?",
  "What would end the offer early?",
] as const;

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function endOf(months: number, today: string | null) {
  const month = today === null ? null : monthIn(today, months);
  return {
    label: month === null ? "I could be debt-free in" : "I could be debt-free by",
    figure: month ?? formatMonths(months),
  };
}

type Best = Omit<RankedCard<Pick<Card, CostField>>, "eligibility">;

/**
 * The sheet for a card, or for the current card where none makes the debt cheaper; null where neither ends it. `stay` is the
 * debt left where it is, null where there is none to keep.
 */
export function planSheet(
  best: Best | undefined,
  stay: Ranking<unknown>["stay"],
  numbers: VisitorInputs,
  today: string | null,
): PlanSheet | null {
  if (stay !== null && stay.kind !== "paid-off") return null;
  const kept = stay === null ? [] : [{ label: "Current card", amount: stay.totalCost }];
  if (best && isWorthIt(best, stay)) {
    const { card, low, high, meanCost, introMonths } = best;
    const months = Math.max(low.months, high.months);
    const saved = stay === null ? null : savedDollars(meanCost, stay);
    const saving = saved === null ? "" : `${formatShortDollars(saved)} saved, `;
    return {
      title: capitalized(saving + debtFreeText(months, today)),
      saved,
      end: endOf(months, today),
      barsTitle: "Interest and fees",
      bars: [...kept, { label: shortName(card.name), amount: meanCost }],
      steps: cardPlan(card.terms, best, numbers, today),
      months,
      offerEnds: introMonths > 0 && introMonths < months ? introMonths : null,
      source: `${card.name}. ${card.confidence}.`,
    };
  }
  if (stay === null) return null;
  return {
    title: capitalized(debtFreeText(stay.months, today)),
    saved: null,
    end: endOf(stay.months, today),
    barsTitle: "Interest and fees",
    bars: kept,
    steps: stayPlan(numbers.payment, stay.months, today),
    months: stay.months,
    offerEnds: null,
    source: "",
  };
}
