import path from "node:path";
import { readContentFiles } from "../../src/content/read/content-files";
import { checkContent } from "../../src/content/gate";
import { catalogEachTest } from "./run-script";

const { run, at, read } = catalogEachTest();

const faults = () => checkContent(readContentFiles(at("."))).faults;

describe.each([
  { kind: "card", draft: "data/cards/test-one.json", taken: "data/cards/citi-simplicity.json" },
  { kind: "guide", draft: "data/guides/test-one.md", taken: "data/guides/one.md" },
])("npm run new:$kind", ({ kind, draft, taken }) => {
  const write = (...args: string[]) => run("new-draft.ts", [kind, ...args]);

  test("writes a draft that passes the gate, and says what to do with it", () => {
    const { code, out } = write("test-one");
    expect([code, out]).toEqual([0, expect.stringContaining(`Written: ${draft}, a draft.`)]);
    for (const words of ["starts with Draft:", "draft", "npm run check:content"]) expect(out).toContain(words);
    expect(read(draft)).toContain("Draft:");
    expect(faults()).toEqual([]);
  });

  test("never writes over a file", () => {
    const before = read(taken);
    expect(write(path.parse(taken).name)).toMatchObject({
      code: 1,
      errors: `${taken} is there already; nothing was written.\n`,
    });
    expect(read(taken)).toBe(before);
  });

  test.each([[["Test One"]], [[]], [["a", "b"]], [["--id=x"]]])("%j is refused with the right way", (args) => {
    expect(write(...args)).toMatchObject({
      code: 1,
      errors: expect.stringContaining(`Usage: npm run new:${kind} -- name-of-the-${kind}`) as unknown,
    });
  });
});
