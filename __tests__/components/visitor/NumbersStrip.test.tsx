import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { NumbersStrip } from "../../../src/components/visitor/NumbersStrip";
import { useVisitorInputs } from "../../../src/components/visitor/numbers-store";
import { CUT_LINK_NOTE } from "../../../src/domain/visitor/visitor-inputs";
import { NUMBERS_KEY } from "../../../src/site/storage";
import { follow, open } from "../../support/address";
import { wordsOf } from "../../support/draw";

const TITLE = "What would each card cost you?";
const LINE = "Balance$6,400APR27.99%Payment$180";
const WARNING = "By our estimate, your minimum is about $213.28; paying less may count as late.";

type Place = { open?: boolean; inHead?: boolean };

function Strip(place: Place) {
  return <NumbersStrip visitor={useVisitorInputs()} title={TITLE} {...place} />;
}

function start(address = "/offers", place: Place = {}) {
  open(address);
  render(<Strip {...place} />);
  return userEvent.setup();
}

const strip = () => screen.getByRole("region", { name: "Your numbers" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const kept = () => sessionStorage.getItem(NUMBERS_KEY);

const fill = (amounts: Record<string, string>) => {
  for (const [label, value] of Object.entries(amounts))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

/** Types the numbers and shows the costs. */
async function typed(amounts: Record<string, string>) {
  const user = start();
  await press("Enter your numbers");
  fill(amounts);
  await press("Show my costs");
  return user;
}
const SIX = { "Current Balance ($)": "$6,400", "APR (%)": "27.99", "Monthly Payment ($)": "180" };

test("keeps nothing before anything is typed, and opens the fields with an example by one press", async () => {
  start();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  await press("Enter your numbers");
  expect(screen.getAllByRole("textbox").map((field) => field.getAttribute("value"))).toEqual(["5000", "24.99", "175"]);
  expect(strip()).toHaveTextContent("Example numbers. Type yours.");
  expect(strip()).toHaveTextContent("What you type stays in this tab and is never sent.");
  expect(kept()).toBeNull();
});

test("keeps an example once its costs are asked for, and goes on naming it", async () => {
  start();
  await press("Enter your numbers");
  await userEvent.click(screen.getByLabelText("APR (%)"));
  expect(Object.keys(sessionStorage)).toEqual([]);
  await press("Show my costs");
  expect(kept()).toBe("balance=5000&apr=24.99&payment=175");
  expect(strip()).toHaveTextContent("Payment$175Example numbers");
});

test("turns an example of a balance into one of a purchase, and keeps a typed amount", async () => {
  const user = start("/", { open: true });
  await user.click(screen.getByRole("radio", { name: "Make a purchase" }));
  expect(screen.getByLabelText("Purchase ($)")).toHaveValue("2000");
  expect(strip()).toHaveTextContent("Example numbers. Type yours.");
  await user.type(screen.getByLabelText("Purchase ($)"), "2100");
  await user.click(screen.getByRole("radio", { name: "Pay off a balance" }));
  expect(screen.getByLabelText("Current Balance ($)")).toHaveValue("2100");
});

test("leads to the secured cards, and takes a chosen score along", async () => {
  const user = start("/", { open: true });
  const goal = () => screen.getByRole("link", { name: "Build credit" });
  expect(goal()).toHaveAttribute("href", "/offers?filter=secured");
  await user.selectOptions(screen.getByLabelText("Your credit score"), "619 or less");
  expect(goal()).toHaveAttribute("href", "/offers?filter=secured#score=619-or-less");
  await user.type(screen.getByLabelText("Current Balance ($)"), "300");
  expect(goal()).toHaveAttribute("href", "/offers?filter=secured");
});

test("a score alone is taken, and folds to a line of its own", async () => {
  const user = start();
  await press("Enter your numbers");
  await user.selectOptions(screen.getByLabelText("Your credit score"), "619 or less");
  await press("Show my costs");
  expect(kept()).toBe("score=619-or-less");
  expect(wordsOf(strip())).toContain("Score619 or less");
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  await press("Clear your numbers");
  expect(kept()).toBeNull();
});

test("says that the costs are for earlier numbers while the fields hold others", async () => {
  const user = start("/#balance=6400&apr=27.99&payment=180", { open: true });
  const EARLIER = "The costs shown are for your earlier numbers.";
  await press("Edit your numbers");
  await user.type(screen.getByLabelText("Monthly Payment ($)"), "0");
  expect(screen.getByText(EARLIER)).toHaveAttribute("role", "status");
  cleanup();
  start("/", { open: true });
  await press("Edit your numbers");
  expect(screen.getByLabelText("Monthly Payment ($)")).toHaveValue("1800");
  expect(screen.getByText(EARLIER)).toBeInTheDocument();
  await press("Show my costs");
  expect(screen.queryByText(EARLIER)).not.toBeInTheDocument();
});

test("opens the home page's fields until there are numbers, with the ways to share and clear beside their line", async () => {
  start("/", { open: true });
  expect(screen.getAllByRole("textbox")).toHaveLength(3);
  fill(SIX);
  await press("Show my costs");
  expect(strip()).toHaveTextContent(LINE);
  expect(screen.getByRole("button", { name: "Copy link" })).toBeEnabled();
  await press("Clear your numbers");
  expect(kept()).toBeNull();
  expect(screen.getByLabelText("Current Balance ($)")).toHaveValue("5000");
});

test.each([
  ["/", { open: true }, "Current Balance ($)"],
  ["/offers", { inHead: true }, "Balance ($)"],
  ["/compare", {}, "Current Balance ($)"],
])("moves the focus to the first field when cleared on %s, and can be undone", async (path, place, first) => {
  const numbers = "balance=6400&apr=27.99&payment=180&d1.name=Visa";
  const user = start(`${path}#${numbers}`, place);
  await press("Clear your numbers");
  expect(kept()).toBeNull();
  await waitFor(() => expect(screen.getByLabelText(first)).toHaveFocus());
  await user.keyboard("5");
  await press("Undo clearing your numbers");
  expect(kept()).toBe(numbers);
  expect(strip()).toHaveFocus();
  expect(screen.getByRole("button", { name: "Clear your numbers" })).toBeEnabled();
  expect(screen.queryByRole("button", { name: /^Undo/ })).not.toBeInTheDocument();
});

test("offers no way back to cleared numbers beside new ones", async () => {
  start("/#balance=6400&apr=27.99&payment=180", { open: true });
  await press("Clear your numbers");
  await press("Show my costs");
  expect(screen.getByRole("button", { name: "Clear your numbers" })).toBeEnabled();
  expect(screen.queryByRole("button", { name: /^Undo/ })).not.toBeInTheDocument();
});

test("opens the other fields beside what was typed in the head of a page", async () => {
  const user = start("/offers", { inHead: true });
  await user.type(screen.getByLabelText("Balance ($)"), "6400");
  expect(screen.queryByRole("radio")).not.toBeInTheDocument();
  await press("More fields");
  expect(strip()).toHaveFocus();
  expect(screen.getByLabelText("Current Balance ($)")).toHaveValue("6400");
  await user.click(screen.getByRole("radio", { name: "Make a purchase" }));
  expect(screen.queryByLabelText("APR (%)")).not.toBeInTheDocument();
  await user.type(screen.getByLabelText("Monthly Payment ($)"), "250");
  await press("Show my costs");
  expect(strip()).toHaveTextContent("Purchase$6,400Payment$250");
  await press("Clear your numbers");
  expect(screen.getByLabelText("Balance ($)")).toHaveValue("5000");
});

test("folds numbers to one line with their warning, and keeps them in the tab alone", async () => {
  await typed(SIX);
  expect(wordsOf(strip())).toContain(`${LINE}${WARNING}`);
  expect(strip()).toHaveFocus();
  expect(kept()).toBe("balance=6400&apr=27.99&payment=180");
  expect(window.location.hash).toBe("");
  await waitFor(() => expect(screen.getAllByRole("status")[0]).toHaveTextContent(`Your costs are shown. ${WARNING}`));
});

test("says what is wrong beside its field, and keeps what was typed", async () => {
  await typed({ ...SIX, "Current Balance ($)": "much" });
  const field = screen.getByLabelText("Current Balance ($)");
  expect(field).toHaveAccessibleDescription(
    expect.stringContaining("Enter your current balance in dollars, such as 5,000."),
  );
  expect(field).toHaveFocus();
  expect(field).toHaveValue("much");
  expect(screen.getByLabelText("Monthly Payment ($)")).toHaveValue("180");
  expect(kept()).toBeNull();
});

test("restores what was typed and left, on this page or another", async () => {
  const user = start();
  await press("Enter your numbers");
  await user.type(screen.getByLabelText("Current Balance ($)"), "$6,4");
  cleanup();
  start("/", { open: true });
  expect(screen.getByLabelText("Current Balance ($)")).toHaveValue("$6,4");
  await user.type(screen.getByLabelText("Current Balance ($)"), "00");
  await user.type(screen.getByLabelText("Monthly Payment ($)"), "180");
  await press("Show my costs");
  expect(Object.keys(sessionStorage)).toEqual([NUMBERS_KEY]);
});

test("keeps the focus at the strip when numbers are edited, left and cleared", async () => {
  const user = await typed(SIX);
  await press("Edit your numbers");
  expect(strip()).toHaveFocus();
  await user.clear(screen.getByLabelText("Monthly Payment ($)"));
  await press("Cancel");
  expect(strip()).toHaveFocus();
  expect(strip()).toHaveTextContent(LINE);
  await press("Edit your numbers");
  expect(screen.getByLabelText("Monthly Payment ($)")).toHaveValue("180");
  await press("Cancel");
  await press("Clear your numbers");
  expect(kept()).toBeNull();
  expect(screen.getByLabelText("Current Balance ($)")).toHaveValue("5000");
});

test.each([
  ["comes back", () => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))],
  ["was prepared in advance", () => document.dispatchEvent(new Event("prerenderingchange"))],
])("shows the tab's newest numbers when the page %s", async (_, happens) => {
  await typed(SIX);
  sessionStorage.setItem(NUMBERS_KEY, "balance=300&apr=20&payment=40");
  act(() => void happens());
  expect(strip()).toHaveTextContent("Balance$300APR20%Payment$40");
});

test("prefers a link's numbers to the tab's, and takes them out of the address", async () => {
  sessionStorage.setItem(NUMBERS_KEY, "balance=6400&apr=27.99&payment=180");
  start("/offers?filter=secured#balance=300&apr=24.99&payment=40");
  expect(strip()).toHaveTextContent("Balance$300APR24.99%Payment$40");
  expect(window.location.href).toMatch(/\/offers\?filter=secured$/);
  await follow("purchase=3000&payment=250");
  await waitFor(() => expect(strip()).toHaveTextContent("Purchase$3,000"));
  expect(kept()).toBe("purchase=3000&payment=250");
});

test("shows what is left of a link that was cut, and asks for the rest", async () => {
  start("/offers#balance=290&apr=21");
  expect(strip()).toHaveTextContent(CUT_LINK_NOTE);
  expect(screen.getByLabelText("Current Balance ($)")).toHaveValue("290");
  expect(strip()).toHaveTextContent("Enter your monthly payment in dollars, such as 175.");
  await userEvent.type(screen.getByLabelText("Monthly Payment ($)"), "30{Enter}");
  expect(strip()).toHaveTextContent("Balance$290APR21%Payment$30");
});

test.each([["balance=300&apr=999&payment=80", "Your APR can’t be more than 100%."]])(
  "says what is wrong with the numbers %s of a link",
  (numbers, wrong) => {
    start(`/offers#${numbers}`);
    expect(strip()).toHaveTextContent(wrong);
    expect(strip()).not.toHaveTextContent(CUT_LINK_NOTE);
  },
);

test("says that a score which nobody can choose is left out of the numbers", () => {
  start("/offers#balance=300&apr=20&payment=80&score=800");
  expect(strip()).toHaveTextContent("Balance$300");
  expect(screen.getByRole("alert")).toHaveTextContent(
    "We don’t know the credit score in this link, so we left it out.",
  );
});

test("shows the costs when the browser stores nothing", async () => {
  const refused = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("refused");
  });
  await typed(SIX);
  expect(strip()).toHaveTextContent(LINE);
  refused.mockRestore();
});

describe("the link to share", () => {
  const LINK = "/offers?sort=name#balance=6400&apr=27.99&payment=180";

  test("holds this page and the numbers, and says so once they are copied", async () => {
    const user = start(LINK);
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(await navigator.clipboard.readText()).toBe(window.location.origin + LINK);
    const said = await screen.findByText(/^Link copied\. It holds your amounts after the # sign/);
    expect(said).toHaveAttribute("role", "status");
  });

  test("is shown to be copied by hand where the browser refuses to", async () => {
    const user = start(LINK);
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    const field = await screen.findByLabelText<HTMLInputElement>("Copy the link with your numbers:");
    expect(field).toHaveValue(window.location.origin + LINK);
    expect(field).toHaveFocus();
    expect(field.selectionEnd).toBe(field.value.length);
    expect(screen.queryByText(/^Link copied/)).not.toBeInTheDocument();
  });
});
