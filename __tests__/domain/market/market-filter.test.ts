import { filterPlans, sortedByRate } from "../../../src/domain/market/market-filter";
import {
  type MarketFilter,
  NO_MARKET_FILTER,
  marketOrder,
  readMarketQuery,
  writeMarketQuery,
} from "../../../src/domain/market/market-query";
import { testPlan } from "../survey/test-plan";

const PLANS = [
  testPlan({ row: 1, product: "Everywhere" }),
  testPlan({ row: 2, product: "Here and There", availability: "Regional" }),
  testPlan({ row: 3, product: "Ohio Visa®", availability: "One State/Territory", states: ["OH"] }),
  testPlan({ row: 4, product: "Utah Visa", availability: "One State/Territory", states: ["UT"] }),
  testPlan({ row: 5, product: "Soldiers’ Card", availability: "One State/Territory", states: ["AA"] }),
  testPlan({ row: 6, product: "Neighbors’ Card", availability: "Regional", states: ["OH", "PA"] }),
];

const rowsFor = (changed: Partial<MarketFilter>, plans = PLANS) =>
  filterPlans(plans, { ...NO_MARKET_FILTER, ...changed }).map(({ row }) => row);

test("leaves nothing out without a choice", () => {
  expect(rowsFor({})).toEqual([1, 2, 3, 4, 5, 6]);
});

test("keeps for a state what is offered everywhere, there, or in unknown states", () => {
  expect(rowsFor({ state: "OH" })).toEqual([1, 2, 3, 6]);
  expect(rowsFor({ state: "AA" })).toEqual([1, 2, 5]);
  expect(rowsFor({ state: "nationwide" })).toEqual([1]);
});

test("searches both names word by word", () => {
  expect(rowsFor({ search: " visa OHIO " })).toEqual([3]);
  expect(rowsFor({ search: "first bank utah" })).toEqual([4]);
  expect(rowsFor({ search: "no such card" })).toEqual([]);
});

test("sorts plans by rate, those without one at the end", () => {
  const plans = [
    testPlan({ row: 1, aprMin: null, aprMedian: null, aprMax: null }),
    testPlan({ row: 2, apr720OrMore: 9 }),
    testPlan({ row: 3, aprMin: 8 }),
    testPlan({ row: 4, apr720OrMore: 9 }),
  ];
  const reported = () => undefined;
  const rows = (sorted: typeof plans) => sorted.map(({ row }) => row);
  // The third's lies between 8% and 20% for the best scores.
  expect(rows(sortedByRate(plans, "720-or-more", reported))).toEqual([2, 4, 3, 1]);
  expect(rows(sortedByRate(plans, "", reported))).toEqual([3, 2, 4, 1]);
});

test("restores a filter from an address", () => {
  const filter: MarketFilter = {
    tier: "720-or-more",
    state: "OH",
    search: "visa & more",
    sort: "name",
  };
  const query = writeMarketQuery(filter);
  expect(query).toBe("?tier=720-or-more&state=OH&q=visa+%26+more&sort=name");
  expect(readMarketQuery(query)).toEqual(filter);
  expect(writeMarketQuery(NO_MARKET_FILTER)).toBe("");
});

test("reads what nobody knows as no choice", () => {
  expect(readMarketQuery("?tier=800&state=ZZ&secured=no&sort=best")).toEqual(NO_MARKET_FILTER);
  expect(readMarketQuery("?state=toString").state).toBe("");
});

test("orders by cost for those with numbers who chose no other order", () => {
  expect([
    marketOrder({ sort: "" }, true),
    marketOrder({ sort: "" }, false),
    marketOrder({ sort: "rate" }, true),
  ]).toEqual(["cost", "rate", "rate"]);
});
