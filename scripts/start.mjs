/** `npm start`: installs what is missing, builds the site and serves it. */
import { ensureInstalled } from "./lib/install.mjs";
import { run, runCommand } from "./lib/run.mjs";

await runCommand(async () => {
  await ensureInstalled();
  if ((await run("npm run build")) !== 0) throw new Error("The site could not be built, see above.");
  // Only now: the server needs packages that may just have been installed.
  await import("./serve.mjs");
});
