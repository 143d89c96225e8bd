/** `npx tsx scripts/netlify.ts`: writes netlify.toml from the rules of src/build/finish/hosting. */
import { writeFileSync } from "node:fs";
import { netlifyToml } from "../src/build/finish/hosting/netlify-toml";
import { hostingRules } from "../src/build/finish/hosting/rules";
import { readOptions, runCommand } from "./lib/options.mjs";

void runCommand(() => {
  readOptions("npx tsx scripts/netlify.ts");
  // Netlify looks for a file before it looks at a rule, so none has to be named here.
  writeFileSync("netlify.toml", netlifyToml(hostingRules({ pages: [] })));
  console.log("Written: netlify.toml");
});
