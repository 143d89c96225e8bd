import { useDeferredValue, useMemo, useRef } from "react";
import type { Card } from "../../domain/cards/card";
import {
  BY_COST,
  DEFAULT_OFFERS,
  clearFilters,
  countByCategory,
  creditNote,
  effectiveOffers,
  listOffers,
  offersQuery,
  parseOffersQuery,
  toggleCategory,
} from "../../domain/cards/offers";
import type { Site } from "../../domain/site/site";
import { AdsContext } from "../ads/AdSlot";
import { CardList } from "../cards/CardList";
import { CostsContext } from "../cards/YourCost";
import { YourCostForm } from "../cards/YourCostForm";
import { useYourCost } from "../cards/use-your-cost";
import { Button } from "../ui/Button";
import { LiveText } from "../ui/LiveText";
import { addressState, useAddressState } from "../ui/use-address-state";
import { CategoryTiles } from "./CategoryTiles";
import { FilterBar } from "./FilterBar";
import * as styles from "./OffersTool.module.css";

const OFFERS = addressState({ part: "search", initial: DEFAULT_OFFERS, parse: parseOffersQuery, write: offersQuery });
const loadCostEngine = async () => {
  const [costs, { AmountFields, CostAnnouncement }] = await Promise.all([
    import("../../domain/cards/catalogue-costs"),
    import("../cards/AmountFields"),
  ]);
  return { ...costs, AmountFields, CostAnnouncement };
};

type Props = {
  cards: readonly Card[];
  /** What the costs mean, for those who ask for them. */
  costNote: string;
  ads: Site["ads"];
};

/** The tool of /offers: tiles, filters, the count and the list (specification, section 2). */
export function OffersTool({ cards, costNote, ads }: Props) {
  const [chosen, setState] = useAddressState(OFFERS);
  // A choice shows at once and the list follows, however long it is.
  const followed = useDeferredValue(chosen);
  const yourCost = useYourCost(loadCostEngine, followed === chosen);
  const { fields, amounts, engine, waiting } = yourCost;

  const calculated = useMemo(() => amounts && engine?.catalogueCosts(cards, amounts), [cards, amounts, engine]);
  const costs = calculated?.costs ?? null;
  const summary = amounts && engine && costs ? engine.costSummary(amounts, costs) : waiting;

  const withCosts = costs !== null;
  const state = useMemo(() => effectiveOffers(chosen, withCosts), [chosen, withCosts]);
  const listed = useMemo(() => effectiveOffers(followed, withCosts), [followed, withCosts]);
  // Without the order by cost the list doesn't follow the amounts, and stays the very same.
  const order = listed.sort === BY_COST && calculated ? calculated.byCost : null;
  const shown = useMemo(() => listOffers(cards, listed, order), [cards, listed, order]);
  const nothing = shown.length === 0;
  const note = creditNote(cards, listed.credit);

  const bar = useRef<HTMLDivElement>(null);
  // The button goes away with the empty result, so the focus moves to the filters.
  const clear = () => {
    setState(clearFilters(chosen));
    bar.current?.querySelector("button")?.focus();
  };
  const toggleCosts = () => {
    if (fields && chosen.sort === BY_COST) setState(effectiveOffers(chosen, false));
    yourCost.toggle();
  };

  return (
    <div className="follows-query">
      <CategoryTiles
        counts={countByCategory(cards)}
        active={state.category}
        onChoose={(category) => setState(toggleCategory(chosen, category))}
      />
      <YourCostForm state={yourCost} onToggle={toggleCosts} summary={fields ? summary : ""}>
        <p className={styles.note}>{costNote}</p>
      </YourCostForm>
      <div ref={bar} className={styles.bar}>
        <FilterBar state={state} withCosts={withCosts} onChange={(part) => setState({ ...chosen, ...part })} />
        <LiveText
          more={
            nothing && (
              <div className={styles.empty}>
                <p>No credit cards match your current filters.</p>
                {note && <p>{note}</p>}
              </div>
            )
          }
        >{`Showing ${shown.length} of ${cards.length} available offers`}</LiveText>
      </div>
      {nothing ? (
        <p className={styles.center}>
          <Button onClick={clear}>Clear Filters</Button>
        </p>
      ) : (
        <h2 className="visually-hidden">Cards</h2>
      )}
      <AdsContext.Provider value={ads}>
        <CostsContext.Provider value={costs}>
          {/* It stays while nothing is found, so that it keeps its mode. */}
          <CardList cards={shown} />
        </CostsContext.Provider>
      </AdsContext.Provider>
    </div>
  );
}
