import type { Card } from "../../domain/cards/card";
import type { ComparedRow } from "../../domain/cards/compare";
import { Stars } from "../cards/Stars";
import * as styles from "./ComparisonRow.module.css";

type Props = { row: ComparedRow; cards: readonly Card[]; differences: boolean };

/** One row of the comparison: what each card says, and where it says it best. */
export function ComparisonRow({ row: { label, cells, same }, cards, differences }: Props) {
  const muted = differences && same;
  return (
    <tr className={muted ? styles.same : differences && cards.length > 1 ? styles.different : undefined}>
      <th scope="row">
        <span>
          <span>{label}</span>
          {muted && <span className="visually-hidden"> (same)</span>}
        </span>
      </th>
      {cells.map(({ figure, text, note, best }, position) => {
        const card = cards[position];
        const rating = label === "Rating" ? card?.rating : undefined;
        return (
          <td key={card?.id} className={rating === undefined ? undefined : styles.rating}>
            {figure && (
              <span className={styles.figure}>
                <span className="visually-hidden">About </span>
                <span translate="no">{figure}</span>
              </span>
            )}
            {rating !== undefined ? <Stars rating={rating} /> : figure !== text && <span>{text}</span>}
            {best && " "}
            {best && <span className={styles.best}>best</span>}
            {note && <span className={styles.note}>{note}</span>}
          </td>
        );
      })}
    </tr>
  );
}
