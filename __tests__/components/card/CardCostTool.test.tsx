import { cleanup, render, screen, within } from "@testing-library/react";
import { CardCostTool } from "../../../src/components/card/CardCostTool";
import { reportedTiers } from "../../../src/domain/market/card-report";
import { ratesByTier } from "../../../src/domain/market/tier-rates";
import { NUMBERS_KEY } from "../../../src/site/storage";
import { open } from "../../support/address";
import { wordsOf } from "../../support/draw";
import { SURVEYS, cardOf } from "../../support/fixture";

function start(id = "citi-simplicity", product = "Citi Simplicity Card") {
  open(`/cards/${id}`);
  const plans = SURVEYS[0]?.plans ?? [];
  const plan = plans.find((one) => one.product === product);
  const tiers = plan ? reportedTiers(plan, ratesByTier(plans)) : [];
  render(<CardCostTool card={cardOf(id)} tiers={tiers} note="What the costs mean." />);
}

const rows = (name: string) => within(screen.getByRole("region", { name })).getAllByRole("listitem").map(wordsOf);

test("before anything is typed, an example shows what the card costs beside staying put", () => {
  start();
  const [card, stay] = rows("For example: $5,000 at 24.99%, paying $150 a month");
  expect(card).toContain("$402 – $593Saves $3,124. 37 – 38 months.");
  expect(stay).toMatch(/^Staying put\$3,622/);
});

test("each score has the cost at the rate reported for it, and the reason where there is none", () => {
  start();
  const lines = rows("With the APR reported for your score");
  expect(lines.map((line) => line.split(/[.$]/)[0])).toEqual([
    "No credit scoreNot meant for these scores",
    "619 or lessNot meant for these scores",
    "620 to 719",
    "720 or more",
  ]);
  expect(screen.getByText("$390 – $579 by score, where our own range gives $402 – $593.")).toBeInTheDocument();
  // The reported 17.49% is lower than the lowest of our range, and 28.24% lower than its highest.
  expect(lines[2]).toMatch(/^620 to 719\$57928\.24%, the rate reported for scores from 620 to 719\./);
  expect(lines[3]).toMatch(/^720 or more\$39017\.49%, the rate reported for scores of 720 or more\./);
});

test("a payment that is too small has no cost, and the reason stands at each rate", () => {
  sessionStorage.setItem(NUMBERS_KEY, "balance=9000&apr=20&payment=50");
  start();
  expect(rows("What it costs you")[0]).toContain("would not pay this off within 50 years");
  expect(rows("With the APR reported for your score")[2]).toContain("At 28.24% this plan would not pay");
});

test("the tab's own numbers take the example's place", () => {
  sessionStorage.setItem(NUMBERS_KEY, "balance=6400&apr=27.99&payment=180");
  start();
  const [card, stay] = rows("What it costs you");
  expect(card).toContain("$615 – $953");
  expect(stay).toMatch(/^Staying put\$7,403/);
});

test("with the visitor's score the card counts with the reported rate, and is apart where it is for other scores", () => {
  sessionStorage.setItem(NUMBERS_KEY, "balance=5000&apr=24.99&payment=150&score=720-or-more");
  start();
  expect(rows("What it costs you")[0]).toMatch(
    /^This card at the reported 17\.49%\$390At 17\.49%, the rate reported for scores of 720 or more\. Saves/,
  );
  expect(screen.getByText("$390 – $579 by score, where our own range gives $402 – $593.")).toBeInTheDocument();
  cleanup();
  sessionStorage.setItem(NUMBERS_KEY, "balance=5000&apr=24.99&payment=150&score=no-score");
  start();
  expect(rows("What it costs you")[0]).toContain("not meant for people without a credit score");
});

test("for a purchase there is no staying put", () => {
  sessionStorage.setItem(NUMBERS_KEY, "purchase=3000&payment=250");
  start();
  expect(rows("What it costs you")).toHaveLength(1);
});

test("a card that was not reported has no costs by score", () => {
  start("first-tech-choice-rewards", "none");
  expect(screen.queryByRole("region", { name: "With the APR reported for your score" })).not.toBeInTheDocument();
});
