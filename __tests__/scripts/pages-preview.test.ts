import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** The script by which the workflow "Preview" changes the previews on GitHub Pages, with a repository on this disk. */

const folder = mkdtempSync(path.join(tmpdir(), "plainrate-pages-"));
const repository = path.join(folder, "acme/previews.git");
afterAll(() => rmSync(folder, { recursive: true }));

/** No settings of this computer, and the repository in place of GitHub's. */
const env = {
  ...{ ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_NOSYSTEM: "1", GIT_CONFIG_COUNT: "1" },
  ...{
    GIT_CONFIG_KEY_0: `url.file://${folder}/.insteadOf`,
    GIT_CONFIG_VALUE_0: "https://x-access-token:t@github.com/",
  },
  ...{ TMPDIR: folder, PAGES_TOKEN: "t", PAGES_REPOSITORY: "acme/previews" },
};
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: folder, env, encoding: "utf8", stdio: "pipe" });
const preview = (...args: string[]) => run("bash", path.resolve(".github/pages/preview.sh"), ...args);
const shown = () => run("git", "-C", repository, "ls-tree", "-r", "--name-only", "gh-pages").trim().split("\n");

test("a pull request's folder is put there and taken away, also where another one came first", () => {
  run("git", "init", "--quiet", "--bare", "--initial-branch=gh-pages", repository);
  const git = (...args: string[]) =>
    run("git", "-c", "user.name=a", "-c", "user.email=a@example.com", "-C", repository, ...args).trim();
  git("update-ref", "refs/heads/gh-pages", git("commit-tree", "-m", "Empty", git("mktree")));
  mkdirSync(path.join(folder, "site"));
  writeFileSync(path.join(folder, "site/index.html"), "A page");

  preview("pr-1", "site");
  // Between the copy and the first push the branch moves on.
  const other = git("commit-tree", "-p", "gh-pages", "-m", "Other", "gh-pages^{tree}");
  const hook = `#!/bin/sh\n[ -e came ] && exit 0\ntouch came\ngit update-ref refs/heads/gh-pages ${other}\nexit 1\n`;
  writeFileSync(path.join(repository, "hooks/update"), hook, { mode: 0o755 });
  expect(preview("pr-2", "site")).toContain("Another preview came first; attempt 1");
  expect(shown()).toEqual([".nojekyll", "pr-1/index.html", "pr-2/index.html"]);
  expect(git("log", "--format=%s", "gh-pages")).toContain("Other");
  preview("pr-1");
  preview("pr-3");
  expect(shown()).toEqual([".nojekyll", "pr-2/index.html"]);
});
