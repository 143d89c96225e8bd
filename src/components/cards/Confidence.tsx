import type { Card } from "../../domain/cards/card";
import { howWeKnowPath } from "../../site/routes";
import { SiteLink } from "../ui/SiteLink";

/** The sources of the terms that a cost counts with, in a few words; the link leads to the one place that explains it. */
export function Confidence({ card: { confidence } }: { card: Pick<Card, "confidence"> }) {
  return (
    <SiteLink to={howWeKnowPath()} className="small-note">
      {confidence}
    </SiteLink>
  );
}
