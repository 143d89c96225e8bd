/** `npm run serve`: serves the finished folder `public/`. */
import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { readOptions, runCommand } from "./lib/options.mjs";
import { explainPort, readPort } from "./lib/port.mjs";
import { ROOT } from "./lib/run.mjs";
import { startServer } from "./lib/static-server.mjs";

const DEFAULT_PORT = "9000";

/** Serves `public/` on PORT until it is told to stop. Throws an error that says what to do if it can't. */
export async function serve() {
  const port = readPort("PORT", DEFAULT_PORT);
  let server;
  try {
    server = await startServer({ port, folder: path.join(ROOT, "public") });
  } catch (error) {
    throw new Error(explainPort(error, "PORT", port, "npm start"), { cause: error });
  }
  console.log(`The site is at ${server.url}`);
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void server.close());
}

/** Whether node was started with this file, under whatever name, and did not import it. */
function isCommand([, file = ""]) {
  return existsSync(file) && realpathSync(file) === fileURLToPath(import.meta.url);
}

if (isCommand(process.argv)) {
  await runCommand(() => {
    readOptions("npm run serve");
    return serve();
  });
}
