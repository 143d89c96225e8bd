import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { CalculatorTool } from "../../../src/components/calculator/CalculatorTool";
import { PlannerTool } from "../../../src/components/planner/PlannerTool";
import { PAUSE } from "../../../src/components/ui/use-announcement";
import { follow, open, shownAddress } from "../../support/address";
import { CARDS, SITE, cardOf } from "../../support/fixture";
import { wordsOf } from "../../support/draw";

/** Both tools of the page, which share their fields. */
const tools = (cards = CARDS) => (
  <>
    <CalculatorTool />
    <PlannerTool cards={cards} texts={SITE.calculator} url={SITE.url} />
  </>
);

function start(address = "/calculator") {
  open(address);
  render(tools());
  return userEvent.setup();
}

const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const fill = (name: string, value: string) => fireEvent.change(input(name), { target: { value } });
const plan = () => screen.getByRole("region", { name: /^Your plan:/ });
const table = (name: string) => screen.getByRole<HTMLTableElement>("table", { name });
const rowsOf = ({ rows }: HTMLTableElement) => [...rows].map((row) => [...row.cells].map(wordsOf));
const copy = () => screen.getByText("Copy link to this plan");
const THREE = "Three ways to pay this debt off at your present APR";
const MORE = "Your plan with $25, $50 and $100 more a month";
const BELOW =
  "Under the minimum rule chosen here your issuer would ask for $154.13 at first; paying less counts as late.";

describe("one debt, two tools", () => {
  test("the planner follows the shared fields at once; the calculator waits for its button", async () => {
    const user = start();
    await user.click(screen.getByRole("button", { name: "Calculate Payoff" }));
    fill("Monthly Payment ($)", "$300");
    expect(plan()).toHaveTextContent("Debt-free after 21 months");
    expect(screen.getByRole("region", { name: "Payoff Results" })).toHaveTextContent("Paid off in 58 months");
    expect(screen.getByText(/^These results are for your earlier figures/)).toBeInTheDocument();
  });

  test("fields that can't be read keep the last plan and say what is wanted", async () => {
    const user = start();
    fill("Current Balance ($)", "");
    expect(screen.getByText(/^The figures below are for your last plan/)).toBeInTheDocument();
    expect(screen.getByText("Enter your current balance in dollars, such as 5,000.", { selector: "li" })).toBeVisible();
    expect(plan()).toHaveTextContent("Debt-free after");
    await user.type(input("Current Balance ($)"), "5000");
    expect(screen.queryByText(/^The figures below are for your last plan/)).not.toBeInTheDocument();
  });

  test("a field of the planner carries its own error", () => {
    start();
    fill("Months", "0");
    expect(input("Months")).toBeInvalid();
    expect(input("Months")).toHaveAccessibleDescription(expect.stringContaining("Enter at least 1 month."));
  });
});

describe("a payment below the issuer's minimum", () => {
  test("is named late beside the plan, until the payment or the rule makes it enough", async () => {
    const user = start();
    expect(plan()).toHaveTextContent(BELOW);
    fill("Monthly Payment ($)", "154.13");
    expect(plan()).not.toHaveTextContent("counts as late");
    fill("Monthly Payment ($)", "154.12");
    expect(plan()).toHaveTextContent(BELOW);
    await user.selectOptions(screen.getByRole("combobox", { name: "Minimum payment rule" }), "Percent of the balance");
    expect(plan()).not.toHaveTextContent("counts as late");
  });
});

describe("the address", () => {
  test("holds what differs from the default in its fragment", async () => {
    const user = start();
    await user.click(screen.getByRole("radio", { name: "Paid off within a number of months" }));
    fill("Months", "24");
    fill("Current Balance ($)", "$6,000");
    expect(await shownAddress()).toBe("/calculator#balance=6000&months=24&plan=target");
  });

  test("is applied when the page opens", () => {
    start("/calculator#balance=6000&plan=target&months=24&rewards=yes");
    expect(input("Current Balance ($)")).toHaveValue("6000");
    expect(screen.getByRole("radio", { name: "Paid off within a number of months" })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: "Count rewards on new spending" })).toBeChecked();
    expect(plan()).toHaveTextContent("Debt-free after 24 months");
  });

  test("an anchor of the page does not wipe out what was typed", async () => {
    start();
    fill("Monthly Payment ($)", "300");
    await follow("main");
    expect(input("Monthly Payment ($)")).toHaveValue("300");
    expect(plan()).toHaveTextContent("Debt-free after 21 months");
  });
});

