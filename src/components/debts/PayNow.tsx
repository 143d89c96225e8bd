import { useMemo } from "react";
import { firstMinimumOf } from "../../domain/debts/debt";
import type { Strategy } from "../../domain/debts/debt-strategies";
import { type DebtsAnswer, resultOf, transferRows, transferText } from "../../domain/debts/debts-answer";
import { changeText, deadlineText, fullSchedule } from "../../domain/debts/full-schedule";
import { formatDollars, toCents } from "../../domain/text/format";
import { DataTable } from "../ui/DataTable";
import { Figures } from "../ui/Figures";
import * as styles from "./PayNow.module.css";

type Props = { answer: DebtsAnswer; strategy: Strategy };

/** What to move, and the payments of this month, the largest amount above the minimum first, of a plan that ends. */
export function PayNow({ answer, strategy }: Props) {
  const { debts, inputs } = answer;
  const { plan } = resultOf(answer, strategy);
  const reserveCost = strategy === "cheapest" ? answer.reserveCost : 0;
  const full = useMemo(() => fullSchedule(debts, inputs.budget, plan), [debts, inputs, plan]);
  const moves = transferRows(answer);
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
              rows={moves.map(({ from, to, amount, fee }) => [from, to, amount, fee])}
            />
          )}
          <p>{transfer}</p>
        </div>
      )}
      {payments && (
        <div className={styles.now}>
          <h3>This month</h3>
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
