import { formatDollars, formatMonths, formatShortDollars } from "../text/format";
import {
  type Check,
  type CheckedFigure,
  PUBLISHED,
  READ,
  TO_THE_CENT,
  WHOLE_DOLLARS,
  dollars,
  figure,
  months,
} from "../payoff/known-result";
import type { Debt } from "./debt";
import { type Budget, type DebtMonth, MINIMUMS_ONLY, type PlanRun, runPlan } from "./debt-plan";
import { type PaymentOrder, snowballOrder } from "./payment-order";
import { type TransferOffer, debtsAfter, largestMove, moveFee } from "./transfer-offer";

/** Results that others published for several debts, beside ours. */

/** At a commit, as other tests here: a program may change its tests. */
const NYA_TESTS =
  "https://github.com/FueRobertHer/Nya/blob/2581cbf4ac0f118f0becf986712bfd2482c0bc5c/test/payoff.test.ts";
const WITHOUT_ADDRESS = `${READ}; its address was not kept`;

/** Interest that the source rounds to the cent every month, where ours rounds nothing. */
const ROUNDED_EVERY_MONTH = 0.02;

function debt(name: string, balance: number, apr: number, minimum: number): Debt {
  return { name, balance, apr, minimum };
}

type Plan = { run: PlanRun; schedule: DebtMonth[] };

function plan(debts: readonly Debt[], budget: Budget | typeof MINIMUMS_ONLY, order: PaymentOrder): Plan {
  const schedule: DebtMonth[] = [];
  return { run: runPlan(debts, budget, order, schedule), schedule };
}

const ended = ({ run }: Plan) => (run.kind === "paid-off" ? run : null);

function monthsOf(label: string, expected: number, computed: Plan): CheckedFigure {
  return months(label, expected, ended(computed)?.months ?? null);
}

function paidOffIn(label: string, expected: number, computed: Plan, index: number): CheckedFigure {
  const month = ended(computed)?.paidOffIn[index] ?? null;
  return figure(label, expected, 0, month, (value) => `month ${value}`);
}

function interest(label: string, expected: number, tolerance: number, computed: Plan): CheckedFigure {
  return dollars(label, expected, tolerance, ended(computed)?.interest ?? null);
}

/** What is owed on all debts after a month. */
function owedAfter(month: number, expected: number, { schedule }: Plan): CheckedFigure {
  const owed = schedule[month - 1]?.rows.reduce((sum, { closing }) => sum + closing, 0) ?? null;
  return dollars(`Owed after month ${month}`, expected, ROUNDED_EVERY_MONTH, owed);
}

const TWO_CARDS_AND_A_CAR = [
  debt("card 1", 5000, 22.99, 150),
  debt("card 2", 3500, 18.99, 100),
  debt("car", 12_000, 6.5, 350),
];

const BY_HAND = [debt("A", 1000, 36, 100), debt("B", 500, 12, 100)];

const CARD_STORE_CAR = [debt("card", 2000, 24.99, 60), debt("store", 500, 15, 25), debt("car", 8000, 6, 250)];

const WITHOUT_INTEREST = [debt("small", 100, 0, 50), debt("big", 1000, 0, 50)];

const TRANSFER: TransferOffer = {
  name: "offer",
  feePercent: 3,
  feeMinimum: 0,
  introApr: 0,
  introMonths: 12,
  apr: 20,
  line: 5150,
  minimum: { kind: "percent", percent: 0, floor: 0 },
};

const BY_BALANCE = [debt("card 1", 8000, 24.99, 160), debt("card 2", 5000, 18.99, 100), debt("car", 12_000, 6.5, 350)];

const PROMOTED: Debt[] = [
  { ...debt("transfer card", 3000, 24.99, 60), promotion: { apr: 0, lastMonth: 12 } },
  debt("store card", 3000, 20, 75),
];

