import { useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import type { Card } from "../../domain/cards/card";
import { withPicked } from "../../domain/cards/compare-selection";
import {
  DEFAULT_OFFERS,
  clearAll,
  clearFilters,
  countByCategory,
  listOffers,
  moreText,
  offersQuery,
  openCredit,
  orderOf,
  parseOffersQuery,
  toggleCategory,
} from "../../domain/cards/offers";
import type { Site } from "../../domain/site/site";
import { AdsContext } from "../ads/AdSlot";
import { CardList } from "../cards/CardList";
import { ToggleButton } from "../ui/ToggleButton";
import { NumbersStrip } from "../numbers/NumbersStrip";
import { useNumbers } from "../numbers/numbers-store";
import { Button } from "../ui/Button";
import { LiveText } from "../ui/LiveText";
import { addressState, useAddressState } from "../ui/use-address-state";
import { useLoaded } from "../ui/use-loaded";
import { useReveal } from "../ui/use-reveal";
import { CategoryTiles } from "./CategoryTiles";
import { FilterBar } from "./FilterBar";
import * as styles from "./OffersTool.module.css";
import { PickedBar } from "./PickedBar";
import { ViewButtons } from "./ViewButtons";

const loadCosts = () => import("../../domain/cards/offer-costs");

type Props = { cards: readonly Card[]; ads: Site["ads"] };

/** The tool of /offers: tiles, the visitor's numbers, filters, the count and the list (specification, section 2). */
export function OffersTool({ cards, ads }: Props) {
  const [address] = useState(() => {
    const ids = cards.map(({ id }) => id);
    const parse = (query: string) => parseOffersQuery(query, ids);
    return addressState({ initial: DEFAULT_OFFERS, parse, write: offersQuery });
  });
  const [state, setState] = useAddressState(address);
  const visitor = useNumbers();
  const { numbers } = visitor;
  const { loaded, failed } = useLoaded(loadCosts, numbers !== null);
  const costs = useMemo(() => (numbers && loaded?.offerCosts(cards, numbers)) ?? null, [cards, numbers, loaded]);
  // A choice shows at once and the list follows: to draw all cards takes a slow phone several frames.
  const listed = useDeferredValue(state);
  const listedCosts = useDeferredValue(costs);
  const current = listed === state && listedCosts === costs;
  useReveal(current && (numbers === null || loaded !== null || failed));

  /** Whether a fifth card was asked for. */
  const [full, setFull] = useState(false);
  const bar = useRef<HTMLDivElement>(null);

  const shown = useMemo(() => listOffers(cards, listed, listedCosts?.byCost), [cards, listed, listedCosts]);
  const nothing = shown.length === 0;
  const more = moreText(cards, listed);
  const open = openCredit(cards, listed);

  const pick = useCallback(
    (id: string, picked: boolean) => {
      const now = address.read();
      const compare = withPicked(now.compare, id, picked);
      setFull(compare === now.compare);
      if (compare !== now.compare) setState({ ...now, compare }, true);
    },
    [address, setState],
  );
  const setDetails = useCallback(
    (id: string, isOpen: boolean) => {
      const now = address.read();
      if (now.details.includes(id) === isOpen) return;
      const details = isOpen ? [...now.details, id] : now.details.filter((other) => other !== id);
      setState({ ...now, details });
    },
    [address, setState],
  );
  /** The button goes away with the empty result, so the focus moves to the filters. */
  const leaveEmpty = (next: typeof state) => {
    setState(next);
    bar.current?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
  };

  return (
    <div className="follows-query">
      <div className={styles.tool}>
        <CategoryTiles
          counts={countByCategory(cards)}
          active={state.category}
          onChoose={(category) => setState(toggleCategory(state, category), true)}
        />
        <NumbersStrip visitor={visitor} title="What would each card cost you?" />
        <p role="status" className={styles.line}>
          {failed && "The costs could not be loaded. Reload the page to try again."}
        </p>
        {numbers && !loaded && !failed && <p className={styles.line}>Working out the costs …</p>}
        <div ref={bar} className={styles.bar}>
          <LiveText
            more={
              nothing && (
                <div className={styles.empty}>
                  <p>No credit cards match your current filters.</p>
                  {open && (
                    <p>
                      {`No card here asks for ${listed.credit.toLowerCase()} credit. Cards that ask for ${open.level.toLowerCase()} credit are open to you too.`}
                    </p>
                  )}
                </div>
              )
            }
          >{`Showing ${shown.length} of ${cards.length} available offers`}</LiveText>
          {nothing ? (
            <p className={styles.center}>
              {open && (
                <Button onClick={() => leaveEmpty({ ...state, credit: open.level })}>
                  {`Show the ${open.count} ${open.count === 1 ? "card" : "cards"} for ${open.level.toLowerCase()} credit`}
                </Button>
              )}
              <Button quiet={open !== null} onClick={() => leaveEmpty(clearFilters(state))}>
                Clear Filters
              </Button>
            </p>
          ) : (
            <ViewButtons view={state.view} onChoose={(view) => setState({ ...state, view })} />
          )}
          <FilterBar
            state={state}
            order={orderOf(state, costs !== null)}
            withCosts={costs !== null}
            onChange={(part) => setState({ ...state, ...part })}
            onClear={() => setState(clearAll(state, numbers !== null))}
          />
        </div>
        {more && (
          <p className={styles.line}>
            <span>{more}</span>{" "}
            <ToggleButton pressed={state.more} onToggle={() => setState({ ...state, more: !state.more })}>
              Show them too
            </ToggleButton>
          </p>
        )}
        {!nothing && (
          <>
            <h2 className="visually-hidden">Cards</h2>
            <AdsContext.Provider value={ads}>
              <CardList
                cards={shown}
                costs={listedCosts?.of ?? null}
                view={listed.view}
                details={listed.details}
                compare={listed.compare}
                onDetails={setDetails}
                onPick={pick}
              />
            </AdsContext.Provider>
          </>
        )}
        <PickedBar picked={state.compare} full={full} />
      </div>
    </div>
  );
}
