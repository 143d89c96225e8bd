import type { Card } from "../../domain/cards/card";
import { cardPath, howWeKnowPath } from "../../site/routes";
import { SiteLink } from "../ui/SiteLink";

type Props = { card: Pick<Card, "id" | "name" | "confidence" | "overdueAfter"> };

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

/** The sources of the terms that a cost counts with, in a few words; the link leads to the one place that explains it. */
export function Confidence({ card: { confidence } }: { card: Pick<Card, "confidence"> }) {
  return (
    <SiteLink to={howWeKnowPath()} className="small-note">
      {confidence}
    </SiteLink>
  );
}
