import { type CalendarEvent, calendarFile } from "../../domain/payoff/calendar-file";
import { SaveButton } from "../ui/SaveButton";

/** Hands out a calendar file that reminds two months before an offer ends; no button without the day on which one does. */
export function ReminderButton({ events, children }: { events: readonly CalendarEvent[]; children: string }) {
  const content = () => calendarFile(events, { host: location.host, stamp: new Date() });
  return (
    events.length > 0 && (
      <SaveButton name="offer-ends.ics" type="text/calendar" content={content}>
        {children}
      </SaveButton>
    )
  );
}
