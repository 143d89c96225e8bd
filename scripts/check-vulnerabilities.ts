/**
 * `npx tsx scripts/check-vulnerabilities.ts`: asks the registry for known vulnerabilities of the packages that the last build put into
 * the visitors' script. Exit code 1 if there are any.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { SHIPPED_PACKAGES } from "../src/build/finish/islands";
import { built } from "./lib/built";
import { readOptions, runCommand } from "./lib/options.mjs";
import { shippedVulnerabilities } from "./lib/vulnerabilities";

void runCommand(() => {
  readOptions("npx tsx scripts/check-vulnerabilities.ts");
  const shipped = z
    .array(z.string())
    .min(1)
    .parse(JSON.parse(readFileSync(built(SHIPPED_PACKAGES), "utf8")));
  const { stdout } = spawnSync("npm", ["audit", "--json"], { encoding: "utf8" });
  const lines = shippedVulnerabilities(stdout, shipped);
  console.log(
    [`${shipped.length} packages are sent to visitors; ${lines.length} known vulnerabilities.`, ...lines].join("\n"),
  );
  return lines.length > 0 ? 1 : 0;
});
