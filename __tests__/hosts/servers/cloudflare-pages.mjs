/** Cloudflare's own emulator of Cloudflare Pages. */
import { mkdirSync } from "node:fs";
import path from "node:path";
import { PUBLIC, ROOT, runServer, setting } from "./settings.mjs";

const folder = path.join(setting("HOSTS_FOLDER"), "cloudflare-pages");
mkdirSync(folder);
runServer(
  process.execPath,
  [
    path.join(ROOT, "hosts/node_modules/wrangler/bin/wrangler.js"),
    ...["pages", "dev", PUBLIC],
    ...["--port", setting("PORT"), "--ip", "localhost", "--compatibility-date", "2026-04-01"],
  ],
  {
    // It keeps its state in the folder it runs in.
    cwd: folder,
    env: {
      ...process.env,
      XDG_CONFIG_HOME: folder,
      // It calls nobody: no figures about its use, no errors, no look for a newer one, no place of this machine.
      WRANGLER_SEND_METRICS: "false",
      WRANGLER_SEND_ERROR_REPORTS: "false",
      WRANGLER_HIDE_BANNER: "true",
      CLOUDFLARE_CF_FETCH_ENABLED: "false",
    },
  },
);
