import { useState } from "react";
import { CATEGORIES, CREDIT_LEVELS } from "../../schema/vocabulary";
import { CATEGORY_NAMES } from "../../domain/cards/card";
import {
  ALL,
  ORDER_NAMES,
  type OffersState,
  type Order,
  SORTS,
  type Sort,
  VIEWS,
  type View,
  offersOrder,
} from "../../domain/catalog/offers";
import { Button } from "../ui/Button";
import { SelectField } from "../ui/SelectField";
import * as styles from "./FilterBar.module.css";

const CATEGORY_OPTIONS = [
  [ALL, "All categories"],
  ...CATEGORIES.map((name) => [name, CATEGORY_NAMES[name]] as const),
] as const;
const CREDIT_OPTIONS = [[ALL, "All credit levels"], ...CREDIT_LEVELS.map((level) => [level, level] as const)] as const;

/** The two modes of the card list (specification, section 2). */
const VIEW_NAMES: Record<View, string> = { list: "Compact list", table: "Table" };

const BAR = "offer-filters";

type Props = {
  state: OffersState;
  /** The order that the visitor's numbers or score make; null without either. */
  own: Exclude<Order, Sort> | null;
  onChange: (part: Partial<OffersState>) => void;
  onView: (view: View) => void;
  onClear: () => void;
};

export function FilterBar({ state, own, onChange, onView, onClear }: Props) {
  const [shown, setShown] = useState(false);
  const order = offersOrder(state, own);
  const orders: readonly Order[] = own ? [...SORTS, own] : SORTS;
  return (
    <>
      <p>{`Sorted by: ${ORDER_NAMES[order]}`}</p>
      <Button kind="secondary" aria-expanded={shown} aria-controls={BAR} onClick={() => setShown(!shown)}>
        {shown ? "Hide Filters" : "Show Filters"}
      </Button>
      <div className="segment-row not-printed" role="group" aria-label="Show cards as">
        {VIEWS.map((view) => (
          <button key={view} type="button" aria-pressed={state.view === view} onClick={() => onView(view)}>
            {VIEW_NAMES[view]}
          </button>
        ))}
      </div>
      <div id={BAR} hidden={!shown} className={styles.bar} role="group" aria-label="Filters">
        <SelectField
          label="Category"
          value={state.category}
          options={CATEGORY_OPTIONS}
          onChange={(category) => onChange({ category, more: false })}
        />
        <SelectField
          label="Credit Required"
          value={state.credit}
          options={CREDIT_OPTIONS}
          onChange={(credit) => onChange({ credit })}
        />
        <SelectField
          label="Sort by"
          value={order}
          options={orders.map((name) => [name, ORDER_NAMES[name]] as const)}
          onChange={(name) => onChange({ sort: SORTS.find((sort) => sort === name) ?? null })}
        />
        <Button kind="secondary" onClick={onClear}>
          Clear All
        </Button>
      </div>
    </>
  );
}