/** All results that follow our convention, with ours. */
export function debtChecks(): Check[] {
  const avalanche = plan(TWO_CARDS_AND_A_CAR, { monthly: 800 }, "highest-rate");
  const snowball = plan(TWO_CARDS_AND_A_CAR, { monthly: 800 }, snowballOrder(TWO_CARDS_AND_A_CAR));
  const minimums = plan(TWO_CARDS_AND_A_CAR, MINIMUMS_ONLY, "highest-rate");
  const handAvalanche = plan(BY_HAND, { monthly: 400 }, "highest-rate");
  const handSnowball = plan(BY_HAND, { monthly: 400 }, snowballOrder(BY_HAND));
  const storeFirst = plan(CARD_STORE_CAR, { monthly: 535 }, snowballOrder(CARD_STORE_CAR));
  const noInterestMinimums = plan(WITHOUT_INTEREST, MINIMUMS_ONLY, [0, 1]);
  const noInterestSnowball = plan(WITHOUT_INTEREST, { monthly: 100 }, [0, 1]);
  const moved = plan(
    debtsAfter([debt("A", 5000, 20, 150)], [TRANSFER], [{ debt: 0, offer: 0, amount: 5000 }]),
    { monthly: 150 },
    [0],
  );
  const byOpeningBalance = plan(BY_BALANCE, { monthly: 800 }, snowballOrder(BY_BALANCE));
  const rateOfTheMonth = plan(PROMOTED, { monthly: 300 }, "highest-rate");
  const rateAfterwards = plan(PROMOTED, { monthly: 300 }, [0, 1]);
  return [
    {
      source: "fincalculatorpro.com, debt snowball and avalanche calculator",
      url: "https://www.fincalculatorpro.com/finance/debt-payoff",
      ...PUBLISHED,
      given: "$5,000 at 22.99%, $3,500 at 18.99%, $12,000 at 6.5%; minimums of $150, $100 and $350, and $200 more",
      note: "The page doesn't print the $200 beside its results; all three of them match it.",
      figures: [
        monthsOf("Highest rate first", 30, avalanche),
        interest("Its interest", 3075, WHOLE_DOLLARS, avalanche),
        monthsOf("Smallest balance first", 30, snowball),
        interest("Its interest", 3230, WHOLE_DOLLARS, snowball),
        monthsOf("Minimum payments only", 54, minimums),
        interest("Their interest", 5997, WHOLE_DOLLARS, minimums),
      ],
    },
    {
      source: "A planner’s public tests, worked by hand (debts.ts, in Portuguese)",
      dated: WITHOUT_ADDRESS,
      published: true,
      given: "$1,000 at 36% and $500 at 12%, minimums of $100 each, $400 a month",
      note: "The source rounds interest to the cent every month; ours rounds nothing.",
      figures: [
        interest("Interest, highest rate first", 84.68, ROUNDED_EVERY_MONTH, handAvalanche),
        owedAfter(1, 1135, handAvalanche),
        owedAfter(2, 760.95, handAvalanche),
        owedAfter(3, 377.6, handAvalanche),
        interest("Interest, smallest balance first", 99.54, ROUNDED_EVERY_MONTH, handSnowball),
        paidOffIn("Smallest balance paid off", 2, handSnowball, 1),
      ],
    },
    {
      source: "Nya, a planner’s public tests, the first months by hand",
      url: NYA_TESTS,
      ...PUBLISHED,
      given: "$2,000 at 24.99%, $500 at 15%, $8,000 at 6%; minimums of $60, $25 and $250, and $200 more",
      figures: [owedAfter(1, 10_052.9, storeFirst), paidOffIn("Smallest balance paid off", 3, storeFirst, 1)],
    },
    {
      source: "Nya, the same tests, without interest",
      url: NYA_TESTS,
      ...PUBLISHED,
      given: "$100 and $1,000 at 0%, minimums of $50 each",
      figures: [
        monthsOf("Minimum payments only", 20, noInterestMinimums),
        monthsOf("$100 a month", 11, noInterestSnowball),
        paidOffIn("The small debt", 2, noInterestSnowball, 0),
      ],
    },
    {
      source: "cernarus.com, balance transfer calculator",
      url: "https://cernarus.com/finance/personal/balance-transfer",
      ...PUBLISHED,
      given: "$5,000 moved for 3%, 0% for 12 months, $150 a month",
      note: "The page doesn't print the payment; $150 is the only one that fits.",
      figures: [
        dollars("Fee", 150, TO_THE_CENT, moveFee(TRANSFER, 5000)),
        dollars("Owed when the offer ends", 3350, TO_THE_CENT, moved.schedule[11]?.rows[0]?.closing ?? null),
      ],
    },
    {
      source: "Our own, with the debts of financecalc.us",
      url: "https://financecalc.us/blog/debt-payoff-strategies",
      dated: READ,
      given: "$8,000 at 24.99%, $5,000 at 18.99%, $12,000 at 6.5%; minimums of $160, $100 and $350; $800 a month",
      note: "The order goes by the balances at the start, and isn't changed on the way.",
      figures: [
        monthsOf("Smallest balance first", 41, byOpeningBalance),
        interest("Its interest", 7746.62, 0.1, byOpeningBalance),
      ],
    },
    {
      source: "Our own, with a rate that ends",
      given: "$3,000 at 0% for 12 months, then 24.99%, and $3,000 at 20%; minimums of $60 and $75; $300 a month",
      figures: [
        interest("By the rates of the month", 710.03, 0.05, rateOfTheMonth),
        interest("By the rates afterwards", 875.96, 0.05, rateAfterwards),
      ],
    },
  ];
}

