import { type TierRates, medianGapText } from "../../domain/survey/tier-rates";
import { ROUTES } from "../../site/routes";
import { SiteLink } from "../ui/SiteLink";

/** The gap between large and small institutions for the highest scores in a sentence, with the way to all reported rates. */
export function MarketLink({ rates = [], period = "" }: { rates?: readonly TierRates[]; period?: string }) {
  const highest = rates.find(({ tier }) => tier === "720-or-more");
  return (
    <p className="way-on">
      {highest && <span>{medianGapText(highest, period)}</span>}{" "}
      <SiteLink to={ROUTES.market.path}>See all rates that issuers reported</SiteLink>
    </p>
  );
}
