import { TIER_WORDS } from "../../domain/visitor/tier";
import { type TierRates, percentileOf, percentileText } from "../../domain/survey/tier-rates";
import { formatPercent } from "../../domain/text/format";
import { ROUTES } from "../../site/routes";
import type { Tier } from "../../schema/vocabulary";
import { SiteLink } from "../ui/SiteLink";
import * as table from "../charts/FigureTable.module.css";
import { RateChart } from "../charts/RateChart";
import { Collapsible, hasRoom } from "../ui/Collapsible";
import { DataTable } from "../ui/DataTable";

type Props = {
  /** The visitor's own rate, percent a year. */
  apr: number;
  /** That of the visitor's credit score; null if it isn't known. */
  tier: Tier | null;
  rates: readonly TierRates[];
};

/** The place of a visitor's rate among those reported for the same score, with a small chart; without a score, for each one. */
export function RateStanding({ apr, tier, rates }: Props) {
  const own = rates.find((one) => one.tier === tier);
  const reported = rates.flatMap((one) => {
    const standing = percentileOf(apr, one);
    return standing ? [{ ...standing, tier: one.tier }] : [];
  });
  if (!reported.some((one) => !own || one.tier === tier)) return null;
  return (
    <section aria-labelledby="rate-standing" className="page-panel">
      <Collapsible
        title={
          <h2 id="rate-standing" className="small-title">
            Is your rate high?
          </h2>
        }
        open={hasRoom()}
      >
        {own ? (
          <>
            <p>{percentileText(apr, own)}</p>
            <RateChart rates={own} own={apr} />
          </>
        ) : (
          <DataTable
            className={table.table}
            caption="Plans with a lower rate, by credit score"
            heads={["Credit score", `Plans below your ${formatPercent(apr)}`]}
            rows={reported.reverse().map((one) => [TIER_WORDS[one.tier].choice, `${one.percent}% of ${one.plans}`])}
          />
        )}
        <p className="step-below">
          <SiteLink to={ROUTES.market.path}>See what reported plans would cost you</SiteLink>
        </p>
      </Collapsible>
    </section>
  );
}
