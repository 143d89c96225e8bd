import { type DebtsAnswer, resultOf } from "../../domain/debts/debts-answer";
import type { Strategy } from "../../domain/debts/debts-fields";
import {
  type FullSchedule,
  changeText,
  deadlineText,
  fullSchedule,
  promotionEndEvents,
  schedulesByDebt,
  debtsSheet,
  transferText,
  transfersOf,
} from "../../domain/debts/full-schedule";
import { transferFee } from "../../domain/debts/transfer-offer";
import { formatDollars, formatList, formatMonths, toCents } from "../../domain/text/format";
import { SCHEDULE_FILE, scheduleCsv } from "../../domain/payoff/schedule-csv";
import { PrintedPlan } from "../costs/PrintedPlan";
import { ReminderButton } from "../costs/ReminderButton";
import { CopyLink } from "../visitor/CopyLink";
import { SaveButton } from "../ui/SaveButton";
import { firstMinimumOf } from "../../domain/debts/debt";
import { DataTable } from "../ui/DataTable";
import { Figures } from "../ui/Figures";
import { BalanceTable } from "../charts/BalanceTable";
import { ChartFigure } from "../charts/ChartFigure";
import { StackedChart } from "../charts/StackedChart";
import { Swatch } from "../charts/Swatch";
import { monthIn } from "../../domain/payoff/add-months";
import * as styles from "./PlanDetails.module.css";

/** The search for plans and an offer's fields, which too are only for those who plan their own debts. */
export { answerDebts } from "../../domain/debts/answer-debts";
export { OfferRow } from "./OfferRow";

function DebtsTimeline({
  answer,
  plan: { debts, schedule, paidOffIn },
  today,
}: {
  answer: DebtsAnswer;
  plan: FullSchedule;
  today: string | null;
}) {
  const { places, inputs } = answer;
  const stacks = debts
    .map(({ name, balance }, index) => {
      const end = paidOffIn[index] ?? 0;
      const closing = schedule.slice(0, end).map(({ rows }) => rows[index]?.closing ?? 0);
      return { label: name, place: places[index] ?? index, end, balances: [balance, ...closing] };
    })
    .sort((a, b) => a.end - b.end || a.place - b.place);
  const description = stacks
    .map(({ label, balances, end }) => `${label}: ${formatDollars(balances[0] ?? 0)} today, paid off in month ${end}.`)
    .join(" ");
  const title = "What you owe, month by month";
  const gone = inputs.debts.flatMap(({ name }, place) => {
    const to = transfersOf(answer).flatMap(({ debt, offer }) => (debt === inputs.debts[place] ? offer.name : []));
    return places.includes(place) ? [] : [{ name, place, to }];
  });
  return (
    <section aria-labelledby="debts-timeline">
      <h2 id="debts-timeline">When each debt is paid off</h2>
      <ChartFigure
        title={title}
        description={stacks.length > 1 ? "The debt that you pay off first is on top." : ""}
        table={<BalanceTable lines={stacks} caption={description} />}
      >
        <StackedChart title={title} description={description} stacks={stacks} />
        <ul role="list" className={styles.key}>
          {stacks.map(({ label, place, end }) => (
            <li key={place}>
              <Swatch place={place} />
              <b>{label}</b>
              <span>{[today !== null && monthIn(today, end), formatMonths(end)].filter(Boolean).join(", ")}</span>
            </li>
          ))}
          {gone.map(({ name, place, to }) => (
            <li key={place}>
              <Swatch place={place} />
              <b>{name}</b>
              <span>{`moved to ${formatList(to)}`}</span>
            </li>
          ))}
        </ul>
      </ChartFigure>
    </section>
  );
}

const scheduleOf = ({ debts, inputs, strategies }: DebtsAnswer, strategy: Strategy) =>
  fullSchedule(debts, inputs.budget, resultOf({ strategies }, strategy).plan);

type Props = {
  answer: DebtsAnswer;
  strategy: Strategy;
  today: string | null;
  text: string;
};

export function PlanDetails({ answer, strategy, today, text }: Props) {
  const full = scheduleOf(answer, strategy);
  if (!full) return null;
  return (
    <>
      <DebtsTimeline answer={answer} plan={full} today={today} />
      <PrintedPlan plan={debtsSheet(answer, full, today)} />
      <section aria-labelledby="plan-files" className="not-printed">
        <h2 id="plan-files">Take the plan with you</h2>
        <div className="wrapping-row">
          <SaveButton name={SCHEDULE_FILE} type="text/csv" content={() => scheduleCsv(schedulesByDebt(full))}>
            Download as CSV
          </SaveButton>
          <ReminderButton events={promotionEndEvents(full, today ?? "")}>
            Remind me 2 months before a promotion ends (.ics)
          </ReminderButton>
          <CopyLink text={text} />
        </div>
      </section>
    </>
  );
}

/** The balances to move and the payments of this month, the largest amount above the minimum first, of a plan that ends. */
export function PayNow({ answer, strategy }: { answer: DebtsAnswer; strategy: Strategy }) {
  const reserveCost = strategy === "cheapest" ? answer.reserveCost : 0;
  const full = scheduleOf(answer, strategy);
  const moves = transfersOf(answer);
  const transfer = transferText(answer);
  const payments = full?.debts.map((debt, index) => {
    const payment = full.schedule[0]?.rows[index]?.payment ?? 0;
    return { name: debt.name, payment, extra: toCents(payment - firstMinimumOf(debt)) };
  });
  const notes = full ? [changeText(full), deadlineText(full, reserveCost)].filter(Boolean) : [];
  return (
    <>
      {transfer && (
        <div className={styles.now}>
          {moves.length > 0 && (
            <DataTable
              caption="Move now"
              titled
              heads={["From", "To", "Amount", "Fee"]}
              rows={moves.map(({ debt, offer, amount }) => [
                debt.name,
                offer.name,
                formatDollars(amount),
                formatDollars(transferFee(offer, amount)),
              ])}
            />
          )}
          <p>{transfer}</p>
        </div>
      )}
      {payments && (
        <div className={styles.now}>
          <h3 className="card-name">This month</h3>
          <Figures
            look="large"
            figures={payments
              .sort((a, b) => b.extra - a.extra)
              .map(({ name, payment, extra }) => ({
                label: name,
                value: formatDollars(payment),
                note: extra > 0 ? `${formatDollars(extra)} over its minimum` : "its minimum",
              }))}
          />
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
    </>
  );
}
