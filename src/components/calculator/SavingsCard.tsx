import { formatDollars, formatMonths, formatPercent } from "../../domain/text/format";
import { AN_EXAMPLE, noSavingText } from "../../domain/payoff/no-saving";
import { COMPARISON_APR, type Payoff, type PayoffPlan, compareWithLowApr } from "../../domain/payoff/payoff";
import { ROUTES } from "../../site/routes";
import { ButtonLink } from "../page/ButtonLink";
import * as styles from "./ResultCard.module.css";

type Props = { plan: PayoffPlan; payoff: Payoff };

/** 'Potential Savings with Low APR Card': what the example rate changes, or why there is no saving to name. */
export function SavingsCard({ plan, payoff }: Props) {
  const comparison = compareWithLowApr(plan);
  return (
    <section className={styles.card} aria-labelledby="potential-savings">
      <h2 id="potential-savings">Potential Savings with Low APR Card</h2>
      {comparison ? (
        <>
          <p className={styles.sentence}>
            At {formatPercent(COMPARISON_APR)} the same payment would save {formatDollars(comparison.savings)} of
            interest{comparison.monthsSaved > 0 && ` and ${formatMonths(comparison.monthsSaved)}`}.
          </p>
          <p>
            Interest would be {formatDollars(comparison.lowAPRInterest)} instead of{" "}
            {formatDollars(payoff.totalInterest)}. {AN_EXAMPLE}
          </p>
        </>
      ) : (
        <p>{noSavingText(plan, payoff)}</p>
      )}
      <ButtonLink to={ROUTES.compare.path}>Find Low APR Cards</ButtonLink>
    </section>
  );
}
