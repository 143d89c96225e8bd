import { memo } from "react";
import {
  type MarketFilter,
  filterPlans,
  sortedByName,
  sortedByRate,
  writeMarketQuery,
} from "../../domain/market/market-filter";
import { rankMarket, leftOutText } from "../../domain/market/market-ranking";
import { foundText, leftOutOf, rankedText } from "../../domain/market/market-texts";
import type { Plan, Survey } from "../../domain/market/plan";
import type { Debt } from "../../domain/market/plan-cost";
import type { Tier } from "../../domain/market/tier";
import { allRates, tierRates } from "../../domain/market/tier-rates";
import type { Numbers } from "../../domain/numbers/numbers";
import { LiveText } from "../ui/LiveText";
import { PlanList } from "./PlanList";
import { RateStanding } from "./RateStanding";
import * as styles from "./MarketResults.module.css";

type Shown = {
  /** How many plans there are, and how many are left out for which reason. */
  found: string;
  leftOut: string;
  plans: Plan[];
  /** Those without a transfer fee, of a list by cost. */
  feeUnknown: Plan[];
  byCost: boolean;
};

function ranked(plans: readonly Plan[], filter: MarketFilter & { tier: Tier }, debt: Debt): Shown | null {
  const ranking = rankMarket(plans, filter, debt);
  return (
    ranking && {
      found: rankedText(ranking),
      leftOut: leftOutText(ranking.leftOut, plans.length),
      plans: ranking.ranked.map(({ plan }) => plan),
      feeUnknown: ranking.feeUnknown.map(({ plan }) => plan),
      byCost: true,
    }
  );
}

function listed(plans: readonly Plan[], filter: MarketFilter): Shown {
  const kept = filterPlans(plans, filter);
  return {
    found: foundText(kept, plans.length),
    leftOut: leftOutOf(kept.leftOut, plans.length),
    plans: filter.sort === "name" ? sortedByName(kept.plans) : sortedByRate(kept.plans, filter.tier),
    feeUnknown: [],
    byCost: false,
  };
}

/** What is missing for an order by cost; until then the plans stand by their rate. */
function costHint({ tier, sort }: MarketFilter, numbers: Numbers | null): string {
  if (numbers?.goal === "purchase")
    return "Only moved balances have a cost here: choose “Pay off a balance” in your numbers.";
  if (sort !== "cost") return "";
  const missing = [...(numbers ? [] : ["enter your numbers"]), ...(tier ? [] : ["choose your credit score"])];
  return missing.length > 0
    ? `To sort by your cost, ${missing.join(" and ")}. Until then the lowest rate comes first.`
    : "";
}

type Props = { survey: Survey; filter: MarketFilter; numbers: Numbers | null; costNote: string };

/** The plans that a visitor asked for. It is drawn anew only when the filter or the numbers change. */
export const MarketResults = memo(function MarketResults({ survey: { plans }, filter, numbers, costNote }: Props) {
  const { tier, sort } = filter;
  const debt: Debt | null =
    numbers?.goal === "balance" ? { balance: numbers.amount, plan: { kind: "fixed", payment: numbers.payment } } : null;
  const shown = (sort === "cost" && tier && debt && ranked(plans, { ...filter, tier }, debt)) || listed(plans, filter);
  const rates = tier ? tierRates(plans, tier) : null;
  const reader = { tier, debt, rates: rates ? allRates(rates) : [] };
  const hint = costHint(filter, numbers);
  const key = `${writeMarketQuery(filter)} ${JSON.stringify(numbers)}`;
  return (
    <div className={styles.results}>
      {rates && numbers?.apr && <RateStanding apr={numbers.apr} rates={[rates]} heading="h3" />}
      {hint && <p>{hint}</p>}
      <LiveText more={shown.leftOut && <p className={styles.note}>{shown.leftOut}</p>}>{shown.found}</LiveText>
      <h3 className="visually-hidden">Plans</h3>
      {shown.plans.length > 0 && <PlanList key={key} plans={shown.plans} numbered={shown.byCost} reader={reader} />}
      {shown.feeUnknown.length > 0 && (
        <section aria-labelledby="fee-unknown" className={styles.apart}>
          <h3 id="fee-unknown">Transfer fee not reported: ask</h3>
          <p>These stand by interest alone. What they charge for moving a balance comes on top.</p>
          <PlanList key={key} plans={shown.feeUnknown} numbered reader={reader} />
        </section>
      )}
      {tier && debt && <p className={styles.note}>{costNote}</p>}
    </div>
  );
});
