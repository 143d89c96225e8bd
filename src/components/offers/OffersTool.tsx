import { useState } from "react";
import type { Card } from "../../domain/card";
import {
  DEFAULT_OFFERS,
  clearFilters,
  countByCategory,
  creditNote,
  listOffers,
  offersQuery,
  parseOffersQuery,
  toggleCategory,
} from "../../domain/offers";
import { CardList } from "../cards/CardList";
import { Button } from "../ui/Button";
import { LiveText } from "../ui/LiveText";
import { useAddressState } from "../ui/use-address-state";
import { CategoryTiles } from "./CategoryTiles";
import { FilterBar } from "./FilterBar";
import * as styles from "./OffersTool.module.css";

const CODEC = { initial: DEFAULT_OFFERS, parse: parseOffersQuery, write: offersQuery };
const FILTER_BAR = "offer-filters";

type Props = { cards: readonly Card[] };

/** The tool of /offers: tiles, filters, the count and the list (specification, section 2). */
export function OffersTool({ cards }: Props) {
  const [state, setState] = useAddressState(CODEC);
  const [filtersShown, setFiltersShown] = useState(false);
  const shown = listOffers(cards, state);
  const note = creditNote(cards, state.credit);

  return (
    <div data-follows-query="">
      <CategoryTiles
        counts={countByCategory(cards)}
        active={state.category}
        onChoose={(category) => setState(toggleCategory(state, category))}
      />
      <div className={styles.bar}>
        <Button
          quiet
          aria-expanded={filtersShown}
          aria-controls={FILTER_BAR}
          onClick={() => setFiltersShown(!filtersShown)}
        >
          {filtersShown ? "Hide Filters" : "Show Filters"}
        </Button>
        <LiveText>{`Showing ${shown.length} of ${cards.length} available offers`}</LiveText>
      </div>
      <FilterBar id={FILTER_BAR} shown={filtersShown} state={state} onChange={setState} />
      <div role="status">
        {shown.length === 0 && (
          <div className={styles.empty}>
            <p>No credit cards match your current filters.</p>
            {note && <p>{note}</p>}
          </div>
        )}
      </div>
      {shown.length === 0 ? (
        <p className={styles.center}>
          <Button onClick={() => setState(clearFilters(state))}>Clear Filters</Button>
        </p>
      ) : (
        <>
          <h2 className="visually-hidden">Cards</h2>
          <CardList cards={shown} />
        </>
      )}
    </div>
  );
}
