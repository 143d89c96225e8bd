import { periodText } from "../../domain/text/format";
import { SURVEY_SOURCE } from "../../domain/market/market-texts";

/** Where the reported terms come from, and for which half-year. */
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
