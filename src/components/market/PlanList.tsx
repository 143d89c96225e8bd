import { startTransition, useEffect, useRef, useState } from "react";
import type { Plan } from "../../domain/market/plan";
import { Button } from "../ui/Button";
import { type PlanReader, PlanRow } from "./PlanRow";
import * as styles from "./PlanRow.module.css";

/** How many plans a press on the button adds. */
const PAGE = 25;

type Props = {
  plans: readonly Plan[];
  /** Whether they stand in the order of their cost, so that a place means something. */
  numbered: boolean;
  reader: PlanReader;
};

/** Plans, a page at a time. */
export function PlanList({ plans, numbered, reader }: Props) {
  const [shown, setShown] = useState(PAGE);
  const list = useRef<HTMLOListElement>(null);

  // Whoever asked for more goes on reading at the first of them.
  useEffect(() => {
    if (shown > PAGE) list.current?.children[shown - PAGE]?.querySelector("summary")?.focus();
  }, [shown]);

  // The press is answered at once; a slow phone draws the next page a moment later.
  const showMore = () => startTransition(() => setShown(shown + PAGE));

  return (
    <>
      <ol ref={list} role="list" className={styles.list}>
        {plans.slice(0, shown).map((plan, index) => (
          <PlanRow key={plan.row} plan={plan} place={numbered ? index + 1 : null} reader={reader} />
        ))}
      </ol>
      {plans.length > shown && (
        <Button quiet onClick={showMore}>
          {`Show more: ${shown} of ${plans.length} shown`}
        </Button>
      )}
    </>
  );
}
