/** `npm run cms`: the editors' page at /admin on this computer. What is saved there changes the files of this folder. */
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ensureInstalled } from "./lib/install.mjs";
import { ROOT, explainPort, runCommand } from "./lib/run.mjs";

const HOST = "127.0.0.1";
const POLL_MS = 500;

/** Throws if the port that a variable names can't be taken. */
function ensureFree(name, port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error) => reject(explainPort(error, name, port, "npm run cms")));
    probe.listen(port, () => probe.close(resolve));
  });
}

/** Starts a script of a package; `ended` gives its name once it has stopped. */
function start(name, script, args, env) {
  const child = spawn(process.execPath, [path.join(ROOT, script), ...args], {
    cwd: ROOT,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  return { child, ended: new Promise((resolve) => child.once("exit", () => resolve(name))) };
}

async function cms() {
  const sitePort = Number(process.env.PORT || 8000);
  const filesPort = Number(process.env.CMS_PORT || 8081);
  if (sitePort === filesPort) throw new Error(`PORT and CMS_PORT must differ, found ${sitePort} for both.`);
  await ensureFree("PORT", sitePort);
  await ensureFree("CMS_PORT", filesPort);
  await ensureInstalled();
  await ensureInstalled("cms");

  const local = `http://${HOST}:${filesPort}/api/v1`;
  const running = [
    start("The editors' files", "cms/node_modules/decap-server/dist/index.js", [], {
      PORT: String(filesPort),
      BIND_HOST: HOST,
      MODE: "fs",
      GIT_REPO_DIRECTORY: ROOT,
      LOG_LEVEL: "warn",
    }),
    start("The site", "node_modules/gatsby/cli.js", ["develop", "--port", String(sitePort)], { CMS_LOCAL: local }),
  ];
  let asked = false;
  let stopping = false;
  const stop = () => {
    stopping = true;
    for (const { child } of running) child.kill("SIGTERM");
  };
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => {
      asked = true;
      stop();
    });
  }
  const address = `http://localhost:${sitePort}/admin`;
  async function announce() {
    while (!stopping) {
      const answer = await globalThis.fetch(address).catch(() => undefined);
      if (answer?.ok) return console.log(`\nEdit the site at ${address}. Ctrl-C stops it.\n`);
      await wait(POLL_MS);
    }
  }
  void announce();
  const first = await Promise.race(running.map(({ ended }) => ended));
  stop();
  await Promise.all(running.map(({ ended }) => ended));
  if (!asked) throw new Error(`${first} stopped by itself, see above.`);
}

await runCommand(cms);
