import { useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import type { Card } from "../../domain/cards/card";
import { leftOutText } from "../../domain/forms/url-query";
import { withPicked } from "../../domain/catalog/compare-selection";
import {
  DEFAULT_OFFERS,
  type OffersState,
  clearAll,
  clearFilters,
  countCards,
  listOffers,
  matches,
  offersQuery,
  parseOffersQuery,
  relatedCountText,
  toggleCategory,
} from "../../domain/catalog/offers";
import type { Site } from "../../domain/site/site";
import { AdsContext } from "../ads/AdSlot";
import { CardList } from "../cards/CardList";
import { Button } from "../ui/Button";
import { ToggleButton } from "../ui/ToggleButton";
import { NumbersStrip } from "../visitor/NumbersStrip";
import { useVisitorInputs } from "../visitor/numbers-store";
import { LiveText } from "../ui/LiveText";
import { addressState, useAddressState } from "../ui/use-address-state";
import { useLoaded } from "../ui/use-loaded";
import { useReveal } from "../ui/use-reveal";
import { CategoryTiles } from "./CategoryTiles";
import { FilterBar } from "./FilterBar";
import * as styles from "./OffersTool.module.css";

const loadOnUse = () => import("./LazyParts");

/** The tool of /offers: tiles, the visitor's numbers, filters, the count and the list (specification, section 2). */
export function OffersTool({ cards, ads, help }: { cards: readonly Card[]; ads: Site["ads"]; help: Site["help"] }) {
  const [address] = useState(() => {
    const ids = cards.map(({ id }) => id);
    const parse = (query: string) => parseOffersQuery(query, ids);
    return addressState({ initial: DEFAULT_OFFERS, parse, write: offersQuery, leftOut: leftOutText });
  });
  const [state, setState, leftOut] = useAddressState(address);
  const visitor = useVisitorInputs();
  const { numbers, tier } = visitor;
  const isKnown = numbers !== null || tier !== null;
  // A choice shows at once and the list follows: to draw all cards takes a slow phone several frames.
  const listed = useDeferredValue(state);
  const nothing = !cards.some((card) => matches(card, listed));
  const isUsed = isKnown || nothing || state.view === "table" || state.compare.length > 0;
  const { loaded, failure } = useLoaded(loadOnUse, isUsed, "The list");
  const costs = useMemo(() => {
    if (!loaded) return null;
    return numbers ? loaded.offerCosts(cards, numbers) : tier && loaded.offersForScore(cards, tier);
  }, [cards, numbers, tier, loaded]);
  const own = costs && (numbers ? "cost" : "score");
  const listedCosts = useDeferredValue(costs);
  const current = listed === state && listedCosts === costs;
  useReveal(current && ((!isKnown && state.view === "list") || loaded !== null || failure !== ""));

  /** True once a fifth card was asked for. */
  const [full, setFull] = useState(false);
  /** Reads the state anew, so that the list's rows keep their handler. */
  const pick = useCallback(
    (id: string) => {
      const now = address.read();
      const compare = withPicked(now.compare, id, !now.compare.includes(id));
      const isFull = compare === now.compare;
      setFull(isFull);
      if (!isFull) setState({ ...now, compare }, true);
    },
    [address, setState],
  );
  const bar = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => listOffers(cards, listed, listedCosts?.byCost), [cards, listed, listedCosts]);
  const grouped = listed.view === "list" && listed.sort === null && listedCosts !== null;
  const more = relatedCountText(cards, listed);
  /** The button goes away with the empty result, so the focus moves to the filters. */
  const clearAndRefocus = (next: OffersState) => {
    setState(next);
    bar.current?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
  };

  return (
    <div className={`${styles.wide ?? ""} follows-query`}>
      <div className={styles.tool}>
        <NumbersStrip visitor={visitor} title="Your numbers" inHead help={help} notice={costs?.notice} />
        <CategoryTiles
          countOf={(category) => countCards(cards, category)}
          active={state.category}
          onChoose={(category) => setState(toggleCategory(state, category), true)}
        />
        <p role="status">{leftOut || failure || (numbers && !loaded && "Calculating the costs …")}</p>
        <div ref={bar} className={styles.bar}>
          <LiveText
            of={offersQuery(listed)}
            more={nothing && <p className={styles.empty}>No credit cards match your current filters.</p>}
          >
            {`Showing ${shown.length} of ${cards.length} available offers`}
          </LiveText>
          <FilterBar
            state={state}
            own={own}
            onChange={(part) => setState({ ...state, ...part }, true)}
            onView={(view) => setState({ ...state, view })}
            onClear={() => setState(clearAll(state, isKnown), true)}
          />
          {nothing && (
            <div className={styles.center}>
              {loaded && <loaded.OpenCredit cards={cards} state={listed} leave={clearAndRefocus} />}
              <Button kind="secondary" onClick={() => clearAndRefocus(clearFilters(state))}>
                Clear Filters
              </Button>
            </div>
          )}
        </div>
        {more && (
          <p>
            <span>{more}</span>{" "}
            <ToggleButton pressed={state.more} onToggle={() => setState({ ...state, more: !state.more })}>
              Show them too
            </ToggleButton>
          </p>
        )}
        {!nothing && (
          <>
            {!grouped && <h2 className="visually-hidden">Cards</h2>}
            <AdsContext.Provider value={ads}>
              <CardList
                cards={shown}
                costs={listedCosts?.of ?? null}
                grouped={grouped}
                table={loaded?.CardTable ?? null}
                view={listed.view}
                compare={listed.compare}
                onPick={pick}
              />
            </AdsContext.Provider>
          </>
        )}
        {loaded && <loaded.PickedBar picked={state.compare} full={full} />}
      </div>
    </div>
  );
}
