/**
 * `node scripts/test-hosts.mjs`: tries the built site behind hosts as they are, nginx and the emulator of Cloudflare Pages, and in a
 * folder of our stand-in for GitHub Pages, for which it builds the site once more. Installs what is missing.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findBrowser } from "./lib/browser.mjs";
import { copyProject } from "./lib/copy-project.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { findNginx } from "./lib/nginx.mjs";
import { readOptions, runCommand } from "./lib/options.mjs";
import { ROOT, run, tool } from "./lib/run.mjs";

/** Builds a copy of the project for a folder of a host; the project's own `public/` stays as it is. */
async function buildForFolder(copy, env) {
  copyProject(ROOT, copy);
  // __tests__/hosts/folder.spec.ts expects this address.
  const address = {
    SITE_URL: "https://owner.github.io/plainrate",
    PATH_PREFIX: "/plainrate",
    PREFIX_PATHS: "true",
    POLICY_IN_PAGES: "1",
  };
  const code = await run(["npm", "--prefix", copy, "run", "build"], { ...env, ...address });
  if (code !== 0) throw new Error("The site could not be built for a folder of a host, see above.");
}

await runCommand(async () => {
  readOptions("node scripts/test-hosts.mjs");
  await ensureInstalled();
  await ensureInstalled("hosts");
  const nginx = await findNginx();
  const browser = await findBrowser();
  const folder = mkdtempSync(path.join(tmpdir(), "plainrate-hosts-"));
  const env = { ...process.env, CHROME_PATH: browser, NGINX_PATH: nginx, HOSTS_FOLDER: folder };
  try {
    await buildForFolder(path.join(folder, "copy"), { ...env, GATSBY_TELEMETRY_DISABLED: "1" });
    return await run(tool("playwright", "test", "--forbid-only", "--config=playwright.hosts.config.ts"), env);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
