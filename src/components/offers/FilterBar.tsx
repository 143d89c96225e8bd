import { useState } from "react";
import { CATEGORIES, CATEGORY_NAMES, CREDIT_LEVELS } from "../../domain/cards/card";
import { ALL, BY_COST, DEFAULT_OFFERS, type OffersState, SORTS, SORT_NAMES } from "../../domain/cards/offers";
import { Button } from "../ui/Button";
import { SelectField } from "../ui/SelectField";
import * as styles from "./FilterBar.module.css";

const CATEGORY_OPTIONS = [
  [ALL, "All categories"],
  ...CATEGORIES.map((name) => [name, CATEGORY_NAMES[name]] as const),
] as const;
const CREDIT_OPTIONS = [[ALL, "All credit levels"], ...CREDIT_LEVELS.map((level) => [level, level] as const)] as const;
const SORT_OPTIONS = SORTS.map((sort) => [sort, SORT_NAMES[sort]] as const);
const SORT_OPTIONS_WITH_COST = [...SORT_OPTIONS, [BY_COST, SORT_NAMES[BY_COST]] as const];

const BAR = "offer-filters";

type Props = {
  state: OffersState;
  /** Whether there are costs to sort by. */
  withCosts: boolean;
  /** Gets what was chosen alone: `state` may show another order than the one that is waiting for costs. */
  onChange: (part: Partial<OffersState>) => void;
};

/** Category, credit and order, behind a button that shows them; 'Clear All' resets the three. */
export function FilterBar({ state, withCosts, onChange }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button quiet aria-expanded={shown} aria-controls={BAR} onClick={() => setShown(!shown)}>
        {shown ? "Hide Filters" : "Show Filters"}
      </Button>
      <div id={BAR} hidden={!shown} className={styles.bar} role="group" aria-label="Filters">
        <SelectField
          label="Category"
          value={state.category}
          options={CATEGORY_OPTIONS}
          onChange={(category) => onChange({ category })}
        />
        <SelectField
          label="Credit Required"
          value={state.credit}
          options={CREDIT_OPTIONS}
          onChange={(credit) => onChange({ credit })}
        />
        <SelectField
          label="Sort by"
          value={state.sort}
          options={withCosts ? SORT_OPTIONS_WITH_COST : SORT_OPTIONS}
          onChange={(sort) => onChange({ sort })}
        />
        <Button quiet onClick={() => onChange(DEFAULT_OFFERS)}>
          Clear All
        </Button>
      </div>
    </>
  );
}
