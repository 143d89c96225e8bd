import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { CalculatorTool } from "../../../src/components/calculator/CalculatorTool";
import { ratesByTier } from "../../../src/domain/survey/tier-apr";
import { NUMBERS_KEY } from "../../../src/site/storage";
import { follow, open } from "../../support/address";
import { describedBy, wordsOf } from "../../support/draw";
import { SITE, SURVEYS } from "../../support/fixture";
import { CALCULATOR } from "../../support/tool-props";

const BALANCE = "Current Balance ($)";
const APR = "Annual APR (%)";
const PAYMENT = "Monthly Payment ($)";
const STALE = "These results are for your earlier numbers. Press Calculate Payoff.";

/** The page as it opens, once what it shows has been loaded. */
async function start(address = "/calculator") {
  open(address);
  await act(async () => {
    render(<CalculatorTool {...CALCULATOR} rates={ratesByTier(SURVEYS[0]?.plans ?? [])} />);
    await import("../../../src/components/calculator/CalculatorResults");
  });
  return userEvent.setup();
}

const input = (name: string) => screen.getByRole("textbox", { name });
const calculate = () => screen.getByRole("button", { name: "Calculate Payoff" });
const results = () => screen.getByRole("region", { name: "Payoff Results" });
const savings = () => screen.getByRole("region", { name: "Potential Savings with Low APR Card" });
const figures = () => describedBy(within(results()).getAllByRole("term"));

const fill = (name: string, text: string) => fireEvent.change(input(name), { target: { value: text } });

/** Fills the three fields with a plan and presses the button. */
async function calculated(balance = "5000", apr = "24.99", payment = "150") {
  const user = await start();
  fill(BALANCE, balance);
  fill(APR, apr);
  fill(PAYMENT, payment);
  await user.click(calculate());
  await screen.findByRole("region", { name: "Payoff Results" });
  return user;
}

test("holds the specification's defaults and shows no result", async () => {
  await start();
  expect([BALANCE, APR, PAYMENT].map((name) => input(name).getAttribute("value"))).toEqual(["5000", "24.99", "150"]);
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  for (const region of screen.getAllByRole("status")) expect(region).toBeEmptyDOMElement();
  expect(calculate()).toBeEnabled();
});

test("keeps its defaults beside a score that was given alone", async () => {
  sessionStorage.setItem(NUMBERS_KEY, "score=620-to-719");
  await start();
  expect([BALANCE, APR, PAYMENT].map((name) => input(name).getAttribute("value"))).toEqual(["5000", "24.99", "150"]);
  expect(input(BALANCE)).not.toBeInvalid();
});

test("names the defaults as an example, also in the answer, until one is changed", async () => {
  const user = await start();
  const [note, said] = ["Example numbers. Type yours.", "With these example numbers"];
  expect(screen.getByText(note)).toBeVisible();
  await user.click(calculate());
  expect(await within(results()).findByText(said)).toBeVisible();
  await user.type(input(PAYMENT), "160");
  expect(input(PAYMENT)).toHaveValue("160");
  expect(screen.queryByText(note)).not.toBeInTheDocument();
  await user.click(calculate());
  expect(within(results()).queryByText(said)).not.toBeInTheDocument();
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
    expect(within(results()).queryByText(/lowest payment/)).not.toBeInTheDocument();
  });

  test("shows what the low rate would save, and the way to the cards", async () => {
    await calculated();
    expect(wordsOf(savings())).toContain(
      "$1,928.49 less interest at 16.24%, with the same payment, and paid off 13 months sooner.",
    );
    expect(wordsOf(savings())).toContain(
      "Interest at 24.99%$3,622.30Interest at 16.24%$1,693.81Find Low APR CardsThe rate is an example, not an offer of any card.",
    );
    expect(within(savings()).getByRole("link", { name: "Find Low APR Cards" })).toHaveAttribute("href", "/compare");
  });

  test("takes the focus at each press, and keeps the numbers in the tab alone", async () => {
    const user = await calculated();
    expect(results().parentElement).toHaveFocus();
    expect(results().parentElement).toHaveAccessibleName("Payoff Results");
    expect(results().parentElement).toHaveAccessibleDescription("Paid off in 58 months; interest costs $3,622.30.");
    await user.click(calculate());
    expect(results().parentElement).toHaveFocus();
    expect(sessionStorage.getItem(NUMBERS_KEY)).toBe("balance=5000&apr=24.99&payment=150");
    expect(window.location.hash).toBe("");
  });

  test("calculates when Enter is pressed in a field", async () => {
    const user = await start();
    await user.type(input(PAYMENT), "{Enter}");
    await waitFor(() => expect(figures()[1]).toEqual(["Months", "58"]));
  });
});

