import { cardAnswer, lineGapText, rankingAnswer, tooLowText } from "../../../src/domain/cards/answer-texts";
import { personPaying } from "../../../src/domain/cards/card-cost";
import { rankCards, stayingPut } from "../../../src/domain/cards/cost-ranking";
import type { Numbers } from "../../../src/domain/numbers/numbers";
import { testCard } from "../test-card";
import { CITI, DEBT, PURCHASE, costFor } from "./worked";

const DEAR = testCard({ id: "dear", terms: { purchaseApr: { range: { from: 29, to: 29 } }, introOffers: [] } });
const REWARDING = testCard({
  id: "rewarding",
  terms: { introOffers: [{ apr: 0, months: 15, scope: ["purchases"] }], rewardsPercent: 1.5 },
});

const ranked = (card: ReturnType<typeof testCard>, numbers: Numbers, isExample = false) =>
  rankingAnswer(rankCards([card], personPaying(numbers)), numbers, isExample);

const ofCard = (card: ReturnType<typeof testCard>, numbers: Numbers, isExample = false) =>
  cardAnswer(costFor(card, numbers), stayingPut(personPaying(numbers)), numbers, isExample);

test("a payment that never pays the debt off is told with the one that does: the minimum, or what new purchases need", () => {
  const told = (numbers: Numbers) => tooLowText(stayingPut(personPaying(numbers)), numbers);
  expect(told(DEBT)).toBeNull();
  expect(told(PURCHASE)).toBeNull();
  expect(told({ ...DEBT, payment: 100 })).toMatch(
    /^Your \$100 is under the estimated issuer minimum\. Pay \$213\.28 a month/,
  );
  expect(told({ ...DEBT, payment: 230, spending: 100 })).toMatch(
    /^The lowest payment that pays it off is \$2\d\d\.\d\d a month\.$/,
  );
});

test("a debt beyond every line for the score is told with the highest line, and only if no card for the visitor takes it", () => {
  const lines = [2000, 3000].map((to) => testCard({ id: `up-to-${to}`, terms: { creditLine: { from: 500, to } } }));
  const told = (cards: readonly ReturnType<typeof testCard>[], amount = 6400) =>
    lineGapText(rankCards(cards, personPaying({ ...DEBT, amount })), { amount });
  expect(told(lines)).toBe(
    "Your $6,400 won’t fit on a card for your score: its line goes up to $3,000. Pay it down where it is.",
  );
  expect(told(lines, 2500)).toBeNull();
  expect(told([...lines, CITI])).toBeNull();
  expect(told([CITI])).toBeNull();
});

describe("the answer of a ranking", () => {
  test("is what the cheapest card saves, in dollars and months", () => {
    expect(ranked(CITI, DEBT)).toEqual({
      label: "A lower rate could save you about",
      figure: "$6,619",
      sentence: "You’d pay about $784 in interest and fees instead of $7,403, and finish about 37 months sooner.",
    });
  });

  test("says nothing of months where the card is no quicker", () => {
    const card = testCard({
      id: "free",
      terms: { purchaseApr: { range: { from: 19, to: 19 } }, introOffers: [], transferFee: "none" },
    });
    expect(ranked(card, { ...DEBT, amount: 1000, payment: 300 })?.sentence).toMatch(
      /^You’d pay about \$\d+ in interest and fees instead of \$\d+\.$/,
    );
  });

  test("of an example names its numbers", () => {
    expect(ranked(CITI, DEBT, true)?.label).toBe(
      "Example: $6,400 at 27.99%, paying $180 a month. A lower rate could save you about",
    );
  });

  test("says so where no card costs less", () => {
    expect(ranked(DEAR, DEBT)).toEqual({
      label: "No card for you costs less than yours, about",
      figure: "$7,403",
      sentence: "The cheapest would cost you about $9,906. Keep your current card, and pay more if you can.",
    });
  });

  test("is the cost where there is nothing to save against: a purchase, an APR that isn't known, a debt that never ends", () => {
    expect(ranked(REWARDING, PURCHASE)).toMatchObject({
      label: "With the cheapest card you gain about",
      figure: "$45",
      sentence: "That is the cash back left after interest and fees. It is paid off in 12 months.",
    });
    expect(ranked(CITI, { ...DEBT, apr: null })).toMatchObject({
      label: "The cheapest card costs you about",
      figure: "$784",
    });
    expect(ranked(CITI, { ...DEBT, apr: 35 })?.sentence).toMatch(
      /On your current card this payment never pays it off\.$/,
    );
  });

  test("is none where no card can be ranked", () => {
    expect(rankingAnswer(rankCards([], personPaying(DEBT)), DEBT, false)).toBeNull();
  });
});

describe("the answer for one card", () => {
  test("is its cost, instead of what keeping your current card costs", () => {
    expect(ofCard(CITI, DEBT)).toEqual({
      label: "This card would cost you about",
      figure: "$784",
      sentence: "In interest and fees, instead of $7,403 if you keep your current card. You’d save about $6,619.",
    });
    expect(ofCard(CITI, DEBT, true).label).toBe(
      "Example: $6,400 at 27.99%, paying $180 a month. This card would cost you about",
    );
  });

  test("says where the current card is no worse, never ends, or isn't there", () => {
    expect(ofCard(DEAR, DEBT).sentence).toBe("Your current card costs no more, at $7,403.");
    expect(ofCard(CITI, { ...DEBT, apr: 35 }).sentence).toBe("On your current card this payment never pays it off.");
    expect(ofCard(REWARDING, PURCHASE)).toMatchObject({ label: "With this card you gain about", figure: "$45" });
  });
});
