import type { CountedApr } from "../lending/counted-apr";
import { balanceIntro } from "../payoff/account";
import type { VisitorInputs } from "../visitor/visitor-inputs";
import { type Card, type CostField, isOpen } from "../cards/card";
import { formatDollars, formatPercent, formatShortDollars } from "../text/format";
import { type PaidOff, simulate } from "../payoff/simulation";
import { paymentWithin, smallestEndingPayment } from "../payoff/solve-payment";
import type { Tier } from "../../schema/vocabulary";
import { TIER_WORDS } from "../visitor/tier";
import { isMeantFor } from "../cards/eligibility";
import { cardAccount, countedApr, moveFeeEnds } from "./card-account";

/** The cost of a card for one visitor's numbers. Dollars, percent a year, months; nothing is rounded. */

/** Why a card can't take the debt at all. Dollars, percent a year. */
export type UnrankedReason =
  | { kind: "closed" }
  /** By the issuer's report, or by our estimate. */
  | { kind: "not-meant"; tier: Tier; isReported: boolean }
  /** The usual line ends at `line`; the amount with the least that a transfer may cost needs `needed`. */
  | { kind: "line-too-small"; line: number; needed: number }
  /** At `apr` the plan doesn't end; `smallestPayment` does, null where another one is named: the minimum of the present card. */
  | { kind: "never-ends"; apr: number; smallestPayment: number | null };

type Unranked = { kind: "unranked"; reason: UnrankedReason };

/** The cost of a card for one visitor's numbers. Dollars, months. */
export type CostFigures = {
  /** The tier that was asked for; null without one. */
  tier: Tier | null;
  /** The regular APR that was counted with, and why. */
  apr: CountedApr;
  /** Whether the card's transfer fee is one of the things that both ends differ in, as it isn't known. */
  isFeeUnknown: boolean;
  /** The line that the debt and its fee need, which a secured card's deposit usually has to match; null for any other card. */
  deposit: number | null;
  /** At the low and at the high end of the card's APR range and of an unknown fee; the same at a reported rate and fee. */
  low: PaidOff;
  high: PaidOff;
  /** The likely cost, by which cards are ranked: at the reported median without a score, else the mean of both ends. */
  meanCost: number;
  /** How long the intro rate holds for what is put on the card; 0 without one. */
  introMonths: number;
  /** The payment a month that leaves nothing when the intro rate ends; null if there is none, or the plan is that quick. */
  finishPayment: number | null;
};

/** A card's figures, or the reason why there are none to rank by. */
export type CardCost = ({ kind: "ranked" } & CostFigures) | Unranked;

function unranked(reason: UnrankedReason): Unranked {
  return { kind: "unranked", reason };
}

/** The title of a card without a cost, in the cost's place: why it isn't ranked. */
export const UNRANKED_TITLES: Record<UnrankedReason["kind"], string> = {
  closed: "Closed",
  "not-meant": "Not for your score",
  "line-too-small": "Line too small",
  "never-ends": "Payment too low",
};

/** Explains why a card isn't ranked, in a sentence or two. */
export function unrankedText(reason: UnrankedReason): string {
  switch (reason.kind) {
    case "closed":
      return "Closed to new applicants.";
    case "not-meant":
      return reason.isReported
        ? `The issuer doesn’t offer it to people ${TIER_WORDS[reason.tier].own}.`
        : `By our estimate, it isn’t offered to people ${TIER_WORDS[reason.tier].own}.`;
    case "line-too-small": {
      const needed = formatShortDollars(reason.needed);
      return `Its credit line usually goes up to ${formatShortDollars(reason.line)}; you would need ${needed}.`;
    }
    case "never-ends": {
      const never = `At ${formatPercent(reason.apr)}, your payment would not pay it off within 50 years.`;
      if (reason.smallestPayment === null) return never;
      // Under most rules the issuer asks for more than the interest and a cent.
      return `${never} The lowest payment that pays it off is ${formatDollars(reason.smallestPayment)} a month, or the issuer's minimum if that is higher.`;
    }
  }
}

