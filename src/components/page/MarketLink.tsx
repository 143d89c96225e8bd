import { type TierRates, medianGapText } from "../../domain/survey/tier-rates";
import { ROUTES } from "../../site/routes";
import { SiteLink } from "../ui/SiteLink";
import { periodText } from "../../domain/text/format";
import { SURVEY_SOURCE } from "../../domain/market/market-texts";

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

export function SurveySource({ period }: { period: string }) {
  const { publisher, name, address } = SURVEY_SOURCE;
  return (
    <p>
      <span>{`Source: ${publisher}, `}</span>
      <a href={address}>{name}</a>
      <span>{`, ${periodText(period)}.`}</span>
    </p>
  );
}
