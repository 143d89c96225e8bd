import { startTransition, useEffect, useRef, useState } from "react";
import type { MarketRow } from "../../domain/market/market-ranking";
import { Button } from "../ui/Button";
import { type PlanVisitor, PlanRow } from "./PlanRow";
import * as styles from "./PlanRow.module.css";

/** How many rows show at first, and how many a press on the button adds. */
const FIRST = 4;
const PAGE = 20;

type Props = {
  rows: readonly MarketRow[];
  reader: PlanVisitor;
  /** Whether a row's place says something: not in an order by name or by rate. */
  ranked: boolean;
};

/** The plans of a group, a page at a time. */
export function PlanList({ rows, reader, ranked }: Props) {
  const [shown, setShown] = useState(FIRST);
  const list = useRef<HTMLOListElement>(null);

  // Whoever asked for more goes on reading at the first plan of them.
  useEffect(() => {
    if (shown > FIRST)
      list.current?.querySelector<HTMLElement>(`:scope > :nth-child(n + ${shown - PAGE + 1}) summary`)?.focus();
  }, [shown]);

  // The press is answered at once; a slow phone draws the next page a moment later.
  const showMore = () => startTransition(() => setShown(shown + PAGE));

  return (
    <>
      <ol ref={list} role="list" className={styles.list}>
        {rows.slice(0, shown).map((row, index) => (
          <PlanRow key={row.plan.row} row={row} reader={reader} place={ranked ? index + 1 : null} />
        ))}
      </ol>
      {rows.length > shown && (
        <Button kind="secondary" onClick={showMore}>
          {`Show more: ${shown} of ${rows.length} shown`}
        </Button>
      )}
    </>
  );
}
