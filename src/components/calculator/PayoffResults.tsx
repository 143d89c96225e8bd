import { formatDollars, formatYears } from "../../domain/text/format";
import { payoffSentence } from "../../domain/payoff/payoff-text";
import type { Payoff, PayoffPlan } from "../../domain/payoff/payoff";
import type { Site } from "../../domain/site/site";
import { HelpLink } from "../page/HelpLink";
import { untranslated } from "../ui/untranslated";
import * as styles from "./ResultCard.module.css";

type Props = {
  plan: PayoffPlan;
  payoff: Payoff;
  /** What to mind about the payment; empty if nothing. */
  warning: string;
  help: Site["help"];
};

/** 'Payoff Results': the sentence first, then years, months, total interest and total paid (specification, section 2). */
export function PayoffResults({ plan, payoff, warning, help }: Props) {
  const ends = payoff.outcome === "paid-off";
  const figures = [
    ["Years", formatYears(payoff.months)],
    ["Months", String(payoff.months)],
    ["Total Interest", formatDollars(payoff.totalInterest)],
    ["Total Paid", formatDollars(payoff.totalPayments)],
  ] as const;
  return (
    <section className={ends ? styles.answer : styles.warning} aria-labelledby="payoff-results">
      <h2 id="payoff-results">Payoff Results</h2>
      <p id="payoff-sentence" className={styles.sentence}>
        {payoffSentence(plan, payoff)}
      </p>
      {(!ends || warning) && (
        <div className="caution-box">
          {warning && <p>{warning}</p>}
          <HelpLink help={help} />
        </div>
      )}
      <dl className={styles.figures}>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd translate={untranslated(figure)}>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
