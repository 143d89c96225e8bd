import type { PageTexts } from "../../domain/site/site";
import { type Debt, firstMinimum } from "../../domain/debts/debt";
import { debtDates } from "../../domain/debts/debt-dates";
import type { Budget } from "../../domain/debts/debt-plan";
import { type DebtsAnswer, answerText, transferText } from "../../domain/debts/debts-answer";
import { STRATEGY_NAMES, type Strategy } from "../../domain/debts/debt-strategies";
import { ownOrder, planTargets } from "../../domain/debts/payment-order";
import type { TransferOffer } from "../../domain/debts/transfer-offer";
import { type FullSchedule, changeText } from "../../domain/debts/full-schedule";
import { offerText } from "../../domain/lending/offer";
import { formatDate, formatDollars, formatPercent, formatShortDollars } from "../../domain/text/format";
import * as table from "../charts/FigureTable.module.css";
import { DataTable } from "../ui/DataTable";
import * as styles from "./Worksheet.module.css";
import { monthIn } from "../../domain/payoff/month-in";

function promotionText({ promotion }: Debt): string {
  if (!promotion) return "None";
  const deferred = promotion.deferred ? ", deferred interest" : "";
  return `${offerText({ apr: promotion.apr, months: promotion.lastMonth })}${deferred}`;
}

function offerLine({ name, introApr, introMonths, feePercent, apr, line }: TransferOffer): string {
  const intro = offerText({ apr: introApr, months: introMonths });
  return `${name}: ${intro}, fee ${formatPercent(feePercent)}, then ${formatPercent(apr)}, with a line of ${formatShortDollars(line)}.`;
}

function budgetText({ monthly, raise, lumpSum }: Budget): string {
  const more = raise ? `, ${formatDollars(raise.amount)} more from month ${raise.fromMonth} on` : "";
  const once = lumpSum ? `, ${formatDollars(lumpSum.amount)} once in month ${lumpSum.month}` : "";
  return `${formatDollars(monthly)} a month${more}${once}`;
}

/** Who gets what under the plan, in turn, and the dates that matter. */
function PlanOnPaper({ plan, today }: { plan: FullSchedule; today: string | null }) {
  const { debts, plan: order } = plan;
  const rows = (order ? planTargets(debts, order)(1) : ownOrder(debts)).map((index) => {
    const { name = "", balance = 0 } = debts[index] ?? {};
    const payment = plan.schedule[0]?.rows[index]?.payment ?? 0;
    return [name, formatDollars(balance), formatDollars(payment), String(plan.paidOffIn[index])];
  });
  const dates = today ? debtDates(plan, today) : [];
  const change = changeText(plan);
  return (
    <>
      <DataTable
        className={table.table}
        titled
        caption={`The plan: ${order ? "each month the first of these gets what is left above the minimum payments" : "minimum payments alone"}`}
        heads={["Debt", "Balance", "Pay this month", "Paid off in month"]}
        rows={rows}
      />
      {change && <p>{change}</p>}
      <h3>Dates</h3>
      <ul className={styles.columns}>
        {dates.map(({ what, debt, day }, index) => (
          <li key={index}>{`${formatDate(day)}: ${debt}, ${what}`}</li>
        ))}
      </ul>
    </>
  );
}

type Props = {
  answer: DebtsAnswer;
  strategy: Strategy;
  /** Null if the plan has no end. */
  plan: FullSchedule | null;
  today: string | null;
  texts: PageTexts["debts"]["worksheet"];
};

/** What a counselor could work with, on paper only: debts, order, dates, what to ask, where to find help, the limits. */
export function Worksheet({ answer, strategy, plan, today, texts }: Props) {
  const { inputs } = answer;
  const moves = transferText(answer);
  const until = today && plan ? monthIn(today, plan.months) : null;
  return (
    <article className={styles.worksheet}>
      <h2>{today ? `Debt worksheet, ${formatDate(today)}` : "Debt worksheet"}</h2>
      <p>
        <strong>{answerText(answer, strategy, until)}</strong>{" "}
        <span>{`Budget: ${budgetText(inputs.budget)}. Order: ${STRATEGY_NAMES[strategy].toLowerCase()}.`}</span>
      </p>
      {moves && <p>{moves}</p>}
      <DataTable
        className={table.table}
        titled
        caption="The debts today"
        heads={["Debt", "Balance", "APR", "Promotional APR", "Annual fee", "Minimum payment"]}
        rows={inputs.debts.map((debt) => [
          debt.name,
          formatDollars(debt.balance),
          formatPercent(debt.apr),
          promotionText(debt),
          debt.annualFee ? formatDollars(debt.annualFee) : "None",
          formatDollars(firstMinimum(debt)),
        ])}
      />
      {plan && <PlanOnPaper plan={plan} today={today} />}
      {inputs.offers.length > 0 && (
        <>
          <h3>The offer: ask the issuer</h3>
          <p>{inputs.offers.map(offerLine).join(" ")}</p>
          <ul className={`${styles.columns ?? ""} ${styles.questions ?? ""}`}>
            {texts.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </>
      )}
      <h3>Free and low-cost help</h3>
      <p>{texts.counseling}</p>
      <h3>What this plan leaves out</h3>
      <p>{texts.limits}</p>
    </article>
  );
}
