/** Runs before `npm run develop` and `npm run format`, which start programs of packages: says so where these are missing. */
import { needPackages, runCommand } from "./lib/run.mjs";

await runCommand(needPackages);
