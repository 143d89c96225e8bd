import type { Card } from "../../domain/cards/card";
import type { ComparedRow } from "../../domain/cards/compare";
import { Stars } from "../cards/Stars";
import { BestMark } from "./BestMark";
import * as styles from "./ComparisonRow.module.css";

type Props = { row: ComparedRow; cards: readonly Card[]; differences: boolean };

/** One row of the comparison: what each card says, and where it says it best. */
export function ComparisonRow({ row: { label, cells, same }, cards, differences }: Props) {
  const muted = differences && same;
  return (
    <tr className={muted ? styles.same : differences && cards.length > 1 ? styles.different : undefined}>
      <th scope="row">
        {label}
        {muted && <span className="visually-hidden"> (same)</span>}
      </th>
      {cells.map(({ text, note, best }, position) => {
        const card = cards[position];
        return (
          <td key={card?.id}>
            {label === "Rating" && card ? <Stars rating={card.rating} /> : text}
            {best && <BestMark />}
            {note && <span className={styles.note}>{note}</span>}
          </td>
        );
      })}
    </tr>
  );
}
