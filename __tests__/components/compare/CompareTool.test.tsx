import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { CompareTool } from "../../../src/components/compare/CompareTool";
import { goBack, open, shownAddress } from "../../support/address";
import { wordsOf } from "../../support/draw";
import { CARDS, cardOf, closedCardOf } from "../../support/fixture";
import { COMPARE } from "../../support/tool-props";

const CHASE = "Chase Slate Edge";
const CITI = "Citi Simplicity Card";
const REFLECT = "Wells Fargo Reflect Card";
const USAA = "USAA Rate Advantage Credit Card";
const FOUR = [CHASE, CITI, REFLECT, USAA];
const THREE = "/compare?cards=citi-simplicity,usaa-rate-advantage,discover-it-secured";
const COST = "Cost until paid off";
const FEE = "Balance Transfer Fee";
const WARNING = "Maximum of 4 cards selected. Remove a card to add a different one.";
const { costNote } = COMPARE.texts;

// Which cards a search finds, and what a query means: see domain/catalog/compare.test.ts.

function start(address = "/compare") {
  open(address);
  render(<CompareTool {...COMPARE} />);
  return userEvent.setup();
}

const box = (name: string) => screen.getByRole("checkbox", { name });
const boxes = () => screen.queryAllByRole<HTMLInputElement>("checkbox");
const search = () => screen.getByRole("searchbox", { name: "Search cards" });
const nameOf = (item: HTMLElement) => document.getElementById(item.getAttribute("aria-labelledby") ?? "")?.textContent;
const shown = () => boxes().map(nameOf);
const checked = () =>
  boxes()
    .filter((item) => item.checked)
    .map(nameOf);
const compared = () =>
  screen
    .queryAllByRole("columnheader")
    .map((header) => within(header).getByRole("button").textContent.replace("Remove ", ""));
const option = (name: string) => box(name).closest("li");
const labels = () => screen.getAllByRole("rowheader").map(wordsOf);
const row = (label: string) =>
  screen.getByRole("rowheader", { name: label }).closest("tr") ?? document.createElement("tr");
const cells = (label: string) => [...row(label).cells].slice(1).map(wordsOf);

async function choose(user: ReturnType<typeof userEvent.setup>, names: readonly string[]) {
  for (const name of names) await user.click(box(name));
}

describe("the grid", () => {
  test("has a checkbox named by each card, in the catalog's order, and none is checked", () => {
    start();
    const group = screen.getByRole("group", { name: "Cards to compare" });
    const names = CARDS.map(({ name }) => name);
    names.forEach((name, position) => {
      expect(within(group).getAllByRole("checkbox")[position]).toHaveAccessibleName(name);
    });
    expect(boxes()).toHaveLength(CARDS.length);
    expect(checked()).toEqual([]);
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
  });

  test("has the cards that are closed to new applicants last, each with a mark", () => {
    render(<CompareTool {...COMPARE} cards={[closedCardOf("chase-slate-edge"), cardOf("citi-simplicity")]} />);
    expect(shown()).toEqual([CITI, CHASE]);
    expect(option(CHASE)).toHaveTextContent("Closed to new applicants");
    expect(option(CHASE)).not.toHaveTextContent(/Featured|Recommended/);
  });

  test("toggles a card by a click anywhere on it", async () => {
    const user = start();
    const card = box(CITI).closest("li");
    if (!card) throw new Error("The checkbox stands in no item.");
    await user.click(within(card).getByText(/Annual fee \$0\. Best for: /));
    expect(checked()).toEqual([CITI]);
    await user.click(within(card).getByText("Featured"));
    expect(checked()).toEqual([]);
  });
});

