import { memo } from "react";
import { formatDollars, formatList, formatMonths, formatShortDollars } from "../../domain/text/format";
import { EXTRA_PAYMENTS, type ExtraRow, noEndText } from "../../domain/payoff/plan-comparison";
import type { PlannerInputs } from "../../domain/forms/planner-form";
import { ScrollRegion } from "../ui/ScrollRegion";
import * as styles from "../charts/FigureTable.module.css";

type Props = { inputs: PlannerInputs; rows: readonly ExtraRow[] };

/** "$25, $50 and $100". */
const EXTRAS = formatList(EXTRA_PAYMENTS.map(formatShortDollars));

function Saved({ saved }: Pick<ExtraRow, "saved">) {
  if (!saved) return <>Your plan has no end; this one has.</>;
  return (
    <>
      {formatDollars(saved.interest)}
      {saved.months > 0 && <span className={styles.note}>and {formatMonths(saved.months)}</span>}
    </>
  );
}

/** What each of the extra payments would change. */
export const PayMore = memo(function PayMore({ inputs, rows }: Props) {
  if (rows.length === 0) return null;
  return (
    <div>
      <h3>What if I pay more?</h3>
      {inputs.plan === "minimum" && <p>Here the first minimum is kept up every month, and the extra comes on top.</p>}
      <ScrollRegion label="What if I pay more?">
        <table className={styles.table}>
          <caption className="visually-hidden">Your plan with {EXTRAS} more a month</caption>
          <thead>
            <tr>
              <th scope="col">More a month</th>
              <th scope="col">Payment</th>
              <th scope="col">Months</th>
              <th scope="col">Interest</th>
              <th scope="col">You save</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ extra, payment, outcome, saved }) => (
              <tr key={extra}>
                <th scope="row">+{formatShortDollars(extra)}</th>
                <td>{formatDollars(payment)}</td>
                {outcome.kind === "paid-off" ? (
                  <>
                    <td>{outcome.months}</td>
                    <td>{formatDollars(outcome.interest)}</td>
                    <td>
                      <Saved saved={saved} />
                    </td>
                  </>
                ) : (
                  <td colSpan={3} className={styles.words}>
                    {noEndText(inputs, outcome)}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
});
