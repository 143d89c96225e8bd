/** `npm run build`: says in one line what would keep a build from working here, then builds the site with Gatsby. */
import { spawn } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { ROOT, runCommand, tool } from "./lib/run.mjs";

const PUBLIC = path.join(ROOT, "public");

/** The site as the last build left it, while the next one works in `public`. */
const LAST = path.join(ROOT, "node_modules/.cache/last-site");

/** Gatsby's advice for another package than the one that this site is asked to use, in two lines. */
const ADVICE = /gatsby-plugin-react-helmet: Gatsby now has|^the document head\. Learn more at/;

/** Packages with a part for each system, which npm leaves out without the optional ones. */
const WITH_OPTIONAL_PARTS = ["esbuild", "lmdb"];

async function isUsable(name) {
  try {
    const { transform } = await import(name);
    await transform?.("");
    return true;
  } catch {
    return false;
  }
}

/** What keeps a build from working here; empty if nothing does. */
async function obstacle() {
  const { dependencies } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8"));
  const missing = Object.keys(dependencies).filter((name) => !existsSync(path.join(ROOT, "node_modules", name)));
  if (missing.length > 0) return `Packages are missing: ${missing.join(", ")}. Run npm ci.`;
  for (const name of WITH_OPTIONAL_PARTS)
    if (!(await isUsable(name)))
      return `The part of ${name} for this system is missing. Run npm ci, with optional packages.`;
  const [odd] = /['#%[\]]/.exec(ROOT) ?? [];
  if (odd) return `No build works in a folder with ${odd} in its path: ${ROOT}`;
  try {
    accessSync(ROOT, constants.W_OK);
  } catch {
    return `The build writes to ${ROOT}, which it may not.`;
  }
  return "";
}

function remove(folder) {
  rmSync(folder, { recursive: true, force: true });
}

/** Gatsby writes into `public` itself, so the whole site is kept beside it until the next one is whole. */
function keepLast() {
  if (!existsSync(PUBLIC)) return;
  mkdirSync(path.dirname(LAST), { recursive: true });
  renameSync(PUBLIC, LAST);
}

function putLastBack() {
  remove(PUBLIC);
  if (existsSync(LAST)) renameSync(LAST, PUBLIC);
}

/** Gatsby's lines, each once, also where no terminal shows them. */
function build() {
  const [program, ...args] = tool("gatsby", "build", ...process.argv.slice(2));
  const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", GATSBY_LOGGER: "yurnalist" };
  const child = spawn(program, args, { cwd: ROOT, env, stdio: ["inherit", "pipe", "pipe"] });
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])
    createInterface({ input: from }).on("line", (line) => void (ADVICE.test(line) || to.write(`${line}\n`)));
  // Ctrl-C stops Gatsby by itself; what it leaves is put in order below.
  process.on("SIGINT", () => undefined);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}

// Any option is Gatsby's to know.
const TAKES = { strict: false };

await runCommand(async () => {
  const found = await obstacle();
  if (found) throw new Error(found);
  // Such as after a power cut.
  if (existsSync(LAST)) putLastBack();
  keepLast();
  const code = await build();
  if (code !== 0) putLastBack();
  else remove(LAST);
  return code;
}, TAKES);
