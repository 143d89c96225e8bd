import { startTransition, useEffect, useRef, useState } from "react";
import { costText, stayText } from "../../domain/cards/cost-texts";
import type { MarketRow } from "../../domain/market/market-ranking";
import { Button } from "../ui/Button";
import { type PlanReader, PlanRow } from "./PlanRow";
import * as styles from "./PlanRow.module.css";

/** How many rows a press on the button adds. */
const PAGE = 25;

/** What becomes of the debt where it is now, among the plans. */
function StayRow({ row: { outcome, apr } }: { row: MarketRow & { kind: "stay" } }) {
  return (
    <li className={styles.stay}>
      <span>Keep your current card</span>{" "}
      <span className={styles.figure} translate="no">
        {outcome.kind === "paid-off" && costText(outcome.totalCost)}
      </span>{" "}
      <span className={styles.detail}>{stayText(outcome, apr)}</span>
    </li>
  );
}

type Props = { rows: readonly MarketRow[]; reader: PlanReader };

/** Plans, a page at a time. */
export function PlanList({ rows, reader }: Props) {
  const [shown, setShown] = useState(PAGE);
  const list = useRef<HTMLOListElement>(null);

  // Whoever asked for more goes on reading at the first plan of them.
  useEffect(() => {
    if (shown > PAGE)
      list.current?.querySelector<HTMLElement>(`:scope > :nth-child(n + ${shown - PAGE + 1}) summary`)?.focus();
  }, [shown]);

  // The press is answered at once; a slow phone draws the next page a moment later.
  const showMore = () => startTransition(() => setShown(shown + PAGE));

  return (
    <>
      <ol ref={list} role="list" className={styles.list}>
        {rows
          .slice(0, shown)
          .map((row) =>
            row.kind === "plan" ? (
              <PlanRow key={row.plan.row} row={row} reader={reader} />
            ) : (
              <StayRow key="stay" row={row} />
            ),
          )}
      </ol>
      {rows.length > shown && (
        <Button quiet onClick={showMore}>
          {`Show more: ${shown} of ${rows.length} shown`}
        </Button>
      )}
    </>
  );
}
