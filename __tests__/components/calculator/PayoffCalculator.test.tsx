import { fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { PayoffCalculator } from "../../../src/components/calculator/PayoffCalculator";
import { CALCULATOR_DEFAULTS } from "../../../src/domain/payoff/calculator-defaults";
import { open, shownAddress } from "../../support/address";
import { wordsOf } from "../../support/draw";

// What is a plan, and what it costs: see domain/forms/calculator-form.test.ts, payoff.test.ts and no-saving.test.ts.

const BALANCE = "Current Balance ($)";
const APR = "Annual APR (%)";
const PAYMENT = "Monthly Payment ($)";
const STALE = "These results are for your earlier figures. Press Calculate Payoff to bring them up to date.";

/** The calculator with what its page does for it: it keeps the fields. */
function Calculator() {
  const [fields, setFields] = useState(CALCULATOR_DEFAULTS);
  return <PayoffCalculator fields={fields} onChange={(changed) => setFields({ ...fields, ...changed })} />;
}

function start() {
  open("/calculator");
  render(<Calculator />);
  return userEvent.setup();
}

const input = (name: string) => screen.getByRole("textbox", { name });
const calculate = () => screen.getByRole("button", { name: "Calculate Payoff" });
const results = () => screen.getByRole("region", { name: "Payoff Results" });
const savings = () => screen.getByRole("region", { name: "Potential Savings with Low APR Card" });
const figures = () =>
  within(results())
    .getAllByRole("term")
    .map((term) => [wordsOf(term), wordsOf(term.nextElementSibling)]);

const fill = (name: string, text: string) => fireEvent.change(input(name), { target: { value: text } });

/** Fills the three fields with a plan and presses the button. */
async function calculated(balance = "5000", apr = "24.99", payment = "150") {
  const user = start();
  fill(BALANCE, balance);
  fill(APR, apr);
  fill(PAYMENT, payment);
  await user.click(calculate());
  return user;
}

describe("at first", () => {
  test("holds the specification's defaults and shows no result", () => {
    start();
    expect([BALANCE, APR, PAYMENT].map((name) => input(name).getAttribute("value"))).toEqual(["5000", "24.99", "150"]);
    expect(screen.queryByRole("heading")).not.toBeInTheDocument();
    for (const region of screen.getAllByRole("status")) expect(region).toBeEmptyDOMElement();
    expect(calculate()).toBeEnabled();
  });

  test("each field says its unit and what goes in, and asks for a number pad", () => {
    start();
    expect(input(BALANCE)).toHaveAccessibleDescription(/in dollars$/);
    expect(input(APR)).toHaveAccessibleDescription(/in percent$/);
    expect(input(PAYMENT)).toHaveAccessibleDescription(/in dollars$/);
    for (const name of [BALANCE, APR, PAYMENT]) {
      expect(input(name)).toHaveAttribute("inputmode", "decimal");
      expect(input(name)).toBeValid();
    }
  });
});

describe("a plan that ends", () => {
  test("shows the defaults' result to the cent, the sentence first", async () => {
    await calculated();
    expect(within(results()).getByText("Paid off in 58 months; interest costs $3,622.30.")).toBeInTheDocument();
    expect(figures()).toEqual([
      ["Years", "4.8"],
      ["Months", "58"],
      ["Total Interest", "$3,622.30"],
      ["Total Paid", "$8,622.30"],
    ]);
    expect(within(results()).queryByText(/smallest payment/)).not.toBeInTheDocument();
  });

  test("shows what the low rate would save, and the way to the cards", async () => {
    await calculated();
    expect(wordsOf(savings())).toContain("At 16.24% the same payment would save $1,928.49 of interest and 13 months.");
    expect(wordsOf(savings())).toContain(
      "Interest would be $1,693.81 instead of $3,622.30. The rate is an example, not an offer of any card.",
    );
    expect(within(savings()).getByRole("link", { name: "Find Low APR Cards" })).toHaveAttribute("href", "/compare");
  });

  test("is announced: the region is there before the result", async () => {
    const user = start();
    const regions = screen.getAllByRole("status");
    await user.click(calculate());
    expect(regions.filter((region) => region.textContent !== "")).toEqual([results().parentElement]);
  });

  test("Enter in a field calculates, and the address stays as it is", async () => {
    const user = start();
    await user.type(input(PAYMENT), "{Enter}");
    expect(figures()[1]).toEqual(["Months", "58"]);
    expect(await shownAddress()).toBe("/calculator");
  });

  test("takes amounts as people write them", async () => {
    await calculated(" $5,000.00 ", "24.99 %", "$150");
    expect(figures()[1]).toEqual(["Months", "58"]);
  });

  test("one month is one month, and a saving of money alone names no months", async () => {
    await calculated("100", "20", "1000");
    expect(within(results()).getByText("Paid off in 1 month; interest costs $1.67.")).toBeInTheDocument();
    expect(wordsOf(savings())).toContain("would save $0.32 of interest.");
  });
});

describe("a plan whose payment does not cover the interest", () => {
  test("shows zero months, says why, and which payment would do", async () => {
    await calculated("5000", "24.99", "100");
    expect(
      within(results()).getByText(
        "This plan never pays the debt off. The first month’s interest at 24.99% is $104.13, so a payment of $100.00 leaves nothing for the balance. That is why the figures below are zero.",
      ),
    ).toBeInTheDocument();
    expect(figures()).toEqual([
      ["Years", "0.0"],
      ["Months", "0"],
      ["Total Interest", "$0.00"],
      ["Total Paid", "$0.00"],
    ]);
    expect(wordsOf(results())).toContain(
      "The smallest payment that ends within 600 months is $104.13 a month. Your issuer’s minimum may be higher; paying less than it counts as late.",
    );
    expect(savings()).toHaveTextContent("At 16.24% the same payment would clear the debt in 84 months");
  });

  test("a payment of exactly the interest is one of these", async () => {
    await calculated("1200", "12", "12");
    expect(figures()[1]).toEqual(["Months", "0"]);
    expect(results()).toHaveTextContent("so a payment of $12.00 leaves nothing for the balance");
  });
});

test("a plan that is not done after 600 months says what is still owed, and which payment would do", async () => {
  await calculated("5000", "10", "41.67");
  expect(
    within(results()).getByText("Still unpaid after 600 months: $4,942.25 would then still be owed."),
  ).toBeInTheDocument();
  expect(figures()[1]).toEqual(["Months", "600"]);
  expect(wordsOf(results())).toContain("The smallest payment that ends within 600 months is $41.96 a month.");
});

test.each(["16.24", "9.99"])("%s%% leaves no saving to show, and the way to the cards stays", async (apr) => {
  await calculated("5000", apr);
  expect(savings()).toHaveTextContent(
    `There is no saving to show: 16.24%, our example of a low rate, is not lower than your ${apr}%.`,
  );
  expect(within(savings()).getByRole("link", { name: "Find Low APR Cards" })).toBeInTheDocument();
});

describe("input that is no plan", () => {
  test.each([
    [BALANCE, "0", "Your current balance must be more than $0."],
    [APR, "low", "Enter your annual APR in percent, such as 24.99."],
    [PAYMENT, "1000000.01", "Your monthly payment can be $1,000,000 at most."],
  ])("%s '%s': the error stands at the field, which takes the focus; there is no result", async (name, text, error) => {
    const user = start();
    fill(name, text);
    await user.click(calculate());
    expect(input(name)).toBeInvalid();
    expect(input(name)).toHaveAccessibleDescription(expect.stringContaining(error));
    expect(input(name)).toHaveFocus();
    expect(screen.queryByRole("heading", { name: "Payoff Results" })).not.toBeInTheDocument();
    for (const other of [BALANCE, APR, PAYMENT].filter((field) => field !== name)) expect(input(other)).toBeValid();
  });

  test("several errors show at once, the first field takes the focus, and all go once the plan is one", async () => {
    await calculated("0", "", "nothing");
    for (const name of [BALANCE, APR, PAYMENT]) expect(input(name)).toBeInvalid();
    expect(input(BALANCE)).toHaveFocus();
    fill(BALANCE, "5000");
    fill(APR, "24.99");
    fill(PAYMENT, "150");
    fireEvent.click(calculate());
    for (const name of [BALANCE, APR, PAYMENT]) expect(input(name)).toBeValid();
    expect(figures()[1]).toEqual(["Months", "58"]);
  });
});

describe("once there is a result", () => {
  test("a changed field marks it as out of date in a region of its own; the old text takes the mark away", async () => {
    await calculated();
    expect(screen.queryByText(STALE)).not.toBeInTheDocument();
    fill(PAYMENT, "1500");
    expect(screen.getByText(STALE)).toHaveAttribute("role", "status");
    expect(results().parentElement).not.toHaveTextContent(STALE);
    expect(figures()[1]).toEqual(["Months", "58"]);
    fill(PAYMENT, "150");
    expect(screen.queryByText(STALE)).not.toBeInTheDocument();
  });

  test("pressing again computes anew", async () => {
    const user = await calculated();
    fill(PAYMENT, "300");
    await user.click(calculate());
    expect(screen.queryByText(STALE)).not.toBeInTheDocument();
    expect(figures()[1]).toEqual(["Months", "21"]);
  });

  test("input that is no plan keeps it, marked as out of date", async () => {
    const user = await calculated();
    fill(BALANCE, "");
    await user.click(calculate());
    expect(screen.getByText(STALE)).toBeInTheDocument();
    expect(figures()[1]).toEqual(["Months", "58"]);
    expect(input(BALANCE)).toBeInvalid();
  });
});
