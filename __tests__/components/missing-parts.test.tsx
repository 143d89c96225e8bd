import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { CalculatorTool } from "../../src/components/calculator/CalculatorTool";
import { CompareTool } from "../../src/components/compare/CompareTool";
import { DebtsTool } from "../../src/components/debts/DebtsTool";
import { GuidesTool } from "../../src/components/guides/GuidesTool";
import { MarketTool } from "../../src/components/market/MarketTool";
import { OffersTool } from "../../src/components/offers/OffersTool";
import { open } from "../support/address";
import { CALCULATOR, COMPARE, DEBTS, GUIDE_INDEX, MARKET, OFFERS } from "../support/tool-props";

/** Files of the last build, gone after the next one. */
jest.mock("../../src/components/calculator/CalculatorResults", () => {
  throw new Error("gone");
});
jest.mock("../../src/components/debts/PlanDetails", () => {
  throw new Error("gone");
});
jest.mock("../../src/domain/catalog/offer-costs", () => {
  throw new Error("gone");
});
Reflect.set(globalThis, "fetch", () => Promise.resolve({ ok: false, status: 404 }));

const NUMBERS = "#balance=6200&apr=23.99&payment=225";

test.each<[string, string, ReactNode]>([
  [`/offers${NUMBERS}`, "The list", <OffersTool key="" {...OFFERS} />],
  [`/compare${NUMBERS}`, "The costs", <CompareTool key="" {...COMPARE} />],
  [`/calculator${NUMBERS}`, "The results", <CalculatorTool key="" {...CALCULATOR} />],
  [`/debts${NUMBERS}`, "The whole plan", <DebtsTool key="" {...DEBTS} />],
  [`/market${NUMBERS}`, "The plans", <MarketTool key="" {...MARKET} />],
  ["/guides?q=hardship", "The search in the articles’ texts", <GuidesTool key="" {...GUIDE_INDEX} />],
])("names a part of %s that doesn't come, and says what to do", async (address, part, tool) => {
  open(address);
  render(tool);
  const message = await screen.findByText(`${part} could not be loaded. Check your connection, then reload the page.`);
  expect(message.closest('[role="status"], [role="alert"]')).not.toBeNull();
  expect(message).not.toHaveClass("visually-hidden");
});

test("asks again at the next press for a part that did not come", async () => {
  const fetched = jest.fn(() => Promise.resolve({ ok: false, status: 404 }));
  Reflect.set(globalThis, "fetch", fetched);
  open("/guides?q=hardship");
  render(<GuidesTool {...GUIDE_INDEX} />);
  await screen.findByText(/could not be loaded\./);
  expect(fetched).toHaveBeenCalledTimes(1);
  fireEvent.click(document.body);
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  expect(await screen.findByText(/could not be loaded\./)).toBeInTheDocument();
});

test("keeps the calculator's form as it was filled in", async () => {
  open("/calculator");
  render(<CalculatorTool {...CALCULATOR} />);
  fireEvent.change(screen.getByLabelText("Monthly Payment ($)"), { target: { value: "225" } });
  fireEvent.click(screen.getByRole("button", { name: "Calculate Payoff" }));
  await screen.findByText(/^The results could not be loaded\./);
  expect(screen.getByLabelText("Monthly Payment ($)")).toHaveValue("225");
});
