import { render, screen, within } from "@testing-library/react";
import { CardPanel } from "../../../src/components/cards/CardPanel";
import type { OfferCost } from "../../../src/domain/cards/offer-costs";
import { cardOf } from "../../support/fixture";
import { describedBy, wordsOf } from "../../support/draw";

const figures = () => describedBy(screen.getAllByRole("term"));
const CITI_INTRO =
  "0% intro APR for 21 months on balance transfers and 12 months on purchases, then 18.24–28.99% variable. Transfer fee: 3% or $5 (greater)";

test("the three figures say the regular APR, the whole intro offer and the annual fee", () => {
  render(<CardPanel card={cardOf("citi-simplicity")} />);
  expect(figures().slice(0, 3)).toEqual([
    ["Regular APR", "18.24–28.99% variable"],
    ["Intro offer", CITI_INTRO],
    ["Annual fee", "$0"],
  ]);
});

test("a card without an intro offer says so", () => {
  render(<CardPanel card={cardOf("discover-it-secured")} />);
  expect(figures().slice(0, 3)).toEqual([
    ["Regular APR", "28.24% variable"],
    ["Intro offer", "No intro offer"],
    ["Annual fee", "$0"],
  ]);
});

describe("for those with numbers", () => {
  const COST: OfferCost = {
    kind: "ranked",
    about: "$784",
    bar: { sure: { x: 0, width: 30.75 }, range: { x: 30.75, width: 16.9 } },
    facts: ["$615–$953 in 39–41 months", "Saves $6,619"],
  };

  test("the cost comes first, and the regular APR ends the line about the intro offer", () => {
    render(<CardPanel card={cardOf("citi-simplicity")} cost={COST} />);
    expect(figures().slice(0, 3)).toEqual([
      ["Your cost", "About $784 $615–$953 in 39–41 months. Saves $6,619. by terms published February 2026"],
      ["Intro offer", CITI_INTRO],
      ["Annual fee", "$0"],
    ]);
  });

  test("the low and the high end of the cost stand as a bar beside it", () => {
    const { container } = render(<CardPanel card={cardOf("citi-simplicity")} cost={COST} />);
    const parts = [...container.querySelectorAll("dl svg rect")];
    expect(parts.map((part) => [part.getAttribute("x"), part.getAttribute("width")])).toEqual([
      ["0", "30.75"],
      ["30.75", "16.9"],
    ]);
  });

  test("a card that can't be ranked says why, and its regular APR stays where there is no intro offer", () => {
    render(
      <CardPanel card={cardOf("discover-it-secured")} cost={{ kind: "apart", text: "Closed to new applicants." }} />,
    );
    expect(figures().slice(0, 2)).toEqual([
      ["Your cost", "Not ranked. Closed to new applicants."],
      ["Regular APR", "28.24% variable"],
    ]);
  });
});

test.each([
  ["chase-slate-edge", ["Featured", "Recommended"]],
  ["citi-simplicity", ["Featured"]],
  ["discover-it-secured", []],
])("%s shows the badges that it has and no others", (id, badges) => {
  render(<CardPanel card={cardOf(id)} />);
  expect(screen.queryAllByText(/^(Featured|Recommended)$/).map(wordsOf)).toEqual(badges);
});

test("is named by the card and names its issuer", () => {
  render(<CardPanel card={cardOf("usaa-rate-advantage")} />);
  const panel = screen.getByRole("article", { name: "USAA Rate Advantage Credit Card" });
  expect(panel).toContainElement(screen.getByText("USAA", { selector: "span" }));
  expect(
    screen.getByRole("link", { name: "Apply for USAA Rate Advantage Credit Card (opens in a new tab)" }),
  ).toBeInTheDocument();
});

test("its details hold for whom it is best, all features, pros and cons, and where its terms come from", () => {
  const card = cardOf("citi-simplicity");
  render(<CardPanel card={card} />);
  const details = screen.getByText("Details").closest("details");
  if (!details) throw new Error("There are details.");
  expect(details).not.toHaveAttribute("open");
  expect(wordsOf(within(details).getByText("Best for:").parentElement)).toBe(`Best for: ${card.bestFor}`);
  expect([...details.querySelectorAll("li")].map(wordsOf)).toEqual([...card.features, ...card.pros, ...card.cons]);
  expect(within(details).getByText(/^Source of the terms: by terms published February 2026/)).toBeInTheDocument();
});
