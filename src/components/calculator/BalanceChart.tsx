import type { Card, CostField } from "../../domain/cards/card";
import { drawnRateText } from "../../domain/calculator/balance-lines";
import type { RankedCard } from "../../domain/costs/cost-ranking";
import { type BalanceLine, chartDescription } from "../../domain/charts/balance-chart";
import { SCHEDULE_FILE, rowsInCents, scheduleCsv } from "../../domain/payoff/schedule-csv";
import { formatDollars } from "../../domain/text/format";
import { MAX_ASSUMED_TRANSFER_FEE } from "../../domain/lending/fees";
import type { Schedule } from "../../domain/payoff/simulation";
import { DataTable } from "../ui/DataTable";
import { SaveButton } from "../ui/SaveButton";
import * as table from "../charts/FigureTable.module.css";
import { ScrollRegion } from "../ui/ScrollRegion";
import { BalanceTable } from "../charts/BalanceTable";
import { BalanceLineChart } from "../charts/BalanceLineChart";
import { LazyCollapsible } from "../ui/LazyCollapsible";

type Props = {
  lines: readonly BalanceLine[];
  /** The card among the lines; undefined where none can be ranked. */
  leading: RankedCard<Pick<Card, CostField>> | undefined;
  schedule: Schedule;
};

function feeWords({ terms: { transferFee } }: Pick<Card, CostField>): string {
  if (transferFee === null) return `, with an assumed transfer fee of ${MAX_ASSUMED_TRANSFER_FEE}%`;
  return transferFee === "none" ? "" : ", with its transfer fee";
}

function ScheduleTable({ schedule }: Pick<Props, "schedule">) {
  return (
    <>
      <ScrollRegion label="Your plan month by month">
        <DataTable
          className={table.table}
          caption="Your plan month by month, rounded to the cent"
          heads={["Month", "Starting balance", "Interest", "Payment", "Principal", "Ending balance"]}
          rows={rowsInCents(schedule).map((row) => [
            row.month,
            formatDollars(row.opening),
            formatDollars(row.interest),
            formatDollars(row.payment),
            formatDollars(row.principal),
            formatDollars(row.closing),
          ])}
        />
      </ScrollRegion>
      <SaveButton name={SCHEDULE_FILE} type="text/csv" content={() => scheduleCsv([{ name: "", rows: schedule }])}>
        Download as CSV
      </SaveButton>
    </>
  );
}

/** The balance over time: the issuer's minimum, the visitor's payment, and the card that leads the list. */
export function BalanceChart({ lines, leading, schedule }: Props) {
  return (
    <>
      <figure className="close-stack">
        <BalanceLineChart title="Balance over time" lines={lines} />
        <figcaption className="small-note">
          {schedule.length === 0 && (
            <span>Your payment never pays off your current card, so your plan has no line here. </span>
          )}
          <span>
            {leading && lines.some(({ name }) => name === "card")
              ? `${leading.card.name}: the first card below, at ${drawnRateText(leading.apr)}${feeWords(leading.card)}.`
              : "No card here fits this balance and payment."}
          </span>
        </figcaption>
      </figure>
      <LazyCollapsible summary="The chart as a table">
        {() => (
          <ScrollRegion label="The chart as a table">
            <BalanceTable lines={lines} caption={chartDescription(lines)} />
          </ScrollRegion>
        )}
      </LazyCollapsible>
      {schedule.length > 0 && (
        <LazyCollapsible summary="Your plan month by month">
          {() => <ScheduleTable schedule={schedule} />}
        </LazyCollapsible>
      )}
    </>
  );
}
