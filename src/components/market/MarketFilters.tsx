import { type MarketFilter, type MarketOrder, marketOrder } from "../../domain/market/market-query";
import { STATES } from "../../schema/vocabulary";
import { tierChoices } from "../../domain/visitor/tier";
import { Collapsible } from "../ui/Collapsible";
import { SelectField } from "../ui/SelectField";
import { TextField } from "../ui/TextField";
import * as styles from "./MarketFilters.module.css";

const STATE_OPTIONS = [["", "Any"], ["nationwide", "Nationwide"], ...Object.entries(STATES)] as const;

const ORDERS: readonly (readonly [MarketOrder, string])[] = [
  ["rate", "Lowest rate"],
  ["name", "Name"],
];

type Props = {
  filter: MarketFilter;
  hasNumbers: boolean;
  onChange: <Field extends keyof MarketFilter>(field: Field, value: MarketFilter[Field]) => void;
};

/** Filters of the reported plans in a row; on a phone all but the score are folded. */
export function MarketFilters({ filter, hasNumbers, onChange }: Props) {
  return (
    <div role="group" aria-label="Filters" className={styles.filters}>
      <SelectField
        label="Your credit score"
        value={filter.tier}
        options={tierChoices()}
        onChange={(tier) => onChange("tier", tier)}
      />
      <Collapsible title="Filters">
        <SelectField
          label="State"
          value={filter.state}
          options={STATE_OPTIONS}
          onChange={(state) => onChange("state", state)}
        />
        <SelectField
          label="Sort by"
          value={marketOrder(filter, hasNumbers)}
          options={hasNumbers ? [["cost", "My cost"], ...ORDERS] : ORDERS}
          onChange={(order) => onChange("sort", order === "cost" ? "" : order)}
        />
        <TextField
          label="Search by name"
          type="search"
          value={filter.search}
          onChange={(search) => onChange("search", search)}
        />
      </Collapsible>
    </div>
  );
}
