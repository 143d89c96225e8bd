import { STATEMENT_MONTHS } from "../../domain/debts/statement-rate";
import * as styles from "./StatementPicture.module.css";

/** A small picture of a card's statement, with a number at each place that a debt is read off from. */
export function StatementPicture() {
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.statement}
        viewBox="0 0 300 236"
        role="img"
        aria-label="A card statement: 1, the balance, and 2, the minimum payment, stand at the top; 3, the 36-month payment, in the minimum payment warning below; 4, the APR, in the table of interest charges at the end."
      >
        <rect className={styles.paper} x="1" y="1" width="298" height="234" rx="6" />
        <text className={styles.heading} x="14" y="24">
          Your card statement
        </text>
        <text x="14" y="48">
          New balance
        </text>
        <text x="232" y="48" textAnchor="end">
          $4,600.00
        </text>
        <text x="14" y="70">
          Minimum payment due
        </text>
        <text x="232" y="70" textAnchor="end">
          $134.00
        </text>
        <rect className={styles.box} x="12" y="84" width="224" height="76" rx="4" />
        <text className={styles.heading} x="22" y="104">
          Minimum payment warning
        </text>
        <text x="22" y="126">
          If you pay each month
        </text>
        <text x="226" y="126" textAnchor="end">
          $178
        </text>
        <text x="22" y="148">
          you pay it off in
        </text>
        <text x="226" y="148" textAnchor="end">
          {STATEMENT_MONTHS / 12} years
        </text>
        <path className={styles.rule} d="M12 174H236" />
        <text className={styles.heading} x="14" y="194">
          Interest charges
        </text>
        <text x="14" y="216">
          Purchases, APR
        </text>
        <text x="232" y="216" textAnchor="end">
          22.99%
        </text>
        {[48, 70, 126, 216].map((y, index) => (
          <g key={y}>
            <circle className={styles.mark} cx="266" cy={y - 5} r="11" />
            <text className={styles.number} x="266" y={y} textAnchor="middle">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <ol>
          <li>The balance is the “new balance”.</li>
          <li>The minimum payment stands below it. Type it only if it stays the same; most follow a rule.</li>
          <li>
            The minimum payment warning names the payment that clears the balance in {STATEMENT_MONTHS} months. If you
            can’t find the APR, that payment tells it. Some statements leave it out.
          </li>
          <li>The APR stands at the end, in the table of interest charges.</li>
        </ol>
      </figcaption>
    </figure>
  );
}
