import type { Card } from "../../domain/cards/card";
import { cardMark } from "../../site/source-mark";
import { PointList } from "../ui/PointList";
import * as styles from "../ui/SideBySide.module.css";

type Props = { card: Pick<Card, "id" | "pros" | "cons" | "features"> };

/** What speaks for a card, what against it, and what it offers. */
export function CardPoints({ card: { id, pros, cons, features } }: Props) {
  const groups = [
    { title: "Pros", field: "pros", points: pros },
    { title: "Cons", field: "cons", points: cons },
    { title: "Features", field: "features", points: features },
  ];
  return (
    <div className={styles.three}>
      {groups.map(({ title, field, points }) => (
        <div key={title} {...cardMark(id, field)}>
          <h3>{title}</h3>
          <PointList points={points} />
        </div>
      ))}
    </div>
  );
}
