/** `npm run build`: builds the site with Gatsby. If that fails, `public` holds the last whole site, as before. */
import { cpSync, existsSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { ROOT, needPackages, run, runCommand } from "./lib/run.mjs";

const PUBLIC = path.join(ROOT, "public");

/** Gatsby writes into `public` itself, so the last site is kept here until the next one is whole. */
const LAST = path.join(ROOT, "node_modules/.cache/last-site");

const remove = (folder) => rmSync(folder, { recursive: true, force: true });

/** Puts the last site back, without the cache, which knows of the pages that are gone with the other. */
function putLastBack() {
  for (const folder of [PUBLIC, path.join(ROOT, ".cache")]) remove(folder);
  if (existsSync(LAST)) renameSync(LAST, PUBLIC);
}

function keepLast() {
  if (!existsSync(PUBLIC)) return;
  remove(`${LAST}.part`);
  cpSync(PUBLIC, `${LAST}.part`, { recursive: true });
  renameSync(`${LAST}.part`, LAST);
}

await runCommand(
  async () => {
    const [odd] = /['"#%[\]$`\\]/.exec(ROOT) ?? [];
    if (odd) throw new Error(`No build works in a folder with ${odd} in its path: ${ROOT}`);
    needPackages();
    const { PATH_PREFIX, PREFIX_PATHS = "" } = process.env;
    if (PATH_PREFIX && !process.argv.includes("--prefix-paths") && !/^(?:1|true)$/.test(PREFIX_PATHS))
      throw new Error("PATH_PREFIX needs an option, or no address begins with it: npm run build -- --prefix-paths");
    if (existsSync(LAST)) putLastBack();
    keepLast();
    const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", GATSBY_LOGGER: "yurnalist" };
    const code = await run(`gatsby build ${process.argv.slice(2).join(" ")}`, { env });
    if (code === 0) remove(LAST);
    else putLastBack();
    return code;
  },
  { strict: false },
);
