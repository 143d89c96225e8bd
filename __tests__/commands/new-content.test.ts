import { readContentFiles } from "../../src/content/read/content-files";
import { checkContent } from "../../src/content/gate";
import { CARD_ANSWERS } from "../support/card-answers";
import { catalogueEachTest } from "./run-script";

const { run, at, read } = catalogueEachTest();

const faults = () => checkContent(readContentFiles(at("."))).faults;

const CARD = {
  ...CARD_ANSWERS,
  transferMonths: "18",
  purchaseMonths: "12",
  annualFee: "0",
  rewards: "",
  transferFee: "3% or $5",
  foreignFee: "3%",
  membership: "",
};

const options = (answers: Record<string, string>) => Object.entries(answers).map(([name, text]) => `--${name}=${text}`);

describe("npm run new:card", () => {
  const newCard = (args: readonly string[]) => run("new-card.ts", args);

  test("writes a card that passes the gate, though nobody has named it in the settings", () => {
    const { code, out } = newCard([...options(CARD), "--id=test-platinum"]);
    expect([code, out]).toEqual([0, expect.stringContaining("Written: data/cards/test-platinum.json")]);
    expect(faults()).toEqual([]);
    expect(read("data/cards/test-platinum.json")).toContain('{ "apr": 0, "months": 18, "scope": ["transfers"] },\n');
  });

  test("never writes over a card", () => {
    const before = read("data/cards/citi-simplicity.json");
    const { code, errors } = newCard([...options(CARD), "--id=citi-simplicity"]);
    expect([code, errors]).toEqual([1, expect.stringContaining("expected a name that is still free")]);
    expect(read("data/cards/citi-simplicity.json")).toBe(before);
  });

  test("--help lists the questions, and the words to choose from", () => {
    const { code, out } = newCard(["--help"]);
    expect([code, out]).toEqual([0, expect.stringMatching(/^ {2}--category +.*: low-apr, intro-apr, /m)]);
  });

  test("says which answer is missing, and which option it doesn't know", () => {
    expect(newCard(["--id=x"])).toMatchObject({ code: 1, errors: expect.stringContaining('"name"') as unknown });
    expect(newCard(["--colour=blue"])).toMatchObject({
      code: 1,
      errors: expect.stringMatching(
        /^Unknown option '--colour'\.\n\nUsage: npm run new:card -- \[options\]\n/,
      ) as unknown,
    });
  });

  test("takes no unusual rate where nobody can type it again", () => {
    expect(newCard([...options({ ...CARD, apr: "5.99" }), "--id=test-platinum"])).toMatchObject({
      code: 1,
      errors: expect.stringContaining(
        "--apr is asked back, which needs a terminal:\n  expected a rate from 6",
      ) as unknown,
    });
    expect(() => read("data/cards/test-platinum.json")).toThrow("no such file");
  });
});

describe("npm run new:guide", () => {
  const TITLE = "What a Late Fee Costs: an Example";
  const newGuide = (args: readonly string[]) => run("new-guide.ts", args);
  /** Texts that every field takes which a schema may ask for. */
  const text = "A sentence of more than seventy characters that tells a reader what to expect. And a second one.";
  const answers = [
    "--name=what-a-late-fee-costs",
    "--category=Education",
    `--description=${text}`,
    `--excerpt=${text}`,
    `--inShort=${text}`,
    "--author=Acme editors",
    "--reviewed=2025-01-08",
    "--readTime=7",
    "--publishDate=2025-01-08",
    "--related=one;two;three",
    "--source=12 CFR 1026.52",
  ];

  test("writes a guide that passes the gate, with an outline to fill in", () => {
    const { code, errors } = newGuide([`--title=${TITLE}`, ...answers]);
    expect([code, errors]).toEqual([0, ""]);
    expect(faults()).toEqual([]);
    const guide = read("data/guides/what-a-late-fee-costs.md");
    expect(guide).toContain(`title: ${JSON.stringify(TITLE)}\n`);
    expect(guide).toContain("\n## What to do next\n");
    expect(guide.match(/Draft:/g)?.length).toBeGreaterThan(5);
  });
});