/** A published result that follows another convention, and why ours is another. */
export type OtherConvention = Pick<Check, "source" | "url" | "dated" | "given"> & {
  published: string;
  ours: string;
  why: string;
};

const NO_ROLLOVER = [debt("A", 5000, 24, 100), debt("B", 2000, 12, 50), debt("C", 8000, 18, 150)];
const UK = [debt("store card", 400, 5, 10), debt("credit card", 2000, 29.9, 50), debt("car", 6000, 9, 150)];

function monthsAndInterest(computed: Plan): string {
  const run = ended(computed);
  return run ? `${formatMonths(run.months)}, ${formatShortDollars(Math.round(run.interest))} of interest` : "no end";
}

/** Published results that ours must not agree with. */
export function otherConventions(): OtherConvention[] {
  return [
    {
      source: "Vault, a planner’s public tests",
      url: "https://github.com/saratechapp/Vault/blob/5b0c8627fd92010004b17c30ef4e9a5e7683039b/frontend/src/pages/__tests__/Debts.simulate.test.js",
      dated: READ,
      given: "$5,000 at 24%, $2,000 at 12%, $8,000 at 18%; minimums of $100, $50 and $150, and $1,000 more",
      published: "14 months, $1,602 of interest",
      ours: monthsAndInterest(plan(NO_ROLLOVER, { monthly: 1300 }, "highest-rate")),
      why: "There, the minimum payment of a debt that is paid off is no longer spent; here it goes to the next debt.",
    },
    {
      source: "A planner’s public tests (debts.ts, in Portuguese)",
      dated: WITHOUT_ADDRESS,
      given: "Two debts of $300 without interest, minimums of $100 and $200, $150 a month",
      published: "4 months, the budget shared out among the minimums",
      ours: "no plan: the budget is below the minimum payments",
      why: "Less than the minimum counts as late, with a fee and perhaps a higher rate, which no such plan counts.",
    },
    {
      source: "LLM-Budgeting-App, a planner’s public tests",
      url: "https://github.com/FuaadBashi/LLM-Budgeting-App/blob/d3e5f2d40c6d82bcceadb988a83da180133a9381/backend/tests/unit/test_debt.py",
      dated: READ,
      given: "$400 at 5%, $2,000 at 29.9%, $6,000 at 9%; $600 a month",
      published: "15 months, $567 of interest",
      ours: monthsAndInterest(plan(UK, { monthly: 600 }, "highest-rate")),
      why: "There, the rate is a British effective annual rate; an American APR is twelve times the month’s rate.",
    },
    {
      source: "Credit Card Balance Transfer Offers, balance transfer limit",
      url: "http://www.creditcardbalancetransferoffers.com/balance-transfer-limit/",
      dated: READ,
      given: "A line of $5,000 and a fee of 3%",
      published: "$4,850 can be moved",
      ours: `${formatDollars(largestMove({ ...TRANSFER, line: 5000 }, 5000))} can be moved`,
      why: "There, the fee is taken off the line as a whole; here amount and fee fill the line to the cent.",
    },
    {
      source: "A public course exercise on deferred interest",
      dated: WITHOUT_ADDRESS,
      given: "$1,450 at 26.9%, deferred for 12 months, $200 of it left at the end",
      published: "$390.05 is charged: a year’s interest on the whole purchase",
      ours: "less: the interest on what was owed in each month",
      why: "The Consumer Financial Protection Bureau explains it so (Ask CFPB, question 40).",
    },
    {
      source: "bankersonline.com, Q&A 102653 on 12 CFR 1026.53",
      url: "https://bankersonline.com/qa/102653-payment-allocation-definition-balance",
      dated: READ,
      given: "An account with a transfer, purchases and a cash advance, each at its rate",
      published: "$2,000 to the advance, $700 to the purchases, $300 to the transfer",
      ours: "the same rule for two balances, the debt and the fees charged to it",
      why: "Plans here have no cash advances; what exceeds the minimum goes to the highest rate first, too.",
    },
    {
      source: "super-calc.com, balance transfer savings",
      url: "https://super-calc.com/calculators/balance-transfer-calculator",
      dated: READ,
      given: "$6,000 at 22.99% for 18 months",
      published: "$2,069 of interest without the transfer",
      ours: "less: interest falls with the balance",
      why: "There, nothing is repaid in 18 months.",
    },
  ];
}
