import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { PayoffCalculator } from "../../../src/components/calculator/PayoffCalculator";
import { CALCULATOR_DEFAULTS } from "../../../src/domain/calculator-defaults";
import { open, shownAddress } from "../../support/address";
import { drawOn, wordsOf } from "../../support/draw";

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
  drawOn("tool", <Calculator />);
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

/** Types a plan into the three fields and presses the button. */
async function calculated(balance: string, apr: string, payment: string) {
  const user = start();
  for (const [name, text] of [
    [BALANCE, balance],
    [APR, apr],
    [PAYMENT, payment],
  ] as const) {
    await user.clear(input(name));
    if (text) await user.type(input(name), text);
  }
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
    const user = start();
    await user.click(calculate());
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
    const user = start();
    await user.click(calculate());
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

  test("that grows old says so in a region of its own, so that the result is not announced again", async () => {
    const user = start();
    await user.click(calculate());
    await user.type(input(PAYMENT), "0");
    expect(screen.getByText(STALE)).toHaveAttribute("role", "status");
    expect(results().parentElement).not.toHaveTextContent(STALE);
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
    expect(figures()).toEqual([
      ["Years", "0.1"],
      ["Months", "1"],
      ["Total Interest", "$1.67"],
      ["Total Paid", "$101.67"],
    ]);
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
  });

  test("says when the same payment would clear the debt at the low rate, and that the rate is an example", async () => {
    await calculated("5000", "24.99", "100");
    expect(savings()).toHaveTextContent(
      "At 16.24% the same payment would clear the debt in 84 months, with $3,399.23 of interest. The rate is an example, not an offer of any card.",
    );
    expect(savings()).not.toHaveTextContent("no saving");
  });

  test("says so where the low rate would not clear the debt either", async () => {
    await calculated("5000", "24.99", "50");
    expect(savings()).toHaveTextContent("the same payment would not clear the debt within 600 months either.");
  });

  test("a payment of exactly the interest is one of these", async () => {
    await calculated("1200", "12", "12");
    expect(figures()[1]).toEqual(["Months", "0"]);
    expect(results()).toHaveTextContent("so a payment of $12.00 leaves nothing for the balance");
  });
});

describe("a plan that is not done after 600 months", () => {
  test("says what is still owed, and which payment would do", async () => {
    await calculated("5000", "10", "41.67");
    expect(
      within(results()).getByText("Still unpaid after 600 months: $4,942.25 would then still be owed."),
    ).toBeInTheDocument();
    expect(figures()[1]).toEqual(["Months", "600"]);
    expect(wordsOf(results())).toContain("The smallest payment that ends within 600 months is $41.96 a month.");
    expect(savings()).toHaveTextContent("16.24%, our example of a low rate, is not lower than your 10%.");
  });

  test("the payment that it names does pay the debt off, and one cent less does not", async () => {
    const user = await calculated("5000", "10", "41.96");
    expect(results()).toHaveTextContent(/^Payoff ResultsPaid off in \d+ months/);
    await user.clear(input(PAYMENT));
    await user.type(input(PAYMENT), "41.95{Enter}");
    expect(results()).toHaveTextContent("Still unpaid after 600 months");
  });
});

describe("a rate that is low already", () => {
  test.each(["16.24", "9.99"])("%s%% leaves no saving to show, and the way to the cards stays", async (apr) => {
    await calculated("5000", apr, "150");
    expect(savings()).toHaveTextContent(
      `There is no saving to show: 16.24%, our example of a low rate, is not lower than your ${apr}%.`,
    );
    expect(within(savings()).getByRole("link", { name: "Find Low APR Cards" })).toBeInTheDocument();
  });

  test("one hundredth more does", async () => {
    await calculated("5000", "16.25", "150");
    expect(wordsOf(savings())).toContain("At 16.24% the same payment would save");
  });
});

describe("input that is no plan", () => {
  test.each([
    [BALANCE, "", "Enter your current balance in dollars, such as 5,000."],
    [BALANCE, "0", "Your current balance must be more than $0."],
    [BALANCE, "-1", "Your current balance must be more than $0."],
    [BALANCE, "1000000.01", "Your current balance can be $1,000,000 at most."],
    [APR, "low", "Enter your annual APR in percent, such as 24.99."],
    [APR, "0", "Your annual APR must be more than 0%."],
    [APR, "100.01", "Your annual APR can be 100% at most."],
    [PAYMENT, "1e3", "Enter your monthly payment in dollars, such as 150."],
    [PAYMENT, "0", "Your monthly payment must be more than $0."],
  ])("%s '%s': the error stands at the field, which takes the focus; there is no result", async (name, text, error) => {
    const user = start();
    await user.clear(input(name));
    if (text) await user.type(input(name), text);
    await user.click(calculate());
    expect(input(name)).toBeInvalid();
    expect(input(name)).toHaveAccessibleDescription(expect.stringContaining(error));
    expect(input(name)).toHaveFocus();
    expect(screen.queryByRole("heading", { name: "Payoff Results" })).not.toBeInTheDocument();
    for (const other of [BALANCE, APR, PAYMENT].filter((field) => field !== name)) expect(input(other)).toBeValid();
  });

  test("several errors show at once; the first field takes the focus", async () => {
    await calculated("0", "", "nothing");
    for (const name of [BALANCE, APR, PAYMENT]) expect(input(name)).toBeInvalid();
    expect(input(BALANCE)).toHaveFocus();
  });

  test("errors go once the plan is one", async () => {
    const user = await calculated("", "24.99", "150");
    await user.type(input(BALANCE), "5000{Enter}");
    expect(input(BALANCE)).toBeValid();
    expect(figures()[1]).toEqual(["Months", "58"]);
  });
});

describe("once there is a result", () => {
  test("a changed field marks it as out of date; the old text takes the mark away", async () => {
    const user = start();
    await user.click(calculate());
    expect(screen.queryByText(STALE)).not.toBeInTheDocument();
    await user.type(input(PAYMENT), "0");
    expect(screen.getByText(STALE)).toBeInTheDocument();
    expect(figures()[1]).toEqual(["Months", "58"]);
    await user.type(input(PAYMENT), "{Backspace}");
    expect(screen.queryByText(STALE)).not.toBeInTheDocument();
  });

  test("pressing again computes anew", async () => {
    const user = start();
    await user.click(calculate());
    await user.clear(input(PAYMENT));
    await user.type(input(PAYMENT), "300");
    await user.click(calculate());
    expect(screen.queryByText(STALE)).not.toBeInTheDocument();
    expect(figures()[1]).toEqual(["Months", "21"]);
  });

  test("input that is no plan keeps it, marked as out of date", async () => {
    const user = start();
    await user.click(calculate());
    await user.clear(input(BALANCE));
    await user.click(calculate());
    expect(screen.getByText(STALE)).toBeInTheDocument();
    expect(figures()[1]).toEqual(["Months", "58"]);
    expect(input(BALANCE)).toBeInvalid();
  });
});
