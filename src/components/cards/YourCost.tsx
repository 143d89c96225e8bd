import { createContext, useContext } from "react";
import { type Costs, monthRange } from "../../domain/forms/your-cost";
import { DollarRange } from "./DollarRange";
import * as styles from "./YourCost.module.css";

/**
 * What each card would cost the visitor; null for those who don't ask. A context, so that new amounts reach the figures
 * alone: six hundred panels need not be drawn anew at every keystroke.
 */
export const CostsContext = createContext<Costs | null>(null);

type Props = { cardId: string };

/** One card's cost with the months it takes, or the reason why it has none. Nothing for those who don't ask. */
export function YourCost({ cardId }: Props) {
  const cost = useContext(CostsContext)?.get(cardId);
  if (!cost) return null;
  if (cost.kind === "apart") return <span className={styles.reason}>Not ranked. {cost.text}</span>;
  const { low, high } = cost;
  return (
    <>
      <strong className={styles.figure}>
        <DollarRange low={low.totalCost} high={high.totalCost} />
      </strong>{" "}
      <span className={styles.months}>paid off in {monthRange(low.months, high.months)}</span>
    </>
  );
}
