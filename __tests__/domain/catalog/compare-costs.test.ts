import { type CompareRow, compareCards, termRows } from "../../../src/domain/catalog/compare";
import { costRows } from "../../../src/domain/catalog/compare-costs";
import type { VisitorInputs } from "../../../src/domain/visitor/visitor-inputs";
import { cardOf } from "../../support/fixture";
import { testCard } from "../test-card";

const CARDS = ["citi-simplicity", "usaa-rate-advantage", "first-tech-choice-rewards", "discover-it-secured"].map(
  cardOf,
);
const NUMBERS: VisitorInputs = { goal: "balance", amount: 5000, apr: 24.99, payment: 150, tier: null };

const ROWS: readonly CompareRow[] = [...costRows(CARDS, NUMBERS), ...termRows(NUMBERS)];

function compared(label: string, cards = CARDS, rows = ROWS) {
  const row = rows.find((candidate) => candidate.label === label);
  if (!row) throw new Error(`no row ${label}`);
  return compareCards(row, cards);
}

const texts = (label: string) => compared(label).map(({ text }) => text);
const notes = (label: string) => compared(label).map(({ note }) => note);
const best = (label: string, cards = CARDS) => compared(label, cards).map((cell) => cell.best);

const LINE_TOO_SMALL = "Its credit line usually goes up to $2,500; you would need $5,150.";

describe("the cost rows", () => {
  test("lists five rows, the whole cost first, and last whose terms they count with", () => {
    expect(costRows(CARDS, NUMBERS).map(({ label }) => label)).toEqual([
      "Cost until paid off",
      "Cost in the first year",
      "Owed when the intro rate ends",
      "Monthly payment to finish before the intro rate ends",
      "Source of the terms",
    ]);
    expect(texts("Source of the terms").slice(0, 3)).toEqual([
      "Published terms, February 2026",
      "Published terms, February 2026",
      "Our estimate, January 2025",
    ]);
  });

  test("names the rate that counts for the score, or why a card has none", () => {
    const rows = costRows(CARDS, { ...NUMBERS, tier: "720-or-more" });
    const cells = compared("Regular APR used", CARDS, rows);
    expect(cells[0]).toMatchObject({
      text: "18.24%",
    });
    expect(cells[2]).toMatchObject({
      text: "14.50–18.00%",
    });
    expect(compared("Cost until paid off", CARDS, rows)[0]?.text).toBe("$402");
    const unranked = costRows(CARDS, { ...NUMBERS, tier: "no-score" });
    expect(
      ["Cost until paid off", "Regular APR used"].map((label) => compared(label, CARDS, unranked)[0]?.note),
    ).toEqual(["The issuer reported no offer for people without a credit score.", ""]);
  });

  test("shows the cost in the first year: the transfer fee under a year's intro rate", () => {
    expect(texts("Cost in the first year")).toEqual(["$150", "$150", "$651–$822", "N/A"]);
    expect(compared("Cost in the first year")[0]).toMatchObject({ text: "$150", note: undefined, best: false });
  });

  test("shows the cost until paid off with what it saves and the months, or why there is none", () => {
    expect(texts("Cost until paid off")).toEqual(["$402–$593", "$462–$1,056", "$1,438–$1,984", "N/A"]);
    expect(notes("Cost until paid off")).toEqual([
      "saves $3,142 · 37–38 months",
      "saves $2,685 · 37–41 months",
      "saves $1,911 · 43–47 months",
      LINE_TOO_SMALL,
    ]);
  });

  test("says that the cost rests on an assumed fee where the card's isn't known", () => {
    const unknownFee = [testCard({ terms: { transferFee: null } })];
    const [cost] = compared("Cost until paid off", unknownFee, costRows(unknownFee, NUMBERS));
    expect(cost?.note).toMatch(/months\. Transfer fee unknown; we assume 0–5%$/);
  });
});

describe("for a purchase", () => {
  const rows = termRows({ goal: "purchase", amount: 5000 });
  const row = (label: string) => rows.find((one) => one.label === label);

  test("places a transfer fee last, where it is never the best", () => {
    expect(rows.at(-1)?.label).toBe("Balance Transfer Fee");
    expect(row("Balance Transfer Fee")?.cell(testCard()).value).toBeNull();
  });

  test("counts no months without interest on transfers alone", () => {
    const card = testCard({ terms: { introOffers: [{ apr: 0, months: 21, scope: ["transfers"] }] } });
    expect(row("Intro Term")?.cell(card).value).toBe(0);
  });
});

test.each([
  ["Cost in the first year", [false, false, false, false]],
  ["Cost until paid off", [true, false, false, false]],
  ["Regular APR", [false, false, true, false]],
  ["Balance Transfer Fee", [false, false, true, false]],
])("marks the best %s where one card alone has it, and none with one card", (label, marks) => {
  expect(best(label)).toEqual(marks);
  expect(best(label, CARDS.slice(0, 1))).toEqual([false]);
});
