/** `npm run new:card -- name-of-the-card`: writes a draft with an example of each field. */
import { parse } from "../src/content/read/parse";
import { readJson } from "../src/content/read/json";
import { newCard } from "../src/content/tools/new-card";
import { ISSUERS_FILE, issuersSchema } from "../src/schema/issuer-schema";
import { readContentFiles } from "../src/content/read/content-files";
import { runCommand } from "./lib/run.mjs";
import { today } from "./lib/today";
import { writeDraft } from "./lib/write-content";

const USAGE = "Usage: npm run new:card -- name-of-the-card   (small letters, digits and hyphens)";

void runCommand(() => {
  const file = readContentFiles(process.cwd()).find((one) => one.file === ISSUERS_FILE);
  const issuers = file && parse(issuersSchema, readJson(file))?.issuers;
  writeDraft((id) => newCard({ id, issuer: issuers?.[0]?.name ?? "", today: today() }), USAGE);
}, USAGE);
