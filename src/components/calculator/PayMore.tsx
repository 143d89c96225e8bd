import { formatDollars, formatMonths, formatShortDollars } from "../../domain/text/format";
import { type ExtraRow, noEndText } from "../../domain/payoff/plan-comparison";
import type { PlannerInputs } from "../../domain/numbers/plan-form";
import * as styles from "./PayMore.module.css";

type Props = { inputs: PlannerInputs; rows: readonly ExtraRow[] };

/** "Saves $640.12 and 10 months", or what keeps it from being said. */
function effect(inputs: PlannerInputs, { outcome, saved }: ExtraRow): string {
  if (outcome.kind !== "paid-off") return noEndText(inputs, outcome);
  if (!saved) return `Paid off in ${formatMonths(outcome.months)}; your plan never gets there`;
  const sooner = saved.months > 0 ? ` and ${formatMonths(saved.months)}` : "";
  return `Saves ${formatDollars(saved.interest)}${sooner}`;
}

/** What a little more each month would change. */
export function PayMore({ inputs, rows }: Props) {
  return (
    <section className="page-panel not-printed" aria-labelledby="pay-more">
      <h2 id="pay-more">If you pay more each month</h2>
      {inputs.plan === "minimum" && <p>You keep paying today’s minimum every month, plus the extra.</p>}
      <ul role="list" className={styles.chips}>
        {rows.map((row) => (
          <li key={row.extra}>
            <strong>
              <span translate="no">{`+${formatShortDollars(row.extra)}`}</span>
              <span className="visually-hidden"> a month</span>
            </strong>{" "}
            <span>{effect(inputs, row)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
