import { ROUTES } from "../../site/routes";
import { SiteLink } from "../ui/SiteLink";
import { periodText } from "../../domain/text/format";
import { SURVEY_SOURCE } from "../../domain/market/market-texts";

export function MarketLink() {
  return (
    <p>
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
