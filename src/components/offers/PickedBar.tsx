import { LIMIT_WARNING, comparePath } from "../../domain/catalog/compare-selection";
import { CardFace } from "../cards/CardFace";
import { ButtonLink } from "../page/ButtonLink";
import { useDocumentClass } from "../ui/use-document-class";
import * as styles from "./PickedBar.module.css";

type Props = {
  picked: readonly string[];
  /** Whether another card was asked for than may be picked. */
  full: boolean;
};

/** How many cards are picked, and the way to compare them, in reach at the window's end. */
export function PickedBar({ picked, full }: Props) {
  useDocumentClass(styles.inReach, picked.length > 0);
  return (
    <div className={picked.length > 0 ? styles.bar : undefined}>
      <p role="status" className={styles.warning}>
        {full && LIMIT_WARNING}
      </p>
      {picked.length > 0 && (
        <>
          {picked.map((id) => (
            <CardFace key={id} card={{ id }} size="small" />
          ))}
          <p>{`${picked.length} selected`}</p>
          <ButtonLink to={comparePath(picked)}>
            Compare<span className="visually-hidden"> the selected cards</span>
          </ButtonLink>
        </>
      )}
    </div>
  );
}
