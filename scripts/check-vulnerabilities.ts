/** `npx tsx scripts/check-vulnerabilities.ts`: fails if a package that visitors get has known vulnerabilities. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { SHIPPED_PACKAGES } from "../src/build/finish/islands";
import { built } from "./lib/built";
import { runCommand } from "./lib/run.mjs";

/** What of the answer of `npm audit --json` is looked at. A text under `via` names another package that is at fault. */
const answerSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string(), severity: z.string() })])),
      nodes: z.array(z.string()),
    }),
  ),
});

void runCommand(() => {
  const folders = z.array(z.string()).min(1);
  const shipped = folders.parse(JSON.parse(readFileSync(built(SHIPPED_PACKAGES), "utf8")));
  const { stdout } = spawnSync("npm", ["audit", "--json"], { encoding: "utf8" });
  const answer = answerSchema.safeParse(JSON.parse(stdout));
  // A registry that gives no result is no proof that all is well.
  if (!answer.success) throw new Error(`npm audit had no result: ${stdout}`);
  const lines = Object.values(answer.data.vulnerabilities).flatMap(({ via, nodes }) =>
    nodes
      .filter((folder) => shipped.includes(folder))
      .flatMap((folder) => via.flatMap((cause) => (typeof cause === "string" ? [] : [{ folder, ...cause }])))
      .map(({ folder, severity, title, url }) => `${folder}: ${severity}, ${title} (${url})`),
  );
  console.log(`${shipped.length} packages are sent to visitors; ${lines.length} known vulnerabilities.`);
  for (const line of lines) console.log(line);
  return lines.length > 0 ? 1 : 0;
});
