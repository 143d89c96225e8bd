/** `npm run new:card -- name-of-the-card`, `npm run new:guide -- name-of-the-guide`: writes a draft, and never over a file. */
import { existsSync, writeFileSync } from "node:fs";
import { settingsIn } from "../src/content/gate";
import { readContentFiles } from "../src/content/read/content-files";
import { readJson } from "../src/content/read/json";
import { parse } from "../src/content/read/parse";
import type { TextFile } from "../src/content/read/source-file";
import { newCard } from "../src/content/tools/new-card";
import { newGuide } from "../src/content/tools/new-guide";
import { SHORT_NAME } from "../src/schema/field";
import { ISSUERS_FILE, issuersSchema } from "../src/schema/issuer-schema";
import { runCommand } from "./lib/run.mjs";
import { today } from "./lib/today";

function draftCard(id: string): TextFile {
  const file = readContentFiles(process.cwd()).find((one) => one.file === ISSUERS_FILE);
  const issuers = file && parse(issuersSchema, readJson(file))?.issuers;
  return newCard({ id, issuer: issuers?.[0]?.name ?? "", today: today() });
}

function draftGuide(name: string): TextFile {
  const { guideOrder } = settingsIn(readContentFiles(process.cwd()));
  return newGuide({ name, related: guideOrder.slice(0, 3), today: today() });
}

/** What is written, as package.json says for each of the two commands. */
const KIND = process.argv[2] === "guide" ? "guide" : "card";

const TAKES = {
  allowPositionals: true,
  usage: `Usage: npm run new:${KIND} -- name-of-the-${KIND}   (small letters, digits and hyphens)`,
} as const;

void runCommand(({ positionals: [, name = "", ...more] }) => {
  if (!SHORT_NAME.test(name) || more.length > 0) throw new Error(TAKES.usage);
  const { file, text } = KIND === "guide" ? draftGuide(name) : draftCard(name);
  if (existsSync(file)) throw new Error(`${file} is there already; nothing was written.`);
  writeFileSync(file, text, { flag: "wx" });
  console.log(
    [
      `Written: ${file}, a draft. It comes last until you add it to the order in data/site.json.`,
      "1. Write each text that starts with Draft:, and replace the other values: they are examples.",
      `2. Take ${KIND === "guide" ? "draft: true" : '"draft": true'} out.`,
      "3. Run npm run check:content, which names what is still missing, and where.",
    ].join("\n"),
  );
}, TAKES);
