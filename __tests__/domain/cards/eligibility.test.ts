import { type Eligibility, cardsInstead, eligibilityOf, tiersOf } from "../../../src/domain/cards/eligibility";
import type { Tier } from "../../../src/schema/vocabulary";
import { plainCard } from "../test-card";
import { reportedRates } from "../costs/worked";

const asking = (terms: Parameters<typeof plainCard>[2]) => plainCard("a", [20], terms);
const reportedFor = (...meantFor: Tier[]) => ({
  ...plainCard("reported", [20]),
  reported: reportedRates({ meantFor }),
});

test.each<[string, Parameters<typeof eligibilityOf>[0], Tier | null, Eligibility]>([
  ["a card that its issuer reported for the score", reportedFor("619-or-less"), "619-or-less", "for-you"],
  ["a card that its issuer reported for other scores", reportedFor("720-or-more"), "619-or-less", "not-for-score"],
  ["the same card while the score isn't known", reportedFor("720-or-more"), null, "for-you"],
  ["a card that asks for the score", asking({ creditScores: { from: 600, to: 850 } }), "619-or-less", "for-you"],
  ["a card that asks for more", asking({ creditScores: { from: 670, to: 850 } }), "619-or-less", "not-for-score"],
  ["a card for good credit, without a score", asking({ creditLevels: ["Good"] }), "no-score", "not-for-score"],
  ["a card for limited credit, without a score", asking({ creditLevels: ["Limited"] }), "no-score", "for-you"],
  ["a card for members, whatever the score", asking({ membership: "Members" }), null, "maybe"],
  [
    "a card for members with another score",
    asking({ membership: "Members", creditScores: { from: 720, to: 850 } }),
    "620-to-719",
    "not-for-score",
  ],
  ["a card that is closed, while the score isn't known", asking({ applicants: "closed" }), null, "closed"],
  [
    "a card that is closed and for other scores",
    asking({ applicants: "closed", creditScores: { from: 720, to: 850 } }),
    "620-to-719",
    "closed",
  ],
])("judges %s", (_, card, tier, eligibility) => {
  expect(eligibilityOf(card, tier)).toBe(eligibility);
});

test("leads to the open cards for the scores that a card isn't meant for", () => {
  const low = { ...reportedFor("619-or-less"), id: "low" };
  const high = { ...reportedFor("720-or-more"), id: "high" };
  const all = [low, high, { ...low, id: "closed", terms: asking({ applicants: "closed" }).terms }];
  expect(cardsInstead(high, all)).toEqual([low]);
  expect(
    cardsInstead({ ...reportedFor("no-score", "619-or-less", "620-to-719", "720-or-more"), id: "all" }, all),
  ).toEqual([]);
});

test("a card is meant for the scores that its issuer reported, else for those that it asks for", () => {
  expect(tiersOf(reportedFor("620-to-719", "720-or-more"))).toEqual(["620-to-719", "720-or-more"]);
  const asked = asking({ creditLevels: ["Good"], creditScores: { from: 670, to: 850 } });
  expect(tiersOf(asked)).toEqual(["620-to-719", "720-or-more"]);
});
