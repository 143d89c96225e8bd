import { formatDollars, formatMonths, formatPercent } from "../../domain/format";
import { COMPARISON_APR, type Payoff, type PayoffPlan, compareWithLowApr } from "../../domain/payoff";
import { ROUTES } from "../../site/routes";
import { ButtonLink } from "../ui/ButtonLink";
import * as styles from "./ResultCard.module.css";

type Props = { plan: PayoffPlan; payoff: Payoff };

/** 'Potential Savings with Low APR Card': what the example rate changes, or why there is no saving to show. */
export function SavingsCard({ plan, payoff }: Props) {
  const comparison = compareWithLowApr(plan);
  const rate = formatPercent(COMPARISON_APR);
  return (
    <section className={styles.card} aria-labelledby="potential-savings">
      <h2 id="potential-savings">Potential Savings with Low APR Card</h2>
      {comparison ? (
        <>
          <p className={styles.sentence}>
            At {rate} the same payment would save {formatDollars(comparison.savings)} of interest
            {comparison.monthsSaved > 0 && ` and ${formatMonths(comparison.monthsSaved)}`}.
          </p>
          <p>
            Interest would be {formatDollars(comparison.lowAPRInterest)} instead of{" "}
            {formatDollars(payoff.totalInterest)}. The rate is an example, not an offer of any card.
          </p>
        </>
      ) : (
        <p>
          There is no saving to show for this plan: either one of the two plans never ends, or {rate}, our example of a
          low rate, is not lower than yours.
        </p>
      )}
      <ButtonLink to={ROUTES.compare.path}>Find Low APR Cards</ButtonLink>
    </section>
  );
}
