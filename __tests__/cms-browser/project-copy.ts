import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/** A copy of the project that a test may change, with the packages of the original. */

const ROOT = path.resolve(__dirname, "../..");

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

export class ProjectCopy {
  readonly folder = mkdtempSync(path.join(tmpdir(), "plainrate-cms-"));

  constructor() {
    const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    const files = execFileSync("git", list, { cwd: ROOT, encoding: "utf8" }).split("\0");
    for (const file of files.filter((name) => name !== "" && existsSync(path.join(ROOT, name))))
      cpSync(path.join(ROOT, file), path.join(this.folder, file));
    for (const name of ["node_modules", "cms/node_modules"].filter((one) => existsSync(path.join(ROOT, one))))
      symlinkSync(path.join(ROOT, name), path.join(this.folder, name), "dir");
  }

  /** Runs one of the project's commands. Throws with what it printed if it fails. */
  npm(command: string, env: NodeJS.ProcessEnv = {}): string {
    return execFileSync("npm", ["run", command], {
      cwd: this.folder,
      encoding: "utf8",
      stdio: "pipe",
      env: { ...process.env, ...env },
    });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
