import { formatDollars, formatMonths } from "../../domain/text/format";
import { payoffTimeText } from "../../domain/payoff/minimum-payment";
import { type PlanRow, noEndText } from "../../domain/payoff/plan-comparison";
import { PLAN_KINDS, PLAN_NAMES, type PlanKind, type PlannerInputs } from "../../domain/numbers/plan-form";
import { ScrollRegion } from "../ui/ScrollRegion";
import * as styles from "../charts/FigureTable.module.css";

type Props = { inputs: PlannerInputs; plans: Record<PlanKind, PlanRow> };

function Figures({ inputs, row: { kind, payment, outcome } }: { inputs: PlannerInputs; row: PlanRow }) {
  return (
    <>
      <td>
        <span translate="no">{formatDollars(payment)}</span>
        {kind === "minimum" && <span className={styles.note}>at first</span>}
      </td>
      {outcome.kind === "paid-off" ? (
        <>
          <td>
            <span>{outcome.months}</span>
            {kind === "minimum" && (
              <span className={styles.note}>{`on a statement: ${payoffTimeText(outcome.months)}`}</span>
            )}
          </td>
          <td translate="no">{formatDollars(outcome.interest)}</td>
          <td translate="no">{formatDollars(outcome.totalPayments)}</td>
        </>
      ) : (
        <td colSpan={3} className={styles.words}>
          {noEndText(inputs, outcome)}
        </td>
      )}
    </>
  );
}

/** A fixed payment, a target and the issuer's minimum for the same debt. */
export function ThreePlans({ inputs, plans }: Props) {
  return (
    <div>
      <h3>The three plans</h3>
      <ScrollRegion label="The three plans">
        <table className={styles.table}>
          <caption className="visually-hidden">Three ways to pay this debt off at your current APR</caption>
          <thead>
            <tr>
              <th scope="col">Plan</th>
              <th scope="col">Monthly payment</th>
              <th scope="col">Months</th>
              <th scope="col">Interest</th>
              <th scope="col">Total</th>
            </tr>
          </thead>
          <tbody>
            {PLAN_KINDS.map((kind) => (
              <tr key={kind} className={kind === inputs.plan ? styles.chosen : undefined}>
                <th scope="row">
                  <span>{kind === "target" ? `Paid off within ${formatMonths(inputs.months)}` : PLAN_NAMES[kind]}</span>
                  {kind === inputs.plan && <span className={styles.mark}>Your plan</span>}
                </th>
                <Figures inputs={inputs} row={plans[kind]} />
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}
