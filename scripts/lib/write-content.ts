import { existsSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { TextFile } from "../../src/content/read/source-file";
import { SHORT_NAME } from "../../src/schema/field";

/** Writes the draft that a command makes of its only argument, a name. Never writes over a file. */
export function writeDraft(make: (name: string) => TextFile, usage: string): void {
  const [name = "", ...more] = parseArgs({ allowPositionals: true }).positionals;
  if (!SHORT_NAME.test(name) || more.length > 0) throw new Error(usage);
  const { file, text } = make(name);
  if (existsSync(file)) throw new Error(`${file} is there already; nothing was written.`);
  writeFileSync(file, text, { flag: "wx" });
  console.log(
    [
      `Written: ${file}, a draft. It comes last until you add it to the order in data/site.json.`,
      "1. Write each text that starts with Draft:, and replace the other values: they are examples.",
      `2. Take ${file.endsWith(".md") ? "draft: true" : '"draft": true'} out.`,
      "3. Run npm run check:content, which names what is still missing, and where.",
    ].join("\n"),
  );
}
