import { type CalendarEvent, calendarFile } from "../../domain/payoff/calendar-file";
import { Button } from "../ui/Button";
import { saveFile } from "../ui/save-file";

const FILE = "offer-ends.ics";

type Props = {
  /** The days on which offers end; without one there is no button. */
  events: readonly CalendarEvent[];
  /** Says what became of the file. */
  announce: (text: string) => void;
  children: string;
};

/** Hands out a calendar file that reminds two months before an offer ends. */
export function ReminderButton({ events, announce, children }: Props) {
  const save = () => {
    announce(saveFile(FILE, "text/calendar", calendarFile(events, { host: location.host, stamp: new Date() })));
  };
  return (
    events.length > 0 && (
      <Button kind="secondary" onClick={save}>
        {children}
      </Button>
    )
  );
}
