import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { settingsIn } from "../../src/content/gate";
import { readContentFiles } from "../../src/content/read/content-files";
import { run } from "../lib/run.mjs";

/** This guide alone may name a set of score bands that the content check refuses in every other. */
const WITHOUT_COPIES = "qualify-low-apr-credit-card";

/** Texts rest on what these cards alone have: a row of the survey, the best rate, a category that guides count. */
const UNLIKE_OTHERS = [
  "penfed-platinum-rewards",
  "usaa-rate-advantage",
  "wells-fargo-reflect",
  "capital-one-secured",
  "discover-it-secured",
];

/** Copies the files of a folder of content in turn until it holds `count`. Gives the names of the copies. */
function copyFiles(
  folder: string,
  extension: string,
  models: readonly string[],
  count: number,
  rename: (text: string, copy: string) => string,
): string[] {
  return Array.from({ length: count }, (_, index) => {
    const model = models[index % models.length] ?? "";
    const copy = `copy-${index}`;
    const text = readFileSync(path.join(folder, model + extension), "utf8");
    writeFileSync(path.join(folder, copy + extension), rename(text, copy));
    return copy;
  });
}

/** Cards differ in name alone, and in the survey's row, which no two cards may name: a browser has as much to do with them. */
function renamedCard(text: string, copy: string): string {
  return text
    .replace(/"id": ".*"/, `"id": "${copy}"`)
    .replace(/"applyUrl": ".*"/, `"applyUrl": "#apply-${copy}"`)
    .replace(/"name": ".*"/, `"name": "Card ${copy}"`)
    .replace(/,\s*"survey": \{[^}]*\}/, "")
    .replace(/"(featured|recommended)": true/g, '"$1": false');
}

/** A guide has a paragraph of its own: what a build makes of a text must not serve for all its copies. */
function renamedGuide(text: string, copy: string): string {
  return text
    .replace(/^title: .*$/m, `title: Guide ${copy}`)
    .replace(
      /^description: .*$/m,
      `description: This is ${copy} of a guide, made to measure builds of a site with many.`,
    )
    .replace(/^featured: true\n/m, "")
    .replace(/^---\n[\s\S]*?^---\n/m, (head) => `${head}\nThis guide is ${copy}.\n`);
}

/** Fills a copy of the project up to so many cards and guides: its own first, then copies of them. */
export function enlarge(folder: string, size: { cards?: number; guides?: number }): void {
  const { cardOrder, guideOrder } = settingsIn(readContentFiles(folder));
  const missing = (wanted = 0, own: readonly string[]) => Math.max(0, wanted - own.length);
  const data = path.join(folder, "data");
  const cardModels = cardOrder.filter((id) => !UNLIKE_OTHERS.includes(id));
  const cards = copyFiles(path.join(data, "cards"), ".json", cardModels, missing(size.cards, cardOrder), renamedCard);
  const models = guideOrder.filter((name) => name !== WITHOUT_COPIES);
  const guides = copyFiles(path.join(data, "guides"), ".md", models, missing(size.guides, guideOrder), renamedGuide);

  const settings = path.join(data, "site.json");
  const orders = { cardOrder: [...cardOrder, ...cards], guideOrder: [...guideOrder, ...guides] };
  const before: unknown = JSON.parse(readFileSync(settings, "utf8"));
  writeFileSync(settings, JSON.stringify(Object.assign({}, before, orders), null, 2));
}

export async function buildCopy(folder: string): Promise<number> {
  const start = performance.now();
  // What a bench measures stands on the ordinary output.
  const code = await run(["npm", "run", "build", "--prefix", folder], process.env, folder, ["ignore", 2, 2]);
  if (code !== 0) throw new Error(`The copy in ${folder} could not be built, see above.`);
  return (performance.now() - start) / 1000;
}
