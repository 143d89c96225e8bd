/** `npm run serve`: serves the finished folder `public/`. Other scripts and tests take `startServer`. */
import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { readOptions, runCommand } from "./lib/options.mjs";
import { ROOT } from "./lib/run.mjs";
import { startServer } from "./lib/static-server.mjs";

export { startServer };

const DEFAULT_PORT = "9000";

function readPort(text) {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65535) throw new Error(`PORT must be a whole number from 1 to 65535, found "${text}".`);
  return port;
}

function explain(error, port) {
  if (error.code === "EADDRINUSE") {
    const other = port < 65535 ? port + 1 : port - 1;
    return `Port ${port} is taken. Stop what uses it, or choose another: PORT=${other} npm start`;
  }
  if (error.code === "EACCES") return `Port ${port} needs more rights than you have. Choose one above 1023.`;
  return error.message;
}

/** Serves `public/` on PORT until it is told to stop. Throws an error that says what to do if it can't. */
export async function serve() {
  const port = readPort(process.env.PORT || DEFAULT_PORT);
  let server;
  try {
    server = await startServer({ port, folder: path.join(ROOT, "public") });
  } catch (error) {
    throw new Error(explain(error, port), { cause: error });
  }
  console.log(`Plainrate is at ${server.url}`);
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void server.close());
}

/** Whether node was started with this file, under whatever name, and did not import it. */
function isCommand([, file = ""]) {
  return existsSync(file) && realpathSync(file) === fileURLToPath(import.meta.url);
}

if (isCommand(process.argv)) {
  await runCommand(() => {
    readOptions("serve");
    return serve();
  });
}
