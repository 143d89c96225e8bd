import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { CompareTool } from "../../../src/components/compare/CompareTool";
import { open, shownAddress } from "../../support/address";
import { CARDS, SITE } from "../../support/fixture";
import { wordsOf } from "../../support/draw";

const ASK = "Show what each card would cost me";
const THREE = "/compare?cards=citi-simplicity,usaa-rate-advantage,discover-it-secured";
const { costNote, notAvailable } = SITE.compare;

function start(address = THREE) {
  open(address);
  render(<CompareTool cards={CARDS} notAvailable={notAvailable} costNote={costNote} />);
  return userEvent.setup();
}

/** What reckons is loaded on use: the fields are there once it is. */
const loaded = () => screen.findByRole("textbox", { name: "Balance" });

/** Opens an address that asks for costs. */
async function startWithCosts(address: string) {
  const user = start(address);
  await loaded();
  return user;
}

const ask = () => screen.getByRole("button", { name: ASK });
const highlight = () => screen.getByRole("button", { name: "Highlight differences" });
const rowHeaders = () => screen.getAllByRole("rowheader").map(wordsOf);
function row(label: string): HTMLTableRowElement {
  const found = screen.getByRole("rowheader", { name: new RegExp(`^${label}`) }).closest("tr");
  if (!found) throw new Error(`no row ${label}`);
  return found;
}
const cells = (label: string) => [...row(label).cells].slice(1).map(wordsOf);

describe("costs", () => {
  test("are asked for above the table, once there is one", async () => {
    const user = start("/compare");
    expect(screen.queryByRole("button", { name: ASK })).not.toBeInTheDocument();
    await user.click(screen.getByRole("checkbox", { name: "Citi Simplicity Card" }));
    expect(ask().compareDocumentPosition(screen.getByRole("table"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(rowHeaders()).toHaveLength(12);
    expect(screen.queryByText(costNote)).not.toBeInTheDocument();
  });

  test("stand in four rows of their own, with the line that says what they mean", async () => {
    const user = start();
    await user.click(ask());
    await loaded();
    expect(rowHeaders().slice(0, 5)).toEqual([
      "Cost in the first year",
      "Cost until paid off",
      "Owed when the intro ends",
      "Cost if the intro rate is lost",
      "Issuer",
    ]);
    expect(rowHeaders()).toHaveLength(16);
    expect(cells("Cost until paid off")).toEqual([
      "$402 – $593 best37 – 38 months",
      "$462 – $1,05637 – 41 months",
      "N/AWe don't know this card's transfer fee, and unknown is not free.",
    ]);
    expect(screen.getByText(costNote)).toBeInTheDocument();
    expect(await shownAddress()).toBe(`${THREE}#balance=5000&payment=150`);
    await user.click(ask());
    expect(rowHeaders()).toHaveLength(12);
  });

  test("come from the address, follow the fields, and go where an amount is wrong", async () => {
    const user = await startWithCosts(`${THREE}#balance=3000&payment=100`);
    const balance = screen.getByRole("textbox", { name: "Balance" });
    expect(balance).toHaveValue("3000");
    expect(cells("Balance Transfer Fee")[0]).toContain("$90.00 on $3,000");
    const announced = await screen.findByText(/^Costs for \$3,000 paid off at \$100 a month\. 1 card can't be ranked/, {
      selector: "[role=status]",
    });
    expect(announced).toHaveClass("visually-hidden");
    await user.clear(balance);
    expect(balance).toHaveAccessibleDescription(/Enter your current balance in dollars/);
    expect(rowHeaders()).toHaveLength(12);
    expect(cells("Balance Transfer Fee")[0]).toContain("$150.00 on $5,000");
  });
});

describe("'Highlight differences'", () => {
  test("is off at first and not there with one card", async () => {
    const user = start("/compare?cards=citi-simplicity");
    expect(screen.queryByRole("button", { name: "Highlight differences" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("checkbox", { name: "Chase Slate Edge" }));
    expect(highlight()).toHaveAttribute("aria-pressed", "false");
    expect(rowHeaders().join()).not.toContain("same");
  });

  test("mutes the rows in which all cards say the same, and says so", async () => {
    const user = start();
    await user.click(highlight());
    expect(highlight()).toHaveAttribute("aria-pressed", "true");
    expect(rowHeaders().filter((header) => header.includes("same"))).toEqual(["Annual Fee (same)"]);
    expect(row("Annual Fee")).toHaveClass("same");
    expect(row("Regular APR")).toHaveClass("different");
    await user.click(highlight());
    expect(row("Annual Fee")).not.toHaveClass("same");
    expect(row("Regular APR")).not.toHaveClass("different");
  });
});
