/** `npm start`: installs what is missing, builds the site and serves it. */
import { ensureInstalled } from "./lib/install.mjs";
import { readOptions, runCommand } from "./lib/options.mjs";
import { run } from "./lib/run.mjs";

async function start() {
  readOptions("npm run start");
  await ensureInstalled();
  const code = await run(["npm", "run", "build"], { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" });
  if (code !== 0) throw new Error("The site could not be built, see above.");
  // Only now: the server needs packages that may just have been installed.
  const { serve } = await import("./serve.mjs");
  await serve();
}

await runCommand(start);
