import { MAX_MONTHS } from "../../domain/money/conventions";
import type { ExtraPayment } from "../../domain/payoff/payoff";
import { formatDollars, formatMonths, formatShortDollars } from "../../domain/text/format";
import * as styles from "./PayMore.module.css";

/** "Saves $640.12 and 10 months", or what keeps it from being said. */
function effect({ payoff, saving }: ExtraPayment): string {
  if (payoff.outcome !== "paid-off") return `Still unpaid after ${formatMonths(MAX_MONTHS)}`;
  if (!saving) return `Paid off in ${formatMonths(payoff.months)}; your plan never gets there`;
  const sooner = saving.monthsSaved > 0 ? ` and ${formatMonths(saving.monthsSaved)}` : "";
  return `Saves ${formatDollars(saving.savings)}${sooner}`;
}

/** The effect of a little more each month. */
export function PayMore({ rows }: { rows: readonly ExtraPayment[] }) {
  return (
    <section className="page-panel not-printed" aria-labelledby="pay-more">
      <h2 id="pay-more">If you pay more each month</h2>
      <ul role="list" className={styles.chips}>
        {rows.map((row) => (
          <li key={row.extra}>
            <strong>
              <span translate="no">{`+${formatShortDollars(row.extra)}`}</span>
              <span className="visually-hidden"> a month</span>
            </strong>{" "}
            <span>{effect(row)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
