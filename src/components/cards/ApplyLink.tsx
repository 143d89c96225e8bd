import { type Card, type MaybeClosed, isOpen, isSampleLink } from "../../domain/cards/card";
import * as styles from "../ui/Button.module.css";
import * as notes from "./SampleLinkNotes.module.css";

type Props = {
  card: Pick<Card, "name" | "applyUrl"> & MaybeClosed;
  label?: "Apply" | "Apply Now";
  kind?: "primary" | "secondary";
};

export function ApplyLink({ card, label = "Apply", kind = "primary" }: Props) {
  if (!isOpen(card)) return null;
  return (
    <a className={styles[kind]} href={card.applyUrl} target="_blank" rel="sponsored nofollow noopener noreferrer">
      <span>{label}</span>
      <span className="visually-hidden">{` for ${card.name} (opens in a new tab)`}</span>
    </a>
  );
}

type NotesProps = { cards: readonly (Pick<Card, "id" | "name" | "applyUrl"> & MaybeClosed)[] };

/** Where placeholder apply links lead: a line that shows only once its address is the target, and says what it is. */
export function SampleLinkNotes({ cards }: NotesProps) {
  return (
    <>
      {cards
        .filter((card) => isOpen(card) && isSampleLink(card.applyUrl))
        .map((card) => (
          <p key={card.id} id={card.applyUrl.slice(1)} className={notes.note}>
            {`This is a sample link. On a live site, it would lead to the issuer’s page for ${card.name}. You can close this tab.`}
          </p>
        ))}
    </>
  );
}
