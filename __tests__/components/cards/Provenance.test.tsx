import { render, screen } from "@testing-library/react";
import { Provenance } from "../../../src/components/cards/Provenance";
import { SOURCED_FIELDS } from "../../../src/content/card-schema";
import { cardOf } from "../../support/fixture";
import { wordsOf } from "../../support/draw";

const SECURED = cardOf("discover-it-secured");
const summary = () => wordsOf(document.querySelector("summary"));

test("says which month the terms describe and that they are a sample", () => {
  render(<Provenance card={SECURED} />);
  expect(summary()).toBe(
    "Terms as of January 2025, sample, not checked with the issuer: sources for Discover it Secured Credit Card",
  );
});

test("says that terms are verified once they are", () => {
  render(<Provenance card={{ ...SECURED, provenance: { ...SECURED.provenance, status: "verified" } }} />);
  expect(summary()).toBe("Terms as of January 2025, verified: sources for Discover it Secured Credit Card");
});

test("says when terms were last checked", () => {
  const provenance = { ...SECURED.provenance, status: "verified" as const, checked: "2025-01-08" };
  render(<Provenance card={{ ...SECURED, provenance }} />);
  expect(summary()).toBe(
    "Terms as of January 2025, last checked January 8, 2025: sources for Discover it Secured Credit Card",
  );
});

test("flags terms whose check is too old", () => {
  const provenance = { ...SECURED.provenance, status: "verified" as const, checked: "2025-01-08", overdueAfter: 90 };
  render(<Provenance card={{ ...SECURED, provenance }} />);
  expect(summary()).toBe(
    "Terms as of January 2025, last checked January 8, 2025, more than 90 days ago: verify them with the issuer: sources for Discover it Secured Credit Card",
  );
});

test("names the source of each field: a link to it, or the word estimate", () => {
  render(<Provenance card={SECURED} />);
  const sources = screen
    .getAllByRole("term", { hidden: true })
    .map((term) => [wordsOf(term), wordsOf(term.nextElementSibling)]);
  expect(sources).toEqual([
    ["Name", "www.discover.com"],
    ["Regular APR", "estimate"],
    ["Annual fee", "www.discover.com"],
    ["Rewards", "www.discover.com"],
    ["Foreign transaction fee", "estimate"],
    ["Credit line", "estimate"],
    ["Features", "estimate"],
  ]);
  for (const link of screen.getAllByRole("link", { hidden: true })) {
    expect(link).toHaveAttribute("href", "https://www.discover.com/credit-cards/secured/");
  }
});

test("every field that can have a source has a name in words", () => {
  const sources = Object.fromEntries(SOURCED_FIELDS.map((field) => [field, "estimate"]));
  render(<Provenance card={{ ...SECURED, provenance: { ...SECURED.provenance, sources } }} />);
  const names = screen.getAllByRole("term", { hidden: true }).map(wordsOf);
  expect(names).toHaveLength(SOURCED_FIELDS.length);
  for (const name of names) expect(name).toMatch(/^[A-Z][A-Za-z]*( [A-Za-z]+)*$/);
});