/** Returns the mean of the total costs of what is paid off, in dollars. */
export function meanTotal(outcomes: readonly (PaidOff | Unranked | null)[]): number {
  const costs = outcomes.flatMap((outcome) => (outcome?.kind === "paid-off" ? outcome.totalCost : []));
  return costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
}

/** The cost of a card until nothing is owed, at both ends of its rate for the person and of its fee. */
export function costOfCard(card: Pick<Card, CostField>, numbers: VisitorInputs): CardCost {
  const { creditLine } = card.terms;
  if (!isOpen(card)) return unranked({ kind: "closed" });
  const { tier } = numbers;
  if (tier && !isMeantFor(card, tier)) return unranked({ kind: "not-meant", tier, isReported: card.reported !== null });
  const range = countedApr(card, numbers.goal, tier);
  const fees = moveFeeEnds(card.terms, numbers);
  const needed = numbers.amount + fees.low;
  if (creditLine && creditLine.to < needed) return unranked({ kind: "line-too-small", line: creditLine.to, needed });

  const costAt = (apr: number, fee: number): PaidOff | Unranked => {
    const account = cardAccount(card.terms, apr, fee, numbers);
    const outcome = simulate(account, numbers.payment);
    if (outcome.kind === "paid-off") return outcome;
    const smallestPayment = numbers.apr === null ? smallestEndingPayment(account) : null;
    return unranked({ kind: "never-ends", apr, smallestPayment });
  };
  // The high end first: where it doesn't end, the others need not be calculated.
  const high = costAt(range.high, fees.high);
  if (high.kind !== "paid-off") return high;
  const low = range.low === range.high && fees.low === fees.high ? high : costAt(range.low, fees.low);
  if (low.kind !== "paid-off") return low;
  const { likely } = range;
  const likeliest = likely === undefined ? [low, high] : [fees.low, fees.high].map((fee) => costAt(likely, fee));
  const dearest = cardAccount(card.terms, range.high, fees.high, numbers);
  const introMonths = balanceIntro(dearest).lastMonth;
  return {
    kind: "ranked",
    tier,
    apr: range,
    isFeeUnknown: numbers.goal === "balance" && card.terms.transferFee === null,
    deposit: card.category === "secured" ? numbers.amount + fees.high : null,
    low,
    high,
    meanCost: meanTotal(likeliest),
    introMonths,
    finishPayment: introMonths > 0 && high.months > introMonths ? paymentWithin(dearest, introMonths) : null,
  };
}

/**
 * How long a promotional rate holds at least for whoever stops paying at once. The first payment is due at the end of
 * month 1. It is more than 60 days late, which lets the issuer end the rate, when month 3 is over (12 CFR 1026.55(b)(4)),
 * and the issuer has to say so 45 days ahead (12 CFR 1026.9(g)). That makes four months and a half: in whole months the
 * rate holds for four, and month 5 is the first that the regular rate may reach.
 */
export const PROMOTION_LOST_AFTER_MONTHS = 4;

/**
 * The cost of a card if its intro rate is lost as early as the law allows and the payments go on as planned. Late fees
 * aren't counted, nor that six payments on time give the rate back. Gives null for a card without an intro offer, or with
 * none for what is put on it.
 */
export function costIfPromotionLost(card: Pick<Card, CostField>, numbers: VisitorInputs): CardCost | null {
  const { terms } = card;
  if (terms.introOffers.length === 0) return null;
  const introOffers = terms.introOffers.map((offer) => ({
    ...offer,
    months: Math.min(offer.months, PROMOTION_LOST_AFTER_MONTHS),
  }));
  const cost = costOfCard({ ...card, terms: { ...terms, introOffers } }, numbers);
  return cost.kind === "ranked" && cost.introMonths === 0 ? null : cost;
}
