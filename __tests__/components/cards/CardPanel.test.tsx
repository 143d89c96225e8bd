import { render, screen, within } from "@testing-library/react";
import { CardPanel } from "../../../src/components/cards/CardPanel";
import type { OfferCost } from "../../../src/domain/catalog/offer-costs";
import { cardOf, closedCardOf } from "../../support/fixture";
import { describedBy, wordsOf } from "../../support/draw";

const figures = () => describedBy(screen.getAllByRole("term"));

test("shows the regular APR largest while no cost is known", () => {
  render(<CardPanel card={cardOf("citi-simplicity")} />);
  expect(wordsOf(screen.getByText("Regular APR").parentElement)).toBe("Regular APR18.24–28.99%variable");
  expect(figures()).toEqual([
    ["Transfer intro", "0% for 21 mo."],
    ["Credit", "Good"],
    ["Transfer fee", "3%"],
    ["Annual fee", "$0"],
  ]);
});

describe("for those with numbers", () => {
  const COST: OfferCost = {
    kind: "ranked",
    eligibility: "for-you",
    group: "For your score",
    cost: "$784",
    saving: "saves $6,619",
    bar: { sure: { x: 0, width: 30.75 }, range: { x: 30.75, width: 16.9 } },
    figures: [{ label: "Transfer fee", value: "$192" }],
    more: [],
  };

  test("shows the cost and what it saves in place of the APR", () => {
    render(<CardPanel card={cardOf("citi-simplicity")} cost={COST} />);
    expect(wordsOf(screen.getByText("Costs you about").parentElement)).toBe("Costs you about$784saves $6,619");
    expect(screen.queryByText("Regular APR")).not.toBeInTheDocument();
    expect(figures()).toEqual([["Transfer fee", "$192"]]);
  });

  test("says why a card can't be ranked, beside its terms", () => {
    const reason = { title: "Line too small", text: "It usually ends at $1,000.", figures: null };
    const cost = { kind: "unranked", eligibility: "for-you", group: "For your score", ...reason } as const;
    render(<CardPanel card={cardOf("discover-it-secured")} cost={cost} />);
    expect(wordsOf(screen.getByText("Line too small").parentElement)).toBe("Line too smallIt usually ends at $1,000.");
    expect(figures()).toHaveLength(4);
  });
});

test.each([
  [false, "primary"],
  [true, "secondary"],
])("follows another card in a list: %s, so its button is %s", (follows, look) => {
  render(<CardPanel card={cardOf("citi-simplicity")} follows={follows} />);
  expect(screen.getByRole("link", { name: /Apply/ })).toHaveClass(look);
});

test("shows the rating as stars and as n/5, and the first two features only", () => {
  const card = cardOf("chase-slate-edge");
  render(<CardPanel card={card} />);
  expect(screen.getByText("4.9 out of 5").parentElement).toHaveTextContent("4.9/5");
  const [features] = screen.getAllByRole("list");
  expect([...(features?.children ?? [])].map(wordsOf)).toEqual(card.features.slice(0, 2));
  expect(card.features.length).toBeGreaterThan(2);
});

test.each([
  ["chase-slate-edge", ["Featured", "Recommended"]],
  ["discover-it-secured", []],
])("shows the badges of %s", (id, badges) => {
  render(<CardPanel card={cardOf(id)} />);
  expect(screen.queryAllByText(/^(Featured|Recommended)$/).map(wordsOf)).toEqual(badges);
});

test("marks a card that is closed, without badges and Apply", () => {
  render(<CardPanel card={closedCardOf("chase-slate-edge")} />);
  expect(screen.getByText("Closed to new applicants")).toBeInTheDocument();
  expect(screen.queryByText(/^(Featured|Recommended)$/)).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /^Apply/ })).not.toBeInTheDocument();
});

test("shows a card that may be closed with a mark beside its badges, and Apply", () => {
  const card = cardOf("chase-slate-edge");
  render(<CardPanel card={{ ...card, terms: { ...card.terms, applicants: "not confirmed" } }} />);
  expect(screen.getByText("May be closed to new applicants")).toBeInTheDocument();
  expect(screen.getByText("Featured")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /^Apply/ })).toBeInTheDocument();
});

test("lists best use, features, pros, cons and source in the details", () => {
  const card = cardOf("citi-simplicity");
  render(<CardPanel card={card} />);
  const details = screen.getByText("Details").closest("details");
  if (!details) throw new Error("There are details.");
  expect(details).not.toHaveAttribute("open");
  expect(wordsOf(within(details).getByText("Best for:").parentElement)).toBe(`Best for: ${card.bestFor} (Citi)`);
  expect([...details.querySelectorAll("li")].map(wordsOf)).toEqual([...card.features, ...card.pros, ...card.cons]);
  expect(within(details).getByText(/^Published terms, February 2026/)).toBeInTheDocument();
});
