import { type Card, type MaybeClosed, isOpen, isSampleLink } from "../../domain/cards/card";
import * as styles from "./SampleLinkNotes.module.css";

type Props = { cards: readonly (Pick<Card, "id" | "name" | "applyUrl"> & MaybeClosed)[] };

/** Where placeholder apply links lead: a line that shows only once its address is the target, and says what it is. */
export function SampleLinkNotes({ cards }: Props) {
  return (
    <>
      {cards
        .filter((card) => isOpen(card) && isSampleLink(card.applyUrl))
        .map((card) => (
          <p key={card.id} id={card.applyUrl.slice(1)} className={styles.note}>
            {`This is a sample link. On a live site, it would lead to the issuer’s page for ${card.name}. You can close this tab.`}
          </p>
        ))}
    </>
  );
}
