import { formatDollars } from "../../domain/text/format";
import { SCHEDULE_FILE, scheduleCsv, shownPrincipal } from "../../domain/payoff/schedule-csv";
import type { Schedule } from "../../domain/payoff/simulation";
import { Button } from "../ui/Button";
import { ScrollRegion } from "../ui/ScrollRegion";
import { useReady } from "../ui/use-ready";
import * as styles from "../charts/FigureTable.module.css";
import { saveFile } from "../ui/save-file";

type Props = { schedule: Schedule; announce: (text: string) => void };

/** The chosen plan month by month, and the same as a file. */
export function ScheduleTable({ schedule, announce }: Props) {
  const ready = useReady();
  const spends = schedule.some(({ spending }) => spending > 0);
  const save = () => {
    saveFile(SCHEDULE_FILE, "text/csv;charset=utf-8", scheduleCsv(schedule));
    announce(`${SCHEDULE_FILE} downloaded.`);
  };
  return (
    <>
      <ScrollRegion label="Your plan month by month">
        <table className={styles.table}>
          <caption className="visually-hidden">Your plan month by month, rounded to the cent</caption>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Starting balance</th>
              {spends && <th scope="col">New spending</th>}
              <th scope="col">Interest</th>
              <th scope="col">Payment</th>
              <th scope="col">Principal</th>
              <th scope="col">Ending balance</th>
            </tr>
          </thead>
          <tbody>
            {schedule.map(({ month, opening, spending, interest, payment, closing }) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                <td>{formatDollars(opening)}</td>
                {spends && <td>{formatDollars(spending)}</td>}
                <td>{formatDollars(interest)}</td>
                <td>{formatDollars(payment)}</td>
                <td>{formatDollars(shownPrincipal({ payment, interest }))}</td>
                <td>{formatDollars(closing)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <Button quiet disabled={!ready} onClick={save}>
        Download as CSV
      </Button>
    </>
  );
}
