import { formatDollars, formatMonths, formatPercent, formatYears } from "../../domain/text/format";
import { MAX_MONTHS, monthlyRate } from "../../domain/payoff/conventions";
import { type Payoff, type PayoffPlan, smallestPayment } from "../../domain/payoff/payoff";
import * as styles from "./ResultCard.module.css";

type Props = { plan: PayoffPlan; payoff: Payoff };

/** The outcome in one sentence, before any figure. */
function sentence(plan: PayoffPlan, payoff: Payoff): string {
  switch (payoff.outcome) {
    case "paid-off":
      return `Paid off in ${formatMonths(payoff.months)}; interest costs ${formatDollars(payoff.totalInterest)}.`;
    case "interest-not-covered":
      return `This plan never pays the debt off. The first month’s interest at ${formatPercent(plan.apr)} is ${formatDollars(
        plan.balance * monthlyRate(plan.apr),
      )}, so a payment of ${formatDollars(plan.payment)} leaves nothing for the balance. That is why the figures below are zero.`;
    case "unpaid":
      return `Still unpaid after ${MAX_MONTHS} months: ${formatDollars(payoff.balanceLeft)} would then still be owed.`;
  }
}

function SmallestPayment({ plan }: { plan: PayoffPlan }) {
  const payment = smallestPayment(plan.balance, plan.apr);
  if (payment === null) return null;
  return (
    <p>
      The smallest payment that ends within {MAX_MONTHS} months is <strong>{formatDollars(payment)}</strong> a month.
      Your issuer’s minimum may be higher; paying less than it counts as late.
    </p>
  );
}

/** 'Payoff Results': the sentence first, then years, months, total interest and total paid (specification, section 2). */
export function PayoffResults({ plan, payoff }: Props) {
  const ends = payoff.outcome === "paid-off";
  return (
    <section className={ends ? styles.card : styles.warning} aria-labelledby="payoff-results">
      <h2 id="payoff-results">Payoff Results</h2>
      <p className={styles.sentence}>{sentence(plan, payoff)}</p>
      {!ends && <SmallestPayment plan={plan} />}
      <dl className={styles.figures}>
        <div>
          <dt>Years</dt>
          <dd>{formatYears(payoff.months)}</dd>
        </div>
        <div>
          <dt>Months</dt>
          <dd>{payoff.months}</dd>
        </div>
        <div>
          <dt>Total Interest</dt>
          <dd>{formatDollars(payoff.totalInterest)}</dd>
        </div>
        <div>
          <dt>Total Paid</dt>
          <dd>{formatDollars(payoff.totalPayments)}</dd>
        </div>
      </dl>
    </section>
  );
}
