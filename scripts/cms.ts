/** `npm run cms`: the editors' page on PORT, and Decap's server for the files of the current folder on the port after it. */
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { writeAdmin } from "../src/build/admin";
import { ensureInstalled } from "./lib/install.mjs";
import { ROOT, explainPort, runCommand } from "./lib/run.mjs";

const HOST = "127.0.0.1";

void runCommand(async () => {
  const port = Number(process.env["PORT"] || 8000);
  const folder = path.join(ROOT, ".cache", "cms");
  const pages = createServer(sirv(folder, { dev: true }));
  await new Promise<void>((resolve, reject) => {
    pages.once("error", reject);
    pages.listen(port, HOST, resolve);
  }).catch((error: unknown) => {
    throw explainPort(error, "PORT", port, "npm run cms");
  });
  // The page is there as long as the server for the files.
  pages.unref();
  await ensureInstalled("cms");
  writeAdmin(ROOT, path.join(folder, "admin"), { local: `http://${HOST}:${port + 1}/api/v1` });
  const own = {
    PORT: `${port + 1}`,
    BIND_HOST: HOST,
    MODE: "fs",
    GIT_REPO_DIRECTORY: process.cwd(),
    LOG_LEVEL: "warn",
  };
  const options = { cwd: ROOT, env: { ...process.env, ...own }, stdio: "inherit" } as const;
  const files = spawn(process.execPath, ["cms/node_modules/decap-server/dist/index.js"], options);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => files.kill(signal));
  console.log(`Edit the site at http://localhost:${port}/admin. Ctrl-C stops it.`);
});
