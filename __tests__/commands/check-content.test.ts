import { catalogEachTest } from "./run-script";

const { run, edit, git, keepInGit } = catalogEachTest();

/** December 1, 2026: later than every day in the catalog. */
const env = { SOURCE_DATE_EPOCH: "1796083200" };
const check = (...args: string[]) => run("check-content.ts", args, env);

test("content in order is counted", () => {
  expect(check()).toEqual({ code: 0, out: "Content is in order: 7 cards, 5 guides, 3 pages.\n", errors: "" });
});

test("a day after today is a fault, which only this command finds", () => {
  edit("data/site.json", /"asOf": "[^"]*"/, '"asOf": "2026-12-02"');
  const { code, errors } = check();
  expect(code).toBe(1);
  expect(errors).toMatch(
    /^data\/site\.json:\d+:\d+ {2}asOf\n {2}expected a day up to 2026-12-01, found "2026-12-02"\n\n1 fault in the content files\./,
  );
  expect(check("--github").out).toMatch(
    /^::error file=data\/site\.json,line=\d+,col=\d+,title=asOf::.*\n\n1 fault in the content files\.\n$/,
  );
});

test("what leads to a draft is a fault that says so", () => {
  edit("data/guides/two.md", "title:", "draft: true\ntitle:");
  expect(check().errors).toMatch(
    /data\/guides\/one\.md:\d+:\d+ {2}related\[1\]\n.*found "two"\n {2}hint: it needs a card or a guide that is a draft/,
  );
});

test("a change since the last commit, or since the one that is named, is held against what was", () => {
  keepInGit();
  edit("data/cards/citi-simplicity.json", '"to": 28.99', '"to": 22.99');
  const asked = expect.stringContaining("expected a change of 5 at most from 28.99, found 22.99") as unknown;
  expect(check()).toMatchObject({ code: 1, errors: asked });
  git("commit", "--quiet", "--all", "--message=Two");
  expect(check().code).toBe(0);
  expect(check("--since=HEAD^")).toMatchObject({ code: 1, errors: asked });
});
