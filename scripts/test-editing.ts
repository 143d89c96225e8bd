/**
 * `npx tsx scripts/test-editing.ts`: makes an editor's ordinary changes in a copy of the project, all at once, and runs the tests of
 * content, rules, pages and browser there. None may turn red: a new rate, a new card, a new guide, other categories, dates,
 * and everything that `check:launch` asks for before the site goes live, a form's address among it.
 */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import type { Content } from "../src/content/gate";
import { withCopy } from "./lib/with-copy.mjs";
import { readContent } from "./lib/read-content";
import { run, runCommand } from "./lib/run.mjs";
import { today } from "./lib/today";

/** What looks at content; types, style and commands can't notice it. */
const STAGES = "content,unit,build,built,reading,size,browser";

let folder = "";
const day = today();

/** Changes a file's text; tells whether anything was there to change. */
function edit(file: string, change: (text: string) => string): boolean {
  const at = path.join(folder, file);
  const before = readFileSync(at, "utf8");
  const after = change(before);
  writeFileSync(at, after);
  return after !== before;
}

/** The same for a change that must not be left out. */
function mustEdit(file: string, change: (text: string) => string): void {
  if (!edit(file, change)) throw new Error(`${file}: the change would leave it as it is.`);
}

function found<T>(one: T | undefined, what: string): T {
  if (one === undefined) throw new Error(`The content has no ${what}.`);
  return one;
}

const fileOf = ({ name }: { name: string }) => `data/guides/${name}.md`;
const filesIn = (name: string) => readdirSync(path.join(folder, name)).map((file) => `${name}/${file}`);

async function command(...args: string[]): Promise<void> {
  const code = await run(["npm", "run", "--silent", ...args], process.env, folder);
  if (code !== 0) throw new Error(`npm run ${args.join(" ")} ended with exit code ${code}.`);
}

/** The rates of a card fall by three quarters of a point. */
function changeARate({ cards }: Content): void {
  const card = found(
    cards.find(({ terms }) => terms.purchaseApr.range !== null),
    "card with a range of rates",
  );
  const lower = (rate: number) => (rate - 0.75).toFixed(2);
  mustEdit(`data/cards/${card.id}.json`, (text) =>
    text.replace(/"range": \{.*?\}/, `"range": { "from": ${lower(card.aprLow)}, "to": ${lower(card.aprHigh)} }`),
  );
}

async function addACard(): Promise<void> {
  await command(
    "new:card",
    "--",
    "--id=harbor-steady",
    "--name=Harbor Steady Card",
    "--issuer=Harbor Bank",
    "--apr=15.49% - 24.49%",
    "--transferMonths=18",
    "--purchaseMonths=12",
    "--annualFee=0",
    "--rewards=",
    "--transferFee=3% or $5",
    "--foreignFee=3%",
    "--rating=4.2",
    "--category=balance-transfer",
    "--creditRequired=Good",
    "--membership=",
    "--bestFor=People who move a debt and want one plain rate afterwards",
    "--features=0% intro APR for 18 months on balance transfers; Costs $0 a year",
    "--pros=A plain range of rates; Long enough for most debts",
    "--cons=No rewards; Charges 3% abroad",
  );
}

/** The new guide has a head from its questions and the text of another guide, so it has the usual length and parts. */
async function addAGuide({ site, guides }: Content): Promise<void> {
  const model = found(guides.at(-1), "guide");
  const sentence = "A guide that an editor has added, with a text of the usual length and worked examples.";
  await command(
    "new:guide",
    "--",
    "--name=moving-a-debt-twice",
    "--title=Moving a Debt Twice",
    "--category=Education",
    `--description=${sentence}`,
    `--excerpt=${sentence}`,
    "--inShort=It can pay to move a debt twice. Each move costs a fee, so count first.",
    `--author=${model.author}`,
    `--readTime=${model.readTime}`,
    `--publishDate=${day}`,
    `--reviewed=${day}`,
    `--related=${site.guideOrder.slice(-3).join(";")}`,
    "--source=12 CFR 1026.52",
  );
  const text = readFileSync(path.join(folder, fileOf(model)), "utf8");
  const body = text.slice(text.indexOf("\n---\n") + "\n---\n".length);
  mustEdit("data/guides/moving-a-debt-twice.md", (draft) => {
    const head = draft.slice(0, draft.indexOf("\n---\n")).replace("\ndraft: true", "");
    return `${head}\nmodifiedDate: ${day}\n---\n${body}`;
  });
}

