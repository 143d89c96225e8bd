import { isMeantFor } from "../cards/eligibility";
import { type Card, type CostField, nameOnCardArt } from "../cards/card";
import { cardAccount, countedApr, moveFeeEnds } from "../costs/card-cost";
import { currentCardOutcome } from "../costs/cost-ranking";
import type { BalanceLine, LineName } from "../charts/balance-chart";
import type { AprBasis, CountedApr } from "../lending/counted-apr";
import { offerFor } from "../lending/offer";
import type { VisitorInputs } from "../visitor/visitor-inputs";
import { ESTIMATED_RULE } from "../payoff/minimum-payment";
import { type Outcome, simulate } from "../payoff/simulation";
import { formatPercent } from "../text/format";

function lineOf(name: LineName, label: string, balance: number, outcome: Outcome | null): BalanceLine | null {
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
  const drawn = lineOf("card", nameOnCardArt(card.name), numbers.amount, simulate(account, numbers.payment, true));
  const offer = offerFor(card.terms.introOffers, "transfers");
  return drawn && offer ? { ...drawn, offerEnds: offer.months } : drawn;
}

export function drawnRateText({ basis, high }: CountedApr): string {
  const why: Partial<Record<AprBasis, string>> = {
    tier: "the rate reported for your score",
    range: "the high end of its APR range",
  };
  return `${formatPercent(high)}, ${why[basis] ?? "the highest rate that counts for your score"}`;
}

/** The present card at the issuer's minimum and with the visitor's payment (`stay`, with its months), and a card with that one. */
export function balanceLines(
  numbers: VisitorInputs & { apr: number },
  stay: Outcome,
  card: Pick<Card, CostField> | null,
): BalanceLine[] {
  const { amount, apr } = numbers;
  return [
    lineOf("minimum", "Issuer’s minimum", amount, simulate({ balance: amount, apr }, ESTIMATED_RULE, true)),
    lineOf("plan", "Your plan", amount, stay),
    card && cardLine(numbers, card),
  ].filter((drawn) => drawn !== null);
}

/** The lines of a plan on paper, with a card or without one; none for a purchase and an unknown APR. */
export function sheetLines(numbers: VisitorInputs, card: Pick<Card, CostField> | null): BalanceLine[] {
  const stay = currentCardOutcome(numbers, true);
  return stay === null || numbers.apr === null ? [] : balanceLines({ ...numbers, apr: numbers.apr }, stay, card);
}

/** The balance on the current card and on another one, for a person who pays the same on both; empty where one has no line. */
export function debtLines(card: Pick<Card, CostField>, numbers: VisitorInputs): BalanceLine[] {
  const lines = [
    lineOf("plan", "Current card", numbers.amount, currentCardOutcome(numbers, true)),
    cardLine(numbers, card),
  ];
  return lines.every((drawn) => drawn !== null) ? lines : [];
}
