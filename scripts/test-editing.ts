/** `npx tsx scripts/test-editing.ts`: an editor's first hour by docs/editing.md, in a copy, and the way to going live. */
import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Content } from "../src/content/gate";
import { aprEnds } from "../src/domain/lending/apr";
import { issuersSchema } from "../src/schema/issuer-schema";
import { withCopy } from "./lib/copy-project.mjs";
import { readContent } from "./lib/read-content";
import { ROOT, run, runCommand } from "./lib/run.mjs";
import { today } from "./lib/today";

/** What looks at content; types, style and commands can't notice it. */
const STAGES = "content,unit,build,built,browser";

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

function mustEdit(file: string, change: (text: string) => string): void {
  if (!edit(file, change)) throw new Error(`${file}: the change would leave it as it is.`);
}

function found<T>(one: T | undefined, what: string): T {
  if (one === undefined) throw new Error(`The content has no ${what}.`);
  return one;
}

const fileOf = ({ fileName }: { fileName: string }) => `data/guides/${fileName}.md`;
const filesIn = (name: string) => readdirSync(path.join(folder, name)).map((file) => `${name}/${file}`);

function command(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", ...args], { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`npm run ${args.join(" ")} says:\n${stdout}${stderr}`);
}

/** One step of the first hour, after which the content must be in order. */
function step(what: string, take: () => void): void {
  const start = Date.now();
  take();
  command("check:content");
  console.log(`${what}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

const looseStatements = z.array(z.looseObject({ by: z.string(), terms: z.record(z.string(), z.unknown()) }));

/** A card's file whose estimates, where they counted, were found on the issuer's page today. */
function verified({ statements, ...card }: Record<string, unknown>, url: string): Record<string, unknown> {
  const page = { by: "issuer", url, asOf: day };
  const all = looseStatements.parse(statements);
  const stated = new Set(all.flatMap(({ by, terms }) => (by === "estimate" ? [] : Object.keys(terms))));
  const own = (terms: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(terms).filter(([name]) => !stated.has(name)));
  return {
    ...card,
    statements: all.map((one) => (one.by === "estimate" ? { ...one, ...page, terms: own(one.terms) } : one)),
  };
}

/** Where an issuer's own terms would lie. */
function termsOf(issuer: string): string {
  const file = path.join(folder, "data/issuers.json");
  const { issuers } = issuersSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  return `https://www.${issuers.find(({ name }) => name === issuer)?.sites[0] ?? ""}/terms`;
}

/** A card's terms were checked on the issuer's page: what was estimated has its address and the day. */
function verifyACard({ cards: [card] }: Content): void {
  const { id, issuer } = found(card, "card");
  editJson(`data/cards/${id}.json`, (data) => verified(data, termsOf(issuer)));
}

const anyObject = z.record(z.string(), z.unknown());

/** Edits a file of JSON as an editor would who changes a few of its fields. */
function editJson(file: string, edit: (data: Record<string, unknown>) => Record<string, unknown>): void {
  mustEdit(file, (text) => `${JSON.stringify(edit(anyObject.parse(JSON.parse(text))), null, 2)}\n`);
}

const lowered = (rate: number) => Number((rate - 0.25).toFixed(2));

/** Guides count cards by whole percentages: what crosses one asks for another sentence, too. */
const staysBetween = (rate: number) => Math.floor(rate) === Math.floor(lowered(rate));

/** The issuer's newest page gives a card rates that are a quarter of a point lower. */
function changeARate({ cards }: Content): void {
  const card = found(
    cards.find(({ terms: { purchaseApr } }) => {
      const { low, high } = aprEnds(purchaseApr);
      return purchaseApr.range?.from && purchaseApr.range.to && staysBetween(low) && staysBetween(high);
    }),
    "card with a range of rates",
  );
  const { low, high } = aprEnds(card.terms.purchaseApr);
  const range = { from: lowered(low), to: lowered(high) };
  const page = { by: "issuer", url: termsOf(card.issuer), asOf: day, terms: { purchaseApr: { range } } };
  editJson(`data/cards/${card.id}.json`, ({ statements, ...rest }) => ({
    ...rest,
    statements: [page, ...z.array(z.unknown()).parse(statements)],
  }));
}

function addACard(): void {
  command("new:card", "--", "harbor-steady");
  editJson("data/issuers.json", ({ issuers }) => ({
    issuers: [
      ...z.array(z.unknown()).parse(issuers),
      { name: "Harbor Credit Union", legalName: "Harbor Credit Union", sites: ["harborcu.org"] },
    ],
  }));
  editJson("data/cards/harbor-steady.json", ({ draft, ...card }) => ({
    ...card,
    name: "Harbor Steady Card",
    issuer: "Harbor Credit Union",
    rating: 4.2,
    category: "balance-transfer",
    bestFor: "People who move a debt and want one plain rate afterwards",
    features: ["0% intro APR for {introTerm} on balance transfers", "Costs {annualFee} a year"],
    pros: ["A plain range of rates", "Long enough for most debts"],
    cons: ["No rewards", "Charges {foreignTransactionFee} abroad"],
  }));
}

const NEW_GUIDE = "data/guides/moving-a-debt-twice.md";

/** The shortest guide, whose text the new one takes. */
const modelOf = ({ guides }: Content) =>
  found([...guides].sort((a, b) => JSON.stringify(a).length - JSON.stringify(b).length)[0], "guide");

/** A new guide is a draft, with an outline: nothing of it is published. */
function addAGuide(content: Content): void {
  command("new:guide", "--", "moving-a-debt-twice");
  const { guides } = readContent(folder, { withDrafts: false });
  if (guides.length !== content.guides.length) throw new Error("The new guide is published, or hides others.");
}

/** With the text of another guide the new one has the usual length and parts. */
function publishTheGuide(content: Content): void {
  const model = modelOf(content);
  const text = readFileSync(path.join(folder, fileOf(model)), "utf8");
  const body = text.slice(text.indexOf("\n---\n") + "\n---\n".length);
  const sentence = "A guide that an editor has added, with a text of the usual length and worked examples.";
  mustEdit(NEW_GUIDE, (draft) => {
    const head = draft
      .slice(0, draft.indexOf("\n---\n"))
      .replace("\ndraft: true", "")
      .replace(/^title: .*$/m, "title: Moving a Debt Twice")
      .replace(/^(description|excerpt): .*$/gm, `$1: ${sentence}`)
      .replace(/^inShort: .*$/m, "inShort: It can pay to move a debt twice. Each move costs a fee, so count first.")
      .replace(/^readTime: .*$/m, `readTime: ${model.readTime}`)
      .replace(/label: 12 CFR.*|label: "12 CFR.*/, "label: 12 CFR 1026.52");
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
      .replace(/"48102701(\d\d)"/g, '"9910270$1"')
      .replaceAll('"endpoint": null', '"endpoint": "https://forms.plainrate-cards.org/in"'),
  );
  edit("data/pages/home.json", (text) =>
    text
      .replace('"sample": true', '"sample": false')
      .replace('"50+"', '"11"')
      .replace('"$2,500"', '"$1,310"')
      .replace('"15M+"', '"41,200"')
      .replace('"4.8/5"', '"4.4/5"'),
  );
  edit("data/pages/about.json", (text) =>
    text
      .replaceAll('"sample": true', '"sample": false')
      .replace(/"teamNote": ".*"/, '"teamNote": "Who writes and checks this site."'),
  );
  for (const file of ["data/site.json", ...filesIn("data/pages")]) {
    edit(file, (text) => text.replace(/\bsample (site|data)\b/gi, "$1"));
  }
  for (const file of filesIn("data/cards")) {
    editJson(file, (data) => {
      const url = termsOf(String(data["issuer"]));
      return { ...verified(data, url), applyUrl: url.replace("terms", "apply") };
    });
  }
}

void runCommand(() =>
  withCopy(ROOT, async (copy) => {
    folder = copy;
    const content = readContent(folder);
    step("Verify a card with its source", () => verifyACard(content));
    step("Change a rate", () => changeARate(content));
    step("Add a card", addACard);
    step("Add a guide as a draft", () => addAGuide(content));
    step("Publish it", () => publishTheGuide(content));
    moveCategories(content);
    moveDates();
    goLive();
    command("check:content");
    command("check:launch");
    return run(["node", "scripts/test.mjs", `--only=${STAGES}`], process.env, folder);
  }),
);
