import { isMeantFor } from "../cards/eligibility";
import type { Card, CostField } from "../cards/card";
import { cardAccount, countedApr, moveFeeEnds } from "../costs/card-account";
import { currentCardOutcome } from "../costs/cost-ranking";
import type { BalanceLine, LineName } from "../charts/balance-chart";
import { offerFor } from "../lending/offer";
import type { VisitorInputs } from "../visitor/visitor-inputs";
import { ESTIMATED_RULE } from "../payoff/minimum-payment";
import { type Outcome, simulate } from "../payoff/simulation";

/** The balance month by month under several ways of paying. Dollars, months. */

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
function cardLine(numbers: VisitorInputs, card: Pick<Card, CostField>): BalanceLine | null {
  if (numbers.tier && !isMeantFor(card, numbers.tier)) return null;
  const counted = countedApr(card, numbers.goal, numbers.tier);
  // The fee is owed with the first month.
  const account = cardAccount(card.terms, counted.high, moveFeeEnds(card.terms, numbers).high, numbers);
  const drawn = lineOf("card", numbers.amount, simulate(account, numbers.payment, true));
  const offer = offerFor(card.terms.introOffers, "transfers");
  return drawn && offer ? { ...drawn, offerEnds: offer.months } : drawn;
}

/**
 * The lines of the chart: the present card at the issuer's minimum and with the visitor's payment (`stay`, with its months), and
 * a card with that payment. A line that would never fall is left out.
 */
export function balanceLines(
  numbers: VisitorInputs & { apr: number },
  stay: Outcome,
  card: Pick<Card, CostField> | null,
): BalanceLine[] {
  const { amount, apr } = numbers;
  return [
    lineOf("minimum", amount, simulate({ balance: amount, apr }, ESTIMATED_RULE, true)),
    lineOf("plan", amount, stay),
    card && cardLine(numbers, card),
  ].filter((drawn) => drawn !== null);
}

/** The balance on the current card and on another one, for a person who pays the same on both; empty where one has no line. */
export function debtLines(card: Pick<Card, CostField>, numbers: VisitorInputs): BalanceLine[] {
  const lines = [
    lineOf("plan", numbers.amount, currentCardOutcome(numbers, true), "Current card"),
    cardLine(numbers, card),
  ];
  return lines.every((drawn) => drawn !== null) ? lines : [];
}
