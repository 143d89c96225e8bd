import type { Card } from "../../domain/cards/card";
import { cardPath } from "../../site/routes";
import { SiteLink } from "../ui/SiteLink";

type Props = { card: Pick<Card, "id" | "name" | "confidence" | "overdueAfter"> };

/** How sure a card's terms are, in a line; its own page has the source of each. */
export function Provenance({ card: { id, name, confidence, overdueAfter } }: Props) {
  return (
    <p className="small-note">
      <span>{`${confidence}. `}</span>
      {overdueAfter !== null && (
        <strong className="caution-text">
          {`Checked more than ${overdueAfter} days ago: verify them with the issuer. `}
        </strong>
      )}
      <SiteLink to={cardPath(id)}>
        All terms and sources<span className="visually-hidden">{` of ${name}`}</span>
      </SiteLink>
    </p>
  );
}
