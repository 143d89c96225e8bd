import type { Card, CostField } from "./card";
import { costOf, runPlan } from "../debts/debt-plan";
import { HIGHEST_RATE_FIRST, steadyPlan } from "../debts/payment-order";
import { largestTransfer } from "../debts/transfer-offer";
import { highestFee, transferFeeEnds } from "../lending/fees";
import { offerFor } from "../lending/offer";
import type { Numbers } from "../numbers/numbers";
import { aprByDay } from "../payoff/by-day";
import { ESTIMATED_RULE } from "../payoff/minimum-payment";
import { countedApr } from "./card-account";

/** Dollars: what is moved, and what both cards cost together at the low and the high end of the card's APR and fee. */
export type LineCost = { moved: number; low: number; high: number };

/**
 * What a card that takes applicants costs a visitor with a credit line that doesn't hold all of the balance and its fee: as
 * much as fits in is moved, the rest stays where it is at its rate, and the payment goes to both, after the minimum payments
 * to the higher rate. Without end where the payment pays them off never. Null for a purchase and for a score that the card
 * isn't meant for, where the line holds all or nothing, where the balance's APR isn't known, and with new purchases, of which
 * nobody knows on which card they are made.
 */
export function costWithLine(card: Pick<Card, CostField>, numbers: Numbers, line: number): LineCost | null {
  const { goal, amount, apr, payment, spending, byDay, tier } = numbers;
  const { transferFee, introOffers, annualFee, firstYearFee, monthlyFee } = card.terms;
  if (goal !== "balance" || apr === null || spending) return null;
  const range = countedApr(card, numbers, tier);
  const moved = largestTransfer(highestFee(transferFee), line);
  if ("notMeantFor" in range || moved <= 0 || moved >= amount) return null;
  const counted = (rate: number) => (byDay ? aprByDay(rate) : rate);
  const old = { name: "", balance: amount - moved, apr: counted(apr), minimum: ESTIMATED_RULE };
  const intro = offerFor(introOffers, "transfers");
  const terms = {
    annualFee,
    firstYearFee: firstYearFee ?? annualFee,
    monthlyFee: monthlyFee ?? 0,
    ...(intro && { promotion: { apr: counted(intro.apr), lastMonth: intro.months } }),
    // Counted by the day, what is moved is on the old card for the first month.
    ...(byDay && { firstMonthApr: old.apr }),
  };
  const fees = transferFeeEnds(transferFee, moved);
  const costAt = (end: "low" | "high") => {
    const debt = { ...old, ...terms, balance: moved, apr: counted(range[end]), transferFee: fees[end] };
    return costOf(runPlan([old, debt], { monthly: payment }, steadyPlan(HIGHEST_RATE_FIRST)));
  };
  return { moved, low: costAt("low"), high: costAt("high") };
}
