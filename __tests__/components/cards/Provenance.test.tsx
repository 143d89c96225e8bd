import { render, screen } from "@testing-library/react";
import { Provenance } from "../../../src/components/cards/Provenance";
import { cardOf } from "../../support/fixture";
import { describedBy, wordsOf } from "../../support/draw";

const SECURED = cardOf("discover-it-secured");

test.each([
  ["that nobody has checked them", {}, "not checked with the issuer"],
  ["that they are verified", { status: "verified" as const }, "verified"],
  [
    "when they were last checked",
    { status: "verified" as const, checked: "2025-01-08" },
    "last checked January 8, 2025",
  ],
  [
    "that their check is too old",
    { status: "verified" as const, checked: "2025-01-08", overdueAfter: 90 },
    "last checked January 8, 2025, more than 90 days ago: verify them with the issuer",
  ],
])("says which month the terms describe and %s", (_, known, words) => {
  render(<Provenance card={{ ...SECURED, provenance: { ...SECURED.provenance, ...known } }} />);
  expect(wordsOf(document.querySelector("summary"))).toBe(
    `Our terms as of January 2025, ${words}: sources for Discover it Secured Credit Card`,
  );
});

test("names the source of each field: a link to it, or the word estimate", () => {
  render(<Provenance card={SECURED} />);
  expect(describedBy(screen.getAllByRole("term", { hidden: true }))).toEqual([
    ["Name", "www.discover.com"],
    ["Regular APR", "estimate"],
    ["Annual fee", "www.discover.com"],
    ["Rewards", "www.discover.com"],
    ["Foreign transaction fee", "estimate"],
    ["Credit line", "estimate"],
    ["Features", "estimate"],
  ]);
  for (const link of screen.getAllByRole("link", { name: /discover\.com/, hidden: true })) {
    expect(link).toHaveAttribute("href", "https://www.discover.com/credit-cards/secured/");
  }
});

test("names the terms that the regulator has, or says that it has none, and leads to the card's page", () => {
  const { rerender } = render(<Provenance card={{ ...SECURED, reportedTerms: ["regular APR", "late fee"] }} />);
  expect(
    screen.getByText(/^The issuer reported its own to the regulator: regular APR and late fee\./),
  ).toBeInTheDocument();
  rerender(<Provenance card={{ ...SECURED, reportedTerms: [] }} />);
  expect(screen.getByText(/^The regulator’s survey holds none of this card’s terms/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /^All that we know of/, hidden: true })).toHaveAttribute(
    "href",
    "/cards/discover-it-secured",
  );
});
