import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Copies the project's own files, those not committed yet among them, to a folder, with the packages of the original.
 *
 * @param {string} root
 * @param {string} folder
 */
export function copyProject(root, folder) {
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", list, { cwd: root, encoding: "utf8" }).split("\0");
  for (const file of files.filter((name) => name !== "" && existsSync(path.join(root, name)))) {
    // The time of the lock file says whether packages are up to date, so it is copied too.
    cpSync(path.join(root, file), path.join(folder, file), { preserveTimestamps: true });
  }
  for (const name of ["node_modules", "cms/node_modules"].filter((packages) => existsSync(path.join(root, packages)))) {
    symlinkSync(path.join(root, name), path.join(folder, name), "dir");
  }
}

/**
 * Copies a project for as long as a function uses the copy's folder, and gives what that gives.
 *
 * @template T
 * @param {string} root
 * @param {(folder: string) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withCopy(root, use) {
  const folder = mkdtempSync(path.join(tmpdir(), "plainrate-"));
  try {
    copyProject(root, folder);
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
