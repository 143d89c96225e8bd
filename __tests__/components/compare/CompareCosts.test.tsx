import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { CompareTool } from "../../../src/components/compare/CompareTool";
import { wordsOf } from "../../support/draw";
import { open, shownAddress } from "../../support/address";
import { COMPARE } from "../../support/tool-props";

const THREE = "/compare?cards=citi-simplicity,usaa-rate-advantage,discover-it-secured";
const COST = "Cost until paid off";
const FEE = "Balance Transfer Fee";
const { costNote } = COMPARE.texts;

function start(address = THREE) {
  open(address);
  render(<CompareTool {...COMPARE} />);
}

const option = (name: string) => screen.getByRole("checkbox", { name }).closest("li");
const labels = () => screen.getAllByRole("rowheader").map(wordsOf);
const row = (label: string) =>
  screen.getByRole("rowheader", { name: label }).closest("tr") ?? document.createElement("tr");
const cells = (label: string) => [...row(label).cells].slice(1).map(wordsOf);

test("before numbers are typed the table holds the terms alone", () => {
  start();
  expect(labels()[0]).toBe("Rates");
  expect(screen.queryByText(costNote)).not.toBeInTheDocument();
  expect(option("Citi Simplicity Card")).toHaveTextContent("18.24–28.99% variable");
});

test("with numbers each card of the grid says what it costs in place of its rate, or that it isn't ranked", async () => {
  start("/compare#balance=5000&apr=24.99&payment=150");
  await screen.findByText("costs about $498");
  expect(option("Citi Simplicity Card")).not.toHaveTextContent("variable");
  expect(option("Discover it Secured Credit Card")).toHaveTextContent("not ranked");
});

test("typed numbers put dollars first, the likely cost before its range", async () => {
  start();
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
    "About $498 best$402–$59337–38 months",
    "About $759$462–$1,05637–41 months",
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

test("what is bought is no balance to move: the transfer fee stays that on $5,000", async () => {
  start(`${THREE}#purchase=3000&payment=100`);
  await screen.findByRole("rowheader", { name: COST });
  expect(cells(FEE)[0]).toContain("$150.00 on $5,000");
});

test("whoever asks for the three cheapest finds them picked, and what rates count for the score said once", async () => {
  start("/compare?cards=cheapest#balance=5000&apr=24.99&payment=150&score=720-or-more");
  await screen.findByRole("rowheader", { name: COST });
  expect(cells(COST)).toHaveLength(3);
  expect(cells(COST)[0]).toContain("best");
  expect(screen.getAllByText(/reported for scores of 720 or more/)).toHaveLength(1);
  expect(await shownAddress()).toMatch(/^\/compare\?cards=[\w-]+(%2C|,)[\w-]+(%2C|,)[\w-]+$/);
});
