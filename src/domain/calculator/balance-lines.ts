import { isMeantFor } from "../cards/eligibility";
import { type Card, type CostField, nameOnCardArt } from "../cards/card";
import { cardAccount, countedApr, moveFeeEnds } from "../costs/card-cost";
import { currentCardOutcome } from "../costs/cost-ranking";
import type { BalanceLine, LineName } from "../charts/balance-chart";
import type { AprBasis, CountedApr } from "../lending/counted-apr";
import { type Account, balanceIntro } from "../payoff/account";
import type { VisitorInputs } from "../visitor/visitor-inputs";
import { ESTIMATED_RULE } from "../payoff/minimum-payment";
import { type Outcome, simulate } from "../payoff/simulation";
import { formatPercent } from "../text/format";

/** The line of an account from its first day, on which a transfer fee is owed. */
export function lineOf(name: LineName, label: string, account: Account, outcome: Outcome | null): BalanceLine | null {
  // Without an end after the very first month there is nothing to draw: the balance only grows.
  if (!outcome?.schedule || outcome.schedule.length === 0) return null;
  const { lastMonth } = balanceIntro(account);
  return {
    name,
    label,
    balances: [account.balance + (account.transferFee ?? 0), ...outcome.schedule.map((row) => row.closing)],
    end: outcome.kind === "paid-off" ? outcome.months : null,
    ...(lastMonth > 0 && { offerEnds: lastMonth }),
  };
}

/** The card's line at the reported rate, else at the high end of its range, with the month in which its intro offer ends. */
function cardLine(numbers: VisitorInputs, card: Pick<Card, CostField>): BalanceLine | null {
  if (numbers.tier && !isMeantFor(card, numbers.tier)) return null;
  const counted = countedApr(card, numbers.goal, numbers.tier);
  const account = cardAccount(card.terms, counted.high, moveFeeEnds(card.terms, numbers).high, numbers);
  return lineOf("card", nameOnCardArt(card.name), account, simulate(account, numbers.payment, true));
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
  const debt = { balance: numbers.amount, apr: numbers.apr };
  return [
    lineOf("minimum", "Issuer’s minimum", debt, simulate(debt, ESTIMATED_RULE, true)),
    lineOf("plan", "Your plan", debt, stay),
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
  const debt = { balance: numbers.amount, apr: numbers.apr ?? 0 };
  const lines = [lineOf("plan", "Current card", debt, currentCardOutcome(numbers, true)), cardLine(numbers, card)];
  return lines.every((drawn) => drawn !== null) ? lines : [];
}
