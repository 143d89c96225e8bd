import { type MarketFilter, type MarketOrder, marketOrder } from "../../domain/market/market-query";
import { STATES } from "../../schema/vocabulary";
import { tierChoices } from "../../domain/visitor/tier";
import { Collapsible } from "../ui/Collapsible";
import { SelectField } from "../ui/SelectField";
import { TextField } from "../ui/TextField";
import * as styles from "./MarketFilters.module.css";

const STATE_OPTIONS = [["", "Any"], ["nationwide", "Nationwide"], ...Object.entries(STATES)] as const;

const withAny = <Value extends string>(...options: (readonly [Value, string])[]) => [["", "Any"], ...options] as const;
const MEMBERSHIPS = withAny(["open", "Open to anyone"], ["members", "Members only"]);
const DEPOSITS = withAny(["no", "No deposit"], ["yes", "With a deposit"]);
const SIZES = withAny(["largest", "25 largest"], ["others", "All others"]);
const FEES = withAny(["none", "None reported"]);
const OFFERS = withAny(["yes", "Reported"]);
const ORDERS: readonly (readonly [MarketOrder, string])[] = [
  ["rate", "Lowest rate"],
  ["name", "Name"],
];

type Choice = Exclude<keyof MarketFilter, "search" | "sort">;

type Props = {
  filter: MarketFilter;
  hasNumbers: boolean;
  onChange: <Field extends keyof MarketFilter>(field: Field, value: MarketFilter[Field]) => void;
};

export function MarketFilters({ filter, hasNumbers, onChange }: Props) {
  const choice = <Field extends Choice>(
    field: Field,
    label: string,
    options: readonly (readonly [MarketFilter[Field], string])[],
  ) => (
    <SelectField label={label} value={filter[field]} options={options} onChange={(value) => onChange(field, value)} />
  );
  return (
    <div role="group" aria-label="Filters" className={styles.filters}>
      {choice("tier", "Your credit score", tierChoices())}
      <Collapsible title="Filters">
        {choice("state", "State", STATE_OPTIONS)}
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
        <Collapsible title="More filters">
          {choice("membership", "Who may open it", MEMBERSHIPS)}
          {choice("size", "Issuer", SIZES)}
          {choice("secured", "Deposit", DEPOSITS)}
          {choice("fee", "Annual or monthly fee", FEES)}
          {choice("offer", "Transfer offer", OFFERS)}
        </Collapsible>
      </Collapsible>
    </div>
  );
}
