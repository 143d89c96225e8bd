import { formatDollars } from "../../domain/text/format";
import { SCHEDULE_FILE, rowsInCents, scheduleCsv } from "../../domain/payoff/schedule-csv";
import type { Schedule } from "../../domain/payoff/simulation";
import { DataTable } from "../ui/DataTable";
import { ScrollRegion } from "../ui/ScrollRegion";
import * as styles from "../charts/FigureTable.module.css";
import { SaveButton } from "../ui/SaveButton";

/** The chosen plan month by month, and the same as a file. */
export function ScheduleTable({ schedule }: { schedule: Schedule }) {
  return (
    <>
      <ScrollRegion label="Your plan month by month">
        <DataTable
          className={styles.table}
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
