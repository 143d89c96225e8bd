import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { copyProject } from "../../scripts/lib/copy-project.mjs";

/** A copy of the project that a test may change, with the packages of the original. */

const ROOT = path.resolve(__dirname, "../..");
const START_MS = 300_000;

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
  private cms: ChildProcess | null = null;
  private printed = "";

  constructor() {
    copyProject(ROOT, this.folder);
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), "utf8");
  }

  write(file: string, text: string): void {
    writeFileSync(path.join(this.folder, file), text);
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

  /** `npm run cms`; gives the address that it prints. */
  async startCms(): Promise<string> {
    const env = { ...process.env, PORT: String(await freePort()), CMS_PORT: String(await freePort()) };
    const cms = spawn(process.execPath, ["scripts/cms.mjs"], { cwd: this.folder, env });
    this.cms = cms;
    return new Promise((resolve, reject) => {
      const tooLate = setTimeout(() => reject(new Error(`The CMS does not start:\n${this.printed}`)), START_MS);
      const listen = (chunk: Buffer) => {
        this.printed += chunk.toString();
        const address = /Edit the site at (\S+)\. Ctrl-C/.exec(this.printed)?.[1];
        if (!address) return;
        clearTimeout(tooLate);
        resolve(address);
      };
      cms.stdout.on("data", listen);
      cms.stderr.on("data", listen);
      cms.once("exit", (code) => reject(new Error(`The CMS ended with code ${code ?? "none"}:\n${this.printed}`)));
    });
  }

  /** Ctrl-C; gives the exit code. */
  stopCms(): Promise<number | null> {
    const { cms } = this;
    this.cms = null;
    if (cms?.exitCode !== null) return Promise.resolve(cms?.exitCode ?? null);
    return new Promise((resolve) => {
      cms.once("exit", resolve);
      cms.kill("SIGINT");
    });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
