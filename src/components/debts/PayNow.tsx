import { firstMinimum } from "../../domain/debts/debt";
import type { DebtsAnswer } from "../../domain/debts/debts-answer";
import type { DebtMonth } from "../../domain/debts/debt-plan";
import { formatDollars, toCents } from "../../domain/text/format";
import * as styles from "./PayNow.module.css";

type Props = {
  answer: DebtsAnswer;
  first: DebtMonth;
  /** When the order of payment changes; empty if it doesn't. */
  change: string;
};

/** What to pay to whom this month, the largest amount above the minimum first. */
export function PayNow({ answer: { debts }, first, change }: Props) {
  const payments = debts.map((debt, index) => {
    const payment = first.rows[index]?.payment ?? 0;
    return { name: debt.name, payment, extra: toCents(payment - firstMinimum(debt)) };
  });
  return (
    <section aria-labelledby="pay-now">
      <h2 id="pay-now">What to pay this month</h2>
      <ul role="list" className={styles.payments}>
        {[...payments]
          .sort((a, b) => b.extra - a.extra)
          .map(({ name, payment, extra }, index) => (
            <li key={index}>
              <strong translate="no">{formatDollars(payment)}</strong> <span>{`to ${name}`}</span>
              <span className="small-note">
                {extra > 0 ? `${formatDollars(extra)} more than its minimum` : "its minimum payment"}
              </span>
            </li>
          ))}
      </ul>
      {change && <p>{change}</p>}
    </section>
  );
}
