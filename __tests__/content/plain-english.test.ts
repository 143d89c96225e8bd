import { CATALOG, edited } from "../support/catalog";
import { messagesOf } from "../support/checked-content";

/** The checks know structure, numbers and names. They never judge what a sentence says. */

const SENTENCES = [
  "The late fee is $29 the first time, and up to $40 after that.",
  "Citi charges 5% of each transfer, or $5 if that is more.",
  "Pay no interest for almost two years on what you move.",
  "A zero percent rate ends one day, and the rest costs interest from then on.",
  "Chase, Citi and Wells Fargo all report their terms twice a year.",
  "The Discover card has no annual fee, and the USAA card none either.",
  '"A card issuer must not increase an annual percentage rate," says 12 CFR 1026.55(a).',
  "Rates were higher in 2024 than in 2021.",
  "At twenty percent, $1,000 costs you about $200 a year.",
  "Had had is a word that stands twice in correct English, and so is that that.",
  "IMPORTANT DATES TO KNOW are on your statement.",
  "Don't miss the day: 0% ends after 21 months!",
  "A rate of 24.99% isn't rare, and 29.99% is what some charge for being late.",
  'Ask "can you lower my rate?" and wait for an answer.',
  "Your APR is prime + 9.74% at the lowest.",
  "Cash advances start at 10% more and have no grace period.",
  "Write to us — we answer — and tell us what is missing…",
  "The fee comes to 3 % of 2,000 dollars, that is 60.",
  "Your line may be $500, $1,000, or $10,000, and AT&T has cards, too.",
  "Some charge $0.50 for a statement; payday loans charge 391%, or 1,000%.",
  "That is [not legal advice] (see below), a 5/24 rule or a 50/50 chance.",
];

test("takes every sentence in plain English, in a guide, a card and a page", () => {
  const files = edited(
    CATALOG,
    { file: "data/guides/one.md", from: "An intro.", to: SENTENCES.join("\n\n") },
    { file: "data/guides/two.md", from: "An intro.", to: SENTENCES.map((sentence) => `- ${sentence}`).join("\n") },
    { file: "data/pages/terms.md", from: /\n## /, to: `\n\n${SENTENCES.join(" ")}\n\n## ` },
  );
  const inCards = ["features", "pros", "cons"].map((name, place) => {
    const points = SENTENCES.slice(place * 6, place * 6 + 6).map((sentence) => sentence.slice(0, 140));
    const from = new RegExp(`"${name}": \\[[^\\]]*\\]`);
    return { file: "data/cards/citi-simplicity.json", from, to: `"${name}": ${JSON.stringify(points)}` };
  });
  expect(messagesOf(edited(files, ...inCards))).toEqual([]);
});