test("shows zero months, and which payment would do, when the payment does not cover the interest", async () => {
  await calculated("5000", "24.99", "100");
  expect(
    within(results()).getByText(
      "This plan never pays off the debt. The first month’s interest at 24.99% is $104.13, so a payment of $100.00 leaves nothing for the balance. That is why the figures below are zero.",
    ),
  ).toBeInTheDocument();
  expect(figures()).toEqual([
    ["Years", "0.0"],
    ["Months", "0"],
    ["Total Interest", "$0.00"],
    ["Total Paid", "$0.00"],
  ]);
  expect(wordsOf(results())).toContain(
    "By our estimate, your minimum is about $154.13; paying less may count as late.",
  );
  const help = within(results()).getByRole("link", { name: SITE.help.link.label });
  expect(help).toHaveAttribute("href", SITE.help.link.to);
  expect(savings()).toHaveTextContent("At 16.24%, the same payment would clear the debt in 84 months");
});

test("puts the payment that is enough into the form when that is pressed", async () => {
  const user = await calculated("5000", "24.99", "100");
  expect(within(results()).getByText("Never paid off")).toBeVisible();
  await user.click(within(results()).getByRole("button", { name: "Use $154.13" }));
  expect(input(PAYMENT)).toHaveValue("154.13");
  expect(figures()[1]).toEqual(["Months", "55"]);
  expect(within(results()).queryByText("Never paid off")).not.toBeInTheDocument();
});

describe("the slider", () => {
  const slider = () => screen.getByRole("slider", { name: "Monthly payment" });
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

  test("starts anew when the results are asked for again", async () => {
    const user = await calculated();
    fireEvent.change(slider(), { target: { value: 300 } });
    expect(figures()[1]).toEqual(["Months", "21"]);
    await user.click(calculate());
    expect(figures()[1]).toEqual(["Months", "58"]);
    expect(slider()).toHaveValue("150");
  });

  test("starts at what was typed, and moves figures, bars and chart without touching the form or the tab", async () => {
    await calculated("5000", "24.99", "152.5");
    expect(slider()).toHaveAttribute(
      "aria-valuetext",
      expect.stringMatching(/^\$152\.50 a month, debt-free [A-Z][a-z]+ 20\d\d$/),
    );
    fireEvent.change(slider(), { target: { value: 155 } });
    expect(slider()).toHaveAttribute(
      "aria-valuetext",
      expect.stringMatching(/^\$155 a month, debt-free .*, saves \$\d+$/),
    );
    expect(figures()[1]).toEqual(["Months", "55"]);
    expect(screen.getByRole("img", { name: /: paid off in month 55\./ })).toBeInTheDocument();
    expect(input(PAYMENT)).toHaveValue("152.5");
    expect(sessionStorage.getItem(NUMBERS_KEY)).toBe("balance=5000&apr=24.99&payment=152.5");
    await waitFor(() =>
      expect(screen.getAllByRole("status").map(wordsOf)).toContainEqual(expect.stringMatching(/^\$155 a month, /)),
    );
  });

  test("puts the payment into the form and asks for its results when it is used", async () => {
    await calculated();
    press("Minimum, about $154.13");
    press("Use $154.13");
    expect(input(PAYMENT)).toHaveValue("154.13");
    expect(sessionStorage.getItem(NUMBERS_KEY)).toBe("balance=5000&apr=24.99&payment=154.13");
    expect(results().parentElement).toHaveFocus();
    expect(screen.queryByRole("button", { name: /^Use/ })).not.toBeInTheDocument();
  });

  test("sets the payment that ends the debt in a chosen month", async () => {
    await calculated();
    const done = screen.getByLabelText<HTMLSelectElement>("Done by");
    const [first] = done.options;
    fireEvent.change(done, { target: { value: "24" } });
    expect(figures()[1]).toEqual(["Months", "24"]);
    expect(done).toHaveDisplayValue(/^[A-Z][a-z]+ 20\d\d$/);
    expect(Number(first?.value)).toBeLessThan(24);
  });
});

