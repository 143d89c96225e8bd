import type { Card, CostField } from "../../domain/cards/card";
import { useState } from "react";
import type { PlanView } from "../../domain/calculator/plan-view";
import { chartDescription } from "../../domain/charts/balance-chart";
import { HIGHEST_USUAL_FEE } from "../../domain/lending/fees";
import { ScrollRegion } from "../ui/ScrollRegion";
import * as styles from "./BalanceChart.module.css";
import { BalanceTable } from "../charts/BalanceTable";
import { ChartPicture } from "../charts/ChartPicture";
import { Disclosure } from "../ui/Disclosure";
import { ScheduleTable } from "./ScheduleTable";

type Props = { view: PlanView; announce: (text: string) => void };

/** The transfer fee that the card's line is drawn with. */
function feeWords({ terms: { transferFee } }: Pick<Card, CostField>): string {
  if (transferFee === null) return `, with a transfer fee of ${HIGHEST_USUAL_FEE}%, as its own is not known`;
  return transferFee === "none" ? "" : ", with its transfer fee";
}

/** The balance over time: the issuer's minimum, the plan, and the card that would cost least under it. */
export function BalanceChart({ view, announce }: Props) {
  const { plan, ranking, lines } = view;
  const cheapest = ranking.rows[0];
  const card = cheapest?.card;
  const schedule = plan.outcome.schedule ?? [];
  // Held here: while a new spending is typed, the plan may have no end for a moment, and then there is no table.
  const [tableOpen, setTableOpen] = useState(false);
  const [scheduleOpen, setScheduleOpen] = useState(false);
  if (lines.length === 0) return <p>None of these plans pays off the debt, so there’s nothing to chart.</p>;
  return (
    <>
      <figure className={styles.figure}>
        <ChartPicture title="Balance over time" lines={lines} />
        <figcaption className="small-note">
          {lines.every(({ name }) => name !== "plan") && (
            <span>This plan never pays off the balance, so there is nothing to draw. </span>
          )}
          <span>
            {card && lines.some(({ name }) => name === "card")
              ? `New card: ${card.name}, the lowest cost here, at ${cheapest.apr.basis === "tier" ? "the rate reported for your score" : "the high end of its APR range"}${feeWords(card)}.`
              : "No card pays off the debt under this plan."}
          </span>
        </figcaption>
      </figure>
      <Disclosure summary="The chart as a table" open={tableOpen} onToggle={setTableOpen}>
        {() => (
          <ScrollRegion label="The chart as a table">
            <BalanceTable lines={lines} caption={chartDescription(lines)} />
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
}
