import { type MarketFilter, type MarketOrder, orderOf, sortFor } from "../../domain/market/market-filter";
import { STATES } from "../../schema/vocabulary";
import { tierChoices } from "../../domain/visitor/tier";
import { Collapsible } from "../ui/Collapsible";
import { SelectField } from "../ui/SelectField";
import { TextField } from "../ui/TextField";
import * as styles from "./MarketFilters.module.css";

const STATE_OPTIONS = [["", "Any state"], ["nationwide", "Nationwide plans"], ...Object.entries(STATES)] as const;
const MEMBERSHIPS = [
  ["", "Anyone or members"],
  ["open", "Open to anyone"],
  ["members", "Members only"],
] as const;
const DEPOSITS = [
  ["", "With or without"],
  ["no", "No deposit"],
  ["yes", "Secured by a deposit"],
] as const;
const SIZES = [
  ["", "Any size"],
  ["largest", "25 largest issuers"],
  ["others", "All others"],
] as const;
const FEES = [
  ["", "With or without"],
  ["none", "None reported"],
] as const;
const OFFERS = [
  ["", "With or without"],
  ["yes", "Offer reported"],
] as const;
const ORDERS: readonly (readonly [MarketOrder, string])[] = [
  ["rate", "Lowest rate"],
  ["name", "Name"],
];

type Choice = Exclude<keyof MarketFilter, "search" | "sort">;

type Props = {
  filter: MarketFilter;
  /** Whether the visitor's numbers are known, for an order by cost. */
  hasNumbers: boolean;
  onChange: <Field extends keyof MarketFilter>(field: Field, value: MarketFilter[Field]) => void;
};

/** Filters of the reported plans. The most used show; the rest opens. */
export function MarketFilters({ filter, hasNumbers, onChange }: Props) {
  const choice = <Field extends Choice>(
    field: Field,
    label: string,
    options: readonly (readonly [MarketFilter[Field], string])[],
  ) => (
    <SelectField label={label} value={filter[field]} options={options} onChange={(value) => onChange(field, value)} />
  );
  return (
    <div role="group" aria-label="Filters" className="page-panel not-printed">
      <div className={styles.fields}>
        {choice("tier", "Your credit score", tierChoices())}
        {choice("state", "State", STATE_OPTIONS)}
        <SelectField
          label="Sort by"
          value={orderOf(filter, hasNumbers)}
          options={hasNumbers ? [["cost", "My cost"], ...ORDERS] : ORDERS}
          onChange={(order) => onChange("sort", sortFor(order, hasNumbers))}
        />
        <TextField
          label="Search by name"
          type="search"
          value={filter.search}
          onChange={(search) => onChange("search", search)}
        />
      </div>
      <Collapsible title="More filters">
        <div className={styles.fields}>
          {choice("membership", "Who may open it", MEMBERSHIPS)}
          {choice("size", "Institution", SIZES)}
          {choice("secured", "Deposit", DEPOSITS)}
          {choice("fee", "Annual or monthly fee", FEES)}
          {choice("offer", "Balance transfer offer", OFFERS)}
        </div>
      </Collapsible>
    </div>
  );
}
