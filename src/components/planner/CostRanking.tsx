import { memo, useEffect, useRef, useState } from "react";
import type { Card } from "../../domain/cards/card";
import { apartText } from "../../domain/cards/card-cost";
import { type CostRanking as Ranking, type RankingRow, introEndText } from "../../domain/cards/cost-ranking";
import { formatMonths, formatPercent, formatShortDollars } from "../../domain/text/format";
import { noEndText } from "../../domain/payoff/plan-comparison";
import type { PlannerInputs } from "../../domain/forms/planner-form";
import { monthRange } from "../../domain/forms/your-cost";
import { DollarRange } from "../cards/DollarRange";
import { Button } from "../ui/Button";
import * as styles from "./CostRanking.module.css";

/** What the ranking reads of a card. */
export type RankedCardFields = Pick<Card, "id" | "name" | "regularApr" | "introLine" | "terms">;

type Row = RankingRow<RankedCardFields>;
type Scale = Ranking<RankedCardFields>["scale"];

/** A range of one dollar would be too thin to see: in percent of the scale. */
const THINNEST_BAR = 0.8;

function CostBar({ low, high, scale }: { low: number; high: number; scale: Scale }) {
  const at = (amount: number) => ((amount - scale.from) / (scale.to - scale.from)) * 100;
  const width = Math.max(at(high) - at(low), THINNEST_BAR);
  return (
    <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.track} width="100" height="10" />
      <rect className={styles.range} x={Math.min(at(low), 100 - width)} width={width} height="10" />
    </svg>
  );
}

function StayRow({
  outcome,
  inputs,
  scale,
}: Pick<Row & { kind: "stay" }, "outcome"> & { inputs: PlannerInputs; scale: Scale }) {
  const ends = outcome.kind === "paid-off";
  return (
    <li className={styles.stay}>
      <h3>Staying put</h3>
      {ends && (
        <p className={styles.cost}>
          <DollarRange low={outcome.totalCost} high={outcome.totalCost} />
        </p>
      )}
      {ends && <CostBar low={outcome.totalCost} high={outcome.totalCost} scale={scale} />}
      <p className={styles.detail}>
        {ends ? `${formatMonths(outcome.months)}. ` : `${noEndText(inputs, outcome)} `}
        Your present card at {formatPercent(inputs.apr)}, without a transfer.
      </p>
    </li>
  );
}

function CardRow({ row: { rank, card, low, high }, scale }: { row: Row & { kind: "card" }; scale: Scale }) {
  const [cheap, dear] = [Math.min(low.totalCost, high.totalCost), Math.max(low.totalCost, high.totalCost)];
  const introEnd = introEndText(low, high);
  return (
    <li className={styles.row}>
      <span className={styles.rank}>{rank}.</span>
      <h3>{card.name}</h3>
      <p className={styles.cost}>
        <DollarRange low={cheap} high={dear} />
      </p>
      <CostBar low={cheap} high={dear} scale={scale} />
      <p className={styles.detail}>
        {monthRange(Math.min(low.months, high.months), Math.max(low.months, high.months))}.{" "}
        {card.introLine ?? `${card.regularApr}, no intro offer`}.{introEnd && ` ${introEnd}`}
      </p>
    </li>
  );
}

/** A long catalogue is drawn in part: a keystroke must not wait for hundreds of rows. */
const ROWS_AT_FIRST = 20;

function takeFocus(row: Element | undefined): void {
  if (!(row instanceof HTMLElement)) return;
  row.tabIndex = -1;
  row.focus();
}

type Props = { ranking: Ranking<RankedCardFields>; inputs: PlannerInputs; note: string };

/** All cards by what they would cost this visitor, staying put among them, and apart those that can't be ranked. */
export const CostRanking = memo(function CostRanking({ ranking: { rows, apart, scale }, inputs, note }: Props) {
  const [all, setAll] = useState(false);
  const ranked = useRef<HTMLOListElement>(null);
  const unranked = useRef<HTMLUListElement>(null);
  // The button that had the focus is gone: it goes to the first row that is new.
  useEffect(() => {
    if (all) takeFocus(ranked.current?.children[ROWS_AT_FIRST] ?? unranked.current?.children[ROWS_AT_FIRST]);
  }, [all]);
  const shown = all ? rows : rows.filter((row, index) => index < ROWS_AT_FIRST || row.kind === "stay");
  const shownApart = all ? apart : apart.slice(0, ROWS_AT_FIRST);
  const hidden = rows.length + apart.length - shown.length - shownApart.length;
  return (
    <>
      <p className={styles.note}>{note}</p>
      <p className={styles.scale} aria-hidden="true">
        <span>{formatShortDollars(scale.from)}</span>
        <span>{formatShortDollars(scale.to)}</span>
      </p>
      <ol ref={ranked} role="list" className={styles.list}>
        {shown.map((row) =>
          row.kind === "stay" ? (
            <StayRow key="stay" outcome={row.outcome} inputs={inputs} scale={scale} />
          ) : (
            <CardRow key={row.card.id} row={row} scale={scale} />
          ),
        )}
      </ol>
      {shownApart.length > 0 && (
        <section className={styles.apart} aria-labelledby="cards-apart">
          <h3 id="cards-apart">Not ranked</h3>
          <ul ref={unranked} role="list">
            {shownApart.map(({ card, reason }) => (
              <li key={card.id}>
                <strong>{card.name}</strong> {apartText(reason)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {hidden > 0 && (
        <Button quiet onClick={() => setAll(true)}>
          Show {hidden} more {hidden === 1 ? "card" : "cards"}
        </Button>
      )}
    </>
  );
});
