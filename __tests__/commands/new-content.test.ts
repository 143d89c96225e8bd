import { readContentFiles } from "../../src/content/read/content-files";
import { checkContent } from "../../src/content/gate";
import { catalogueEachTest } from "./run-script";

const { run, at, read } = catalogueEachTest();

const faults = () => checkContent(readContentFiles(at("."))).faults;

describe("npm run new:card", () => {
  const newCard = (...args: string[]) => run("new-card.ts", args);

  test("writes a draft that passes the gate, and says what to do with it", () => {
    const { code, out } = newCard("test-platinum");
    expect([code, out]).toEqual([0, expect.stringContaining("Written: data/cards/test-platinum.json")]);
    expect(out).toContain('take "draft": true out');
    expect(faults()).toEqual([]);
    expect(read("data/cards/test-platinum.json")).toContain('{ "apr": 0, "months": 15, "scope": ["purchases", ');
  });

  test("never writes over a card", () => {
    const before = read("data/cards/citi-simplicity.json");
    expect(newCard("citi-simplicity")).toMatchObject({
      code: 1,
      errors: "data/cards/citi-simplicity.json is there already.\n",
    });
    expect(read("data/cards/citi-simplicity.json")).toBe(before);
  });

  test.each([[["Test Platinum"]], [[]], [["a", "b"]], [["--id=x"]]])("%j is refused with the right way", (args) => {
    expect(newCard(...args)).toMatchObject({
      code: 1,
      errors: expect.stringContaining("Usage: npm run new:card -- name-of-the-card") as unknown,
    });
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

  test("--help lists the questions, and the words to choose from", () => {
    const { code, out } = newGuide(["--help"]);
    expect([code, out]).toEqual([0, expect.stringMatching(/^ {2}--category +.*: .*Education/m)]);
  });

  test("says which answer is missing, and which option it doesn't know", () => {
    expect(newGuide(["--name=x"])).toMatchObject({ code: 1, errors: expect.stringContaining('"title"') as unknown });
    expect(newGuide(["--colour=blue"])).toMatchObject({
      code: 1,
      errors: expect.stringMatching(
        /^Unknown option '--colour'\.\n\nUsage: npm run new:guide -- \[options\]\n/,
      ) as unknown,
    });
  });

  test("never writes over a guide", () => {
    expect(newGuide([`--title=${TITLE}`, ...answers, "--name=one"])).toMatchObject({
      code: 1,
      errors: expect.stringContaining("expected a name that is still free") as unknown,
    });
  });
});
