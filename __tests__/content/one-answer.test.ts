import { reportOf } from "../../src/content/survey";
import { cardAnswer } from "../../src/domain/costs/answer-texts";
import type { Card } from "../../src/domain/cards/card";
import { UNRANKED_TITLES, costOfCard, unrankedText } from "../../src/domain/costs/card-cost";
import { costRows } from "../../src/domain/catalog/compare-costs";
import { currentCardOutcome, groupsOf, rankCards } from "../../src/domain/costs/cost-ranking";
import { countedRateText, shortSaving } from "../../src/domain/costs/cost-texts";
import { eligibilityOf, eligibilityTitle } from "../../src/domain/cards/eligibility";
import { offerCosts } from "../../src/domain/catalog/offer-costs";
import { offerOfCard } from "../../src/domain/debts/known-offers";
import { NO_MARKET_FILTER } from "../../src/domain/market/market-query";
import { rankMarket } from "../../src/domain/market/market-ranking";
import { groupTitle } from "../../src/domain/market/plan-group";
import { formatWholeDollars } from "../../src/domain/text/format";
import { GOALS, type VisitorInputs } from "../../src/domain/visitor/visitor-inputs";
import { TIERS } from "../../src/schema/vocabulary";
import { contentIn } from "../support/content-in";

/** Each page asks for a card's cost in its own way. Whatever the content is, they give one answer. */

const { cards, surveys } = contentIn(process.cwd());
const LISTED = cards.flatMap((card) => {
  const plan = reportOf(card, surveys[0] ?? null)?.plan;
  return plan ? [{ plan, row: plan.row, card }] : [];
});

/** A small debt, a usual one, one that is paid too slowly on most cards, and a large one. */
const SIZES = [
  { amount: 800, payment: 60 },
  { amount: 5000, payment: 175 },
  { amount: 6400, payment: 110 },
  { amount: 12_000, payment: 420 },
];
const VISITORS = SIZES.flatMap((size) =>
  GOALS.flatMap((goal) =>
    [null, ...TIERS].map((tier): VisitorInputs => ({ ...size, goal, tier, apr: goal === "purchase" ? null : 24.99 })),
  ),
);

/** A card's answer in a page's words; a page that doesn't say a part leaves it out. */
type Answer = { cost: string; group: string; saving: string; rate: string };

/** A page's answer with a cost, or with the title of the reason why there is none. */
type Said = Partial<Answer>;

/** The home page and the calculator. */
function inRanking(card: Card, numbers: VisitorInputs): Said {
  const ranking = rankCards(cards, numbers);
  const group = groupsOf(ranking).find(({ rows, unranked }) => [...rows, ...unranked].some((one) => one.card === card));
  if (!group) throw new Error(`The ranking has no ${card.id}.`);
  const title = { group: eligibilityTitle(group.eligibility, numbers.tier) };
  const row = group.rows.find((one) => one.card === card);
  const reason = group.unranked.find((one) => one.card === card)?.reason.kind ?? "closed";
  if (!row) return { ...title, cost: UNRANKED_TITLES[reason] };
  const { meanCost } = row;
  return {
    ...title,
    cost: formatWholeDollars(meanCost),
    saving: shortSaving(meanCost, ranking.stay),
    rate: countedRateText(row),
  };
}

/** The list and the table of /offers, and the cards to pick on /compare. */
function inList({ id }: Card, numbers: VisitorInputs): Said {
  const cost = offerCosts(cards, numbers).of.get(id);
  if (!cost) throw new Error(`/offers has no ${id}.`);
  const { group } = cost;
  if (cost.kind === "unpriced") throw new Error(`${id} has neither a cost nor a reason.`);
  return cost.kind === "ranked" ? { cost: cost.cost, saving: cost.saving, group } : { cost: cost.title, group };
}

/** The comparison's first row, of which a saving is the note's first part; without a cost the note is the reason. */
function inComparison(card: Card, numbers: VisitorInputs): Said {
  const row = costRows(cards, numbers).find(({ label }) => label === "Cost until paid off");
  const { figure, note = "" } = row?.cell(card) ?? {};
  if (figure !== undefined) return { cost: figure, ...(numbers.apr && { saving: note.split(" · ")[0] ?? "" }) };
  const own = costOfCard(card, numbers);
  return {
    cost: own.kind === "unranked" && note === unrankedText(own.reason) ? UNRANKED_TITLES[own.reason.kind] : note,
  };
}

/** /market, where plans with a deposit are a group of their own; nothing for a card that its issuer didn't report. */
function inMarket(card: Card, numbers: VisitorInputs): Said {
  const plans = LISTED.flatMap((one) => (one.card === card ? one.plan : []));
  if (plans.length === 0) return {};
  const { tier } = numbers;
  const { groups, leftOut, stay } = rankMarket(plans, { ...NO_MARKET_FILTER, tier: tier ?? "" }, numbers, LISTED);
  const [first] = groups;
  if (!first) {
    const [reason] = leftOut;
    return { cost: reason === "never-ends" || reason === "line-too-small" ? UNRANKED_TITLES[reason] : "Left out" };
  }
  const group = first.group === "deposit" ? {} : { group: groupTitle(first.group, tier) };
  const cost = first.rows[0]?.cost;
  if (cost?.kind !== "ranked") return group;
  return {
    ...group,
    cost: formatWholeDollars(cost.meanCost),
    saving: shortSaving(cost.meanCost, stay),
    ...(tier && { rate: countedRateText({ tier, apr: cost.apr }) }),
  };
}

test.each(VISITORS)("one answer for $goal of $amount, $payment a month, score $tier", (numbers) => {
  for (const card of cards) {
    // The card's own page.
    const [cost, stay] = [costOfCard(card, numbers), currentCardOutcome(numbers)];
    const group = eligibilityTitle(eligibilityOf(card, numbers.tier), numbers.tier);
    const answer: Said =
      cost.kind === "unranked"
        ? { cost: UNRANKED_TITLES[cost.reason.kind], group }
        : {
            cost: cardAnswer(cost, stay, numbers, false).figure,
            group,
            saving: shortSaving(cost.meanCost, stay),
            rate: countedRateText(cost),
          };
    for (const page of [inRanking, inList, inComparison, inMarket])
      expect({ card: card.id, ...answer }).toMatchObject({ card: card.id, ...page(card, numbers) });
    // An offer that /debts knows is for whom the card is for, at the highest rate that it may cost.
    const offer = offerOfCard(card, numbers.tier);
    const isCounted = numbers.goal === "balance" && cost.kind === "ranked" && offer !== null;
    expect(isCounted && offer.apr).toBe(isCounted && cost.apr.high);
    expect(offer !== null && cost.kind === "unranked" && cost.reason.kind === "not-meant").toBe(false);
  }
});

test("forty visitors meet each reason and each group", () => {
  const answers = VISITORS.flatMap((numbers) => cards.map((card) => inList(card, numbers)));
  expect(VISITORS).toHaveLength(40);
  expect(answers.map(({ cost }) => cost)).toEqual(
    expect.arrayContaining(["Not for your score", "Line too small", "Payment too low"]),
  );
});
