import type { Card } from "../../domain/cards/card";
import { Collapsible } from "../ui/Collapsible";
import { PointList } from "../ui/PointList";
import * as styles from "../ui/SideBySide.module.css";

type Props = {
  card: Pick<Card, "pros" | "cons" | "features">;
  /** The day of the features that name none. */
  note: string;
};

/** A card's pros and cons, and its features, folded since many are among its rates. */
export function CardPoints({ card: { pros, cons, features }, note }: Props) {
  return (
    <>
      <div className={styles.two}>
        <div>
          <h3>Pros</h3>
          <PointList points={pros} mark="tick" />
        </div>
        <div>
          <h3>Cons</h3>
          <PointList points={cons} mark="minus" />
        </div>
      </div>
      <Collapsible title="Features">
        <PointList points={features} />
        <p className="small-note">{note}</p>
      </Collapsible>
    </>
  );
}
