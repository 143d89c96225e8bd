import { useMemo } from "react";
import { firstMinimum } from "../../domain/debts/debt";
import type { Strategy } from "../../domain/debts/debt-strategies";
import { type DebtsAnswer, resultOf } from "../../domain/debts/debts-answer";
import { changeText, deadlineText, fullSchedule } from "../../domain/debts/full-schedule";
import { formatDollars, toCents } from "../../domain/text/format";
import { Figures } from "../ui/Figures";
import * as styles from "./PayNow.module.css";

type Props = { answer: DebtsAnswer; strategy: Strategy };

/** The payments of this month, the largest amount above the minimum first; nothing for a plan that has no end. */
export function PayNow({ answer, strategy }: Props) {
  const { debts, inputs } = answer;
  const { plan } = resultOf(answer, strategy);
  const reserveCost = strategy === "cheapest" ? answer.reserveCost : 0;
  const full = useMemo(() => fullSchedule(debts, inputs.budget, plan), [debts, inputs, plan]);
  if (!full) return null;
  const [first] = full.schedule;
  const notes = [changeText(full), deadlineText(full, reserveCost)].filter(Boolean);
  const payments = debts.map((debt, index) => {
    const payment = first?.rows[index]?.payment ?? 0;
    return { name: debt.name, payment, extra: toCents(payment - firstMinimum(debt)) };
  });
  return (
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
  );
}
