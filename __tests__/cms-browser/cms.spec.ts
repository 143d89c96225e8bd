import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { type Locator, type Page, expect, test } from "@playwright/test";
import { parse } from "yaml";
import { runScript } from "../commands/run-script";
import { copyOfCatalog } from "../support/catalog";
import { freePort } from "./project-copy";

/** The real Decap CMS on a copy of the small catalog: what is saved passes the check, and nothing else has changed. */

const CARD = "data/cards/citi-simplicity.json";
const GUIDE = "data/guides/every-block.md";
const HOME = "data/pages/home.json";

const folder = copyOfCatalog();
let cms: ChildProcess;
let address = "";

test.beforeAll(async () => {
  const root = path.resolve(__dirname, "../..");
  const tsx = path.join(root, "node_modules/tsx/dist/cli.mjs");
  const port = await freePort();
  cms = spawn(process.execPath, [tsx, path.join(root, "scripts/cms.ts")], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: "inherit",
  });
  address = `http://localhost:${port}/admin`;
  await expect
    .poll(() =>
      fetch(address).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
});

test.afterAll(() => {
  cms.kill("SIGINT");
  rmSync(folder, { recursive: true });
});

const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
const jsonIn = (file: string): unknown => JSON.parse(read(file));

/** The front matter of a guide, and its text as it is. */
function guideIn(file: string): { head: unknown; text: string | undefined } {
  const [, head = "", text] = /^---\n(.*?)\n---\n(.*)$/s.exec(read(file)) ?? [];
  return { head: parse(head), text };
}

async function open(page: Page, entry: string): Promise<void> {
  await page.goto(`${address}#/collections/${entry}`);
  await page.getByRole("button", { name: "Login" }).click();
}

/** Saves the entry that is open, and runs the check on what was saved. */
async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByText("Publish now").click();
  await expect(page.getByText("Entry saved")).toBeVisible();
  expect(runScript("check-content.ts", [], folder)).toMatchObject({ code: 0, errors: "" });
}

/** The part of a form that holds a group or a list; `open` unfolds it. */
function part(within: Page | Locator, name: string) {
  const group = within.locator(`[id^='${name}-field-']`).first();
  return { group, open: () => group.getByTestId("expand-button").first().click() };
}

test("saves a card's rate as a number, a word for a group, and nothing of what was emptied", async ({ page }) => {
  const before = read(CARD);
  await open(page, "cards/entries/citi-simplicity");
  const statements = part(page, "statements");
  await statements.open();
  const apr = part(statements.group, "purchaseApr");
  await apr.open();
  await part(apr.group, "range").open();
  const from = apr.group.getByLabel("From");
  await from.fill("17.2");
  await from.press("4");
  // The wheel would change a field of the type "number".
  await from.hover();
  await page.mouse.wheel(0, 100);
  await expect(from).toHaveValue("17.24");
  const cashApr = part(statements.group, "cashAdvanceApr");
  await cashApr.open();
  await part(cashApr.group, "range").open();
  for (const text of ["9", ""]) await cashApr.group.getByLabel("From").fill(text);
  for (const text of ["Points", ""]) await page.getByLabel("Rewards").first().fill(text);
  await statements.group.getByLabel("Penalty APR").first().selectOption("none");
  await save(page);
  const expected = before
    .replace('"from": 18.24', '"from": 17.24')
    .replace('"introOffers"', '"penaltyApr": "none", "introOffers"');
  expect(jsonIn(CARD)).toEqual(JSON.parse(expected));
  // The order of the fields stays, so that a difference shows what was changed.
  const names = (text: string) => text.match(/"\w+":/g);
  expect(names(read(CARD))).toEqual(names(expected));
});

test("saves a guide's front matter and its Markdown as they were typed", async ({ page }) => {
  const before = guideIn(GUIDE);
  await open(page, "guides/entries/every-block");
  await page.getByLabel("Title", { exact: true }).first().fill("Blocks: The Whole Story");
  const text = page.getByLabel("Text", { exact: true });
  const added = "\n\n| Rate | Cost |\n| --- | --- |\n| **18%** | $10 |\n";
  await text.fill(`${(await text.inputValue()).trimEnd()}${added}`);
  await save(page);
  expect(guideIn(GUIDE)).toEqual({
    head: Object.assign({}, before.head, { title: "Blocks: The Whole Story" }),
    text: `${before.text?.trimEnd() ?? ""}${added}`,
  });
});

test("saves a text of a page", async ({ page }) => {
  const before = read(HOME);
  await open(page, "pages/entries/home");
  const hero = page.locator("[id^='hero-field-']").first();
  await hero.getByLabel("Title", { exact: true }).fill("Pay less interest");
  await save(page);
  expect(jsonIn(HOME)).toEqual(JSON.parse(before.replace("What would a lower rate save you?", "Pay less interest")));
});

test("closes a card to new applicants", async ({ page }) => {
  await open(page, "cards/entries/penfed-platinum-rewards");
  const statements = part(page, "statements");
  await statements.open();
  const applicants = statements.group.getByLabel("Applicants").first();
  await applicants.fill("closed");
  await applicants.press("Enter");
  await save(page);
  expect(jsonIn("data/cards/penfed-platinum-rewards.json")).toMatchObject({
    statements: [{ terms: { applicants: "closed" } }, {}],
  });
});