describe("the limit", () => {
  test("is four: the others are disabled and the exact warning is announced", async () => {
    const user = start();
    const region = screen.getByText("0 selected").closest("[role=status]");
    await choose(user, FOUR.slice(0, 3));
    expect(boxes().filter((item) => item.disabled)).toEqual([]);
    expect(screen.queryByText(WARNING)).not.toBeInTheDocument();

    await user.click(box(USAA));
    expect(checked()).toEqual(FOUR);
    expect(screen.getByText("4 selected").closest("[role=status]")).toBe(region);
    expect(region).toContainElement(screen.getByText(WARNING));
    for (const item of boxes()) expect(item.disabled).toBe(!item.checked);
  });
});

describe("the table", () => {
  test("appears above the grid with the first card, is announced, and goes with the last", async () => {
    const user = start();
    const [, status] = screen.getAllByRole("status");
    await user.click(box(CITI));
    expect(compared()).toEqual([CITI]);
    expect(screen.getByRole("table").compareDocumentPosition(box(CITI))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(status).toHaveTextContent("1 selected");
    const link = screen.getByRole("link", { name: "Compare the selected cards" });
    expect(link).toHaveAttribute("href", "#comparison");
    await user.click(box(CITI));
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Compare the selected cards" })).not.toBeInTheDocument();
  });

  test("a column is removed by its button; the focus goes to the table's heading", async () => {
    const user = start("/compare?cards=chase-slate-edge,citi-simplicity");
    await user.click(screen.getByRole("button", { name: `Remove ${CHASE}` }));
    expect(compared()).toEqual([CITI]);
    expect(box(CHASE)).not.toBeChecked();
    expect(screen.getByRole("heading", { name: "Your comparison" })).toHaveFocus();
    expect(await shownAddress()).toBe("/compare?cards=citi-simplicity");
  });

  test("after the last column the focus goes to the grid", async () => {
    const user = start("/compare?cards=citi-simplicity");
    await user.click(screen.getByRole("button", { name: `Remove ${CITI}` }));
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    expect(screen.getByText("Choose up to 4 cards")).toHaveFocus();
  });
});

describe("whether the grid is open", () => {
  const grid = () => screen.getByText("Choose up to 4 cards").closest("details");

  test("whoever comes with cards reads the comparison first, and opens the grid by the table's link", async () => {
    const user = start("/compare?cards=chase-slate-edge,citi-simplicity");
    expect(grid()).not.toHaveAttribute("open");
    await user.click(screen.getByRole("link", { name: "Choose cards" }));
    expect(grid()).toHaveAttribute("open");
  });

  test("it stays open while cards are picked from it", async () => {
    const user = start();
    await choose(user, [CHASE, CITI]);
    expect(grid()).toHaveAttribute("open");
  });
});

describe("the place of the grid in the window", () => {
  // jsdom lays nothing out: a table of 400 px stands above the grid.
  beforeEach(() => {
    document.documentElement.scrollTop = 900;
    jest.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(() => {
      const above = screen.queryByRole("table") ? 400 : 0;
      return new DOMRect(0, 1000 + above - document.documentElement.scrollTop, 300, 900);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  test("stays as the table appears above it and goes again", async () => {
    const user = start();
    await user.click(box(CITI));
    expect(document.documentElement.scrollTop).toBe(1300);
    await user.click(box(CITI));
    expect(document.documentElement.scrollTop).toBe(900);
  });
});

test("the search hides cards and keeps what was selected, in the table too, and says so when no card matches", async () => {
  const user = start();
  await choose(user, [CHASE, CITI]);
  await user.type(search(), "citi");
  expect(shown()).toEqual([CITI]);
  expect(screen.getByText("2 selected, 1 of 7 cards shown")).toBeInTheDocument();
  await user.type(search(), "zz");
  expect(screen.getByText("No cards match your search. Cards that you selected stay selected.")).toBeInTheDocument();
  expect(shown()).toEqual([]);
  expect(compared()).toEqual([CHASE, CITI]);
  await user.clear(search());
  expect(checked()).toEqual([CHASE, CITI]);
});

describe("the address", () => {
  test("restores a selection and a search", () => {
    start("/compare?cards=citi-simplicity,chase-slate-edge&search=chase");
    expect(search()).toHaveValue("chase");
    expect(checked()).toEqual([CHASE]);
    expect(compared()).toEqual([CITI, CHASE]);
  });

  test("follows the selection and the search", async () => {
    const user = start();
    await choose(user, [CITI, CHASE]);
    expect(await shownAddress()).toBe("/compare?cards=citi-simplicity,chase-slate-edge");
    await user.type(search(), "slate ");
    expect(search()).toHaveValue("slate ");
    expect(await shownAddress()).toBe("/compare?cards=citi-simplicity,chase-slate-edge&search=slate");
    await user.clear(search());
    await choose(user, [CITI, CHASE]);
    expect(await shownAddress()).toBe("/compare");
  });

  test("holds each pick as an entry of its own, so that Back undoes the last", async () => {
    const user = start();
    await choose(user, [CITI, CHASE]);
    await goBack();
    expect(compared()).toEqual([CITI]);
    await goBack();
    expect(checked()).toEqual([]);
  });
});

test("before numbers are typed the table holds the terms alone", () => {
  start(THREE);
  expect(labels()[0]).toBe("Rates");
  expect(screen.queryByText(costNote)).not.toBeInTheDocument();
  expect(option(CITI)).toHaveTextContent("18.24–28.99% variable");
});

test("with numbers each card of the grid says what it costs in place of its rate, or that it isn't ranked", async () => {
  start("/compare#balance=5000&apr=24.99&payment=150");
  await screen.findByText("costs about $480");
  expect(option(CITI)).not.toHaveTextContent("variable");
  expect(option("Discover it Secured Credit Card")).toHaveTextContent("not ranked");
});

test("typed numbers put dollars first, the likely cost before its range", async () => {
  start(THREE);
  await userEvent.click(screen.getByRole("button", { name: "Enter your numbers" }));
  await userEvent.type(screen.getByLabelText("Current Balance ($)"), "5000");
  await userEvent.type(screen.getByLabelText("Monthly Payment ($)"), "150");
  await userEvent.click(screen.getByRole("button", { name: "Show my costs" }));
  await screen.findByRole("rowheader", { name: COST });
  expect(labels().slice(0, 7)).toEqual([
    COST,
    "Cost in the first year",
    "Owed when the intro ends",
    "Monthly payment to finish before the intro ends",
    "Cost if you lose the intro rate",
    "Rates",
    "Source of the terms",
  ]);
  expect(cells(COST)).toEqual([
    "About $480 best$402–$59337–38 months",
    "About $937$462–$1,05637–41 months",
    "N/AIts credit line usually goes up to $2,500; you would need $5,150.",
  ]);
  expect(screen.getByText(costNote)).toBeInTheDocument();
  const sources = within(row("Source of the terms")).getAllByRole("link");
  expect(sources.map((link) => link.getAttribute("href"))).toEqual(Array(3).fill("/about#how-we-know"));
});

test("a link with numbers opens with the dollars, and with the transfer fee on that balance", async () => {
  start(`${THREE}#balance=3000&apr=24.99&payment=100`);
  await screen.findByRole("rowheader", { name: COST });
  expect(cells(FEE)[0]).toContain("$90.00 on $3,000");
});

test("whoever asks for the three cheapest finds them picked, and what rates count for the score said once", async () => {
  start("/compare?cards=cheapest#balance=5000&apr=24.99&payment=150&score=720-or-more");
  await screen.findByRole("rowheader", { name: COST });
  expect(cells(COST)).toHaveLength(3);
  expect(cells(COST)[0]).toContain("best");
  expect(screen.getAllByText(/We use the rates reported for scores of 720 and up/)).toHaveLength(1);
  expect(await shownAddress()).toMatch(/^\/compare\?cards=[\w-]+(%2C|,)[\w-]+(%2C|,)[\w-]+$/);
});
