import { debtDates, debtDatesFile } from "../../domain/debts/debt-dates";
import { debtsCsv } from "../../domain/debts/debts-csv";
import type { FullSchedule } from "../../domain/debts/full-schedule";
import { CopyLink } from "../numbers/CopyLink";
import { Button } from "../ui/Button";
import { ButtonRow } from "../ui/ButtonRow";
import { saveFile } from "../ui/save-file";

const CSV_FILE = "debt-plan.csv";
const CALENDAR_FILE = "debt-plan.ics";

type Props = {
  plan: FullSchedule;
  today: string | null;
  /** What a link holds. */
  text: string;
  announce: (text: string) => void;
};

/** The plan to take away: on paper, as a table, in a calendar, as a link. */
export function PlanFiles({ plan, today, text, announce }: Props) {
  const save: typeof saveFile = (name, type, content) => {
    saveFile(name, type, content);
    announce(`${name} downloaded.`);
  };
  const saveDates = () => {
    const dates = debtDates(plan, today ?? "");
    save(CALENDAR_FILE, "text/calendar", debtDatesFile(dates, { host: location.host, stamp: new Date() }));
  };
  return (
    <section aria-labelledby="plan-files">
      <h2 id="plan-files">Take the plan with you</h2>
      <ButtonRow>
        <Button onClick={() => window.print()}>Print the worksheet</Button>
        <Button quiet onClick={() => save(CSV_FILE, "text/csv", debtsCsv(plan))}>
          Download as CSV
        </Button>
        <Button quiet onClick={saveDates}>
          Download the dates (.ics)
        </Button>
        <CopyLink text={text} announce={announce} />
      </ButtonRow>
    </section>
  );
}
