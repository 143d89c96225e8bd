import { blockingNotice, cardAnswer, rankingAnswer } from "../../../src/domain/costs/answer-texts";
import { rankCards, currentCardOutcome } from "../../../src/domain/costs/cost-ranking";
import type { VisitorInputs } from "../../../src/domain/visitor/visitor-inputs";
import { testCard } from "../test-card";
import { CITI, DEBT, PURCHASE, costFor } from "./worked";

const DEAR = testCard({ id: "dear", terms: { purchaseApr: { range: { from: 29, to: 29 } }, introOffers: [] } });

const ranked = (card: ReturnType<typeof testCard>, numbers: VisitorInputs, isExample = false) =>
  rankingAnswer(rankCards([card], numbers), numbers, isExample);

const ofCard = (card: ReturnType<typeof testCard>, numbers: VisitorInputs, isExample = false) =>
  cardAnswer(costFor(card, numbers), currentCardOutcome(numbers), numbers, isExample);

describe("the notice in the place of an answer", () => {
  const SMALL_LINES = [2000, 2500].map((to) =>
    testCard({ id: `up-to-${to}`, terms: { creditLine: { from: 500, to }, creditLevels: ["Limited"] } }),
  );
  const SCORED: VisitorInputs = { ...DEBT, tier: "619-or-less" };
  const notice = (numbers: VisitorInputs, cards = SMALL_LINES) => blockingNotice(rankCards(cards, numbers), numbers);

  test("is null when a card can be ranked, also with a condition", () => {
    const member = testCard({ id: "member", terms: { membership: "Members of the military" } });
    expect(notice(DEBT, [CITI])).toBeNull();
    expect(notice(PURCHASE, [CITI])).toBeNull();
    expect(notice({ ...SCORED, amount: 1500 })).toBeNull();
    expect(notice(SCORED, [...SMALL_LINES, member])).toBeNull();
  });

  test("names our cards, the highest line and the reported plans when each card for a score ends at its line", () => {
    expect(notice(SCORED)).toEqual({
      title: "None of our two cards is likely to take $6,400",
      text: "Cards for scores of 619 or less usually have credit lines of up to $2,500. Try a credit union.",
      plansFor: "619-or-less",
    });
    expect(notice({ ...SCORED, goal: "purchase", apr: null, tier: "no-score" })?.text).toBe(
      "Cards for people without a credit score usually have credit lines of up to $2,500. Try a credit union.",
    );
  });

  test("names the payment that works when the debt is never paid off: the minimum", () => {
    expect(notice({ ...SCORED, payment: 100 })).toEqual({
      title: "Your payment is too low",
      text: "By our estimate, your minimum is about $213.28; paying less may count as late.",
      plansFor: null,
    });
  });

  test("names the payment when that is what rules cards out, whatever the lines of other cards are", () => {
    const told = notice({ ...PURCHASE, payment: 20 }, [...SMALL_LINES, CITI]);
    expect(told?.title).toBe("Your payment is too low");
    expect(told?.text).toMatch(
      /^The lowest payment that pays it off is \$\d\d\.\d\d a month, or the issuer’s minimum if that is higher\.$/,
    );
  });

  test("says that the current card alone is paid off when the payment is too low for any other", () => {
    const dear = testCard({ terms: { purchaseApr: { rates: [29] }, introOffers: [], transferFee: "none" } });
    const cheap = { ...DEBT, amount: 5000, apr: 8, payment: 90 };
    expect(notice(cheap, [dear])?.text).toBe("With $90 a month, you can pay off your current card, but no other.");
  });
});

describe("the answer of a ranking", () => {
  test("names what the cheapest card saves, in dollars and months", () => {
    expect(ranked(CITI, DEBT)).toEqual({
      label: "A lower rate could save you about",
      figure: "$6,619",
      sentence: "You’d pay about $784 in interest and fees instead of $7,403, and finish about 37 months sooner.",
    });
  });

  test("says so where no card costs less", () => {
    expect(ranked(DEAR, DEBT)).toEqual({
      label: "Your current card is cheapest, at about",
      figure: "$7,403",
      sentence: "The cheapest other card would cost you about $9,906. Keep yours, and pay more if you can.",
    });
  });

  test("names what a members' card saves where the cards before it save nothing", () => {
    const member = { ...CITI, terms: { ...CITI.terms, membership: "Members of the military" } };
    const answer = rankingAnswer(rankCards([DEAR, member], DEBT), DEBT, false);
    expect(answer).toMatchObject({ label: "A lower rate could save you about", figure: "$6,619" });
    expect(answer?.sentence).toMatch(/That card is for members: check that you can join\.$/);
  });

  test("is the cost where there is nothing to save against", () => {
    expect(ranked(CITI, PURCHASE)).toEqual({
      label: "The first card below costs you about",
      figure: "$0",
      sentence: "Interest and fees until it is paid off, in 12 months.",
    });
    expect(ranked(CITI, { ...DEBT, apr: null })).toMatchObject({
      label: "The first card below costs you about",
      figure: "$784",
    });
  });

  test("names the condition when no other card can be ranked", () => {
    const member = testCard({ id: "member", terms: { membership: "Members of the military" } });
    const condition = / That card is for members: check that you can join\.$/;
    expect(ranked(member, DEBT)?.sentence).toMatch(condition);
    expect(ranked(member, { ...DEBT, apr: null })?.sentence).toMatch(condition);
  });

  test("is null where no card can be ranked", () => {
    expect(rankingAnswer(rankCards([], DEBT), DEBT, false)).toBeNull();
  });
});

describe("the answer for one card", () => {
  test("is its cost, instead of what keeping your current card costs", () => {
    expect(ofCard(CITI, DEBT)).toEqual({
      label: "This card would cost you about",
      figure: "$784",
      sentence: "That’s interest and fees. Your current card would cost $7,403, so you’d save about $6,619.",
    });
    expect(ofCard(CITI, DEBT, true).label).toBe(
      "Example: $6,400 at 27.99%, paying $180 a month. This card would cost you about",
    );
  });

  test("says where the current card is no worse, never ends, or isn't there", () => {
    expect(ofCard(DEAR, DEBT).sentence).toBe("Your current card costs no more, at $7,403.");
    expect(ofCard(CITI, { ...DEBT, apr: 35 }).sentence).toBe("On your current card, this payment never pays it off.");
    expect(ofCard(CITI, PURCHASE).sentence).toBe("Interest and fees until it is paid off, in 12 months.");
  });
});
