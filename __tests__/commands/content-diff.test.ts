import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { catalogEachTest } from "./run-script";

const { run, at, edit, git, keepInGit } = catalogEachTest();

beforeEach(keepInGit);

const diff = (...args: string[]) => run("content-diff.ts", args);

test("npm run content:diff compares what stands in the files with a commit", () => {
  edit("data/cards/citi-simplicity.json", '"from": 18.24', '"from": 17.99');
  expect(diff("main")).toMatchObject({
    code: 0,
    out: expect.stringContaining(
      "Citi Simplicity · Regular APR, published February 2026 by Card Weekly · 18.24–28.99% variable → 17.99–28.99% variable",
    ) as unknown,
  });
  git("commit", "--quiet", "--all", "--message=Two");
  expect(diff("main").out).toMatch(/^No field of the content has changed since main\.\n/);
  expect(diff("HEAD~1").out).toContain("17.99–28.99%");
});

/** Writes two built sites of one page; the last build has the second. */
function buildTwice(before: string, after: string): void {
  for (const [folder, text] of [
    ["before", before],
    ["public", after],
  ] as const) {
    mkdirSync(at(`${folder}/guides`), { recursive: true });
    for (const page of ["index", "guides/one"]) {
      writeFileSync(at(`${folder}/${page}.html`), `<title>Page</title><main><p>${text}</p></main>`);
    }
  }
}

test("with a build of the commit it lists the pages that read otherwise in the last build", () => {
  buildTwice("Old.", "New.");
  expect(diff("main", "--built", "before").out).toMatch(
    /\n### Pages that read differently: 2\n[^]*\n\| \/ \| Old\. → New\. \|\n\| \/guides\/one \| Old\. → New\. \|\n$/,
  );
});

test("without one it says how to see those pages", () => {
  const { out } = diff("main");
  expect(out).toContain("npm run content:diff -- main --built ../before/public");
  expect(diff("main", "--built", "before")).toMatchObject({
    code: 1,
    errors: expect.stringContaining('There is no before. Run "npm run build" first.') as unknown,
  });
});

test.each([
  ["a commit that git doesn't know", ["nowhere"], 'git knows no commit, branch or tag named "nowhere"'],
  ["no commit", [], "Usage: npm run content:diff"],
  ["two commits", ["main", "main"], "Usage: npm run content:diff -- <commit or branch>"],
  ["an option of git's", ["--output=/tmp/x"], "Unknown option '--output'.\n\nUsage: npm run content:diff"],
])("%s is refused with the right way", (_what, args, message) => {
  expect(diff(...args)).toMatchObject({ code: 1, errors: expect.stringContaining(message) as unknown });
});

test("outside of a repository it says that there is nothing to compare with", () => {
  rmSync(at(".git"), { recursive: true });
  expect(diff("main")).toMatchObject({
    code: 1,
    errors: "This folder is not a git repository, or has no commit yet: there is nothing to compare with.\n",
  });
});

describe("the comment on a pull request", () => {
  const comment = (url: string) =>
    run("content-diff.ts", ["main", "--comment", "--built", "before"], { SITE_URL: url }).out;

  test("is found again by its first line, and names the preview and the changes", () => {
    buildTwice("Same.", "Same.");
    expect(comment("https://pr-12.example").split("\n")).toEqual([
      "<!-- preview -->",
      "**Preview:** https://pr-12.example (hidden from search engines)",
      "",
      "No field of the content has changed since the base branch.",
      "",
      "No page reads differently.",
      "",
    ]);
    expect(comment("")).toContain("No host is set up for previews");
  });

  test("is cut where GitHub would refuse it for its length", () => {
    buildTwice("Same.", "Same.");
    const cut = comment("x".repeat(100_000));
    expect(cut.length).toBeLessThan(65_536);
    expect(cut).toMatch(/… and more\.\n$/);
  });
});
