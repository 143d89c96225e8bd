import { screen, within } from "@testing-library/react";
import { GuideParts } from "../../../src/components/guides/GuideParts";
import type { GuidePart } from "../../../src/domain/guides/sections";
import { htmlOf } from "../../support/article";
import { drawWithAds, wordsOf } from "../../support/draw";

const draw = (...parts: GuidePart[]) => drawWithAds(<GuideParts parts={parts} />).container;
const words = (markdown: string) => htmlOf(markdown).children;

test.each([
  ["mistake", "Common mistake: A title"],
  ["tip", "Tip: A title"],
] as const)("names a callout of the kind %s in words", (callout, title) => {
  const container = draw({ kind: "callout", callout, title: "A title", text: words("See [cards](/compare).") });
  expect(wordsOf(container.querySelector("p"))).toBe(title);
  expect(screen.getByRole("link", { name: "cards" })).toHaveAttribute("href", "/compare");
});

test("draws a worked example as a table of figures and what follows", () => {
  draw({
    kind: "example",
    title: "A debt",
    rows: [
      { label: "Payment", value: "$150" },
      { label: "Months", value: "58" },
    ],
    text: words("It takes **58** months."),
  });
  const example = screen.getByRole("region", { name: "Worked example: A debt" });
  expect(within(example).getByRole("table", { name: "A debt" })).toBeInTheDocument();
  expect(within(example).getByRole("row", { name: "Payment $150" })).toBeInTheDocument();
  expect(within(example).getByRole("rowheader", { name: "Months" })).toBeInTheDocument();
  expect(within(example).getByText("58", { selector: "strong" })).toBeInTheDocument();
});

test("draws a chart of bars with a description and its figures as a table", () => {
  draw({
    kind: "bars",
    title: "Interest",
    description: "A lower rate costs less.",
    unit: "dollars",
    bars: [
      { label: "24.99%", value: 3600, text: "$3,600" },
      { label: "16.24%", value: 1800, text: "$1,800" },
      { label: "0%", value: 0, text: "$0" },
    ],
  });
  expect(wordsOf(screen.getByRole("figure").querySelector("figcaption"))).toBe("Interest A lower rate costs less.");
  const picture = screen.getByRole("img", { name: "Interest 24.99%: $3,600, 16.24%: $1,800 and 0%: $0" });
  expect([...picture.querySelectorAll("text")].map(wordsOf)).toEqual([
    "24.99%",
    "$3,600",
    "16.24%",
    "$1,800",
    "0%",
    "$0",
  ]);
  // From zero, so that lengths can be compared; nothing is still to be seen.
  expect([...picture.querySelectorAll("rect")].map((bar) => bar.getAttribute("width"))).toEqual(["72%", "36%", "0.5%"]);
  const table = within(screen.getByRole("table", { name: "Interest", hidden: true }));
  expect(table.getByRole("columnheader", { name: "Dollars", hidden: true })).toBeInTheDocument();
  expect(table.getByRole("row", { name: "24.99% $3,600", hidden: true })).toBeInTheDocument();
});

test("draws a chart of balances with its lines' ends in words and its data as a table", () => {
  draw({
    kind: "balance",
    title: "Two cards",
    description: "The second one ends sooner.",
    lines: [
      { name: "minimum", label: "Old card", balances: [5000, 2500, 0], end: 2 },
      { name: "plan", label: "New card", balances: [5150, 0], end: 1 },
    ],
  });
  const [picture] = screen.getAllByRole("img");
  expect(picture).toHaveAccessibleName(
    "Two cards Old card starts at $5,000.00. New card starts at $5,150.00. Old card: paid off in month 2. New card: paid off in month 1.",
  );
  expect(wordsOf(screen.getByRole("figure").querySelector("figcaption"))).toBe("Two cards The second one ends sooner.");
  const table = screen.getByRole("table", { hidden: true });
  expect(within(table).getByRole("row", { name: "1 $2,500.00 Paid off", hidden: true })).toBeInTheDocument();
});

test("draws a table of cards with headers on both sides, its month, and links", () => {
  draw({
    kind: "cards",
    title: "Side by side",
    asOf: "2025-01",
    cards: ["a", "b", "c", "d", "e"].map((id) => ({ id, name: `Card ${id}` })),
    rows: [
      {
        label: "Annual fee",
        cells: ["$0", "$1", "$2", "$3", "$4"].map((text) => ({ text, isEstimate: text === "$1" })),
      },
    ],
  });
  const table = screen.getByRole("table", { name: "Side by side" });
  expect(within(table).getByRole("columnheader", { name: "Card b" })).toBeInTheDocument();
  expect(within(table).getByRole("rowheader", { name: "Annual fee" })).toBeInTheDocument();
  expect(screen.getByRole("region", { name: "Table: Side by side" })).toContainElement(table);
  expect(screen.getByText(/APRs from January 2025/)).toBeInTheDocument();
  expect(within(table).getAllByRole("cell").slice(0, 2).map(wordsOf)).toEqual(["$0", "$1 estimate"]);
  // The compare page takes four cards.
  expect(screen.getByRole("link", { name: "Compare them in full" })).toHaveAttribute("href", "/compare?cards=a,b,c,d");
  expect(screen.getByRole("link", { name: "Card b" })).toHaveAttribute("href", "/cards/b");
});

test("opens the definition of a key term by a button outside of its sentence", () => {
  const container = draw({
    kind: "text",
    nodes: [
      {
        type: "element",
        tagName: "p",
        properties: {},
        children: [
          { type: "text", value: "Most cards have " },
          {
            type: "element",
            tagName: "dfn",
            properties: { id: "grace-period", title: "The days without interest." },
            children: [{ type: "text", value: "grace periods" }],
          },
          { type: "text", value: "." },
        ],
      },
    ],
  });
  const button = screen.getByRole("button", { name: "Definition of grace periods" });
  const definition = container.querySelector("[popover]");
  expect(button).toHaveAttribute("type", "button");
  expect(button).toHaveAttribute("popovertarget", definition?.id);
  expect(definition).toHaveTextContent(/^grace periods: The days without interest\.$/);
  expect(definition?.closest("p")).toBeNull();
  button.remove();
  expect(container.querySelector("p")).toHaveTextContent(/^Most cards have grace periods\.$/);
  expect(container.querySelector("[title]")).not.toBeInTheDocument();
});
