import type { Card } from "../../domain/cards/card";
import { type ComparedRow, SOURCE_ROW } from "../../domain/catalog/compare";
import { Confidence } from "../cards/Confidence";
import { Stars } from "../cards/Stars";
import { CostBar } from "../charts/CostBar";
import { Icon } from "../ui/Icon";
import { untranslated } from "../ui/untranslated";
import * as styles from "./ComparisonRow.module.css";

const RATING = "Rating";

/** A card's cell: a rating is drawn as stars, and the sources of the terms link to their explanation. */
function CellText({ label, text, card }: { label: string; text: string; card: Card }) {
  if (label === RATING) return <Stars rating={card.rating} />;
  if (label === SOURCE_ROW) return <Confidence card={card} />;
  return <span translate={untranslated(text)}>{text}</span>;
}

type Props = { row: ComparedRow; differences: boolean };

/** One row of the comparison: what each card says, and where it says it best. */
export function ComparisonRow({ row: { label, cells, same }, differences }: Props) {
  const muted = differences && same;
  return (
    <tr className={muted ? styles.same : differences && cells.length > 1 ? styles.different : undefined}>
      <th scope="row">
        <span>
          <span>{label}</span>
          {muted && <span className="visually-hidden"> (same)</span>}
        </span>
      </th>
      {cells.map(({ card, figure, text, bar, note, best }) => (
        <td key={card.id} className={label === RATING ? styles.rating : undefined}>
          {figure ? (
            <span className={styles.figure}>
              <span className="visually-hidden">About </span>
              <span translate="no">{figure}</span>
            </span>
          ) : (
            <CellText label={label} text={text} card={card} />
          )}
          {best && " "}
          {best && (
            <span className={styles.best}>
              <Icon name="tick" />
              <span>best</span>
            </span>
          )}
          {bar && <CostBar bar={bar} />}
          {figure && figure !== text && (
            <span className={styles.range} translate="no">
              {text}
            </span>
          )}
          {note && <span className="figure-label">{note}</span>}
        </td>
      ))}
    </tr>
  );
}
