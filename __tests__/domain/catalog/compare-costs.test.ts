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

const texts = (label: string) => compared(label).cells.map(({ text }) => text);
const notes = (label: string) => compared(label).cells.map(({ note }) => note);
const best = (label: string, cards = CARDS) => compared(label, cards).cells.map((cell) => cell.best);

const LINE_TOO_SMALL = "Its credit line usually goes up to $2,500; you would need $5,150.";
const NO_TRANSFER_OFFER = "No intro rate for this";

describe("the cost rows", () => {
  test("are five, the whole cost first, and below it whose terms it counts with", () => {
    expect(costRows(CARDS, NUMBERS).map(({ label }) => label)).toEqual([
      "Cost until paid off",
      "Source of the terms",
      "Cost in the first year",
      "Owed when the intro ends",
      "Monthly payment to finish before the intro ends",
      "Cost if you lose the intro rate",
    ]);
    expect(texts("Source of the terms").slice(0, 3)).toEqual([
      "Terms published February 2026",
      "Terms published February 2026",
      "Our estimate, January 2025",
    ]);
  });

  test("name, after the cost, the rate that counts for the visitor's score, or the reason why a card has none", () => {
    const rows = costRows(CARDS, { ...NUMBERS, tier: "720-or-more" });
    const cells = compared("Regular APR used", CARDS, rows).cells;
    expect(cells[0]).toMatchObject({
      text: "18.24%",
    });
    expect(cells[2]).toMatchObject({
      text: "14.50–18.00%",
    });
    expect(compared("Cost until paid off", CARDS, rows).cells[0]?.text).toBe("$402");
    const unranked = compared("Regular APR used", CARDS, costRows(CARDS, { ...NUMBERS, tier: "no-score" }));
    expect(unranked.cells[0]?.note).toBe("The issuer doesn’t offer it to people without a credit score.");
  });

  test("give the cost in the first year alone: under a whole year's intro rate it is the transfer fee", () => {
    expect(texts("Cost in the first year")).toEqual(["$150", "$150", "$651–$822", "N/A"]);
    expect(compared("Cost in the first year").cells[0]).toMatchObject({ text: "$150", note: undefined, best: false });
  });

  test("give the cost until paid off with what it saves of the $3,622 at 24.99% and the months, or say why there is none", () => {
    expect(texts("Cost until paid off")).toEqual(["$402–$593", "$462–$1,056", "$1,438–$1,984", "N/A"]);
    expect(notes("Cost until paid off")).toEqual([
      "saves $3,142 · 37–38 months",
      "saves $2,685 · 37–41 months",
      "saves $1,911 · 43–47 months",
      LINE_TOO_SMALL,
    ]);
  });

  test("draw each cost on the scale of keeping your current card, $3,622", () => {
    const bars = compared("Cost until paid off").cells.map(({ bar }) => bar);
    expect(bars[0]?.sure.width).toBeCloseTo((100 * 402) / 3622, 1);
    expect((bars[0]?.range.x ?? 0) + (bars[0]?.range.width ?? 0)).toBeCloseTo((100 * 593) / 3622, 1);
    expect(bars[3]).toBeUndefined();
  });

  test("give what is owed when the intro on transfers ends: $5,150 less the payments until then", () => {
    expect(texts("Owed when the intro ends")).toEqual(["$2,000", "$2,900", "N/A", "N/A"]);
    expect(notes("Owed when the intro ends")).toEqual([
      "After 21 months",
      "After 15 months",
      NO_TRANSFER_OFFER,
      LINE_TOO_SMALL,
    ]);
  });

  test("owe nothing more if the debt is paid before the intro ends", () => {
    const rows = costRows(CARDS, { ...NUMBERS, amount: 1000, payment: 200 });
    expect(compared("Owed when the intro ends", CARDS, rows).cells[0]).toMatchObject({ text: "$0" });
  });

  test("give the payment that finishes inside the intro: $5,150 over its months", () => {
    const label = "Monthly payment to finish before the intro ends";
    expect(texts(label)).toEqual(["$245", "$343", "N/A", "N/A"]);
    expect(notes(label)).toEqual(["For 21 months", "For 15 months", NO_TRANSFER_OFFER, LINE_TOO_SMALL]);
    const quick = costRows(CARDS, { ...NUMBERS, payment: 400 });
    expect(compared(label, CARDS, quick).cells[0]).toMatchObject({ text: "Already covered by your $400" });
  });

  test("cost more where the intro rate is lost, and nothing is lost without one", () => {
    expect(texts("Cost if you lose the intro rate")).toEqual(["$1,747–$3,893", "$970–$3,127", "N/A", "N/A"]);
    expect(notes("Cost if you lose the intro rate")[2]).toBe("No intro offer to lose");
    const unknownFee = [testCard({ terms: { transferFee: null } })];
    const [lost] = compared("Cost if you lose the intro rate", unknownFee, costRows(unknownFee, NUMBERS)).cells;
    expect(lost?.note).toMatch(/months\. Transfer fee not known: we count 0% to 5%$/);
  });
});

describe("for a purchase", () => {
  const rows = termRows({ goal: "purchase", amount: 5000 });
  const row = (label: string) => rows.find((one) => one.label === label);

  test("a transfer fee stands last, and is never the best", () => {
    expect(rows.at(-1)?.label).toBe("Balance Transfer Fee");
    expect(row("Balance Transfer Fee")?.cell(testCard()).value).toBeNull();
  });

  test("months without interest on transfers alone count for nothing", () => {
    const card = testCard({ terms: { introOffers: [{ apr: 0, months: 21, scope: ["transfers"] }] } });
    expect(row("Intro Term")?.cell(card).value).toBe(0);
  });
});

describe("the best value", () => {
  test.each([
    ["Cost in the first year", [false, false, false, false]],
    ["Cost until paid off", [true, false, false, false]],
    ["Owed when the intro ends", [true, false, false, false]],
    ["Cost if you lose the intro rate", [false, true, false, false]],
    ["Regular APR", [false, false, true, false]],
    ["Intro Term", [true, false, false, false]],
    ["Annual Fee", [false, false, false, false]],
    ["Rating", [false, false, false, false]],
    ["Balance Transfer Fee", [false, false, true, false]],
    ["Foreign Transaction Fee", [false, false, false, false]],
    ["Issuer", [false, false, false, false]],
  ])("of %s is marked where one card alone has it, and none with one card", (label, marks) => {
    expect(best(label)).toEqual(marks);
    expect(best(label, CARDS.slice(0, 1))).toEqual([false]);
  });

  test("a transfer fee that isn't known is never the best, nor makes the only known one best", () => {
    const cards = [cardOf("citi-simplicity"), testCard({ terms: { transferFee: null } })];
    expect(best("Balance Transfer Fee", cards)).toEqual([false, false]);
  });
});

test("rows in which all cards say the same, notes included, are told from those that differ", () => {
  expect(compared("Annual Fee").same).toBe(true);
  expect(compared("Rating").same).toBe(false);
  const sameText = [cardOf("first-tech-choice-rewards"), cardOf("discover-it-secured")];
  expect(compared("Balance Transfer Fee", sameText).same).toBe(false);
  expect(compared("Annual Fee", CARDS.slice(0, 1)).same).toBe(false);
});
