import { catalogEachTest } from "./run-script";

const { run, read } = catalogEachTest();

describe.each([
  {
    kind: "card",
    file: "data/cards/test-one.json",
    taken: "citi-simplicity",
    fields: ["name", "rewards", "statements[0].asOf"],
  },
  { kind: "guide", file: "data/guides/test-one.md", taken: "one", fields: ["title", "sources[0].url"] },
])("npm run new:$kind", ({ kind, file, taken, fields }) => {
  const write = (...args: string[]) => run("new-content.ts", [kind, ...args]);

  test("writes an outline whose unknown facts are empty, so that the check names each", () => {
    expect(write("test-one")).toMatchObject({ code: 0, out: expect.stringContaining(`Written: ${file}.`) as unknown });
    expect(read(file)).not.toMatch(/[1-9]\d?\.\d|20\d\d/);
    const { errors } = run("check-content.ts");
    expect(errors).not.toContain("array to have");
    for (const field of fields) expect(errors).toContain(`  ${field}\n`);
  });

  test("writes over no file, and refuses what can't be a file's name", () => {
    expect(write(taken).errors).toMatch(/ exists; nothing was written\.\n$/);
    for (const args of [["Test One"], []])
      expect(write(...args).errors).toBe("Give it a name of small letters, digits and hyphens.\n");
  });
});
