import type { PublishedResults } from "../../schema/published-results-schema";
import { transferFeeOn } from "../lending/fees";
import { aprByDay } from "../payoff/by-day";
import { MAX_MONTHS, ROUNDING_ERROR, monthlyRate } from "../payoff/conventions";
import { minimumPayment, payoffTimeText } from "../payoff/minimum-payment";
import type { PaymentPlan } from "../payoff/payment-plan";
import { compareWithLowApr, payOff } from "../payoff/payoff";
import { simulate } from "../payoff/simulation";
import { formatDollars, formatMonthOfYear, formatMonths, formatWholeDollars, toCents } from "../text/format";
import type { Debt } from "./debt";
import { type DebtMonth, runPlan } from "./debt-plan";
import { HIGHEST_RATE_FIRST, ownOrder, snowballOrder, steadyPlan } from "./payment-order";

export type { PublishedResults };

/** Results that are known from elsewhere, beside what our functions make of the same inputs. */

type KnownCheck = PublishedResults["calculator"][number];
type KnownRun = KnownCheck["runs"][number];
type KnownFigure = KnownRun["figures"][number];
type OtherRule = PublishedResults["otherRules"][number];
type Plan = NonNullable<OtherRule["plan"]>;
type PlanDebt = Plan["debts"][number];

/** One figure, as its source has it and as ours is. */
export type CheckedFigure = Pick<KnownFigure, "label" | "expected"> & { computed: string; agrees: boolean };

/** Where a result can be read, and the day of it in words: "February 2010", "as read in November 2026". */
export type Origin = Pick<KnownCheck, "source" | "url" | "given"> & { dated: string | null };

export type Check = Origin & Pick<KnownCheck, "published" | "note"> & { figures: CheckedFigure[] };

/** A published result that follows another rule, and why ours is another. */
export type OtherResult = Origin & Pick<OtherRule, "published" | "why"> & { ours: string };

/** What a plan comes to that ends; dollars and months, debts by their index. */
type Result = {
  months: number;
  interest: number;
  fees: number;
  payments: number;
  monthlyPayment: number | null;
  firstInterest: number | null;
  paidOffIn: readonly number[];
  /** What is owed on all debts after each month. */
  owed: readonly number[];
};

/** As /calculator pays one debt off. Null if it never is. */
function oneDebtResult({ balance, apr }: PlanDebt, plan: PaymentPlan): Result | null {
  const outcome = simulate({ balance, apr }, plan, { withSchedule: true });
  if (outcome.kind !== "paid-off") return null;
  const { months, interest, transferFee: fees, totalPayments: payments, monthlyPayment, schedule } = outcome;
  const owed = schedule?.map(({ closing }) => closing) ?? [];
  const firstInterest = schedule?.[0]?.interest ?? null;
  return { months, interest, fees, payments, monthlyPayment, firstInterest, paidOffIn: [months], owed };
}

function paymentPlan({ debts, monthly, inMonths }: Plan): PaymentPlan | null {
  if (inMonths !== null) return { kind: "target", months: inMonths };
  if (monthly !== null) return { kind: "fixed", payment: monthly };
  const minimum = debts[0]?.minimum ?? null;
  return minimum === null || typeof minimum === "number" ? null : { kind: "minimum", rule: minimum };
}

function debtOf({ balance, apr, minimum, intro, transferFeePercent }: PlanDebt): Debt {
  return {
    name: "",
    balance,
    apr,
    minimum: minimum ?? 0,
    ...(intro ? { promotion: intro } : {}),
    transferFee: transferFeeOn({ percent: transferFeePercent ?? 0, minimum: null }, balance),
  };
}

/** As /debts pays several off in an order. Null if they never are. */
function severalDebtsResult({ monthly, order, ...plan }: Plan): Result | null {
  const debts = plan.debts.map(debtOf);
  const schedule: DebtMonth[] = [];
  const others = order === "smallest-balance" ? snowballOrder(debts) : ownOrder(debts);
  const budget = monthly === null ? null : { monthly };
  const run = runPlan(debts, budget, steadyPlan(order === "highest-rate" ? HIGHEST_RATE_FIRST : others), schedule);
  if (run.kind !== "paid-off") return null;
  const payments = schedule.reduce((sum, { rows }) => rows.reduce((total, { payment }) => total + payment, sum), 0);
  const owed = schedule.map(({ rows }) => rows.reduce((sum, { closing }) => sum + closing, 0));
  return { ...run, payments, monthlyPayment: monthly, firstInterest: null, owed };
}

function resultOf(plan: Plan): Result | null {
  if (plan.order !== null) return severalDebtsResult(plan);
  const [debt] = plan.debts;
  const paying = paymentPlan(plan);
  return debt && paying ? oneDebtResult(debt, paying) : null;
}

