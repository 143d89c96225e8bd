import { checkContent } from "../../../src/content/gate";
import { cardQuestions, newCard } from "../../../src/content/tools/new-card";
import { guideQuestions, newGuide } from "../../../src/content/tools/new-guide";
import { type Answers, type Question, slugOf } from "../../../src/content/tools/questions";
import type { TextFile } from "../../../src/content/read/source-file";
import { CARD_ANSWERS } from "../../support/card-answers";
import { SITE } from "../../support/fixture";
import { CATALOGUE } from "../../support/catalogue";

const TODAY = "2025-01-08";
const CARDS = cardQuestions(["citi-simplicity"]);
const GUIDES = guideQuestions(["one", "two", "three", "four"], "Plainrate editors", TODAY, SITE.primarySources);

const GUIDE: Answers = {
  title: "What a Rate Costs",
  category: "Education",
  description: "A sentence that is long enough to stand below a title in a list of search results.",
  excerpt: "What it says.",
  inShort: "It costs money. Pay more, sooner.",
  source: "12 CFR 1026.55",
};

function question(questions: readonly Question[], name: string): Question {
  const found = questions.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`Nobody asks for ${name}.`);
  return found;
}

const cardFault = (name: string, answer: string) => question(CARDS, name).fault(answer, {});
const guideFault = (name: string, answer: string) => question(GUIDES, name).fault(answer, {});

/** The answers of somebody who presses Enter wherever that is enough. */
function answered(questions: readonly Question[], given: Answers): Answers {
  const answers: Answers = {};
  for (const { name, fallback, fault } of questions) {
    const answer = given[name] ?? fallback?.(answers);
    if (answer === undefined) throw new Error(`There is no answer for ${name}.`);
    expect([name, fault(answer, answers)]).toEqual([name, null]);
    answers[name] = answer;
  }
  return answers;
}

/** What the gate says of the small project with one file more. */
const faultsWith = (file: TextFile) => checkContent([...CATALOGUE, file]).faults;

const parsed = (file: TextFile): unknown => JSON.parse(file.text);

test("a name becomes a file's name in small letters, digits and hyphens", () => {
  expect(["Test Platinum Card", " Crédit Agricole & Co. ", "2025!"].map(slugOf)).toEqual([
    "test-platinum-card",
    "credit-agricole-co",
    "2025",
  ]);
});

