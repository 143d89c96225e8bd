import type { IntroOffer } from "../../../src/schema/terms-schema";
import { introEndEvent } from "../../../src/domain/costs/intro-reminder";
import { testTerms } from "../test-card";

const CARD = { id: "citi-simplicity", name: "Citi Simplicity Card", terms: testTerms() };
const OFFER: IntroOffer = { apr: 0, months: 21, unit: "months", scope: ["transfers"] };

test("reminds of the day on which a card's intro rate ends", () => {
  expect(introEndEvent(CARD, OFFER, "2025-01-31")).toEqual({
    id: "citi-simplicity-transfers",
    day: "2026-10-31",
    summary: "Citi Simplicity Card: the intro rate ends",
    description:
      "The intro rate on balance transfers, which began on January 31, 2025, ends after 21 months. From then on, 18.24–28.99% variable applies to what you still owe. Check the exact day on your statement.",
  });
});

test("reminds of nothing for a start that is no day", () => {
  expect(introEndEvent(CARD, OFFER, "2025-02-29")).toBeNull();
});
