import { memo } from "react";
import { type MarketFilter, filterPlans, sortedByRate, writeMarketQuery } from "../../domain/market/market-filter";
import { type MarketRanking, leftOutText, rankMarket, unranked } from "../../domain/market/market-ranking";
import { foundText, rankedText } from "../../domain/market/market-texts";
import type { Plan, Survey } from "../../domain/market/plan";
import { allRates, tierRates } from "../../domain/market/tier-rates";
import type { Numbers } from "../../domain/numbers/numbers";
import { Button } from "../ui/Button";
import { LiveText } from "../ui/LiveText";
import { PlanList } from "./PlanList";
import { RateStanding } from "../survey/RateStanding";
import * as styles from "./MarketResults.module.css";

/** Plans by rate or by name. */
function listed(plans: readonly Plan[], filter: MarketFilter): MarketRanking {
  const { plans: kept, leftOut } = filterPlans(plans, filter);
  // The file has them by name.
  const rows = unranked(filter.sort === "name" ? kept : sortedByRate(kept, filter.tier));
  return { rows, secured: [], leftOut, costMore: null };
}

/** What an order by cost lacks; without numbers the plans stand by their rate. */
function costHint({ tier, sort }: MarketFilter, numbers: Numbers | null): string {
  if (sort !== "cost") return "";
  if (!numbers) return "To sort by your cost, enter your numbers. Until then the lowest rate comes first.";
  return tier ? "" : "Choose your credit score to count with the rates reported for it.";
}

type Props = {
  survey: Survey;
  filter: MarketFilter;
  numbers: Numbers | null;
  costNote: string;
  /** Takes back whatever leaves plans out. */
  onClear: () => void;
};

/** The plans that a visitor asked for. It is drawn anew only when the filter or the numbers change. */
export const MarketResults = memo(function MarketResults({ survey, filter, numbers, costNote, onClear }: Props) {
  const { plans } = survey;
  const { tier, sort } = filter;
  const byCost = sort === "cost" && numbers ? rankMarket(plans, filter, numbers) : null;
  const { rows, secured, leftOut } = byCost ?? listed(plans, filter);
  const found = plans.length - leftOut.length;
  const rates = tier ? tierRates(plans, tier) : null;
  const reader = { tier, numbers, rates: rates ? allRates(rates) : [] };
  const hint = costHint(filter, numbers);
  const isNarrowed = writeMarketQuery({ ...filter, tier: "", sort: "rate" }) !== "";
  const key = `${writeMarketQuery(filter)} ${JSON.stringify(numbers)}`;
  return (
    <div className={styles.results}>
      {rates && numbers?.apr && <RateStanding apr={numbers.apr} rates={rates} heading="h3" folded />}
      {hint && <p>{hint}</p>}
      <LiveText more={leftOut.length > 0 && <p className={styles.note}>{leftOutText(leftOut, plans.length)}</p>}>
        {byCost && found > 0 ? rankedText(byCost) : foundText(found, plans.length)}
      </LiveText>
      {found === 0 && isNarrowed && (
        <p>
          <Button onClick={onClear}>Clear the filters</Button>
        </p>
      )}
      <h3 className="visually-hidden">Plans</h3>
      {found > 0 && <PlanList key={key} rows={rows} reader={reader} />}
      {secured.length > 0 && (
        <section aria-labelledby="secured-plans" className={styles.apart}>
          <h3 id="secured-plans">With a deposit</h3>
          <PlanList key={key} rows={secured} reader={reader} />
        </section>
      )}
      {numbers && <p className={styles.note}>{costNote}</p>}
    </div>
  );
});
