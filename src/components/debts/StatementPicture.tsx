import { STATEMENT_MONTHS } from "../../domain/payoff/solve-payment";
import * as styles from "./StatementPicture.module.css";

/** The lines of the statement, from the top; those that a debt is read off from have a number. */
const LINES = [
  { label: "New balance", figure: "$4,600.00", y: 48, mark: 1 },
  { label: "Minimum payment due", figure: "$134.00", y: 70, mark: 2 },
  { label: "If you pay each month", figure: "$178", y: 126, mark: 3 },
  { label: "you pay it off in", figure: `${STATEMENT_MONTHS / 12} years`, y: 148, mark: null },
  { label: "Purchases, APR", figure: "22.99%", y: 216, mark: 4 },
];

export function StatementPicture() {
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.statement}
        viewBox="0 0 300 236"
        role="img"
        aria-label="A card statement: 1, the balance, and 2, the minimum payment, are at the top; 3, the 36-month payment, in the minimum payment warning below; 4, the APR, in the table of interest charges at the end."
      >
        <rect className={styles.paper} x="1" y="1" width="298" height="234" rx="6" />
        <text className={styles.heading} x="22" y="24">
          Your card statement
        </text>
        <rect className={styles.box} x="12" y="84" width="232" height="76" rx="4" />
        <text className={styles.heading} x="22" y="104">
          Minimum payment warning
        </text>
        <path className={styles.rule} d="M12 174H244" />
        <text className={styles.heading} x="22" y="194">
          Interest charges
        </text>
        {LINES.map(({ label, figure, y, mark }) => (
          <g key={y}>
            <text x="22" y={y}>
              {label}
            </text>
            <text x="234" y={y} textAnchor="end">
              {figure}
            </text>
            {mark && (
              <>
                <circle className={styles.mark} cx="270" cy={y - 5} r="10" />
                <text className={styles.number} x="270" y={y} textAnchor="middle">
                  {mark}
                </text>
              </>
            )}
          </g>
        ))}
      </svg>
      <figcaption>
        <ol className="text-width">
          <li>The balance is the “new balance.”</li>
          <li>
            The minimum payment is below it. Enter it only if it stays the same every month; most change with the
            balance.
          </li>
          <li>
            {`The minimum payment warning shows the payment that clears the balance in ${STATEMENT_MONTHS} months. If you can’t find the APR, we work it out from that payment.`}
          </li>
          <li>The APR is at the end, in the table of interest charges.</li>
        </ol>
      </figcaption>
    </figure>
  );
}