test("shows what is still owed when a plan is not done after 600 months", async () => {
  await calculated("5000", "10", "41.67");
  expect(
    within(results()).getByText("Still unpaid after 600 months: you would still owe $4,942.25."),
  ).toBeInTheDocument();
  expect(figures()[1]).toEqual(["Months", "600"]);
  expect(wordsOf(results())).toContain("By our estimate, your minimum is about $91.67; paying less may count as late.");
});

test("shows several errors at once, and moves the focus to the first wrong field", async () => {
  const user = await start();
  fill(BALANCE, "");
  fill(APR, "low");
  fill(PAYMENT, "1000000.01");
  await user.click(calculate());
  for (const [name, error] of [
    [BALANCE, "Enter your current balance in dollars, such as 5,000."],
    [APR, "Enter your APR in percent, such as 24.99."],
    [PAYMENT, "Your monthly payment can’t be more than $1,000,000."],
  ] as const) {
    expect(input(name)).toBeInvalid();
    expect(input(name)).toHaveAccessibleDescription(expect.stringContaining(error));
  }
  expect(input(BALANCE)).toHaveFocus();
  expect(screen.queryByRole("heading", { name: "Payoff Results" })).not.toBeInTheDocument();
  fill(BALANCE, "5000");
  await user.click(calculate());
  expect(input(BALANCE)).toBeValid();
  expect(input(APR)).toHaveFocus();
  fill(APR, "24.99");
  fill(PAYMENT, "150");
  await user.click(calculate());
  for (const name of [BALANCE, APR, PAYMENT]) expect(input(name)).toBeValid();
  await waitFor(() => expect(figures()[1]).toEqual(["Months", "58"]));
});

test("marks the result as out of date when a field is changed", async () => {
  await calculated();
  expect(screen.queryByText(STALE)).not.toBeInTheDocument();
  fill(PAYMENT, "1500");
  expect(screen.getByText(STALE)).toHaveAttribute("role", "status");
  expect(figures()[1]).toEqual(["Months", "58"]);
  fill(PAYMENT, "150");
  expect(screen.queryByText(STALE)).not.toBeInTheDocument();
});

describe("numbers that are there already", () => {
  test("shows the result of a link's numbers at once, in place of the tab's", async () => {
    sessionStorage.setItem(NUMBERS_KEY, "balance=1&apr=1&payment=1");
    await start(
      "/calculator#balance=6000&apr=24.99&payment=150&spending=20&count=day&plan=target&months=24&rewards=yes",
    );
    expect(input(BALANCE)).toHaveValue("6000");
    await waitFor(() => expect(figures()[1]).toEqual(["Months", "87"]));
    expect(window.location.href).toMatch(/\/calculator$/);
    expect(sessionStorage.getItem(NUMBERS_KEY)).toContain("balance=6000");
  });

  test("fills the form from a link that was cut, and shows no result", async () => {
    await start("/calculator#balance=290&apr=21");
    expect(input(BALANCE)).toHaveValue("290");
    expect(input(PAYMENT)).toHaveValue("");
    expect(screen.getByRole("alert")).toHaveTextContent("Part of this link is missing.");
    expect(screen.queryByRole("region", { name: "Payoff Results" })).not.toBeInTheDocument();
  });

  test("holds the defaults when the numbers are those of a purchase", async () => {
    sessionStorage.setItem(NUMBERS_KEY, "purchase=3000&payment=250");
    await start();
    expect(input(BALANCE)).toHaveValue("5000");
    expect(screen.queryByRole("region", { name: "Payoff Results" })).not.toBeInTheDocument();
  });

  test("keeps what was typed when an anchor of the page is followed", async () => {
    await start();
    fill(PAYMENT, "300");
    await follow("main");
    expect(input(PAYMENT)).toHaveValue("300");
  });
});

