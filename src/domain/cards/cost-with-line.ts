import { costOf, runPlan } from "../debts/debt-plan";
import { largestMove } from "../debts/transfer-offer";
import { transferFeeOn } from "../lending/fees";
import { ESTIMATED_RULE } from "../payoff/minimum-payment";
import { countedApr } from "./card-account";
import type { CardTerms, Person } from "./card-cost";

/** Dollars: what is moved, and what both cards cost together at the low and the high end of the card's APR. */
export type LineCost = { moved: number; low: number; high: number };

/**
 * What a card costs a person with a credit line that doesn't hold all of the balance and its fee: as much as fits in is moved, the
 * rest stays where it is at its rate, and the payment goes to both, after the minimum payments to the higher rate. Without end
 * where the payment pays them off never. Null where the line holds all or nothing, where the balance's APR isn't known, and
 * for cards whose fees change or come monthly.
 */
export function costWithLine(card: CardTerms, person: Person, line: number): LineCost | null {
  const { goal, amount, apr, plan, spending, tier } = person;
  const { transferFee, introOffers, annualFee, firstYearFee, monthlyFee, closed } = card.terms;
  if (goal !== "balance" || apr === null || plan.kind !== "fixed" || spending > 0) return null;
  if (closed || !transferFee || monthlyFee || (firstYearFee ?? annualFee) !== annualFee) return null;
  const range = countedApr(card, person, tier);
  const { percent, minimum } = transferFee === "none" ? { percent: 0, minimum: 0 } : transferFee;
  const moved = largestMove({ feePercent: percent, feeMinimum: minimum ?? 0 }, line);
  if ("notMeantFor" in range || moved <= 0 || moved >= amount) return null;
  const old = { name: "", balance: amount - moved, apr, minimum: ESTIMATED_RULE };
  const intro = introOffers.find(({ scope }) => scope.includes("transfers"));
  const costAt = (rate: number) => {
    const promotion = intro && { promotion: { apr: intro.apr, lastMonth: intro.months } };
    const debt = { ...old, balance: moved, apr: rate, annualFee, transferFee: transferFeeOn(transferFee, moved) };
    return costOf(runPlan([old, { ...debt, ...promotion }], { monthly: plan.payment }, "highest-rate"));
  };
  return { moved, low: costAt(range.low), high: costAt(range.high) };
}
