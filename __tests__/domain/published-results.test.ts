import { readFileSync } from "node:fs";
import { z } from "zod";
import { type DebtMonth, runPlan } from "../../src/domain/debts/debt-plan";
import { HIGHEST_RATE_FIRST, ownOrder, snowballOrder, singleOrderPlan } from "../../src/domain/debts/payment-order";
import { type Paying, simulate } from "../../src/domain/payoff/simulation";
import { ESTIMATED_RULE, payoffTimeText } from "../../src/domain/payoff/minimum-payment";
import { compareWithLowApr, payOff } from "../../src/domain/payoff/payoff";
import { paymentWithin } from "../../src/domain/payoff/solve-payment";
import { formatDollars, formatMonths, formatWholeDollars } from "../../src/domain/text/format";

/** Results that others have published, with their sources, beside what our functions make of the same inputs. */

const rule = z.object({ kind: z.enum(["percent", "percent-plus-interest"]), percent: z.number(), floor: z.number() });
const debt = z.object({
  balance: z.number(),
  apr: z.number(),
  minimum: z.union([z.number(), rule]).optional(),
  intro: z.object({ apr: z.number(), lastMonth: z.number() }).optional(),
  transferFeePercent: z.number().optional(),
});
/** Without `order` one debt is paid as on /calculator: `monthly`, within `inMonths`, or else by its minimum. */
const plan = z.object({
  debts: z.array(debt).min(1),
  monthly: z.number().optional(),
  inMonths: z.number().optional(),
  order: z.enum(["highest-rate", "smallest-balance", "as-listed"]).optional(),
});
const figure = z.object({
  figure: z.string(),
  month: z.number().optional(),
  debt: z.number().optional(),
  expected: z.string(),
  /** Dollars by which the source's own rounding may lead from ours. */
  within: z.number().default(0),
});
const origin = { source: z.string(), given: z.string() };
const check = z.object({ ...origin, runs: z.array(plan.extend({ figures: z.array(figure).min(1) })) });

const { calculator, debts } = z
  .object({
    calculator: z.array(check),
    debts: z.array(check),
  })
  .parse(JSON.parse(readFileSync("__tests__/fixtures/published-results.json", "utf8")));

type ReportedPlan = z.infer<typeof plan>;
type Figure = z.infer<typeof figure>;

const ofFirst = ({ debts: [first] }: ReportedPlan) => first ?? { balance: NaN, apr: NaN };

function payingOf({ monthly, inMonths, ...rest }: ReportedPlan): Paying {
  if (inMonths !== undefined) return paymentWithin(ofFirst(rest), inMonths);
  if (monthly !== undefined) return monthly;
  const { minimum } = { minimum: undefined, ...ofFirst(rest) };
  return typeof minimum === "object" ? minimum : ESTIMATED_RULE;
}

/** One debt as /calculator pays it off. */
function payOne(one: ReportedPlan) {
  const { balance, apr } = ofFirst(one);
  const paying = payingOf(one);
  const outcome = simulate({ balance, apr }, paying, true);
  if (outcome.kind !== "paid-off") throw new Error("This plan has no end.");
  const { months, interest, transferFee, totalPayments, schedule } = outcome;
  const rows = schedule ?? [];
  return {
    months,
    interest,
    fees: transferFee,
    totalPaid: totalPayments,
    monthlyPayment: typeof paying === "number" ? paying : NaN,
    firstInterest: rows[0]?.interest ?? NaN,
    owed: rows.map(({ closing }) => closing),
    paidOffIn: [months],
  };
}

/** Several debts as /debts pays them off. */
function paySeveral({ debts: owed, monthly, order }: ReportedPlan): ReturnType<typeof payOne> {
  const all = owed.map(({ balance, apr, minimum, intro, transferFeePercent = 0 }) => ({
    name: "",
    balance,
    apr,
    minimum: minimum ?? 0,
    ...(intro && { promotion: intro }),
    transferFee: (balance * transferFeePercent) / 100,
  }));
  const listed = order === "smallest-balance" ? snowballOrder(all) : ownOrder(all);
  const schedule: DebtMonth[] = [];
  const budget = monthly === undefined ? null : { monthly };
  const run = runPlan(all, budget, singleOrderPlan(order === "highest-rate" ? HIGHEST_RATE_FIRST : listed), schedule);
  if (run.kind !== "paid-off") throw new Error("This plan has no end.");
  const sum = (name: "payment" | "closing") =>
    schedule.map(({ rows }) => rows.reduce((total, row) => total + row[name], 0));
  const totalPaid = sum("payment").reduce((total, paid) => total + paid, 0);
  return { ...run, totalPaid, monthlyPayment: monthly ?? NaN, firstInterest: NaN, owed: sum("closing") };
}

const pay = (one: ReportedPlan) => (one.order === undefined ? payOne(one) : paySeveral(one));

/** One of our figures, in dollars or months. */
function valueOf({ figure: name, month = 0, debt: place = 0 }: Figure, one: ReportedPlan): number {
  const result = pay(one);
  const simple = { ...ofFirst(one), payment: one.monthly ?? NaN };
  const values: Record<string, () => number | undefined> = {
    ...Object.fromEntries(
      (["months", "interest", "fees", "totalPaid", "monthlyPayment", "firstInterest"] as const).map((key) => [
        key,
        () => result[key],
      ]),
    ),
    printedTime: () => result.months,
    interestWithoutCents: () => Math.floor(result.interest),
    simpleInterest: () => payOff(simple)?.totalInterest,
    savedByLowApr: () => compareWithLowApr(simple)?.savings,
    savedAgainstMinimum: () => payOne({ debts: one.debts }).totalPaid - result.totalPaid,
    owedAfter: () => result.owed[month - 1],
    paidOffIn: () => result.paidOffIn[place - 1],
  };
  return values[name]?.() ?? NaN;
}

/** A value as its source prints such a one: dollars with cents only where those have them. */
function shown(value: number, { figure: name, expected }: Figure): string {
  if (name === "printedTime") return payoffTimeText(value);
  if (name === "paidOffIn") return `month ${value}`;
  if (name === "months") return formatMonths(value);
  return expected.includes(".") ? formatDollars(value) : formatWholeDollars(value);
}

const amountIn = (text: string) => Number(text.replace(/[^\d.]/g, ""));

test.each([...calculator, ...debts])("comes to what $source has published: $given", ({ runs }) => {
  for (const { figures, ...one } of runs) {
    for (const known of figures) {
      const value = valueOf(known, one);
      const isNear = known.within > 0 && Math.abs(value - amountIn(known.expected)) <= known.within + 1e-8;
      expect(isNear ? known.expected : shown(value, known)).toBe(known.expected);
    }
  }
});
