/** `node scripts/test-hosts.mjs`: tries the site behind nginx, Cloudflare's emulator and in a folder. */
import { withCopy } from "./lib/copy-project.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { findBrowser, findNginx } from "./lib/programs.mjs";
import { ROOT, run, runCommand, tool } from "./lib/run.mjs";

/** How the copy is built. */
const IN_A_FOLDER = {
  // __tests__/hosts/folder.spec.ts expects this address.
  SITE_URL: "https://owner.github.io/plainrate",
  PATH_PREFIX: "/plainrate",
  PREFIX_PATHS: "true",
  NOINDEX: "1",
};

await runCommand(async () => {
  await ensureInstalled();
  await ensureInstalled("hosts");
  const programs = { CHROME_PATH: await findBrowser(), NGINX_PATH: await findNginx() };
  return withCopy(ROOT, async (copy) => {
    const env = { ...process.env, ...programs, HOSTS_FOLDER: copy };
    const code = await run(["npm", "run", "build"], { ...env, ...IN_A_FOLDER }, copy);
    return code || run(tool("playwright", "test", "--forbid-only", "--config=playwright.hosts.config.ts"), env);
  });
});
