import { TIER_WORDS } from "../../domain/visitor/tier";
import type { Tier } from "../../schema/vocabulary";
import { ROUTES } from "../../site/routes";
import { SiteLink } from "../ui/SiteLink";

/** Leads on to the plans that issuers reported for a credit score, where none of our cards serves. */
export function ReportedPlansLink({ tier }: { tier: Tier }) {
  return (
    <p>
      <SiteLink
        to={`${ROUTES.market.path}?tier=${tier}`}
      >{`See plans reported for ${TIER_WORDS[tier].among}`}</SiteLink>
    </p>
  );
}
