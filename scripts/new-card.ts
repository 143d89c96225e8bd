/** `npm run new:card -- name-of-the-card`: writes a draft with an example of each field. */
import { parseArgs } from "node:util";
import { parse } from "../src/content/read/parse";
import { readJson } from "../src/content/read/source-file";
import { newCard } from "../src/content/tools/new-card";
import { SHORT_NAME } from "../src/schema/field";
import { ISSUERS_FILE, issuersSchema } from "../src/schema/issuer-schema";
import { readContentFiles } from "../src/content/read/content-files";
import { runCommand } from "./lib/run.mjs";
import { today } from "./lib/today";
import { namesIn, writeContent } from "./lib/write-content";

const USAGE = "Usage: npm run new:card -- name-of-the-card   (small letters, digits and hyphens)";

void runCommand(
  () => {
    const [id = "", ...more] = parseArgs({ allowPositionals: true }).positionals;
    if (!SHORT_NAME.test(id) || more.length > 0) throw new Error(USAGE);
    if (namesIn("data/cards").includes(id)) throw new Error(`data/cards/${id}.json is there already.`);
    const file = readContentFiles(process.cwd()).find((one) => one.file === ISSUERS_FILE);
    const issuers = file && parse(issuersSchema, readJson(file))?.issuers;
    writeContent(newCard({ id, issuer: issuers?.[0]?.name ?? "", today: today() }));
    console.log(
      "It is a draft: replace each example and each text that starts with Draft:, and say in statements who states the terms.\n" +
        'Then take "draft": true out and run npm run check:content, which names what is still missing.',
    );
  },
  () => USAGE,
);
