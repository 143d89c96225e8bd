/** `npm run new:card -- name-of-the-card`, `npm run new:guide -- name-of-the-guide`: writes an outline, and never over a file. */
import { existsSync, writeFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";
import { NEW_GUIDE, newCard } from "../src/content/tools/new-content";
import { SHORT_NAME } from "../src/schema/field";
import { runCommand } from "./lib/run.mjs";

const KIND = process.argv[2] === "guide" ? "guide" : "card";

const USAGE = `Usage: npm run new:${KIND} -- name-of-the-${KIND}   (small letters, digits and hyphens)`;

void runCommand(
  async ({ positionals: [, name = "", ...more] }) => {
    if (!SHORT_NAME.test(name) || more.length > 0) throw new Error(USAGE);
    const file = KIND === "guide" ? `data/guides/${name}.md` : `data/cards/${name}.json`;
    if (existsSync(file)) throw new Error(`${file} exists; nothing was written.`);
    const text = KIND === "guide" ? NEW_GUIDE : JSON.stringify(newCard(name));
    writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
    console.log(
      `Written: ${file}. Fill in what is empty; npm run check:content names it, and where. Then add "${name}" to the order in data/site.json.`,
    );
  },
  { allowPositionals: true, usage: USAGE } as const,
);
