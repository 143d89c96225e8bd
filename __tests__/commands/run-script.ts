import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyOfCatalog } from "../support/catalog";

const ROOT = path.resolve(__dirname, "../..");

/** Runs one of the project's scripts in a folder, as npm does. Gives its exit code and what it printed. */
export function runScript(
  name: string,
  args: readonly string[],
  folder = ROOT,
  env: Readonly<Record<string, string>> = {},
) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(ROOT, "node_modules/tsx/dist/cli.mjs"), path.join(ROOT, "scripts", name), ...args],
    { cwd: folder, encoding: "utf8", env: { ...process.env, ...env } },
  );
  return { code: status, out: stdout, errors: stderr };
}

/** To be called once by a file of tests: each of them gets a small catalog of its own, in which it runs scripts. */
export function catalogEachTest() {
  let folder = "";
  beforeEach(() => {
    folder = copyOfCatalog();
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const at = (file: string) => path.join(folder, file);
  const read = (file: string) => readFileSync(at(file), "utf8");
  return {
    read,
    write: (file: string, text: string) => {
      writeFileSync(at(file), text);
    },
    run: (name: string, args: readonly string[] = [], env?: Readonly<Record<string, string>>) =>
      runScript(name, args, folder, env),
    /** Changes a file. Throws if the change changes nothing. */
    edit: (file: string, from: string | RegExp, to: string) => {
      const text = read(file).replace(from, to);
      if (text === read(file)) throw new Error(`The edit leaves ${file} as it was.`);
      writeFileSync(at(file), text);
    },
  };
}
