import type { Card, CostField } from "../../domain/cards/card";
import type { RankedCard } from "../../domain/costs/cost-ranking";
import { type BalanceLine, chartDescription } from "../../domain/charts/balance-chart";
import { MAX_ASSUMED_TRANSFER_FEE } from "../../domain/lending/fees";
import type { Schedule } from "../../domain/payoff/simulation";
import { ScrollRegion } from "../ui/ScrollRegion";
import { BalanceTable } from "../charts/BalanceTable";
import { BalanceLineChart } from "../charts/BalanceLineChart";
import { LazyCollapsible } from "../ui/LazyCollapsible";
import { ScheduleTable } from "./ScheduleTable";

type Props = {
  lines: readonly BalanceLine[];
  /** The card among the lines; undefined where none can be ranked. */
  cheapest: RankedCard<Pick<Card, CostField>> | undefined;
  schedule: Schedule;
};

/** The transfer fee that the card's line is drawn with. */
function feeWords({ terms: { transferFee } }: Pick<Card, CostField>): string {
  if (transferFee === null) return `, with a transfer fee of ${MAX_ASSUMED_TRANSFER_FEE}%, since we don’t know its own`;
  return transferFee === "none" ? "" : ", with its transfer fee";
}

/** The balance over time: the issuer's minimum, the visitor's payment, and the card that would cost least with it. */
export function BalanceChart({ lines, cheapest, schedule }: Props) {
  if (lines.length === 0) return <p>There’s nothing to chart.</p>;
  return (
    <>
      <figure className="close-stack">
        <BalanceLineChart title="Balance over time" lines={lines} />
        <figcaption className="small-note">
          {lines.every(({ name }) => name !== "plan") && (
            <span>This plan never pays off the balance, so there is nothing to chart. </span>
          )}
          <span>
            {cheapest && lines.some(({ name }) => name === "card")
              ? `${cheapest.card.name}: the lowest cost here, at ${cheapest.apr.basis === "tier" ? "the rate reported for your score" : "the high end of its APR range"}${feeWords(cheapest.card)}.`
              : "No card pays off the debt under this plan."}
          </span>
        </figcaption>
      </figure>
      <LazyCollapsible summary="The chart as a table">
        {() => (
          <ScrollRegion label="The chart as a table">
            <BalanceTable lines={lines} caption={chartDescription(lines)} />
          </ScrollRegion>
        )}
      </LazyCollapsible>
      {schedule.length > 0 && (
        <LazyCollapsible summary="Your plan month by month">
          {() => <ScheduleTable schedule={schedule} />}
        </LazyCollapsible>
      )}
    </>
  );
}