/**
 * The interest in dollars of the minimum payments in books of whole cents, as a program keeps them that rounds every
 * month; the simulation rounds nothing.
 */
function interestInCentBooks({ debts: [debt] }: Plan): number | null {
  if (!debt?.minimum || typeof debt.minimum === "number") return null;
  let left = debt.balance;
  let total = 0;
  for (let month = 1; left > 0 && month <= MAX_MONTHS; month += 1) {
    const interest = toCents(left * monthlyRate(debt.apr));
    const payment = Math.min(toCents(minimumPayment(debt.minimum, left, interest)), left + interest);
    left = toCents(left + interest - payment);
    total += interest;
  }
  return total;
}

/** The plan with interest that is compounded by the day. */
function byDay(plan: Plan): Plan {
  return { ...plan, debts: plan.debts.map((debt) => ({ ...debt, apr: aprByDay(debt.apr) })) };
}

/** What the specification's payoff calculator takes. */
function simplePlan({ debts: [debt], monthly }: Plan) {
  return { balance: debt?.balance ?? 0, apr: debt?.apr ?? 0, payment: monthly ?? 0 };
}

function savedAgainstMinimum(plan: Plan, payments: number): number | null {
  const minimum = resultOf({ ...plan, monthly: null, inMonths: null });
  return minimum && minimum.payments - payments;
}

/** One of our figures, in dollars unless its name says months or time; null where it has no value. */
function valueOf({ figure, month, debt }: KnownFigure, plan: Plan, result: Result): number | null {
  switch (figure) {
    case "months":
    case "printedTime":
      return result.months;
    case "monthsByDay":
      return resultOf(byDay(plan))?.months ?? null;
    case "interest":
      return result.interest;
    case "interestWithoutCents":
      return Math.floor(result.interest);
    case "interestInCentBooks":
      return interestInCentBooks(plan);
    case "interestByDay":
      return resultOf(byDay(plan))?.interest ?? null;
    case "simpleInterest":
      return payOff(simplePlan(plan))?.totalInterest ?? null;
    case "savedByLowApr":
      return compareWithLowApr(simplePlan(plan))?.savings ?? null;
    case "savedAgainstMinimum":
      return savedAgainstMinimum(plan, result.payments);
    case "totalPaid":
      return result.payments;
    case "owedAfter":
      return result.owed[(month ?? 0) - 1] ?? null;
    case "paidOffIn":
      return result.paidOffIn[(debt ?? 0) - 1] ?? null;
    case "firstInterest":
    case "fees":
    case "monthlyPayment":
      return result[figure];
  }
}

/** A value as its source prints such a one: dollars with cents only where those have them. */
function shown(value: number, { figure, expected }: KnownFigure): string {
  if (figure === "printedTime") return payoffTimeText(value);
  if (figure === "paidOffIn") return `month ${value}`;
  if (figure === "months" || figure === "monthsByDay") return formatMonths(value);
  return expected.includes(".") ? formatDollars(value) : formatWholeDollars(value);
}

const amountIn = (text: string) => Number(text.replace(/[^\d.]/g, ""));

function checkedFigure(known: KnownFigure, plan: Plan, result: Result | null): CheckedFigure {
  const { label, expected, within } = known;
  const value = result && valueOf(known, plan, result);
  const computed = value === null ? "no result" : shown(value, known);
  const isNear = within !== null && value !== null && Math.abs(value - amountIn(expected)) <= within + ROUNDING_ERROR;
  return { label, expected, computed, agrees: computed === expected || isNear };
}

function originOf({ source, url, given, issued, read }: KnownCheck | OtherRule): Origin {
  const asRead = read && `as read in ${formatMonthOfYear(read)}${url === null ? "; its address was not kept" : ""}`;
  return { source, url, given, dated: issued ? formatMonthOfYear(issued) : asRead };
}

/**
 * A known result with ours, which is computed here and now: a page can't say "agrees" of a function that has changed.
 * A figure agrees if ours reads the same, or is no further off than the source's own rounding leads.
 */
export function checked(check: KnownCheck): Check {
  const { published, note, runs } = check;
  const figures = runs.flatMap(({ figures: known, ...plan }) => {
    const result = resultOf(plan);
    return known.map((figure) => checkedFigure(figure, plan, result));
  });
  return { ...originOf(check), published, note, figures };
}

function monthsAndInterest(plan: Plan | null): string {
  const result = plan && resultOf(plan);
  if (!result) return "never paid off";
  return `${formatMonths(result.months)}, ${formatWholeDollars(result.interest)} in interest`;
}

/** A result that follows another rule, with ours. */
export function besideOurs(rule: OtherRule): OtherResult {
  const { published, why, ours, plan } = rule;
  return { ...originOf(rule), published, why, ours: ours ?? monthsAndInterest(plan) };
}