describe("the tables", () => {
  test("show the three plans, the chosen one marked in words, and what $25, $50 and $100 more would save", () => {
    start();
    expect(rowsOf(table(THREE))).toEqual([
      ["Plan", "A month", "Months", "Interest", "Total"],
      ["A fixed paymentYour plan", "$150.00", "58", "$3,622.30", "$8,622.30"],
      ["Paid off within 36 months", "$198.78", "36", "$2,155.69", "$7,155.69"],
      ["The issuer’s minimum", "$154.13at first", "236on a statement: 20 years", "$9,278.01", "$14,278.01"],
    ]);
    expect(rowsOf(table(MORE)).slice(1)).toEqual([
      ["+$25", "$175.00", "44", "$2,674.57", "$947.73and 14 months"],
      ["+$50", "$200.00", "36", "$2,135.16", "$1,487.14and 22 months"],
      ["+$100", "$250.00", "27", "$1,534.53", "$2,087.77and 31 months"],
    ]);
  });

  test("say in words that a plan never ends, and which payment works", () => {
    start("/calculator#payment=100");
    expect(rowsOf(table(THREE))[1]?.[2]).toBe(
      `Never ends: the payment does not cover the interest. The smallest payment that works is $104.13 a month. ${BELOW}`,
    );
    expect(rowsOf(table(MORE))[1]?.[4]).toBe("Your plan has no end; this one has.");
  });
});

describe("the ranking", () => {
  const entries = () =>
    within(screen.getByRole("region", { name: "What each card would cost you" }))
      .getAllByRole("listitem")
      .map((item) => wordsOf(item));

  test("numbers the cards, puts staying put in its place without a number, and sets one apart", () => {
    start();
    const all = entries();
    expect(all).toHaveLength(CARDS.length + 1);
    expect(all[0]).toMatch(/^1\.Citi Simplicity Card\$402 – \$593.*\$2,000 still owed when the intro rate ends\.$/);
    expect(all[6]).toMatch(/^Staying put\$3,622/);
    expect(all[7]).toBe(
      "Discover it Secured Credit Card We don't know this card's transfer fee, and unknown is not free.",
    );
  });

  test.each([
    [21, "Show 1 more card"],
    [22, "Show 2 more cards"],
  ])("of a catalogue of %d cards 20 are shown until someone presses '%s'", async (count, more) => {
    open("/calculator");
    const many = Array.from({ length: count }, (_, copy) => ({ ...cardOf("citi-simplicity"), id: `card-${copy}` }));
    render(tools(many));
    expect(entries()).toHaveLength(20 + 1);
    await userEvent.click(screen.getByRole("button", { name: more }));
    expect(entries()).toHaveLength(count + 1);
    // The button is gone; its focus goes on to what it brought.
    expect(wordsOf(document.activeElement)).toMatch(/^21\.Citi Simplicity Card/);
  });
});

describe("the chart and the schedule", () => {
  const detailsOf = (summary: string) => {
    const details = screen.getByText(summary, { selector: "summary" }).closest("details");
    if (!details) throw new Error(`"${summary}" is in no disclosure.`);
    return details;
  };
  const toggle = (summary: string, open: boolean) => {
    const details = detailsOf(summary);
    details.open = open;
    fireEvent(details, new Event("toggle"));
  };
  const openDetails = (summary: string) => toggle(summary, true);

  test("the picture has a title and says in words what it shows", () => {
    start();
    for (const picture of screen.getAllByRole("img", { name: /^Balance over time/ })) {
      expect(picture).toHaveAccessibleName(expect.stringContaining("Your plan: paid off in month 58."));
    }
  });

  test("names a transfer fee only where the lowest-cost card charges one", () => {
    start();
    expect(
      screen.getByText(/^The lowest-cost card under your plan is the .* and with its transfer fee\.$/),
    ).toBeVisible();
    fill("Current Balance ($)", "1000");
    fill("Monthly Payment ($)", "500");
    expect(
      screen.getByText(
        "The lowest-cost card under your plan is the First Tech Choice Rewards World Mastercard, drawn at the high end of its APR range.",
      ),
    ).toBeVisible();
  });

  test("the schedule is drawn while it is open, and downloads as a file", async () => {
    const user = start();
    const files: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => (files.push(file), "blob:x"),
      revokeObjectURL: () => undefined,
    });
    const names: string[] = [];
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    expect(screen.queryByRole("table", { name: /^Your plan month by month/ })).not.toBeInTheDocument();
    openDetails("Your plan month by month");
    expect(rowsOf(screen.getByRole("table", { name: /^Your plan month by month/ }))).toHaveLength(59);
    await user.click(screen.getByRole("button", { name: "Download as CSV" }));
    expect(files.map(({ type }) => type)).toEqual(["text/csv;charset=utf-8"]);
    expect(names).toEqual(["payoff-schedule.csv"]);
    clicked.mockRestore();
  });

  test("the schedule stays open while another payment is typed, whose first digit alone would never pay the debt off", async () => {
    const user = start();
    openDetails("Your plan month by month");
    openDetails("The chart as a table");
    await user.clear(input("Monthly Payment ($)"));
    await user.type(input("Monthly Payment ($)"), "3");
    expect(screen.queryByText("Your plan month by month")).not.toBeInTheDocument();
    await user.type(input("Monthly Payment ($)"), "00");
    expect(detailsOf("Your plan month by month").open).toBe(true);
    expect(rowsOf(table("Your plan month by month, rounded to the cent"))).toHaveLength(22);
    expect(detailsOf("The chart as a table").open).toBe(true);
  });

  test("a schedule that was closed again stays closed", () => {
    start();
    openDetails("Your plan month by month");
    toggle("Your plan month by month", false);
    fill("Monthly Payment ($)", "300");
    expect(detailsOf("Your plan month by month").open).toBe(false);
  });
});

