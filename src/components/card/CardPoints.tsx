import type { Card } from "../../domain/cards/card";
import { PointList } from "../ui/PointList";
import * as styles from "../ui/SideBySide.module.css";

type Props = { card: Pick<Card, "pros" | "cons" | "features"> };

/** What speaks for a card, what against it, and what it offers. */
export function CardPoints({ card: { pros, cons, features } }: Props) {
  const groups = [
    { title: "Pros", points: pros, mark: "tick" },
    { title: "Cons", points: cons, mark: "minus" },
    { title: "Features", points: features, mark: "tick" },
  ] as const;
  return (
    <div className={styles.three}>
      {groups.map(({ title, points, mark }) => (
        <div key={title}>
          <h3>{title}</h3>
          <PointList points={points} mark={mark} />
        </div>
      ))}
    </div>
  );
}
