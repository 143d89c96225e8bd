import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { copyProject } from "./copy-project.mjs";
import { ROOT } from "./run.mjs";

/**
 * This file is apart from the copying itself, which browser tests import: Playwright compiles what its tests import, and
 * can't compile the `import.meta` of run.mjs.
 */

/**
 * Copies this project for as long as a function uses the copy's folder, and gives what that gives.
 *
 * @template T
 * @param {(folder: string) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withCopy(use) {
  const folder = mkdtempSync(path.join(tmpdir(), "plainrate-"));
  try {
    copyProject(ROOT, folder);
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
