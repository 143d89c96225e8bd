import { memo } from "react";
import { type MarketFilter, filterPlans, sortedByRate, writeMarketQuery } from "../../domain/market/market-filter";
import { type MarketRanking, leftOutText, rankMarket } from "../../domain/market/market-ranking";
import { foundText, rankedText } from "../../domain/market/market-texts";
import type { Plan, Survey } from "../../domain/market/plan";
import type { MovedBalance } from "../../domain/market/plan-cost";
import { allRates, tierRates } from "../../domain/market/tier-rates";
import type { Numbers } from "../../domain/numbers/numbers";
import { Button } from "../ui/Button";
import { LiveText } from "../ui/LiveText";
import { PlanList } from "./PlanList";
import { RateStanding } from "../survey/RateStanding";
import * as styles from "./MarketResults.module.css";

/** Plans by rate or by name, as a list whose transfer fees don't matter. */
function listed(plans: readonly Plan[], filter: MarketFilter): MarketRanking {
  const { plans: kept, leftOut } = filterPlans(plans, filter);
  // The file has them by name.
  return { ranked: filter.sort === "name" ? kept : sortedByRate(kept, filter.tier), feeUnknown: [], leftOut };
}

/** What is missing for an order by cost; until then the plans stand by their rate. */
function costHint({ tier, sort }: MarketFilter, numbers: Numbers | null): string {
  if (numbers?.goal === "purchase")
    return "Only transfers have a cost here: choose “Pay off a balance” in your numbers.";
  if (sort !== "cost") return "";
  const missing = [...(numbers ? [] : ["enter your numbers"]), ...(tier ? [] : ["choose your credit score"])];
  return missing.length > 0
    ? `To sort by your cost, ${missing.join(" and ")}. Until then the lowest rate comes first.`
    : "";
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
  const debt: MovedBalance | null =
    numbers?.goal === "balance" ? { balance: numbers.amount, payment: numbers.payment } : null;
  const byCost = sort === "cost" && tier && debt ? rankMarket(plans, { ...filter, tier }, debt) : null;
  const { ranked, feeUnknown, leftOut } = byCost ?? listed(plans, filter);
  const found = ranked.length + feeUnknown.length;
  const rates = tier ? tierRates(plans, tier) : null;
  const reader = { tier, debt, rates: rates ? allRates(rates) : [] };
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
      {ranked.length > 0 && <PlanList key={key} plans={ranked} numbered={byCost !== null} reader={reader} />}
      {feeUnknown.length > 0 && (
        <section aria-labelledby="fee-unknown" className={styles.apart}>
          <h3 id="fee-unknown">Transfer fee not reported: ask</h3>
          <p>Ranked by interest only: the issuer didn’t report a transfer fee, which comes on top.</p>
          <PlanList key={key} plans={feeUnknown} numbered reader={reader} />
        </section>
      )}
      {tier && debt && <p className={styles.note}>{costNote}</p>}
    </div>
  );
});
