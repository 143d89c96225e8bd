import { DEFAULT_PLAN as PLAN } from "../../domain/payoff/calculator-defaults";
import { formatDollars, formatMonths, formatPercent, formatShortDollars } from "../../domain/text/format";
import { COMPARISON_APR, compareWithLowApr, payOff } from "../../domain/payoff/payoff";
import * as styles from "./RateBill.module.css";

/** What a rate does to one plan, in dollars: computed by the calculator's own functions when the site is built. */
export function RateBill() {
  const current = payOff(PLAN);
  const lower = payOff({ ...PLAN, apr: COMPARISON_APR });
  const saving = compareWithLowApr(PLAN);
  if (!current || !lower || !saving) return null;
  return (
    <figure className={styles.bill}>
      <figcaption>
        {formatShortDollars(PLAN.balance)} paid off at {formatShortDollars(PLAN.payment)} a month
      </figcaption>
      <dl>
        <div>
          <dt>
            At {formatPercent(PLAN.apr)} <span>{formatMonths(current.months)}</span>
          </dt>
          <dd>{formatDollars(current.totalInterest)} interest</dd>
        </div>
        <div>
          <dt>
            At {formatPercent(COMPARISON_APR)} <span>{formatMonths(lower.months)}</span>
          </dt>
          <dd>{formatDollars(lower.totalInterest)} interest</dd>
        </div>
        <div className={styles.total}>
          <dt>The lower rate saves</dt>
          <dd>{formatDollars(saving.savings)}</dd>
        </div>
      </dl>
      <p>An example, not an offer: monthly interest, the same rate throughout, no new purchases.</p>
    </figure>
  );
}
