import { rmSync } from "node:fs";
import { catalogueEachTest } from "./run-script";

const { run, at, edit, git, keepInGit } = catalogueEachTest();

beforeEach(keepInGit);

const diff = (...args: string[]) => run("content-diff.ts", args);

test("npm run content:diff compares what stands in the files with a commit", () => {
  edit("data/cards/citi-simplicity.json", '"from": 18.24', '"from": 17.99');
  expect(diff("main")).toMatchObject({
    code: 0,
    out: expect.stringContaining("Citi Simplicity · APR · 18.24% - 28.99% → 17.99% - 28.99%") as unknown,
  });
  git("commit", "--quiet", "--all", "--message=Two");
  expect(diff("main").out).toBe("No content has changed since main.\n");
  expect(diff("HEAD~1").out).toContain("17.99% - 28.99%");
});

test.each([
  ["a commit that git doesn't know", ["nowhere"], 'git knows no commit, branch or tag named "nowhere"'],
  ["no commit", [], "Usage: npm run content:diff"],
  ["two commits", ["main", "main"], "Usage: npm run content:diff -- <commit or branch>"],
  ["an option of git's", ["--output=/tmp/x"], "Unknown option '--output'.\n\nUsage: npm run content:diff"],
])("%s is refused with the right way", (_what, args, message) => {
  expect(diff(...args)).toMatchObject({ code: 1, errors: expect.stringContaining(message) as unknown });
});

test.each([["main"], []])("outside of a repository it says that there is nothing to compare with", (...args) => {
  rmSync(at(".git"), { recursive: true });
  expect(diff(...args)).toMatchObject({
    code: 1,
    errors: "This folder is not a git repository, or has no commit yet: there is nothing to compare with.\n",
  });
});
