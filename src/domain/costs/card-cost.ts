import type { Terms } from "../../schema/terms-schema";
import type { Tier } from "../../schema/vocabulary";
import { type Card, type CostField, isOpen } from "../cards/card";
import { isMeantFor } from "../cards/eligibility";
import { type Ends, aprEnds } from "../lending/apr";
import { type CountedApr, aprForTier, aprWithoutScore } from "../lending/counted-apr";
import { transferFeeEnds } from "../lending/fees";
import { type Offer, SCOPE_OF } from "../lending/offer";
import { type Account, balanceIntro } from "../payoff/account";
import { type PaidOff, simulate } from "../payoff/simulation";
import { paymentWithin, smallestEndingPayment } from "../payoff/solve-payment";
import { formatDollars, formatPercent, formatShortDollars } from "../text/format";
import { TIER_WORDS } from "../visitor/tier";
import type { Goal, VisitorInputs } from "../visitor/visitor-inputs";

/** The cost of a card for one visitor's numbers. Dollars, percent a year, months; nothing is rounded. */

/** The amount that a person puts on a card, in dollars, moved from another one or spent. */
type CardUse = Pick<VisitorInputs, "goal" | "amount">;

export function regularAprEnds({ purchaseApr, transferApr }: Terms, goal: Goal): Ends {
  return aprEnds(goal === "balance" ? (transferApr ?? purchaseApr) : purchaseApr);
}

/** The regular APR that a card counts with for a tier, by its issuer's report; without a report its whole range. */
export function countedApr(
  { terms, reported }: Pick<Card, "terms" | "reported">,
  goal: Goal,
  tier: Tier | null,
): CountedApr {
  const range = regularAprEnds(terms, goal);
  if (!reported) return { ...range, basis: "range" };
  return tier ? aprForTier(range, tier, reported) : aprWithoutScore(range, reported.median);
}

/** The bounds of the fee for moving the amount to a card, in dollars; 0 for a purchase. */
export function moveFeeEnds({ transferFee }: Pick<Terms, "transferFee">, { goal, amount }: CardUse): Ends {
  return goal === "balance" ? transferFeeEnds(transferFee, amount) : { low: 0, high: 0 };
}

type AccountTerms = Pick<Terms, "annualFee" | "firstYearFee" | "monthlyFee"> & { introOffers: readonly Offer[] };

/** The account of a card or a reported plan at a regular APR of its range, below which an intro rate counts, and a transfer fee in dollars. */
export function cardAccount(terms: AccountTerms, apr: number, transferFee: number, { goal, amount }: CardUse): Account {
  const { introOffers, annualFee, firstYearFee, monthlyFee } = terms;
  return {
    balance: amount,
    balanceScope: SCOPE_OF[goal],
    apr,
    introOffers: introOffers.filter((offer) => offer.apr < apr),
    transferFee,
    annualFee,
    firstYearFee: firstYearFee ?? annualFee,
    monthlyFee: monthlyFee ?? 0,
  };
}

/** Why a card can't take the debt at all. Dollars, percent a year. */
export type UnrankedReason =
  | { kind: "closed" }
  | { kind: "not-meant"; tier: Tier; isReported: boolean }
  /** The usual line ends at `line`; the amount with the least that a transfer may cost needs `needed`. */
  | { kind: "line-too-small"; line: number; needed: number }
  /** At `apr` the plan doesn't end; `smallestPayment` does, null where another one is named: the minimum of the present card. */
  | { kind: "never-ends"; apr: number; smallestPayment: number | null };

type Unranked = { kind: "unranked"; reason: UnrankedReason };

export type CostFigures = {
  tier: Tier | null;
  apr: CountedApr;
  /** True if the card's transfer fee is one of the things that both ends differ in, as it isn't known. */
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

export type CardCostResult = ({ kind: "ranked" } & CostFigures) | Unranked;

function unranked(reason: UnrankedReason): Unranked {
  return { kind: "unranked", reason };
}

export const UNRANKED_TITLES: Record<UnrankedReason["kind"], string> = {
  closed: "Closed",
  "not-meant": "Not for your score",
  "line-too-small": "Line too small",
  "never-ends": "Payment too low",
};

export function unrankedText(reason: UnrankedReason): string {
  switch (reason.kind) {
    case "closed":
      return "Closed to new applicants.";
    case "not-meant":
      return reason.isReported
        ? `The issuer reported no offer for people ${TIER_WORDS[reason.tier].own}.`
        : `By our estimate, it isn’t offered to people ${TIER_WORDS[reason.tier].own}.`;
    case "line-too-small": {
      const needed = formatShortDollars(reason.needed);
      return `Its credit line usually goes up to ${formatShortDollars(reason.line)}; you would need ${needed}.`;
    }
    case "never-ends": {
      const never = `At ${formatPercent(reason.apr)}, your payment would not pay it off within 50 years.`;
      if (reason.smallestPayment === null) return never;
      // Under most rules the issuer asks for more than the interest and a cent.
      return `${never} The lowest payment that pays it off is ${formatDollars(reason.smallestPayment)} a month, or the issuer’s minimum if that is higher.`;
    }
  }
}

/** The cost at both ends of a rate and of a transfer fee, and the likely one; null where the payment doesn't end it at the high end. */
export function costAtEnds(
  terms: AccountTerms,
  apr: CountedApr,
  fees: Ends,
  use: CardUse & Pick<VisitorInputs, "payment">,
): Pick<CostFigures, "low" | "high" | "meanCost"> | null {
  const costAt = (rate: number, fee: number): PaidOff | null => {
    const outcome = simulate(cardAccount(terms, rate, fee, use), use.payment);
    return outcome.kind === "paid-off" ? outcome : null;
  };
  // The high end first: where it doesn't end, the others need not be calculated.
  const high = costAt(apr.high, fees.high);
  const low = high && (apr.low === apr.high && fees.low === fees.high ? high : costAt(apr.low, fees.low));
  if (!high || !low) return null;
  const { likely } = apr;
  const [least, most] = likely === undefined ? [low, high] : [costAt(likely, fees.low), costAt(likely, fees.high)];
  return least && most && { low, high, meanCost: (least.totalCost + most.totalCost) / 2 };
}

export function costOfCard(card: Pick<Card, CostField>, numbers: VisitorInputs): CardCostResult {
  const { creditLine } = card.terms;
  if (!isOpen(card)) return unranked({ kind: "closed" });
  const { tier } = numbers;
  if (tier && !isMeantFor(card, tier)) return unranked({ kind: "not-meant", tier, isReported: card.reported !== null });
  const range = countedApr(card, numbers.goal, tier);
  const fees = moveFeeEnds(card.terms, numbers);
  const needed = numbers.amount + fees.low;
  if (creditLine && creditLine.to < needed) return unranked({ kind: "line-too-small", line: creditLine.to, needed });

  const ends = costAtEnds(card.terms, range, fees, numbers);
  const dearest = cardAccount(card.terms, range.high, fees.high, numbers);
  if (ends === null) {
    const smallestPayment = numbers.apr === null ? smallestEndingPayment(dearest) : null;
    return unranked({ kind: "never-ends", apr: range.high, smallestPayment });
  }
  const introMonths = balanceIntro(dearest).lastMonth;
  return {
    kind: "ranked",
    tier,
    apr: range,
    isFeeUnknown: numbers.goal === "balance" && card.terms.transferFee === null,
    deposit: card.category === "secured" ? numbers.amount + fees.high : null,
    ...ends,
    introMonths,
    finishPayment: introMonths > 0 && ends.high.months > introMonths ? paymentWithin(dearest, introMonths) : null,
  };
}
