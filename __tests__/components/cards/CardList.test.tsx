import { CardTable } from "../../../src/components/cards/CardTable";
import { screen } from "@testing-library/react";
import { CardList, type CardListProps } from "../../../src/components/cards/CardList";
import { offerCosts } from "../../../src/domain/catalog/offer-costs";
import { adSlots } from "../../support/ads";
import { CARDS, SITE, cardOf, closedCardOf } from "../../support/fixture";
import { drawWithAds, wordsOf } from "../../support/draw";

/** So many cards: the catalog, and beyond its end the same cards once more under other ids. */
function cardsUpTo(count: number) {
  return Array.from({ length: count }, (_, position) => {
    const card = CARDS[position % CARDS.length];
    if (!card) throw new Error("The catalog is empty.");
    return { ...card, id: `${card.id}-${position}` };
  });
}

function drawList(cards: CardListProps["cards"], changed: Partial<CardListProps> = {}) {
  const nothing = () => undefined;
  const props = {
    cards,
    costs: null,
    grouped: false,
    table: CardTable,
    view: "list",
    compare: [],
    onPick: nothing,
  } as const;
  return drawWithAds(<CardList {...props} {...changed} />);
}

/** Cards and ads in their order: "c" and "A". */
function layoutOf(container: HTMLElement): string {
  return [...container.querySelectorAll("article, [data-ad-slot]")]
    .map((element) => (element.tagName === "ARTICLE" ? "c" : "A"))
    .join("");
}

describe("the compact list", () => {
  test.each([[4, "cccAc"]])("places the ads of %i cards like this: %s", (count, layout) => {
    const { container } = drawList(cardsUpTo(count));
    expect(layoutOf(container)).toBe(layout);
  });

  test("uses the list's fixed slot for each ad, with another note in each", () => {
    drawList(CARDS);
    const ads = adSlots();
    expect(ads).toHaveLength(2);
    for (const ad of ads) {
      expect(ad).toHaveAttribute("data-ad-slot", SITE.ads.slots["in-list"].id);
      expect(ad).toHaveAttribute("data-ad-format", "horizontal");
    }
    expect(wordsOf(ads[0])).not.toBe(wordsOf(ads[1]));
  });
});

describe("the table", () => {
  const drawTable = (cards = CARDS) => drawList(cards, { view: "table" });

  test("has the specification's six columns and a row for each card, in the given order", () => {
    drawTable();
    const headers = screen.getAllByRole("columnheader");
    expect(headers.map(wordsOf)).toEqual(["Credit Card", "Regular APR", "Intro APR", "Annual Fee", "Rating", "Apply"]);
    for (const header of headers) expect(header).toHaveAttribute("scope", "col");
    const rows = screen.getAllByRole("rowheader");
    expect(rows.map((row) => row.firstChild?.textContent)).toEqual(CARDS.map(({ name }) => name));
    for (const row of rows) expect(row).toHaveAttribute("scope", "row");
  });

  test("shows a card's terms with badges, stars and the way to apply", () => {
    drawTable();
    const rowOf = (name: string) => {
      const row = screen.getByRole("rowheader", { name: new RegExp(`^${name}`) }).closest("tr");
      return [...(row?.cells ?? [])].map(wordsOf);
    };
    expect(rowOf("Chase Slate Edge")).toEqual([
      "Chase Slate EdgeFeaturedRecommended",
      "19.74–28.49%",
      "0% · 18 mo",
      "$0",
      "4.9 out of 54.9/5",
      "Apply for Chase Slate Edge (opens in a new tab)",
    ]);
    expect(rowOf("Citi Simplicity Card")[0]).toBe("Citi Simplicity CardFeatured");
    expect(rowOf("Discover it Secured").slice(0, 3)).toEqual([
      "Discover it Secured Credit Card",
      "28.24%",
      "None",
    ]);
  });

  test("marks a card that is closed to new applicants, without badges and Apply", () => {
    drawTable([closedCardOf("chase-slate-edge")]);
    expect(wordsOf(screen.getByRole("rowheader"))).toBe("Chase Slate EdgeClosed to new applicants");
    expect(wordsOf(screen.getAllByRole("cell").at(-1))).toBe("Closed");
  });

  test("shows the cost beside the name for those with numbers", () => {
    const numbers = { goal: "balance", amount: 5000, apr: null, payment: 150, tier: null } as const;
    drawList([cardOf("citi-simplicity")], { view: "table", costs: offerCosts(CARDS, numbers).of });
    expect(screen.getAllByRole("columnheader").map(wordsOf).slice(0, 2)).toEqual(["Credit Card", "Your cost"]);
    expect(wordsOf(screen.getAllByRole("cell")[0])).toBe("$480");
  });

  test("names every role, as a table laid out as blocks has none in some browsers", () => {
    drawTable();
    for (const part of document.querySelectorAll("table, thead, tbody, tr, th, td"))
      expect(part).toHaveAttribute("role");
  });

  test("places one ad below the table, however many cards it has", () => {
    const { container } = drawTable(cardsUpTo(13));
    const ads = adSlots();
    expect(ads).toHaveLength(1);
    expect(ads[0]).toHaveAttribute("data-ad-slot", SITE.ads.slots["after-table"].id);
    expect([...container.querySelectorAll("table, [data-ad-slot]")].map(({ tagName }) => tagName)).toEqual([
      "TABLE",
      "DIV",
    ]);
  });
});
