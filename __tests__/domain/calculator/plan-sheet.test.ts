import { planSheet } from "../../../src/domain/calculator/plan-sheet";
import { PICTURE_SIZES, sharePicture } from "../../../src/domain/calculator/share-picture";
import { rankCards } from "../../../src/domain/costs/cost-ranking";
import { exampleFor, type VisitorInputs, inputsSentence } from "../../../src/domain/visitor/visitor-inputs";
import { CARDS } from "../../support/fixture";

const TODAY = "2026-11-15";

function sheetFor(changed: Partial<VisitorInputs> = {}, today: string | null = TODAY) {
  const numbers = { ...exampleFor("balance", null), ...changed };
  const { rows, stay } = rankCards(CARDS, numbers);
  return planSheet(rows[0], stay, numbers, today);
}

describe("the plan on one sheet", () => {
  test("says what is saved and when the debt ends, with two bars, dated steps, months and the offer's end", () => {
    const sheet = sheetFor();
    expect(sheet).toMatchObject({
      title: "$2,377 saved, debt-free June 2029",
      saved: 2377,
      months: 31,
      offerEnds: 21,
      source: "Citi Simplicity Card. Published terms, February 2026.",
    });
    expect(sheet?.bars.map(({ label }) => label)).toEqual(["Current card", "Citi Simplicity"]);
    expect(sheet?.steps.map(({ when }) => when)).toContain("After month 21 (August 2028)");
  });

  test("is about the current card where no other makes the debt cheaper", () => {
    expect(sheetFor({ amount: 900, apr: 9, payment: 450 })).toMatchObject({
      title: "Debt-free February 2027",
      saved: null,
      steps: [
        { when: "Each month", what: "Pay $450, on time." },
        { when: "In month 3 (February 2027)", what: "You’re done." },
      ],
    });
  });

  test("there is none for a payment that never ends the debt, and none for a purchase that no card takes", () => {
    expect(sheetFor({ payment: 90 })).toBeNull();
    expect(sheetFor({ goal: "purchase", amount: 3000, apr: null, payment: 20 })).toBeNull();
  });

  test("counts in months while today isn't known", () => {
    expect(sheetFor({}, null)?.title).toBe("$2,377 saved, debt-free in 31 months");
  });
});

describe("the picture", () => {
  const options = { numbers: null, example: false, brand: "Plainrate", host: "plainrate.example", today: TODAY };
  const textsOf = (changed: Partial<VisitorInputs> = {}, more: Partial<Parameters<typeof sharePicture>[2]> = {}) => {
    const sheet = sheetFor(changed);
    if (!sheet) throw new Error("These numbers have no plan.");
    return sharePicture(sheet, "wide", { ...options, ...more }).flatMap((shape) => ("text" in shape ? shape.text : []));
  };

  test("says what a lower rate saves, with two bars, the brand, the host and the day, and hides the balance", () => {
    expect(textsOf()).toEqual([
      "Plainrate",
      "A lower rate could save me about",
      "$2,377",
      "Current card",
      "$2,675",
      "Citi Simplicity",
      "$298",
      "plainrate.example",
      "November 15, 2026",
    ]);
  });

  test("shows the numbers where that is asked for, and an example as one", () => {
    const numbers = inputsSentence(exampleFor("balance", null));
    expect(textsOf({}, { numbers })).toContain("$5,000 at 24.99%, paying $175 a month");
    const example = textsOf({}, { numbers, example: true });
    expect(example).toContain("Example: $5,000 at 24.99%, paying $175 a month");
    expect(example).toContain("A lower rate could save you about");
  });

  test("without a saving it names the month of the end", () => {
    const texts = textsOf({ amount: 900, apr: 9, payment: 450 });
    expect(texts).toContain("I could be debt-free by");
    expect(texts).toContain("February 2027");
  });

  test("in both sizes all of it lies within the picture, and no bar is longer than its place", () => {
    const sheet = sheetFor();
    if (!sheet) throw new Error("The example has a plan.");
    for (const size of ["wide", "tall"] as const) {
      const { width, height } = PICTURE_SIZES[size];
      for (const shape of sharePicture(sheet, size, options)) {
        expect([shape.x >= 0, shape.x <= width, shape.y >= 0, shape.y <= height]).toEqual([true, true, true, true]);
        expect(shape.x + ("width" in shape ? shape.width : 0)).toBeLessThanOrEqual(width);
      }
    }
  });
});
