import { execFileSync } from "node:child_process";
import { cpSync, existsSync, symlinkSync } from "node:fs";
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
