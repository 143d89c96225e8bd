import { MAX_QUERY_TEXT } from "../../domain/forms/address";
import type { MarketFilter } from "../../domain/market/market-filter";
import { STATES } from "../../domain/market/state";
import { TIER_CHOICES } from "../../domain/market/tier";
import { Fold } from "../ui/Fold";
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
const SORTS = [
  ["rate", "Lowest rate"],
  ["cost", "My cost"],
  ["name", "Name"],
] as const;

type Props = { filter: MarketFilter; onChange: (part: Partial<MarketFilter>) => void };

/** What a visitor may ask of the reported plans. What is asked most shows; the rest opens. */
export function MarketFilters({ filter, onChange }: Props) {
  return (
    <div role="group" aria-label="Filters" className={styles.filters}>
      <div className={styles.fields}>
        <SelectField
          label="Your credit score"
          value={filter.tier}
          options={TIER_CHOICES}
          onChange={(tier) => onChange({ tier })}
        />
        <SelectField
          label="State"
          value={filter.state}
          options={STATE_OPTIONS}
          onChange={(state) => onChange({ state })}
        />
        <SelectField label="Sort by" value={filter.sort} options={SORTS} onChange={(sort) => onChange({ sort })} />
        <TextField
          label="Search by name"
          type="search"
          maxLength={MAX_QUERY_TEXT}
          value={filter.search}
          onChange={(search) => onChange({ search })}
        />
      </div>
      <Fold title="More filters" className={styles.more}>
        <div className={styles.fields}>
          <SelectField
            label="Who may open it"
            value={filter.membership}
            options={MEMBERSHIPS}
            onChange={(membership) => onChange({ membership })}
          />
          <SelectField
            label="Institution"
            value={filter.size}
            options={SIZES}
            onChange={(size) => onChange({ size })}
          />
          <SelectField
            label="Deposit"
            value={filter.secured}
            options={DEPOSITS}
            onChange={(secured) => onChange({ secured })}
          />
          <SelectField
            label="Annual or monthly fee"
            value={filter.fee}
            options={FEES}
            onChange={(fee) => onChange({ fee })}
          />
          <SelectField
            label="Offer on moved balances"
            value={filter.offer}
            options={OFFERS}
            onChange={(offer) => onChange({ offer })}
          />
        </div>
      </Fold>
    </div>
  );
}
