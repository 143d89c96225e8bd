import { leftOutText, oneOf, queryOf } from "../forms/url-query";
import { STATES, TIERS } from "../../schema/vocabulary";

const MARKET_SORTS = ["rate", "name"] as const;

/** An order by cost needs the visitor's numbers. */
export type MarketOrder = (typeof MARKET_SORTS)[number] | "cost";

/** The filter that an address asks for. A value that is not known falls back to none. */
export function readMarketQuery(query: string) {
  const values = new URLSearchParams(query);
  return {
    tier: oneOf(values.get("tier"), TIERS, ""),
    /** A postal code, or "nationwide" for plans that are offered everywhere. */
    state: oneOf(values.get("state"), ["nationwide", ...Object.keys(STATES)], ""),
    membership: oneOf(values.get("membership"), ["open", "members"], ""),
    secured: oneOf(values.get("secured"), ["yes", "no"], ""),
    /** `largest`: one of the 25 largest issuers. */
    size: oneOf(values.get("size"), ["largest", "others"], ""),
    /** `none`: neither an annual nor a monthly fee is reported. */
    fee: oneOf(values.get("fee"), ["none"], ""),
    offer: oneOf(values.get("offer"), ["yes"], ""),
    search: values.get("q") ?? "",
    /** Empty: by cost for those with numbers, else by rate. */
    sort: oneOf(values.get("sort"), MARKET_SORTS, ""),
  };
}

export type MarketFilter = ReturnType<typeof readMarketQuery>;

export const NO_MARKET_FILTER = readMarketQuery("");

export function writeMarketQuery(filter: MarketFilter): string {
  const { search, sort, ...rest } = filter;
  return queryOf({ ...rest, q: search, sort });
}

const QUERY_NAMES = ["tier", "state", "membership", "secured", "size", "fee", "offer", "sort"];

export function marketLeftOut(query: string, written: string): string {
  return leftOutText(query, written, QUERY_NAMES);
}

export function marketOrder({ sort }: Pick<MarketFilter, "sort">, hasNumbers: boolean): MarketOrder {
  return sort || (hasNumbers ? "cost" : "rate");
}
