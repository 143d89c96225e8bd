import { memo, useMemo, useState } from "react";
import { type DrawnCard, NARROW_CHART, WIDE_CHART, balanceLines } from "../../domain/charts/balance-chart";
import { presentAccount } from "../../domain/payoff/plan-comparison";
import { type PlannerInputs, planOf } from "../../domain/forms/planner-form";
import { simulate } from "../../domain/payoff/simulation";
import { ScrollRegion } from "../ui/ScrollRegion";
import * as styles from "./BalanceChart.module.css";
import { BalanceTable } from "./BalanceTable";
import { ChartPicture } from "./ChartPicture";
import { Disclosure } from "./Disclosure";
import { ScheduleTable } from "./ScheduleTable";

type Props = { inputs: PlannerInputs; card: DrawnCard | null; announce: (text: string) => void };

/** The balance over time: the issuer's minimum, the plan, and the card that would cost least under it. */
export const BalanceChart = memo(function BalanceChart({ inputs, card, announce }: Props) {
  const plan = useMemo(() => simulate(presentAccount(inputs), planOf(inputs), { withSchedule: true }), [inputs]);
  const lines = useMemo(() => balanceLines(inputs, plan, card), [inputs, plan, card]);
  const schedule = plan?.schedule ?? [];
  // Held here: the first digit of a payment makes a plan without an end, for which there is no table to hold it.
  const [tableOpen, setTableOpen] = useState(false);
  const [scheduleOpen, setScheduleOpen] = useState(false);
  if (lines.length === 0) return <p>No plan here has an end, so there is no line to draw.</p>;
  return (
    <>
      <figure className={styles.figure}>
        <ChartPicture title="Balance over time" lines={lines} size={NARROW_CHART} />
        <ChartPicture title="Balance over time" lines={lines} size={WIDE_CHART} wide />
        <figcaption>
          {lines.every(({ name }) => name !== "plan") && "Your plan has no end, so it has no line. "}
          {card && lines.some(({ name }) => name === "card")
            ? `The lowest-cost card under your plan is the ${card.name}, drawn at the high end of its APR range${card.terms.transferFee === "none" ? "" : " and with its transfer fee"}.`
            : "No card can be drawn under this plan."}
        </figcaption>
      </figure>
      <Disclosure summary="The chart as a table" open={tableOpen} onToggle={setTableOpen}>
        {() => (
          <ScrollRegion label="The chart as a table">
            <BalanceTable lines={lines} />
          </ScrollRegion>
        )}
      </Disclosure>
      {schedule.length > 0 && (
        <Disclosure summary="Your plan month by month" open={scheduleOpen} onToggle={setScheduleOpen}>
          {() => <ScheduleTable schedule={schedule} announce={announce} />}
        </Disclosure>
      )}
    </>
  );
});