/** A card with an intro rate for both kinds of debt, and a guide, each go to another category. */
function moveCategories({ cards, guides }: Content): void {
  const OTHER: Partial<Record<string, string>> = { "balance-transfer": "intro-apr", "intro-apr": "balance-transfer" };
  const inCategory = (name: string) => cards.filter(({ category }) => category === name).length;
  const card = found(
    cards.find(({ category }) => OTHER[category] !== undefined && inCategory(category) > 1),
    "card that could have another category",
  );
  mustEdit(`data/cards/${card.id}.json`, (text) =>
    text.replace(`"category": "${card.category}"`, `"category": "${OTHER[card.category] ?? ""}"`),
  );
  const guide = found(
    guides.find(({ category }) => category === "Education"),
    "guide of the category Education",
  );
  mustEdit(fileOf(guide), (text) => text.replace("category: Education", "category: Credit Tips"));
}

function moveDates(): void {
  const aFewMonthsOn = new Date(Date.parse(day) + 250 * 86_400_000).toISOString().slice(0, day.length);
  edit("data/site.json", (text) =>
    text.replace(/"asOf": ".*"/, `"asOf": "${day}"`).replace(/"expires": ".*"/, `"expires": "${aFewMonthsOn}"`),
  );
  for (const file of filesIn("data/guides")) {
    edit(file, (text) => text.replace(/^(modifiedDate|reviewed): .*/gm, (_, name: string) => `${name}: ${day}`));
  }
  edit("data/pages/privacy.md", (text) => text.replace(/^updated: .*/m, `updated: ${day}`));
}

/** Everything that `check:launch` asks for; it says so if anything is left. */
function goLive(): void {
  edit("data/site.json", (text) =>
    text
      .replace(/"url": "https:\/\/plainrate\.example"/, '"url": "https://www.plainrate-cards.org"')
      .replace(/"email": ".*"/, '"email": "desk@plainrate-cards.org"')
      .replace('"sampleData": true', '"sampleData": false')
      .replaceAll('"sample": true', '"sample": false')
      .replace('"50+"', '"11"')
      .replace('"$2,500"', '"$1,310"')
      .replace('"15M+"', '"41,200"')
      .replace('"4.8/5"', '"4.4/5"')
      .replace(/"teamNote": ".*"/, '"teamNote": "Who writes and checks this site."')
      .replace(/"48102701(\d\d)"/g, '"9910270$1"')
      .replaceAll('"endpoint": null', '"endpoint": "https://forms.plainrate-cards.org/in"'),
  );
  for (const file of ["data/site.json", ...filesIn("data/pages")]) {
    edit(file, (text) => text.replace(/\bsample (site|data)\b/gi, "$1"));
  }
  for (const file of filesIn("data/cards")) {
    edit(file, (text) =>
      text
        .replace(/"applyUrl": "#.*"/, '"applyUrl": "https://www.citi.com/credit-cards/apply"')
        .replace('"status": "sample"', `"status": "verified", "checked": "${day}"`)
        .replaceAll('": "estimate"', '": "https://www.citi.com/credit-cards/terms"'),
    );
  }
}

void runCommand(async () => {
  parseArgs();
  return withCopy(async (copy) => {
    folder = copy;
    const content = readContent(folder);
    changeARate(content);
    await addACard();
    await addAGuide(content);
    moveCategories(content);
    moveDates();
    goLive();
    await command("check:content");
    await command("check:launch");
    return run(["node", "scripts/test.mjs", `--only=${STAGES}`], process.env, folder);
  });
});
