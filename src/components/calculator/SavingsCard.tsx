import { formatDollars } from "../../domain/text/format";
import { AN_EXAMPLE } from "../../domain/payoff/no-saving";
import { savingSentence } from "../../domain/payoff/payoff-text";
import type { Comparison, Payoff, PayoffPlan } from "../../domain/payoff/payoff";
import { ROUTES } from "../../site/routes";
import { ButtonLink } from "../page/ButtonLink";
import * as styles from "./ResultCard.module.css";

type Props = { plan: PayoffPlan; payoff: Payoff; comparison: Comparison | null };

/** 'Potential Savings with Low APR Card': what the example rate changes, or why there is no saving to name. */
export function SavingsCard({ plan, payoff, comparison }: Props) {
  const sentence = savingSentence(plan, payoff, comparison);
  return (
    <section className={styles.card} aria-labelledby="potential-savings">
      <h2 id="potential-savings">Potential Savings with Low APR Card</h2>
      {comparison ? (
        <>
          <p className={styles.sentence}>{sentence}</p>
          <p className={styles.aside}>
            Interest would be {formatDollars(comparison.lowAPRInterest)} instead of{" "}
            {formatDollars(payoff.totalInterest)}. {AN_EXAMPLE}
          </p>
        </>
      ) : (
        <p>{sentence}</p>
      )}
      <ButtonLink to={ROUTES.compare.path}>Find Low APR Cards</ButtonLink>
    </section>
  );
}
