import { formatDollars } from "../../domain/text/format";
import { EXAMPLE_RATE_NOTE, savingSentence } from "../../domain/payoff/payoff-text";
import { type Payoff, type PayoffPlan, compareWithLowApr } from "../../domain/payoff/payoff";
import { ROUTES } from "../../site/routes";
import { ButtonLink } from "../page/ButtonLink";
import * as styles from "../ui/AnswerBlock.module.css";

type Props = { plan: PayoffPlan; payoff: Payoff };

/** 'Potential Savings with Low APR Card': what the example rate changes, or why there is no saving to name. */
export function SavingsCard({ plan, payoff }: Props) {
  const comparison = compareWithLowApr(plan, payoff);
  return (
    <section className="page-panel" aria-labelledby="potential-savings">
      <h2 id="potential-savings">Potential Savings with Low APR Card</h2>
      <p className={comparison ? styles.sentence : undefined}>{savingSentence(plan, payoff, comparison)}</p>
      <ButtonLink to={ROUTES.compare.path}>Find Low APR Cards</ButtonLink>
      {comparison && (
        <p className="small-note">
          {`Interest would be ${formatDollars(comparison.lowAPRInterest)} instead of ${formatDollars(payoff.totalInterest)}. ${EXAMPLE_RATE_NOTE}`}
        </p>
      )}
    </section>
  );
}
