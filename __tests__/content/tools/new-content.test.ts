import { checkContent } from "../../../src/content/gate";
import { newCard } from "../../../src/content/tools/new-card";
import { guideQuestions, newGuide } from "../../../src/content/tools/new-guide";
import { type Answers, type Question, slugOf } from "../../../src/content/tools/questions";
import type { TextFile } from "../../../src/content/read/source-file";
import { SITE } from "../../support/fixture";
import { CATALOGUE } from "../../support/catalogue";

const TODAY = "2025-01-08";
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

const guideFault = (name: string, answer: string) => question(GUIDES, name).fault(answer);

/** The answers of somebody who presses Enter wherever that is enough. */
function answered(questions: readonly Question[], given: Answers): Answers {
  const answers: Answers = {};
  for (const { name, fallback, fault } of questions) {
    const answer = given[name] ?? fallback?.(answers);
    if (answer === undefined) throw new Error(`There is no answer for ${name}.`);
    expect([name, fault(answer)]).toEqual([name, null]);
    answers[name] = answer;
  }
  return answers;
}

/** What the gate says of the small project with one file more. */
const faultsWith = (file: TextFile) => checkContent([...CATALOGUE, file]).faults;

test("a name becomes a file's name in small letters, digits and hyphens", () => {
  expect(["Test Platinum Card", " Crédit Agricole & Co. ", "2025!"].map(slugOf)).toEqual([
    "test-platinum-card",
    "credit-agricole-co",
    "2025",
  ]);
});

describe("a new card", () => {
  const card = newCard({ id: "test-platinum", issuer: "Citi", today: TODAY });

  test("passes the gate as a draft", () => {
    expect(card.file).toBe("data/cards/test-platinum.json");
    expect(faultsWith(card)).toEqual([]);
  });

  test("is no draft any more once the gate finds nothing to be written in it", () => {
    const published = { ...card, text: card.text.replace('  "draft": true,\n', "") };
    expect(faultsWith(published).map(({ field, found }) => `${field} ${found}`)).toEqual(
      ["name", "features[0]", "features[1]", "pros[0]", "pros[1]", "cons[0]", "cons[1]", "bestFor"].map(
        (field) => `${field} "Draft:"`,
      ),
    );
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

test("answers that were never given leave a guide empty there, which the gate then names", () => {
  const file = newGuide({ name: "empty" });
  const found = faultsWith(file).filter((fault) => fault.file === file.file);
  expect(found.map(({ field }) => field)).toEqual(expect.arrayContaining(["title", "readTime", "related"]));
  expect(file.text).not.toMatch(/undefined|null|NaN/);
});
