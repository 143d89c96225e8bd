import { oneOf, queryOf, valueIn } from "../forms/url-query";
import { STATES, TIERS } from "../../schema/vocabulary";

const MARKET_SORTS = ["rate", "name"] as const;

/** An order by cost needs the visitor's numbers. */
export type MarketOrder = (typeof MARKET_SORTS)[number] | "cost";

/** The filter that an address asks for. A value that is not known falls back to none. */
export function readMarketQuery(query: string) {
  return {
    tier: oneOf(valueIn(query, "tier"), TIERS, ""),
    /** A postal code, or "nationwide" for plans that are offered everywhere. */
    state: oneOf(valueIn(query, "state"), ["nationwide", ...Object.keys(STATES)], ""),
    search: valueIn(query, "q"),
    /** Empty: by cost for those with numbers, else by rate. */
    sort: oneOf(valueIn(query, "sort"), MARKET_SORTS, ""),
  };
}

export type MarketFilter = ReturnType<typeof readMarketQuery>;

export const NO_MARKET_FILTER = readMarketQuery("");

export function writeMarketQuery(filter: MarketFilter): string {
  const { search, sort, ...rest } = filter;
  return queryOf({ ...rest, q: search, sort });
}

export function marketOrder({ sort }: Pick<MarketFilter, "sort">, hasNumbers: boolean): MarketOrder {
  return sort || (hasNumbers ? "cost" : "rate");
}
