import { formatDollars, formatMonths, formatPercent, formatYears } from "../../domain/text/format";
import {
  type Payoff,
  type PayoffPlan,
  COMPARISON_APR,
  EXAMPLE_RATE_NOTE,
  compareWithLowApr,
  noSavingText,
  payoffSentence,
} from "../../domain/payoff/payoff";
import type { Site } from "../../domain/site/site";
import { ROUTES } from "../../site/routes";
import { ButtonLink } from "../page/ButtonLink";
import { PaymentWarning } from "../page/HelpLink";
import { CostBar } from "../charts/CostBar";
import * as answer from "../ui/AnswerBlock.module.css";
import { Button, ButtonRow } from "../ui/Button";
import { Figures } from "../ui/Figures";
import * as styles from "./CalculatorResults.module.css";

type Props = {
  plan: PayoffPlan;
  payoff: Payoff;
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
    <section className={ends ? answer.answer : answer.warning} aria-labelledby="payoff-results">
      <h2 id="payoff-results">Payoff Results</h2>
      {example && <p className="figure-label">With these example numbers</p>}
      {!ends && <p className={answer.figure}>Never paid off</p>}
      <p id="payoff-sentence" className={answer.sentence}>
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

/** 'Potential Savings with Low APR Card': what the example rate changes, or why there is no saving to name. */
export function SavingsCard({ plan, payoff }: Pick<Props, "plan" | "payoff">) {
  const comparison = compareWithLowApr(plan, payoff);
  const bar = (apr: number, interest: number) => (
    <div>
      <dt className="figure-label">{`Interest at ${formatPercent(apr)}`}</dt>
      <dd>
        <b translate="no">{formatDollars(interest)}</b>
        <CostBar
          bar={{ sure: { x: 0, width: (100 * interest) / payoff.totalInterest }, range: { x: 100, width: 0 } }}
        />
      </dd>
    </div>
  );
  return (
    <section className="page-panel" aria-labelledby="potential-savings">
      <h2 id="potential-savings">Potential Savings with Low APR Card</h2>
      {comparison ? (
        <>
          <p>
            <strong className={styles.saving} translate="no">
              {formatDollars(comparison.savings)}
            </strong>{" "}
            <span>
              {`less interest at ${formatPercent(COMPARISON_APR)}, with the same payment${comparison.monthsSaved > 0 ? `, and paid off ${formatMonths(comparison.monthsSaved)} sooner` : ""}.`}
            </span>
          </p>
          <dl className={styles.bars}>
            {bar(plan.apr, payoff.totalInterest)}
            {bar(COMPARISON_APR, comparison.lowAPRInterest)}
          </dl>
        </>
      ) : (
        <p>{noSavingText(plan, payoff)}</p>
      )}
      <ButtonLink to={ROUTES.compare.path}>Find Low APR Cards</ButtonLink>
      {comparison && <p className="small-note">{EXAMPLE_RATE_NOTE}</p>}
    </section>
  );
}
