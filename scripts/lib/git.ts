import { spawnSync } from "node:child_process";
import type { TextFile } from "../../src/content/read/source-file";
import { UsageError } from "./options.mjs";

const MOST_BYTES = 64 * 1024 * 1024;

function git(args: readonly string[]): { ok: boolean; out: string; error: string } {
  const { status, stdout, stderr, error } = spawnSync("git", args, { encoding: "utf8", maxBuffer: MOST_BYTES });
  if (error) throw new Error(`git could not be started: ${error.message}`);
  return { ok: status === 0, out: stdout, error: stderr.trim() };
}

/** The commit that a name stands for. Throws a UsageError for a name that git doesn't know. */
function commitOf(base: string): string {
  const { ok, out } = git(["rev-parse", "--verify", "--quiet", "--end-of-options", `${base}^{commit}`]);
  if (ok) return out.trim();
  const inside = git(["rev-parse", "--is-inside-work-tree"]);
  if (!inside.ok)
    throw new Error(`This folder is no git repository, so there is nothing to compare with: ${inside.error}`);
  throw new UsageError(
    `git knows no commit, branch or tag named "${base}". Try main, origin/main or HEAD~1; a clone of the last commit only needs "git fetch --unshallow" first.`,
  );
}

/** The content files as they were in a commit. */
export function contentFilesAt(base: string): TextFile[] {
  const commit = commitOf(base);
  const listed = git(["ls-tree", "-r", "-z", "--name-only", "--full-name", commit, "--", "data"]);
  return listed.out
    .split("\0")
    .filter((file) => /^data\/(?:(?:cards|guides|pages)\/)?[^/.][^/]*\.(?:json|md)$/.test(file))
    .map((file) => ({ file, text: git(["show", `${commit}:${file}`]).out }));
}

/** Whether files of the site outside of the content differ from a commit. */
export function otherFilesChanged(base: string): boolean {
  const { out } = git(["diff", "--name-only", commitOf(base), "--", "src", "static", "package-lock.json", "gatsby-*"]);
  return out.trim() !== "";
}
