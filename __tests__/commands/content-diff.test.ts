import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyOfCatalogue } from "../support/catalogue";
import { runScript } from "./run-script";

let folder = "";

/** git without anybody's own settings. */
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...args], {
    cwd: folder,
    env: { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" },
  });

beforeEach(() => {
  folder = copyOfCatalogue();
  git("init", "--quiet", "--initial-branch=main");
  git("add", ".");
  git("commit", "--quiet", "--message=One");
});
afterEach(() => rmSync(folder, { recursive: true }));

const diff = (...args: string[]) => runScript("content-diff.ts", args, folder);

test("npm run content:diff compares what stands in the files with a commit", () => {
  const file = path.join(folder, "data/cards/citi-simplicity.json");
  writeFileSync(file, readFileSync(file, "utf8").replace("18.24% - 28.99%", "17.99% - 28.74%"));
  expect(diff("main")).toMatchObject({
    code: 0,
    out: expect.stringContaining("Citi Simplicity · APR · 18.24% - 28.99% → 17.99% - 28.74%") as unknown,
  });
  git("commit", "--quiet", "--all", "--message=Two");
  expect(diff("main").out).toBe("No content has changed since main.\n");
  expect(diff("HEAD~1").out).toContain("17.99% - 28.74%");
});

test("a commit that git doesn't know, none at all and two are refused with the right way", () => {
  expect(diff("nowhere")).toMatchObject({
    code: 2,
    errors: expect.stringContaining('git knows no commit, branch or tag named "nowhere"') as unknown,
  });
  expect(diff()).toMatchObject({ code: 2, errors: expect.stringContaining("Usage: npm run content:diff") as unknown });
  expect(diff("main", "main").code).toBe(2);
  expect(diff("--output=/tmp/x").code).toBe(2);
});

test("outside of a repository it says that there is nothing to compare with", () => {
  rmSync(path.join(folder, ".git"), { recursive: true });
  expect(diff("main")).toMatchObject({ code: 1, errors: expect.stringContaining("no git repository") as unknown });
});
