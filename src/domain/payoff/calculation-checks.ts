import { formatDollars, formatMonths, toCents } from "../text/format";
import { type MinimumRule, minimumPayment, payoffTimeText } from "./minimum-payment";
import type { PaymentPlan } from "./payment-plan";
import { DEFAULT_PLAN, MAX_MONTHS, MONTHS_A_YEAR, monthlyRate } from "./conventions";
import {
  type Check,
  type CheckedFigure,
  PUBLISHED,
  TO_THE_CENT,
  WHOLE_DOLLARS,
  dollars,
  months,
  words,
} from "./known-result";
import { COMPARISON_APR, compareWithLowApr, payOff } from "./payoff";
import { type PaidOff, simulate } from "./simulation";

/**
 * Results that others published, and some of our own, beside what this site's functions make of the same inputs.
 * The page computes them when it is drawn, so it can't say "agrees" of a function that has changed.
 */

/** Pays a debt off. Throws if it never is: each of these plans ends. */
function ended(balance: number, apr: number, plan: PaymentPlan): PaidOff {
  const outcome = simulate({ balance, apr }, plan);
  if (outcome.kind === "paid-off") return outcome;
  throw new Error(`${formatDollars(balance)} at ${apr}% was not paid off.`);
}

function fixed(balance: number, apr: number, payment: number): PaidOff {
  return ended(balance, apr, { kind: "fixed", payment });
}

function timeToPayOff(expected: number, plan: PaidOff): CheckedFigure {
  return months("Time to pay off", expected, plan.months);
}

function interest(expected: number, tolerance: number, plan: PaidOff): CheckedFigure {
  return dollars("Interest", expected, tolerance, plan.interest);
}

function totalPaid(expected: number, tolerance: number, plan: PaidOff): CheckedFigure {
  return dollars("Total paid", expected, tolerance, plan.totalPayments);
}

/**
 * The package keeps its books in whole cents, month by month; the simulation rounds nothing. To compare like with like,
 * our minimum payment is run here in books of that kind. Gives dollars of interest.
 */
function interestInCentBooks(balance: number, apr: number, rule: MinimumRule): number {
  let left = balance;
  let total = 0;
  for (let month = 1; left > 0 && month <= MAX_MONTHS; month += 1) {
    const interestDue = toCents(left * monthlyRate(apr));
    const payment = Math.min(toCents(minimumPayment(rule, left, interestDue)), left + interestDue);
    left = toCents(left + interestDue - payment);
    total += interestDue;
  }
  return total;
}

/** The APR in percent that, taken by the month, comes to what one compounded by the day does; a month is a twelfth of 365 days. */
function compoundedDaily(apr: number): number {
  return ((1 + apr / 100 / 365) ** (365 / MONTHS_A_YEAR) - 1) * MONTHS_A_YEAR * 100;
}

/** One of the two rates of the brochure, which cuts the cents off. */
function brochure(apr: number, paidIn: number, printed: number): Check {
  const plan = fixed(3000, apr, 100);
  return {
    source: "CFPB, brochure “How to find the best credit card for you”",
    url: "https://files.consumerfinance.gov/f/documents/cfpb_adult-fin-ed_how-to-find-the-best-credit-card.pdf",
    ...PUBLISHED,
    given: `$3,000 at ${apr}%, $100 a month`,
    note: `Ours is ${formatDollars(plan.interest)}; the brochure cuts the cents off.`,
    figures: [
      timeToPayOff(paidIn, plan),
      dollars("Interest without its cents", printed, WHOLE_DOLLARS, Math.floor(plan.interest)),
    ],
  };
}

