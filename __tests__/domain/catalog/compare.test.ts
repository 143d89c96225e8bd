import fc from "fast-check";
import type { Card } from "../../../src/domain/cards/card";
import { shortName } from "../../../src/domain/cards/card";
import { compareCards, markBest, matchesSearch, termRows } from "../../../src/domain/catalog/compare";
import {
  DEFAULT_COMPARE,
  MAX_COMPARED,
  compareQuery,
  parseCompareQuery,
  withPicked,
} from "../../../src/domain/catalog/compare-selection";
import { COMPARISON_ROWS } from "../../support/specified";
import { testCard } from "../test-card";

const CARD = testCard({ rewards: "1.5% cash back", terms: { creditScores: { from: 670, to: 850 } } });

function row(label: string) {
  const found = termRows(null).find((candidate) => candidate.label === label);
  if (!found) throw new Error(`no row ${label}`);
  return found;
}

const cell = (label: string, card: Card) => row(label).cell(card);
const best = (label: string, cards: readonly Card[]) => compareCards(row(label), cards).map((one) => one.best);

test.each([
  ["adds a card at the end", [], "a", true, ["a"]],
  ["takes a card out again", ["a", "b", "c"], "b", false, ["a", "c"]],
  ["stays as it is when a card is removed twice", ["a", "b"], "c", false, ["a", "b"]],
  ["takes a fourth card", ["a", "b", "c"], "d", true, ["a", "b", "c", "d"]],
  ["ignores a fifth", ["a", "b", "c", "d"], "e", true, ["a", "b", "c", "d"]],
])("the selection %s", (_, selected, id, picked, expected) => {
  expect(withPicked(selected, id, picked)).toEqual(expected);
});

describe("the search", () => {
  test.each(["test", " balance ", "", "   "])("finds the card by %j", (search) => {
    expect(matchesSearch(CARD, search)).toBe(true);
  });

  test.each(["second", "18.24"])("misses the card by %j", (search) => {
    expect(matchesSearch(CARD, search)).toBe(false);
  });
});

describe("the table", () => {
  test("has the specification's rows in its order, then how the reported rate has moved", () => {
    expect(termRows(null).map(({ label }) => label)).toEqual(COMPARISON_ROWS);
  });

  test("shows every term of a card", () => {
    const cells = termRows(null).map((row) => row.cell(CARD));
    expect(cells.map(({ text, note }) => ({ text, note }))).toEqual([
      { text: "First Bank" },
      { text: "18.24–28.99%", note: "Variable" },
      { text: "0% intro APR" },
      { text: "21 months", note: "21 months on balance transfers" },
      { text: "$0" },
      { text: "1.5% cash back" },
      { text: "4.8" },
      { text: "Good", note: "Scores 670–850" },
      { text: "3% or $5 (greater)", note: "$150.00 on $5,000" },
      { text: "None" },
      { text: "Moving a balance" },
    ]);
  });

  test("reckons with the balance that was typed, and with $5,000 where none was or something is bought", () => {
    const note = (numbers: Parameters<typeof termRows>[0]) =>
      termRows(numbers)
        .find(({ label }) => label === "Balance Transfer Fee")
        ?.cell(CARD).note;
    expect(note({ goal: "balance", amount: 3000 })).toBe("$90.00 on $3,000");
    expect([note({ goal: "purchase", amount: 3000 }), note(null)]).toEqual(Array(2).fill("$150.00 on $5,000"));
  });

  // The low end alone is for the strongest credit.
  test("marks the rate that is lowest in the mean of both ends, and the lowest fee", () => {
    const between = (low: number, high: number) =>
      testCard({ terms: { purchaseApr: { range: { from: low, to: high } } } });
    expect(best("Regular APR", [between(17.24, 28.99), between(17.74, 17.99)])).toEqual([false, true]);
    expect(best("Annual Fee", [testCard({ terms: { annualFee: 95 } }), CARD])).toEqual([false, true]);
  });

  test("says 'No rewards' and 'N/A' where a card has no such term", () => {
    const bare = testCard({ terms: { introOffers: [] } });
    const texts = ["Intro APR", "Intro Term", "Rewards"].map((label) => cell(label, bare).text);
    expect(texts).toEqual(["N/A", "N/A", "No rewards"]);
  });

  test("says whether a transfer without a listed fee is free or just not known", () => {
    const withFee = (transferFee: "none" | null) => cell("Balance Transfer Fee", testCard({ terms: { transferFee } }));
    expect(withFee("none")).toMatchObject({ text: "None", note: "As far as we know" });
    expect(withFee(null)).toMatchObject({ text: "N/A", note: "Not known; it may not be free" });
  });
});

test.each([
  ["Citi Simplicity Card", "Citi Simplicity"],
  ["USAA Rate Advantage Credit Card", "USAA Rate Advantage"],
])("shortens %s to %s", (name, short) => {
  expect(shortName(name)).toBe(short);
});

describe("the query", () => {
  const ids = [..."abcdefghij"];

  test("names the cards in the order of selection", () => {
    expect(compareQuery({ selected: ["c", "a"], search: "" })).toBe("?cards=c,a");
    expect(parseCompareQuery("?cards=c,a", ids)).toEqual({ selected: ["c", "a"], search: "" });
  });

  test("writes nothing for the default state, nor for a search for blanks", () => {
    expect([DEFAULT_COMPARE, { selected: [], search: "  " }].map(compareQuery)).toEqual(["", ""]);
  });

  test("leaves unknown, empty and repeated cards out", () => {
    expect(parseCompareQuery("?cards=a,zzz,,a,b,constructor", ids).selected).toEqual(["a", "b"]);
  });

  test.each(["?cards=a&cards=b", "?cards=a,%20b", "?cards=a%3Bb"])("reads the cards of %s", (query) => {
    expect(parseCompareQuery(query, ids).selected).toEqual(["a", "b"]);
  });

  test("takes the first four known cards of more", () => {
    expect(parseCompareQuery("?cards=x,a,b,c,d,e", ids).selected).toEqual(["a", "b", "c", "d"]);
  });

  test("holds the search of the site's search action, as long as it was typed", () => {
    expect(parseCompareQuery("?search=citi", ids)).toEqual({ selected: [], search: "citi" });
    expect(parseCompareQuery(`?search=${"x".repeat(101)}`, ids).search).toHaveLength(101);
    expect(compareQuery({ selected: ["a"], search: " low apr " })).toBe("?cards=a&search=low+apr");
  });

  test("restores every state", () => {
    const state = fc.record({
      selected: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: MAX_COMPARED }),
      search: fc.string({ unit: "grapheme", maxLength: 10 }).map((text) => text.trim()),
    });
    fc.assert(
      fc.property(state, (before) => {
        expect(parseCompareQuery(compareQuery(before), ids)).toEqual(before);
      }),
    );
  });
});

test.each([
  ["the lowest and the highest alone", [2, 5, 3], [true, false, false], [false, true, false]],
  ["none that two have", [0, 3, 0], [false, false, false], [false, true, false]],
  ["one beside an unknown", [null, 5, 3], [false, false, true], [false, true, false]],
  ["none where all known are the same", [5, null, 5], [false, false, false], [false, false, false]],
  ["none that has nothing beside it", [null, 5], [false, false], [false, false]],
  ["none of unknown ones", [null, null], [false, false], [false, false]],
])("marks as best %s", (_, values, lowest, highest) => {
  expect(markBest(values)).toEqual(lowest);
  expect(markBest(values, "higher")).toEqual(highest);
});
