/** `npm run serve`: serves the finished folder `public/` on PORT until Ctrl-C. */
import path from "node:path";
import { ROOT, explainPort, needPackages, runCommand } from "./lib/run.mjs";

await runCommand(async () => {
  needPackages();
  const { startServer } = await import("./lib/static-server.mjs");
  const port = Number(process.env.PORT || 9000);
  const server = await startServer({ port, folder: path.join(ROOT, "public") }).catch((error) => {
    throw explainPort(error, "PORT", port, "npm start");
  });
  console.log(`The site is at ${server.url}`);
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void server.close());
});