/** All checks with their computed values. */
export function runChecks(): Check[] {
  const sampleTarget = ended(3000, 14.4, { kind: "target", months: 36 });
  const sampleMinimum = ended(3000, 14.4, { kind: "minimum", rule: { kind: "percent", percent: 3, floor: 20 } });
  const calculator = fixed(5000, 22.99, 200);
  const packageRule: MinimumRule = { kind: "percent-plus-interest", percent: 1, floor: 25 };
  const inPackage = ended(10_000, 21.9, { kind: "minimum", rule: packageRule });
  const monthly = fixed(5000, 24.99, 150);
  const daily = fixed(5000, compoundedDaily(24.99), 150);
  const justEnough = fixed(5000, 24.99, 104.13);
  const free = fixed(5000, 0, 150);
  const once = fixed(100, 20, 1000);
  return [
    {
      source: "Federal Reserve, “What you need to know: new credit card rules”, sample statement",
      url: "https://www.federalreserve.gov/consumerinfo/wyntk_creditcardrules.htm",
      dated: "February 2010",
      published: true,
      given: "$3,000 at 14.4%, paid off in 36 months; the minimum there is 3% of the balance, $20 at least",
      note: "The rule for the minimum is inferred: the sample prints its first amount and its results.",
      figures: [
        dollars("Monthly payment", 103, WHOLE_DOLLARS, sampleTarget.monthlyPayment),
        totalPaid(3712, WHOLE_DOLLARS, sampleTarget),
        dollars(
          "Saved against the minimum",
          1033,
          WHOLE_DOLLARS,
          sampleMinimum.totalPayments - sampleTarget.totalPayments,
        ),
        words(
          `Minimum only: ${formatMonths(sampleMinimum.months)} by our count, as printed`,
          "11 years",
          payoffTimeText(sampleMinimum.months),
        ),
      ],
    },
    brochure(18, 41, 1015),
    brochure(15, 38, 783),
    {
      source: "Regulation Z, 12 CFR 1026.7(b)(12) and Appendix M1",
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/m1/",
      ...PUBLISHED,
      given: "How a statement prints a number of months",
      figures: [
        [28, "2 years"] as const,
        [30, "3 years"] as const,
        [32, "3 years"] as const,
        [38, "3 years"] as const,
      ].map(([count, expected]) => words(formatMonths(count), expected, payoffTimeText(count))),
    },
    {
      source: "calcnavigator.com, credit card interest calculator",
      url: "https://calcnavigator.com/credit-cards/credit-card-interest-calculator",
      ...PUBLISHED,
      given: "$5,000 at 22.99%, $200 a month",
      note: "The rate and the payment are inferred: the page prints the results of its own example.",
      figures: [
        timeToPayOff(35, calculator),
        interest(1871.08, TO_THE_CENT, calculator),
        totalPaid(6871.08, TO_THE_CENT, calculator),
        dollars("Interest of the first month", 95.79, TO_THE_CENT, 5000 * monthlyRate(22.99)),
      ],
    },
    {
      source: "credit-card-payment-calculator, an open-source package, its tests",
      url: "https://github.com/alexkates/credit-card-payment-calculator",
      ...PUBLISHED,
      given: "$10,000 at 21.9%, paying 1% of the balance and the interest, $25 at least",
      note: `The package rounds every month to the cent, so the interest is computed here with the same rounding. Without it, as everywhere else on this page, it is ${formatDollars(inPackage.interest)}.`,
      figures: [
        timeToPayOff(299, inPackage),
        dollars("Interest, rounded every month", 17_185.67, 0.02, interestInCentBooks(10_000, 21.9, packageRule)),
      ],
    },
    {
      source: "Annuity formula",
      given: "$10,000 at 17%, paid off in 36 months",
      figures: [
        dollars(
          "Monthly payment",
          356.53,
          TO_THE_CENT,
          ended(10_000, 17, { kind: "target", months: 36 }).monthlyPayment,
        ),
      ],
    },
    {
      source: "Decimal arithmetic and a closed form",
      given: `$5,000 at 24.99%, $150 a month; then at ${COMPARISON_APR}%`,
      figures: [
        timeToPayOff(58, monthly),
        interest(3622.3, TO_THE_CENT, monthly),
        interest(1693.81, TO_THE_CENT, fixed(5000, COMPARISON_APR, 150)),
        dollars("Saved", 1928.49, TO_THE_CENT, compareWithLowApr(DEFAULT_PLAN)?.savings ?? null),
        dollars("Interest, the simple calculator", 3622.3, TO_THE_CENT, payOff(DEFAULT_PLAN)?.totalInterest ?? null),
      ],
    },
    {
      source: "Interest compounded by the day, as most issuers do",
      given: "$5,000 at 24.99%, $150 a month",
      note: `It costs a little more than ours by the month: ${formatDollars(monthly.interest)} and ${formatMonths(monthly.months)}.`,
      figures: [timeToPayOff(59, daily), interest(3704, WHOLE_DOLLARS, daily)],
    },
    {
      source: "Decimal arithmetic",
      given: "$5,000 at 24.99%, $104.13 a month: half a cent above the interest",
      figures: [timeToPayOff(483, justEnough), interest(45_238.39, TO_THE_CENT, justEnough)],
    },
    {
      source: "Decimal arithmetic",
      given: "$5,000 at 0%, $150 a month",
      figures: [timeToPayOff(34, free), interest(0, TO_THE_CENT, free)],
    },
    {
      source: "Decimal arithmetic",
      given: "$100 at 20%, $1,000 a month: one payment, no larger than what is owed",
      figures: [timeToPayOff(1, once), interest(1.67, TO_THE_CENT, once), totalPaid(101.67, TO_THE_CENT, once)],
    },
  ];
}
