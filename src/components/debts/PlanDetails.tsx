import { memo, useDeferredValue, useMemo } from "react";
import { type DebtsAnswer, resultOf } from "../../domain/debts/debts-answer";
import type { Strategy } from "../../domain/debts/debt-strategies";
import { fullSchedule, promotionEndEvents, schedulesByDebt } from "../../domain/debts/full-schedule";
import { debtsSheet } from "../../domain/debts/debts-sheet";
import { SCHEDULE_FILE, scheduleCsv } from "../../domain/payoff/schedule-csv";
import { PrintedPlan } from "../costs/PrintedPlan";
import { ReminderButton } from "../costs/ReminderButton";
import { CopyLink } from "../visitor/CopyLink";
import { Button } from "../ui/Button";
import { ButtonRow } from "../ui/ButtonRow";
import { saveFile } from "../ui/save-file";
import { DebtsTimeline } from "./DebtsTimeline";

type Props = {
  answer: DebtsAnswer;
  strategy: Strategy;
  /** Today, as an ISO date; null in the page as built. */
  today: string | null;
  /** The text of a copied link. */
  text: string;
  announce: (text: string) => void;
};

/** Drawn anew with the answer, not at every key. */
const Timeline = memo(DebtsTimeline);

/** The whole plan: when each debt ends, what is owed until then, and the plan to take away: as a table, in a calendar, as a link. */
export function PlanDetails({ answer, strategy: chosen, today, text, announce }: Props) {
  // The charts follow the choice, which shows at once.
  const strategy = useDeferredValue(chosen);
  const { debts, inputs } = answer;
  const { plan } = resultOf(answer, strategy);
  const full = useMemo(() => fullSchedule(debts, inputs.budget, plan), [debts, inputs, plan]);
  if (!full) return null;
  const save = () => {
    announce(saveFile(SCHEDULE_FILE, "text/csv", scheduleCsv(schedulesByDebt(full))));
  };
  return (
    <>
      <Timeline answer={answer} plan={full} today={today} />
      <PrintedPlan plan={debtsSheet(answer, full, today)} />
      <section aria-labelledby="plan-files" className="not-printed">
        <h2 id="plan-files">Take the plan with you</h2>
        <ButtonRow>
          <Button kind="secondary" onClick={save}>
            Download as CSV
          </Button>
          <ReminderButton events={promotionEndEvents(full, today ?? "")} announce={announce}>
            Remind me 2 months before a promotion ends (.ics)
          </ReminderButton>
          <CopyLink text={text} announce={announce} />
        </ButtonRow>
      </section>
    </>
  );
}
