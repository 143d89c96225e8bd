import { type FullSchedule, schedulesByDebt } from "../../domain/debts/full-schedule";
import { promotionEndEvents } from "../../domain/debts/promotion-reminders";
import { SCHEDULE_FILE, scheduleCsv } from "../../domain/payoff/schedule-csv";
import { CopyLink } from "../numbers/CopyLink";
import { Button } from "../ui/Button";
import { ButtonRow } from "../ui/ButtonRow";
import { ReminderButton } from "../costs/ReminderButton";
import { saveFile } from "../ui/save-file";

type Props = {
  plan: FullSchedule;
  today: string | null;
  /** What a link holds. */
  text: string;
  announce: (text: string) => void;
};

/** The plan to take away: as a table, in a calendar, as a link. */
export function PlanFiles({ plan, today, text, announce }: Props) {
  const save = () => {
    saveFile(SCHEDULE_FILE, "text/csv", scheduleCsv(schedulesByDebt(plan)));
    announce(`${SCHEDULE_FILE} downloaded.`);
  };
  return (
    <section aria-labelledby="plan-files" className="not-printed">
      <h2 id="plan-files">Take the plan with you</h2>
      <ButtonRow>
        <Button quiet onClick={save}>
          Download as CSV
        </Button>
        <ReminderButton events={promotionEndEvents(plan, today ?? "")} announce={announce}>
          Remind me 2 months before a promotion ends (.ics)
        </ReminderButton>
        <CopyLink text={text} announce={announce} />
      </ButtonRow>
    </section>
  );
}
