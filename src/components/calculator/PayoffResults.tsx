import { formatDollars, formatYears } from "../../domain/text/format";
import { payoffSentence } from "../../domain/payoff/payoff-text";
import type { Payoff, PayoffPlan } from "../../domain/payoff/payoff";
import type { Site } from "../../domain/site/site";
import { PaymentWarning } from "../page/HelpLink";
import * as styles from "../ui/AnswerBlock.module.css";
import { Button, ButtonRow } from "../ui/Button";
import { Figures } from "../ui/Figures";

type Props = {
  plan: PayoffPlan;
  payoff: Payoff;
  /** True for the example's balance. */
  example: boolean;
  /** A warning about the payment; empty if there is none. */
  warning: string;
  help: Site["help"];
  /** A payment that ends the debt, in dollars, and what puts it into the form. */
  enough: number;
  onUse: (payment: number) => void;
};

/** 'Payoff Results': the sentence first, then years, months, total interest and total paid (specification, section 2). */
export function PayoffResults({ plan, payoff, example, warning, help, enough, onUse }: Props) {
  const ends = payoff.outcome === "paid-off";
  const figures = [
    { label: "Years", value: formatYears(payoff.months) },
    { label: "Months", value: String(payoff.months), large: true },
    { label: "Total Interest", value: formatDollars(payoff.totalInterest), large: true },
    { label: "Total Paid", value: formatDollars(payoff.totalPayments) },
  ];
  return (
    <section className={ends ? styles.answer : styles.warning} aria-labelledby="payoff-results">
      <h2 id="payoff-results">Payoff Results</h2>
      {example && <p className="figure-label">With these example numbers</p>}
      {!ends && <p className={styles.figure}>Never paid off</p>}
      <p id="payoff-sentence" className={styles.sentence}>
        {payoffSentence(plan, payoff)}
      </p>
      <Figures look={ends ? "answer" : "row"} figures={figures} />
      {(!ends || warning) && <PaymentWarning text={warning} help={help} />}
      {!ends && (
        <ButtonRow>
          <Button onClick={() => onUse(enough)}>{`Use ${formatDollars(enough)}`}</Button>
        </ButtonRow>
      )}
    </section>
  );
}