describe("a new card", () => {
  const cardOf = (changed: Answers = {}) => newCard(answered(CARDS, { ...CARD_ANSWERS, ...changed }), "2025-01");

  test("passes the gate with the answers that must be given alone", () => {
    const card = cardOf();
    expect(card.file).toBe("data/cards/test-platinum-card.json");
    expect(faultsWith(card)).toEqual([]);
    expect(parsed(card)).toMatchObject({
      terms: {
        purchaseApr: { range: { from: 17.24, to: 26.24 } },
        introOffers: [],
        annualFee: 0,
        transferFee: "unknown",
        foreignFee: 0,
        rewardsPercent: 0,
        creditLevels: ["Good"],
        creditScores: { from: 670, to: 850 },
      },
      provenance: { status: "sample", asOf: "2025-01" },
    });
  });

  test("has the longer of two intro offers first, one for both uses, or the only one", () => {
    const offersOf = (transferMonths: string, purchaseMonths: string) => cardOf({ transferMonths, purchaseMonths });
    const transfers = (months: number) => ({ months, scope: ["transfers"] });
    expect(parsed(offersOf("12", "18"))).toMatchObject({
      terms: { introOffers: [{ months: 18, scope: ["purchases"] }, transfers(12)] },
    });
    expect(parsed(offersOf("15", "15"))).toMatchObject({
      terms: { introOffers: [{ months: 15, scope: ["purchases", "transfers"] }] },
    });
    expect(parsed(offersOf("21", "0"))).toMatchObject({ terms: { introOffers: [transfers(21)] } });
  });

  test("has fees as numbers, whatever sign they are typed with, and null for one that is unknown", () => {
    const feesOf = (annualFee: string, foreignFee: string) => parsed(cardOf({ annualFee, foreignFee }));
    expect(feesOf("$95", "3%")).toMatchObject({ terms: { annualFee: 95, foreignFee: 3 } });
    expect(feesOf("none", "None")).toMatchObject({ terms: { annualFee: 0, foreignFee: 0 } });
    expect(feesOf("0", "unknown")).toMatchObject({ terms: { annualFee: 0, foreignFee: null } });
  });

  test("passes with rewards and a transfer fee, which get an estimate as their source", () => {
    const card = cardOf({ transferMonths: "18", rewards: "1.5% cash back", transferFee: "3% or $5" });
    expect(faultsWith(card)).toEqual([]);
    expect(parsed(card)).toMatchObject({
      rewards: "1.5% cash back",
      terms: { transferFee: { percent: 3, minimum: 5 }, rewardsPercent: null },
      provenance: { sources: { rewards: "estimate", balanceTransferFee: "estimate", introApr: "estimate" } },
    });
  });

  test("may have one rate, several, a range without signs, and members only", () => {
    const aprOf = (apr: string) => parsed(cardOf({ apr }));
    expect(aprOf("26.99")).toMatchObject({ terms: { purchaseApr: { rates: [26.99] } } });
    expect(aprOf("11.24%, 14.49%, 18%")).toMatchObject({ terms: { purchaseApr: { rates: [11.24, 14.49, 18] } } });
    expect(aprOf("17.24-26.24")).toMatchObject({ terms: { purchaseApr: { range: { from: 17.24, to: 26.24 } } } });
    const card = cardOf({ membership: "Military families", transferFee: "none" });
    expect(faultsWith(card)).toEqual([]);
    expect(parsed(card)).toMatchObject({
      terms: { membership: "Military families", transferFee: "none" },
      provenance: { sources: { membership: "estimate" } },
    });
  });

  test("has points that its terms bear out and that each say something else, as is told when they are given", () => {
    const fault = (name: string, answer: string) =>
      question(CARDS, name).fault(answer, {
        ...answered(CARDS, { ...CARD_ANSWERS, annualFee: "95" }),
        features: "One; Two",
      });
    expect(fault("pros", "No annual fee; Three")).toBe(
      '  expected what terms.annualFee says: 95, found "No annual fee"',
    );
    expect(fault("pros", "Three; two.")).toBe('  expected each point once, found "two.", as features[1] says');
    expect(fault("bestFor", "Paying no annual fee")).toContain("expected what terms.annualFee says");
    expect(fault("pros", "Costs $95 a year; Three")).toBeNull();
  });

  test("is told of a hidden character and of a rating in words as soon as they are typed", () => {
    expect(cardFault("name", "Harbor\u00a0Steady")).toContain("expected visible characters only");
    expect(cardFault("rating", "none")).toContain("expected");
    expect(cardFault("rating", "4.2")).toBeNull();
  });

  test("is asked back about an unusual rate or fee, which then is a confirmed one", () => {
    const doubt = (name: string, answer: string) => question(CARDS, name).doubt?.(answer);
    expect(doubt("apr", "5.99%")).toBe(
      "  expected a rate from 6 to 36 percent a year, found 5.99\n  hint: if the rate is right, type it again to confirm",
    );
    expect(doubt("transferFee", "0.5% or $5")).toContain("expected 1 percent or more, found 0.5");
    expect([doubt("apr", "6% - 36%"), doubt("transferFee", "1% or $5"), doubt("transferFee", "none")]).toEqual([
      null,
      null,
      null,
    ]);
    const card = cardOf({ apr: "5.99%", transferFee: "0.5% or $5" });
    expect(faultsWith(card)).toEqual([]);
    expect(parsed(card)).toMatchObject({
      terms: {
        purchaseApr: { rates: [5.99], confirmed: true },
        transferFee: { percent: 0.5, minimum: 5, confirmed: true },
      },
    });
    expect(cardOf().text).not.toContain("confirmed");
  });

  test.each([
    ["apr", "cheap", 'expected a rate such as 26.99%, or a range such as 18.24% - 28.99%, found "cheap"'],
    ["apr", "28.99% - 18.24%", "expected a higher rate than the one before"],
    ["apr", "11.24% - 14.49% - 18%", 'found "11.24% - 14.49% - 18%"'],
    ["annualFee", "a lot", 'expected a number without quotes, found "a lot"'],
    ["annualFee", "unknown", "expected a number without quotes, found null"],
    ["foreignFee", "three", 'expected 0, or a fee from 0.1 to 10 percent, or null, found "three"'],
    ["foreignFee", "0.03", "expected 0, or a fee from 0.1 to 10 percent, or null, found 0.03"],
    ["creditRequired", "good", 'did you mean "Good"?'],
    ["id", "citi-simplicity", "expected a name that is still free, found the file data/cards/citi-simplicity"],
    ["transferMonths", "5", "expected 0 for none, or a whole number of months from 6 to 36"],
    ["purchaseMonths", "a year", 'found "a year"'],
    ["transferFee", "free", "unknown is not free"],
    ["rating", "", "expected a number"],
    ["features", "One point", "found"],
  ])("can't have %s as %j, and is told why", (name, answer, words) => {
    expect(cardFault(name, answer)).toContain(words);
  });
});

describe("a new guide", () => {
  const guideOf = (changed: Answers = {}) => newGuide(answered(GUIDES, { ...GUIDE, ...changed }));

  test("passes the gate as a draft", () => {
    const guide = guideOf({ related: "one;two;three" });
    expect(guide.file).toBe("data/guides/what-a-rate-costs.md");
    expect(faultsWith(guide)).toEqual([]);
  });

  test("takes the author, the day and three other guides for granted", () => {
    const { text } = guideOf();
    expect(text).toContain("author: Plainrate editors\n");
    expect(text).toContain(`publishDate: ${TODAY}\n`);
    expect(text).toContain("related:\n  - one\n  - two\n  - three\n");
    expect(text).toContain("readTime: 7\n");
  });

  test("has a text in quotes where YAML would read it as something else", () => {
    const { text } = guideOf({ title: "Rates: high and low", excerpt: "{product} are {cheap" });
    expect(text).toContain('title: "Rates: high and low"\n');
    expect(text).toContain('excerpt: "{product} are {cheap"\n');
  });

  test.each([
    ["name", "What a Rate Costs", "expected small letters, digits and hyphens"],
    ["name", "one", "expected a name that is still free, found the file data/guides/one"],
    ["readTime", "", "found"],
    ["related", "one;two;nowhere", 'found "nowhere"'],
    ["source", "my neighbour", "expected a citation such as 12 CFR 1026.55"],
    ["publishDate", "yesterday", "found"],
  ])("can't have %s as %j, and is told why", (name, answer, words) => {
    expect(guideFault(name, answer)).toContain(words);
  });
});

test.each([
  [
    "card",
    newCard({ id: "empty" }, "2025-01"),
    ["name", "rating", "category", "terms.annualFee", "terms.creditLevels"],
  ],
  ["guide", newGuide({ name: "empty" }), ["title", "readTime", "related"]],
] as const)("answers that were never given leave a %s empty there, which the gate then names", (_, file, fields) => {
  const found = faultsWith(file).filter((fault) => fault.file === file.file);
  expect(found.map(({ field }) => field)).toEqual(expect.arrayContaining([...fields]));
  expect(file.text).not.toMatch(/undefined|null|NaN/);
});
