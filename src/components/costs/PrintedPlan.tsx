import type { BalanceLine } from "../../domain/charts/balance-chart";
import { type PlanSheet, QUESTIONS } from "../../domain/calculator/plan-sheet";
import { costBar } from "../../domain/costs/cost-ranking";
import { formatDate, formatMonths, formatWholeDollars } from "../../domain/text/format";
import { usePrintRequest } from "../ui/use-print-request";
import { BalanceLineChart } from "../charts/BalanceLineChart";
import { CostBar } from "../charts/CostBar";
import * as styles from "./PrintedPlan.module.css";

/** No sheet has room for more squares. */
const MOST_MONTHS = 96;

type Props = {
  plan: PlanSheet | null;
  /** What it was made with, in a sentence. */
  numbers: string;
  /** An ISO date; null in the page as built. */
  today: string | null;
  /** The lines of the chart, once they are needed. */
  lines: () => readonly BalanceLine[];
};

/** The plan on one sheet, in place of all else that the page shows; on paper alone. Without a plan the page prints as it is. */
export function PrintedPlan(props: Props) {
  const requested = usePrintRequest();
  const { plan } = props;
  return requested && plan ? <Sheet {...props} plan={plan} /> : null;
}

function Sheet({ plan, numbers, today, lines }: Props & { plan: PlanSheet }) {
  const { title, barsTitle, bars, steps, months, offerEnds, source } = plan;
  const scale = Math.max(1, ...bars.map(({ amount }) => amount));
  const shown = Math.min(months, MOST_MONTHS);
  const drawn = lines();
  const { origin, pathname } = window.location;
  return (
    <section className={styles.sheet} aria-labelledby="printed-plan">
      <h2 id="printed-plan">{title}</h2>
      <p>{`${today ? `${formatDate(today)}. ` : ""}For ${numbers}.`}</p>
      <h3>{barsTitle}</h3>
      <dl className={styles.bars}>
        {bars.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <CostBar bar={costBar(amount, amount, scale)} />
              <span translate="no">{formatWholeDollars(amount)}</span>
            </dd>
          </div>
        ))}
      </dl>
      {drawn.length > 0 && <BalanceLineChart title="Balance over time" lines={drawn} />}
      <div className={styles.lists}>
        <div>
          <h3>What to do</h3>
          <ul role="list" className={styles.steps}>
            {steps.map(({ when, what }) => (
              <li key={when}>
                <strong>{when}</strong> <span>{what}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>Ask the issuer</h3>
          <ol>
            {QUESTIONS.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </div>
      </div>
      <div>
        <h3>Months to cross off</h3>
        <ol role="list" className={styles.months}>
          {Array.from({ length: shown }, (_, index) => (
            <li key={index} className={index + 1 === offerEnds ? styles.offerEnds : undefined}>
              {index + 1}
            </li>
          ))}
        </ol>
        <p className="small-note">
          {[
            months > shown ? `And ${formatMonths(months - shown)} more.` : "",
            offerEnds === null ? "" : `The offer ends after month ${offerEnds} (framed).`,
          ].join(" ")}
        </p>
      </div>
      <p className="small-note">{`${source} Estimates. ${origin}${pathname}`.trimStart()}</p>
    </section>
  );
}