describe("copying the link", () => {
  test("puts the address on the clipboard and says so", async () => {
    const user = start("/calculator#payment=300");
    await user.click(copy());
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/calculator#payment=300`);
    expect(await screen.findAllByText(/^Link copied\./)).not.toEqual([]);
  });

  test("says nothing of figures where the link has none: the plan is the one that the page begins with", async () => {
    const user = start();
    await user.click(copy());
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/calculator`);
    expect(await screen.findAllByText("Link copied.")).not.toEqual([]);
    expect(screen.queryByText(/^Link copied\. ./)).not.toBeInTheDocument();
  });

  test("shows the address, selected and with the focus, where the browser refuses", async () => {
    const user = start("/calculator#payment=300");
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
    await user.click(copy());
    const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Address of this plan" });
    expect(field).toHaveValue(`${window.location.origin}/calculator#payment=300`);
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(field.value);
    expect(field).toHaveFocus();
  });

  test("asks for right fields first, and no more once they are", async () => {
    const user = start();
    const asks = () => screen.queryAllByText("Correct the fields with a message first.", { selector: ":not([role])" });
    fill("Months", "x");
    await user.click(copy());
    expect(asks()).toHaveLength(1);
    fill("Months", "36");
    expect(asks()).toEqual([]);
  });
});

describe("what is announced", () => {
  test("the same message once more is a new one: the region is empty in between", async () => {
    const user = start();
    const heard: string[] = [];
    await user.click(copy());
    const [region] = await screen.findAllByText("Link copied.", { selector: "[role=status]" });
    if (!region) throw new Error("Nothing is announced.");
    new MutationObserver(() => heard.push(wordsOf(region))).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    await user.click(copy());
    await waitFor(() => expect(heard).toEqual(["", "Link copied."]));
  });

  test("one sentence once the typing pauses, and nothing at first", () => {
    jest.useFakeTimers();
    start();
    const said = () => screen.getAllByRole("status").map((region) => wordsOf(region));
    expect(said()).toEqual(["", "", ""]);
    fireEvent.change(input("Monthly Payment ($)"), { target: { value: "200" } });
    act(() => jest.advanceTimersByTime(PAUSE - 1));
    fireEvent.change(input("Monthly Payment ($)"), { target: { value: "120" } });
    act(() => jest.advanceTimersByTime(PAUSE - 1));
    expect(said()).toEqual(["", "", ""]);
    act(() => jest.advanceTimersByTime(1));
    expect(said()).toEqual(["", "", expect.stringMatching(/^Debt-free after 99 months.*counts as late\.$/)]);
    jest.useRealTimers();
  });
});

describe("the reminder", () => {
  test("has no date at first, asks for one, and then names the day", async () => {
    const user = start();
    const day = screen.getByLabelText("Start date");
    expect(day).toHaveValue("");
    await user.click(screen.getByRole("button", { name: "Download reminder (.ics)" }));
    expect(day).toBeInvalid();
    expect(day).toHaveFocus();
    await user.selectOptions(
      screen.getByRole("combobox", { name: "Card and intro offer" }),
      "Citi Simplicity Card: 21 months on balance transfers",
    );
    fireEvent.change(day, { target: { value: "2025-01-31" } });
    expect(day).toBeValid();
    expect(screen.getByText("The intro rate ends on October 31, 2026.")).toBeInTheDocument();
  });
});
