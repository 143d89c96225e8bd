import { memo, useDeferredValue, useMemo } from "react";
import { type DebtsAnswer, resultOf } from "../../domain/debts/debts-answer";
import type { Strategy } from "../../domain/debts/debt-strategies";
import { fullSchedule } from "../../domain/debts/full-schedule";
import { DebtsTimeline } from "./DebtsTimeline";
import { PlanFiles } from "./PlanFiles";

type Props = {
  answer: DebtsAnswer;
  strategy: Strategy;
  /** Today, as an ISO date; null in the page as built. */
  today: string | null;
  /** What a link holds. */
  text: string;
  announce: (text: string) => void;
};

/** Drawn anew with the answer, not at every key. */
const Timeline = memo(DebtsTimeline);

/** The whole plan: when each debt ends, what is owed until then, and the plan to take away. */
export function PlanDetails({ answer, strategy: chosen, today, text, announce }: Props) {
  // The charts follow the choice, which shows at once.
  const strategy = useDeferredValue(chosen);
  const { debts, inputs } = answer;
  const { plan } = resultOf(answer, strategy);
  const full = useMemo(() => fullSchedule(debts, inputs.budget, plan), [debts, inputs, plan]);
  if (!full) return null;
  return (
    <>
      <Timeline plan={full} today={today} />
      <PlanFiles plan={full} today={today} text={text} announce={announce} />
    </>
  );
}
