import { catalogEachTest } from "./run-script";

const { run, edit } = catalogEachTest();

const check = (...args: string[]) => run("check-content.ts", args);

test("counts content in order", () => {
  const { out, ...rest } = check();
  expect(rest).toEqual({ code: 0, errors: "" });
  expect(out).toMatch(/^Content is in order: 7 cards, 5 guides, \d+ pages\.\n$/);
});

test("reports a fault at its place, and to GitHub beside its line", () => {
  edit("data/site.json", /"asOf": "[^"]*"/, '"asOf": "2026-13-02"');
  const { code, errors } = check();
  expect(code).toBe(1);
  expect(errors).toMatch(
    /^data\/site\.json:\d+:\d+ {2}asOf\n {2}expected .*\n {2}hint: .*\n\n1 error in the content files\./,
  );
  expect(check("--github").out).toMatch(
    /^::error file=data\/site\.json,line=\d+,col=\d+,title=asOf::.*\n\n1 error in the content files\.\n$/,
  );
});

test("refuses a day that hasn't come, but for the end of security.txt", () => {
  edit("data/site.json", /"expires": "[^"]*"/, '"expires": "2098-12-31"');
  expect(check().code).toBe(0);
  edit("data/guides/one.md", /reviewed: .*/, "reviewed: 2098-11-27");
  expect(check().errors).toMatch(
    /^data\/guides\/one\.md:\d+:11\n {2}expected a day until 20\d\d-\d\d-\d\d, found "2098-11-27"/,
  );
});
