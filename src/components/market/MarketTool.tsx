import { useCallback, useDeferredValue, useMemo, useRef } from "react";
import {
  type MarketFilter,
  NO_MARKET_FILTER,
  readMarketQuery,
  writeMarketQuery,
} from "../../domain/market/market-query";
import { leftOutText } from "../../domain/forms/url-query";
import type { CatalogPlan } from "../../domain/market/plan-cost";
import type { TierRates } from "../../domain/survey/tier-rates";
import { withInputs } from "../../domain/visitor/visitor-inputs";
import { REPORTED_PLANS } from "../../site/routes";
import { NumbersStrip } from "../visitor/NumbersStrip";
import { keepInputs, useVisitorInputs } from "../visitor/numbers-store";
import { Button } from "../ui/Button";
import { addressState, useAddressState } from "../ui/use-address-state";
import { fetchFile, useLoaded } from "../ui/use-loaded";
import { useKeptCount, useReveal } from "../ui/use-reveal";
import { MarketFilters } from "./MarketFilters";
import { RateSpread } from "./RateSpread";

const MARKET = addressState({
  initial: NO_MARKET_FILTER,
  parse: readMarketQuery,
  write: writeMarketQuery,
  leftOut: leftOutText,
});

/** Fetches all plans of the newest period and the part of the script that lists them. Throws if either can't be loaded. */
async function loadMarket() {
  const [{ MarketResults, decodeMarket }, plans] = await Promise.all([
    import("./MarketResults"),
    fetchFile(REPORTED_PLANS),
  ]);
  return { MarketResults, survey: decodeMarket(plans) };
}

type Props = {
  count: number;
  /** The rates of each tier of scores, the highest first. */
  rates: readonly TierRates[];
  period: string;
  listed: readonly CatalogPlan[];
  /** Explains the gap between large and small institutions. */
  advice: string;
};

export function MarketTool({ count, rates, period, listed, advice }: Props) {
  const [asked, setAsked] = useKeptCount("asked", 0);
  const [inAddress, setFilter, leftOut] = useAddressState(MARKET);
  const visitor = useVisitorInputs();
  const { fields, numbers } = visitor;
  // The score is one of the visitor's numbers, and a link may name another.
  const tier = inAddress.tier || (fields?.tier ?? "");
  const filter = useMemo(() => ({ ...inAddress, tier }), [inAddress, tier]);
  // A choice or another number shows at once and the list follows: to rank all plans takes a slow phone several frames.
  const followed = useDeferredValue(filter);
  const counted = useDeferredValue(numbers);
  const wanted = asked > 0 || writeMarketQuery(filter) !== "" || numbers !== null;
  const { loaded, failure } = useLoaded(loadMarket, wanted, "The plans");
  useReveal(!wanted || failure !== "" || (loaded !== null && followed === filter && counted === numbers));

  const status = useRef<HTMLParagraphElement>(null);
  // Both buttons go away, so the focus moves to where the plans will be.
  const showAll = () => {
    setAsked(1);
    status.current?.focus({ preventScroll: true });
  };
  const clear = useCallback(() => {
    const { tier: chosen, sort } = MARKET.read();
    setFilter({ ...NO_MARKET_FILTER, tier: chosen, sort });
    status.current?.focus({ preventScroll: true });
  }, [setFilter]);
  const change = <Field extends keyof MarketFilter>(field: Field, value: MarketFilter[Field]) => {
    // As a browser does that fills in the fields again on the way back.
    if (value === filter[field]) return;
    const changed = { ...inAddress, [field]: value };
    setAsked(1);
    setFilter(changed);
    if (fields && field === "tier") keepInputs(withInputs(visitor.text, { ...fields, tier: changed.tier }));
  };

  const own = rates.find((one) => one.tier === filter.tier) ?? rates[0];
  return (
    <div className="one-column follows-query">
      {own && <RateSpread rates={own} period={period} own={numbers?.apr ?? null} advice={advice} />}
      <NumbersStrip
        visitor={{ ...visitor, change: (next) => visitor.change({ ...next, tier }) }}
        title="What would each plan cost you?"
        asksScore={false}
      />
      <MarketFilters filter={filter} hasNumbers={numbers !== null} onChange={change} />
      {leftOut && <p role="alert">{leftOut}</p>}
      {/* Is there before its words, or nothing would be announced; from then on the results say what changes. */}
      <p ref={status} role="status" tabIndex={-1} className={loaded ? "visually-hidden" : undefined}>
        {loaded ? "The plans are shown below." : failure}
      </p>
      {loaded && (
        <loaded.MarketResults
          survey={loaded.survey}
          filter={followed}
          numbers={counted}
          listed={listed}
          onClear={clear}
        />
      )}
      {wanted && !loaded && !failure && <p>Loading the plans …</p>}
      {!wanted && !loaded && (
        <div>
          <Button onClick={showAll}>{`Show all ${count} plans`}</Button>
        </div>
      )}
      <noscript>
        <p>Searching all plans needs JavaScript, which is turned off. Median rates by score are below.</p>
      </noscript>
    </div>
  );
}
