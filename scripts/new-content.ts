/** `npm run new:card -- card-name`, `npm run new:guide -- guide-name`: writes a file without facts, and never over another. */
import { existsSync, writeFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";
import { NEW_GUIDE, newCard } from "../src/content/tools/new-content";
import { SHORT_NAME } from "../src/schema/field";
import { runCommand } from "./lib/run.mjs";

void runCommand(
  async ({ positionals: [kind, name = ""] }) => {
    if (!SHORT_NAME.test(name)) throw new Error("Give it a name of small letters, digits and hyphens.");
    const file = kind === "guide" ? `data/guides/${name}.md` : `data/cards/${name}.json`;
    if (existsSync(file)) throw new Error(`${file} exists; nothing was written.`);
    const text = kind === "guide" ? NEW_GUIDE : JSON.stringify(newCard(name));
    writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
    console.log(`Written: ${file}. Fill in what is empty; npm run check:content names it, and where.`);
    console.log(`Then add "${name}" to the order in data/site.json.`);
  },
  { allowPositionals: true } as const,
);
