import { useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import type { Card } from "../../domain/cards/card";
import { withPicked } from "../../domain/cards/compare-selection";
import {
  DEFAULT_OFFERS,
  type OffersState,
  type OpenCredit,
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
import { HelpLink } from "../page/HelpLink";
import { Button } from "../ui/Button";
import { LiveText } from "../ui/LiveText";
import { type AddressState, addressState, useAddressState } from "../ui/use-address-state";
import { useLoaded } from "../ui/use-loaded";
import { useReveal } from "../ui/use-reveal";
import { CategoryTiles } from "./CategoryTiles";
import { FilterBar } from "./FilterBar";
import * as styles from "./OffersTool.module.css";
import { PickedBar } from "./PickedBar";
import { ViewButtons } from "./ViewButtons";

const loadCosts = () => import("../../domain/cards/offer-costs");

type Offers = AddressState<OffersState>;

/** What is chosen card by card. Each choice reads the state anew, so that the list's rows keep their handlers. */
function useCardChoices({ read }: Offers, setState: Offers["change"]) {
  /** Whether a fifth card was asked for. */
  const [full, setFull] = useState(false);
  const pick = useCallback(
    (id: string, picked: boolean) => {
      const now = read();
      const compare = withPicked(now.compare, id, picked);
      const isFull = compare === now.compare;
      setFull(isFull);
      if (!isFull) setState({ ...now, compare }, true);
    },
    [read, setState],
  );
  const setDetails = useCallback(
    (id: string, isOpen: boolean) => {
      const now = read();
      if (now.details.includes(id) === isOpen) return;
      const details = isOpen ? [...now.details, id] : now.details.filter((other) => other !== id);
      setState({ ...now, details });
    },
    [read, setState],
  );
  return { full, pick, setDetails };
}

type NothingProps = { state: OffersState; open: OpenCredit | null };

const levelText = (level: string) => `${level.toLowerCase()} credit`;

/** Why no card is shown. */
function NothingFound({ state: { credit }, open }: NothingProps) {
  return (
    <div className={styles.empty}>
      <p>No credit cards match your current filters.</p>
      {open && (
        <p>{`No card here asks for ${levelText(credit)}. Cards that ask for ${levelText(open.level)} are open to you too.`}</p>
      )}
    </div>
  );
}

/** Leads from an empty list to the credit for which there are cards, or to no filters. */
function WaysOut({ state, open, leave }: NothingProps & { leave: (next: OffersState) => void }) {
  return (
    <p className={styles.center}>
      {open && (
        <Button onClick={() => leave({ ...state, credit: open.level })}>
          {`Show the ${open.count} ${open.count === 1 ? "card" : "cards"} for ${levelText(open.level)}`}
        </Button>
      )}
      <Button quiet={open !== null} onClick={() => leave(clearFilters(state))}>
        Clear Filters
      </Button>
    </p>
  );
}

type Props = { cards: readonly Card[]; ads: Site["ads"]; help: Site["help"] };

/** The tool of /offers: tiles, the visitor's numbers, filters, the count and the list (specification, section 2). */
export function OffersTool({ cards, ads, help }: Props) {
  const [address] = useState(() => {
    const ids = cards.map(({ id }) => id);
    const parse = (query: string) => parseOffersQuery(query, ids);
    return addressState({ initial: DEFAULT_OFFERS, parse, write: offersQuery });
  });
  const [state, setState] = useAddressState(address);
  const visitor = useNumbers();
  const { numbers } = visitor;
  const { loaded, failure } = useLoaded(loadCosts, numbers !== null, "The costs");
  const costs = useMemo(() => (numbers && loaded?.offerCosts(cards, numbers)) ?? null, [cards, numbers, loaded]);
  // A choice shows at once and the list follows: to draw all cards takes a slow phone several frames.
  const listed = useDeferredValue(state);
  const listedCosts = useDeferredValue(costs);
  const current = listed === state && listedCosts === costs;
  useReveal(current && (numbers === null || loaded !== null || failure !== ""));

  const { full, pick, setDetails } = useCardChoices(address, setState);
  const bar = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => listOffers(cards, listed, listedCosts?.byCost), [cards, listed, listedCosts]);
  const grouped = listed.view === "list" && orderOf(listed, listedCosts !== null) === "cost";
  const nothing = shown.length === 0;
  const more = moreText(cards, listed);
  const open = openCredit(cards, listed);
  /** The button goes away with the empty result, so the focus moves to the filters. */
  const leaveEmpty: Offers["change"] = (next) => {
    setState(next);
    bar.current?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
  };

  return (
    <div className={`${styles.wide ?? ""} follows-query`}>
      <div className={styles.tool}>
        <CategoryTiles
          counts={countByCategory(cards)}
          active={state.category}
          onChoose={(category) => setState(toggleCategory(state, category), true)}
        />
        <NumbersStrip visitor={visitor} title="What would each card cost you?" help={help} />
        <p role="status" className={styles.line}>
          {failure || (numbers && !loaded && "Working out the costs …")}
        </p>
        {costs?.gap && (
          <div className={styles.line}>
            <p>{costs.gap}</p>
            <HelpLink help={help} />
          </div>
        )}
        <div ref={bar} className={styles.bar}>
          <LiveText more={nothing && <NothingFound state={listed} open={open} />}>
            {`Showing ${shown.length} of ${cards.length} available offers`}
          </LiveText>
          {nothing ? (
            <WaysOut state={state} open={open} leave={leaveEmpty} />
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
            {!grouped && <h2 className="visually-hidden">Cards</h2>}
            <AdsContext.Provider value={ads}>
              <CardList
                cards={shown}
                costs={listedCosts?.of ?? null}
                grouped={grouped}
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
