import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { CompareTool } from "../../../src/components/compare/CompareTool";
import { open, shownAddress } from "../../support/address";
import { wordsOf } from "../../support/draw";
import { COMPARE } from "../../support/tool-props";

const CHASE = "Chase Slate Edge";
const CITI = "Citi Simplicity Card";
const REFLECT = "Wells Fargo Reflect Card";
const USAA = "USAA Rate Advantage Credit Card";
const FOUR = [CHASE, CITI, REFLECT, USAA];
const THREE = "/compare?cards=citi-simplicity,usaa-rate-advantage,discover-it-secured";
const COST = "Cost until paid off";
const WARNING = "Maximum of 4 cards selected. Remove a card to add a different one.";
const { costNote } = COMPARE.texts;

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
const labels = () => screen.getAllByRole("rowheader").map(wordsOf);
const row = (label: string) =>
  screen.getByRole("rowheader", { name: label }).closest("tr") ?? document.createElement("tr");
const cells = (label: string) => [...row(label).cells].slice(1).map(wordsOf);

async function choose(user: ReturnType<typeof userEvent.setup>, names: readonly string[]) {
  for (const name of names) await user.click(box(name));
}

test("toggles a card by a click anywhere on it", async () => {
  const user = start();
  const card = box(CITI).closest("li");
  if (!card) throw new Error("The checkbox stands in no item.");
  await user.click(within(card).getByText(/Annual fee \$0\. Best for: /));
  expect(checked()).toEqual([CITI]);
  await user.click(within(card).getByText("Featured"));
  expect(checked()).toEqual([]);
});

test("disables the others at four, and announces the exact warning", async () => {
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

describe("the table", () => {
  test("appears below the grid with the first card, and goes with the last", async () => {
    const user = start();
    const [, status] = screen.getAllByRole("status");
    await user.click(box(CITI));
    expect(compared()).toEqual([CITI]);
    expect(screen.getByRole("table").compareDocumentPosition(box(CITI))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(status).toHaveTextContent("1 selected");
    const link = screen.getByRole("link", { name: "Compare the selected cards" });
    expect(link).toHaveAttribute("href", "#comparison");
    await user.click(box(CITI));
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Compare the selected cards" })).not.toBeInTheDocument();
  });

  test("moves the focus to the grid after the last column", async () => {
    const user = start("/compare?cards=citi-simplicity");
    await user.click(screen.getByRole("button", { name: `Remove ${CITI}` }));
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    expect(screen.getByText("Choose up to 4 cards").closest("summary")).toHaveFocus();
  });

  test("removes a column by its button, and moves the focus to the heading", async () => {
    const user = start("/compare?cards=chase-slate-edge,citi-simplicity");
    await user.click(screen.getByRole("button", { name: `Remove ${CHASE}` }));
    expect(compared()).toEqual([CITI]);
    expect(box(CHASE)).not.toBeChecked();
    expect(screen.getByRole("heading", { name: "Your comparison" })).toHaveFocus();
    expect(await shownAddress()).toBe("/compare?cards=citi-simplicity");
  });
});

describe("whether the grid is open", () => {
  const grid = () => screen.getByText("Choose up to 4 cards").closest("details");

  test("whoever comes with cards finds their faces in its place, and the comparison below", () => {
    start("/compare?cards=chase-slate-edge,citi-simplicity");
    expect(grid()).not.toHaveAttribute("open");
    const faces = [...(grid()?.querySelectorAll("summary use") ?? [])].map((face) => face.getAttribute("href"));
    expect(faces).toEqual(["#face-chase-slate-edge", "#face-citi-simplicity"]);
  });

  test("it stays open, with the focus on the card, while cards are picked", async () => {
    const user = start();
    for (const name of [CHASE, CITI]) {
      box(name).focus();
      await user.keyboard(" ");
    }
    expect(grid()).toHaveAttribute("open");
    expect(box(CITI)).toHaveFocus();
  });
});

test("keeps the selection while the search hides cards, and says so when none matches", async () => {
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
});

test("puts dollars first once numbers are typed", async () => {
  start(THREE);
  await userEvent.click(screen.getByRole("button", { name: "Enter your numbers" }));
  await userEvent.type(screen.getByLabelText("Current Balance ($)"), "5000");
  await userEvent.clear(screen.getByLabelText("APR (%)"));
  await userEvent.type(screen.getByLabelText("Monthly Payment ($)"), "150");
  await userEvent.click(screen.getByRole("button", { name: "Show my costs" }));
  await screen.findByRole("rowheader", { name: COST });
  expect(labels().slice(0, 7)).toEqual([
    "Cost",
    COST,
    "Cost in the first year",
    "Owed when the intro rate ends",
    "Monthly payment to finish before the intro rate ends",
    "Source of the terms",
    "Rates",
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

test("explains the rates of a score once", async () => {
  start("/compare?cards=citi-simplicity,chase-slate-edge#balance=5000&apr=24.99&payment=150&score=720-or-more");
  await screen.findByRole("rowheader", { name: COST });
  expect(screen.getAllByText(/We use the rates reported for scores of 720 and up/)).toHaveLength(1);
});
