import { isMeantFor } from "../cards/fit";
import type { Card, CostField } from "../cards/card";
import { cardAccount, countedApr, moveFeeEnds } from "../cards/card-account";
import type { Person } from "../cards/card-cost";
import { stayingPut } from "../cards/cost-ranking";
import type { BalanceLine, LineName } from "../charts/balance-chart";
import { offerFor } from "../lending/offer";
import type { PlanKind, PlannerInputs } from "../numbers/plan-form";
import type { PlanRow } from "../payoff/plan-comparison";
import { type Outcome, simulate } from "../payoff/simulation";

/** The balance month by month under three plans. Dollars, months. */

const LABELS: Record<LineName, string> = {
  minimum: "Issuer’s minimum",
  plan: "Your plan",
  card: "New card",
};

function lineOf(name: LineName, balance: number, outcome: Outcome | null, label = LABELS[name]): BalanceLine | null {
  // Without an end after the very first month there is nothing to draw: the balance only grows.
  if (!outcome?.schedule || outcome.schedule.length === 0) return null;
  return {
    name,
    label,
    balances: [balance, ...outcome.schedule.map((row) => row.closing)],
    end: outcome.kind === "paid-off" ? outcome.months : null,
  };
}

/** The card's line at the reported rate, else at the high end of its range, with the month in which its intro offer ends. */
function cardLine(person: Person, card: Pick<Card, CostField>): BalanceLine | null {
  if (person.tier && !isMeantFor(card, person.tier)) return null;
  const counted = countedApr(card, person.goal, person.tier);
  // The fee is owed with the first month.
  const account = cardAccount(card.terms, counted.high, moveFeeEnds(card.terms, person).high, person);
  const drawn = lineOf("card", person.amount, simulate(account, person.plan, { withSchedule: true }));
  const offer = offerFor(card.terms.introOffers, "transfers");
  return drawn && offer ? { ...drawn, offerEnds: offer.months } : drawn;
}

/**
 * The lines of the chart: the present card at the issuer's minimum, the chosen plan, and the lowest-cost card under that
 * plan at the rate reported for the visitor's tier, else at the high end of its range. A line that would never fall is left
 * out, and the minimum where it is the plan.
 */
export function balanceLines(
  inputs: PlannerInputs,
  plans: Record<PlanKind, PlanRow>,
  person: Person,
  card: Pick<Card, CostField> | null,
): BalanceLine[] {
  return [
    lineOf("minimum", inputs.balance, inputs.plan === "minimum" ? null : plans.minimum.outcome),
    lineOf("plan", inputs.balance, plans[inputs.plan].outcome),
    card && cardLine(person, card),
  ].filter((drawn) => drawn !== null);
}

/** The balance on the current card and on another one, for a person who pays the same on both; empty where one has no line. */
export function debtLines(card: Pick<Card, CostField>, person: Person): BalanceLine[] {
  const stay = stayingPut(person, { withSchedule: true });
  const lines = [lineOf("plan", person.amount, stay, "Current card"), cardLine(person, card)];
  return lines.every((drawn) => drawn !== null) ? lines : [];
}