describe("below the result", () => {
  const cards = () => screen.getByRole("region", { name: "What our cards would cost you" });
  const details = (summary: string) => {
    const found = screen.getByText(summary, { selector: "summary > span" }).closest("details");
    if (!found) throw new Error(`"${summary}" is in no disclosure.`);
    return found;
  };
  const openDetails = (summary: string) => {
    const found = details(summary);
    found.open = true;
    fireEvent(found, new Event("toggle"));
  };
  const rowsOf = (name: string) =>
    [...screen.getByRole<HTMLTableElement>("table", { name }).rows].map((row) => [...row.cells].map(wordsOf));

  test("lists your current card first, then the three cheapest", async () => {
    await calculated();
    const all = within(cards()).getAllByRole("listitem").map(wordsOf);
    expect(all).toHaveLength(4);
    expect(all[0]).toBe("Keep your current card$3,62224.99% APR · 58 months");
    expect(all[1]).toBe(
      "Citi Simplicity CardCosts you about $480saves $3,142 · 37–38 months · Published terms, February 2026. Depending on your rate: $402–$593",
    );
  });

  test("says in words what the chart shows, and names a transfer fee only where there is one", async () => {
    const user = await calculated();
    for (const picture of screen.getAllByRole("img", { name: /^Balance over time/ })) {
      expect(picture).toHaveAccessibleName(expect.stringContaining(": paid off in month 58."));
    }
    expect(screen.getByText(/^Citi Simplicity Card: .*, with its transfer fee\.$/)).toBeVisible();
    fill(BALANCE, "1000");
    fill(PAYMENT, "500");
    await user.click(calculate());
    expect(
      screen.getByText(
        "First Tech Choice Rewards World Mastercard: the first card below, at 18%, the high end of its APR range.",
      ),
    ).toBeVisible();
  });

  /** The files that are handed out from now on, as their names and types. */
  const filesSaved = () => {
    const files: [name: string, type: string][] = [];
    let type = "";
    Object.assign(URL, {
      createObjectURL: (file: Blob) => ((type = file.type), "blob:x"),
      revokeObjectURL: () => undefined,
    });
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, "click");
    clicked.mockImplementation(function (this: HTMLAnchorElement) {
      files.push([this.download, type]);
    });
    return files;
  };
  afterEach(() => jest.restoreAllMocks());

  test("draws the schedule while it is open, and downloads it", async () => {
    const user = await calculated();
    const files = filesSaved();
    expect(screen.queryByRole("table", { name: /^Your plan month by month/ })).not.toBeInTheDocument();
    openDetails("Your plan month by month");
    expect(rowsOf("Your plan month by month, rounded to the cent")).toHaveLength(59);
    await user.click(screen.getByRole("button", { name: "Download as CSV" }));
    expect(files).toEqual([["payoff-schedule.csv", "text/csv;charset=utf-8"]]);
    const said = await screen.findByText(/^We gave payoff-schedule\.csv to your browser to save\. If no file appears/);
    expect(said).toHaveAttribute("role", "status");
    expect(said).not.toHaveClass("visually-hidden");
  });
});

test("compares the visitor's rate score by score, and draws it for a chosen score", async () => {
  await start("/calculator#balance=5000&apr=24.99&payment=150");
  const standing = () => screen.getByRole("region", { name: "Is your rate high?" });
  expect(within(standing()).getAllByRole("row").map(wordsOf)).toEqual([
    "Credit scorePlans below your 24.99%",
    expect.stringMatching(/^720 and up\d+% of \d+$/),
    expect.stringMatching(/^620 to 719\d/),
    expect.stringMatching(/^619 or less\d/),
    expect.stringMatching(/^No credit score\d/),
  ]);
  expect(within(standing()).queryByRole("img")).not.toBeInTheDocument();
  fireEvent.change(screen.getByLabelText("Your credit score"), { target: { value: "620-to-719" } });
  fireEvent.click(calculate());
  expect(standing()).toHaveTextContent("reported for scores from 620 to 719.");
  expect(within(standing()).getByRole("img")).toHaveAccessibleName(/You: 24\.99%/);
  const ranking = screen.getByRole("region", { name: "What our cards would cost you" });
  expect(ranking).toHaveTextContent("We use the rates reported for scores from 620 to 719.");
  expect(
    screen.getByText(/^[A-Z].*: the first card below, at [\d.]+%, the rate reported for your score/),
  ).toBeInTheDocument();
});
