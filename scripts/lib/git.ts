import { spawnSync } from "node:child_process";
import type { TextFile } from "../../src/content/read/source-file";

function git(...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync("git", args, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0) throw new Error(`git ${args[0] ?? ""} failed: ${error?.message ?? stderr.trim()}`);
  return stdout;
}

/** Whether there is a last commit: a copy of the project without its history has none. */
export function hasHistory(): boolean {
  return spawnSync("git", ["rev-parse", "--quiet", "--verify", "HEAD"]).status === 0;
}

function commitOf(base: string): string {
  if (!hasHistory())
    throw new Error("This folder is not a git repository, or has no commit yet: there is nothing to compare with.");
  try {
    return git("rev-parse", "--verify", "--quiet", "--end-of-options", `${base}^{commit}`).trim();
  } catch {
    throw new Error(
      `git knows no commit, branch or tag named "${base}". Try main, origin/main or HEAD~1; a clone of the last commit only needs "git fetch --unshallow" first.`,
    );
  }
}

/** Where content lies, as the check takes it; other files in `data` are none. */
const CONTENT_FILE = /^data\/(?:(?:cards|guides|pages|survey)\/)?[^/.][^/]*\.(?:json|md|csv)$/;

const textsAt = (commit: string, names: string): TextFile[] =>
  names
    .split("\0")
    .filter((file) => CONTENT_FILE.test(file))
    .map((file) => ({ file, text: git("show", `${commit}:./${file}`) }));

/** The content files as they were in a commit. */
export function contentFilesAt(base: string): TextFile[] {
  const commit = commitOf(base);
  return textsAt(commit, git("ls-tree", "-r", "-z", "--name-only", commit, "--", "data"));
}

/** The content files that differ from a commit, as they were in it; those that are new since then have no such text. */
export function formerContentFiles(base: string): TextFile[] {
  const commit = commitOf(base);
  const changed = ["diff", "-z", "--name-only", "--no-renames", "--diff-filter=MD", "--relative"];
  return textsAt(commit, git(...changed, commit, "--", "data"));
}
