import { readFileSync } from "node:fs";
import path from "node:path";
import { type Page, expect, test } from "@playwright/test";
import { startServer } from "../../scripts/lib/static-server.mjs";
import { filesIn } from "../../src/content/read/content-files";
import { newGuide } from "../../src/content/tools/new-guide";
import { endsText, movedRate } from "../../src/domain/lending/apr";
import { primeMove } from "../../src/domain/lending/prime";
import { cardSchema } from "../../src/schema/card-schema";
import { PRIME_FILE, primeSchema } from "../../src/schema/prime-schema";
import { signIn } from "./github";
import { ProjectCopy } from "./project-copy";

/** The whole way of a change, as an editor goes it: open, change, save; the file, the check, the page. */

const CARD = "data/cards/citi-simplicity.json";
const GUIDE = "data/guides/improve-credit-score.md";

test.describe.configure({ mode: "serial" });

let project: ProjectCopy;
let address: string;

/** The name of a card and the beginning of a guide's name, which stand nowhere else. Both are drafts. */
const DRAFT = "quillfeather";

/** Adds the two, with their places in the settings; the guide leads to the card. */
function addDrafts(): void {
  const card = project.read("data/cards/chase-slate-edge.json");
  project.write(
    `data/cards/${DRAFT}.json`,
    card
      .replaceAll("chase-slate-edge", DRAFT)
      .replace('"name": "Chase Slate Edge"', '"name": "Quillfeather Card"')
      .replace(/"featured": true,\s*"recommended": true/, '"draft": true, "featured": false, "recommended": false'),
  );
  const { file, text } = newGuide({
    name: `${DRAFT}-guide`,
    related: ["improve-credit-score", "credit-utilization-apr-impact", "secured-cards-low-apr"],
    today: "2026-11-01",
  });
  const titled = text.replace(/^title: .*$/m, "title: The Quillfeather Card");
  project.write(file, titled.replace("\n\n## ", `\n\nIt is called {card:${DRAFT}.name}.\n\n## `));
  const settings = project.read("data/site.json");
  project.write(
    "data/site.json",
    settings
      .replace('"cardOrder": [', `"cardOrder": ["${DRAFT}",`)
      .replace('"guideOrder": [', `"guideOrder": ["${DRAFT}-guide",`),
  );
}

test.beforeAll(async () => {
  test.setTimeout(400_000);
  project = new ProjectCopy();
  addDrafts();
  address = await project.startCms();
});

test.afterAll(async () => {
  await project.stopCms();
  project.remove();
});

async function open(page: Page, entry: string): Promise<void> {
  await page.goto(`${address}#/collections/${entry}`);
  await page.getByRole("button", { name: "Login" }).click();
}

/** The regular APR that the first statement gives. */
function aprParts(page: Page) {
  const statements = page.locator("[id^='statements-field-']");
  const apr = statements.locator("[id^='purchaseApr-field-']").first();
  return { statements, apr, range: apr.locator("[id^='range-field-']") };
}

async function typeApr(page: Page, low: string, high: string): Promise<void> {
  const { range } = aprParts(page);
  for (const [end, text] of [
    ["From", low],
    ["To", high],
  ] as const) {
    await range.getByLabel(end).click();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(text);
  }
}

/** Its ends, once the list, the APR and its range are opened, which are folded at first. */
async function retypeApr(page: Page, low: string, high: string): Promise<void> {
  for (const part of Object.values(aprParts(page))) await part.getByTestId("expand-button").first().click();
  await typeApr(page, low, high);
}

/** The ends that are typed, between the same whole percentages as before: guides count cards by those. */
const TYPED = { low: 17.24, high: 28.49 };

/** What readers see of them: prime may have moved since the statement's month. */
function shownApr(): string {
  const { rates } = primeSchema.parse(JSON.parse(project.read(PRIME_FILE)));
  const [first] = cardSchema.parse(JSON.parse(project.read(CARD))).statements;
  const move = primeMove(rates, first?.asOf ?? "");
  return endsText({ low: movedRate(TYPED.low, move, null), high: movedRate(TYPED.high, move, null) });
}

async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByText("Publish now").click();
}

const preview = (page: Page) => page.frameLocator("iframe").locator("body");

/** The hosts that a page asks from now on; the set grows as it asks. */
function hostsAsked(page: Page): ReadonlySet<string> {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).hostname));
  return hosts;
}

/** Lines of one text that the other lacks. */
function newLines(after: string, before: string): string[] {
  const old = new Set(before.split("\n"));
  return after.split("\n").filter((line) => !old.has(line));
}

test("nothing comes from another computer", async ({ page }) => {
  const hosts = hostsAsked(page);
  await open(page, "cards/entries/citi-simplicity");
  await expect(preview(page)).toContainText("Citi Simplicity Card");
  expect([...hosts].filter((host) => host !== "localhost" && host !== "127.0.0.1")).toEqual([]);
});

test("on one's own computer a draft is shown with all that it leads to", async ({ page }) => {
  await open(page, `guides/entries/${DRAFT}-guide`);
  await expect(preview(page)).toContainText("It is called Quillfeather Card.");
});

test("no window shows or deletes files, and View Live opens the entry's own page", async ({ page }) => {
  await open(page, "cards/entries/citi-simplicity");
  await expect(page.getByRole("link", { name: "View Live" })).toHaveAttribute("href", /\/cards\/citi-simplicity$/);
  await page.goto(`${address}#/collections/cards`);
  await expect(page.getByText("Chase Slate Edge")).toBeVisible();
  await expect(page.getByText("Media", { exact: true })).toHaveCount(0);
});

test("an address that leads from one entry to another shows the other's form", async ({ page }) => {
  await open(page, "cards/entries/citi-simplicity");
  const title = page.getByLabel("Title", { exact: true }).first();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Citi Simplicity Card");
  await page.goto(`${address}#/collections/guides/entries/improve-credit-score`);
  await expect(title).toHaveValue("How to Improve Your Credit Score");
});

test("a rate that the check refuses is not saved, and the editor reads why", async ({ page }) => {
  const before = project.read(CARD);
  await open(page, "cards/entries/citi-simplicity");
  await retypeApr(page, String(TYPED.high), String(TYPED.low));
  await expect(preview(page)).toContainText("Statements › 1 › Terms › Purchase APR › Range");
  await publish(page);
  await expect(page.getByText("Failed to persist entry")).toContainText("expected a higher rate than the one before");
  expect(project.read(CARD)).toBe(before);
});

test("a file that has changed since it was opened is written over only after a warning", async ({ page }) => {
  await open(page, "cards/entries/citi-simplicity");
  await retypeApr(page, String(TYPED.low), "28.24");
  project.write(CARD, project.read(CARD).replace(/"from": [\d.]+/, '"from": 17.14'));
  await publish(page);
  await expect(page.getByText("Failed to persist entry")).toContainText("Somebody has changed this file");
  expect(project.read(CARD)).toContain('"from": 17.14');
  await publish(page);
  await expect(page.getByText("Entry saved")).toBeVisible();
  expect(project.read(CARD)).toContain('"from": 17.24, "to": 28.24');
  // What was saved here is no change of somebody else's.
  await expect(page.getByRole("button", { name: "Published" })).toBeVisible();
  await typeApr(page, String(TYPED.low), "28.14");
  await publish(page);
  await expect.poll(() => project.read(CARD)).toContain('"from": 17.24, "to": 28.14');
});

test("a changed APR is shown in the preview and changes one line of the card's file", async ({ page }) => {
  const before = project.read(CARD);
  await open(page, "cards/entries/citi-simplicity");
  await retypeApr(page, String(TYPED.low), String(TYPED.high));
  await expect(preview(page)).toContainText(shownApr());
  await expect(preview(page)).toContainText(/Saving this changes what \d+ places say/);
  await publish(page);
  await expect(page.getByText("Entry saved")).toBeVisible();
  expect(newLines(project.read(CARD), before)).toEqual([
    '        "purchaseApr": { "range": { "from": 17.24, "to": 28.49 } },',
  ]);
});

test("words added to a guide change their paragraph alone, whatever else the guide holds", async ({ page }) => {
  const before = project.read(GUIDE);
  await open(page, "guides/entries/improve-credit-score");
  const text = page.locator("[data-slate-editor='true']").first();
  // At its beginning: the editor sets its mark anew some time after the click, wherever keys have moved it.
  await text
    .getByRole("paragraph")
    .first()
    .click({ position: { x: 1, y: 10 } });
  await page.keyboard.press("Home");
  // In one piece: the editor sets its mark anew after the click, while single keys would already come in.
  await page.keyboard.insertText("Good to know. ");
  await expect(preview(page)).toContainText("Good to know.");
  await publish(page);
  await expect(page.getByText("Entry saved")).toBeVisible();
  const changed = newLines(project.read(GUIDE), before);
  expect(changed).toHaveLength(1);
  expect(changed[0]).toContain("Good to know. ");
});

test("a block is added to a guide by its form", async ({ page }) => {
  await open(page, "guides/entries/improve-credit-score");
  const text = page.locator("[data-slate-editor='true']").first();
  await text.getByRole("paragraph").first().click();
  await page.getByRole("button", { name: "Add Component" }).first().click();
  await page.getByRole("menuitem", { name: "Callout" }).click();
  // Pressed on its words, not on its arrow.
  await text.getByText("Callout:").first().click();
  await text.getByLabel("Kind", { exact: true }).first().fill("note");
  await page.keyboard.press("Enter");
  await text.getByLabel("Text", { exact: true }).first().fill("Ask twice.");
  await expect(preview(page)).toContainText("Ask twice.");
  await publish(page);
  await expect(page.getByText("Entry saved")).toBeVisible();
  expect(project.read(GUIDE)).toContain("\n\n```callout\nkind: note\ntext: |\n  Ask twice.\n```\n\n");
});

test("a reference is chosen, and stands in the text as what readers will read", async ({ page }) => {
  await open(page, "guides/entries/improve-credit-score");
  const text = page.locator("[data-slate-editor='true']").first();
  await text.getByRole("paragraph").first().click();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.getByRole("button", { name: "Add Component" }).first().click();
  await page.getByRole("menuitem", { name: /^Reference/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox").fill("{card:citi-simplicty.introTerm}");
  await expect(dialog).toContainText('did you mean "citi-simplicity"?');
  await expect(dialog.getByRole("button", { name: "Insert" })).toBeDisabled();
  await dialog.getByRole("combobox").fill("{card:citi-simplicity.issuer}");
  await expect(dialog).toContainText("Readers see: Citi");
  await dialog.getByRole("button", { name: "Insert" }).click();
  await expect(text.getByRole("paragraph").first()).toContainText("Citi");
  await publish(page);
  await expect(page.getByText("Entry saved")).toBeVisible();
  expect(project.read(GUIDE)).toContain("{card:citi-simplicity.issuer}");
});

test("what was saved passes the check, and the built pages show it", async () => {
  test.setTimeout(400_000);
  expect(await project.stopCms()).toBe(0);
  expect(project.npm("check:content")).toContain("Content is in order");
  // With an address for changes, too, so that every file is written that a build can hold.
  project.npm("build", { CMS_REPO: "acme/cards", EDIT_URL: "https://github.com/acme/cards/edit/main" });
  expect(project.read("public/offers.html")).toContain(shownApr());
  expect(project.read("public/guides/improve-credit-score.html")).toContain("Good to know. ");
  expect(project.read("public/cards/citi-simplicity.html")).toContain(
    `href="https://github.com/acme/cards/edit/main/${CARD}"`,
  );
  expect(project.read("public/admin/admin.js")).toMatch(/\{repository:"acme\/cards",authAddress:null\}/);
});

test("no file of the built site holds a draft, or its name", () => {
  const folder = path.join(project.folder, "public");
  const files = filesIn(folder);
  expect(files).toEqual(expect.arrayContaining(["admin/content.json", "data/cards.json"]));
  const isDraft = (text: string) => text.toLowerCase().includes(DRAFT);
  expect(files.filter((file) => isDraft(file) || isDraft(readFileSync(path.join(folder, file), "latin1")))).toEqual([]);
});

test("the editors' page that was built keeps its own policy, and asks GitHub alone", async ({ page }) => {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) problems.push(message.text());
  });
  const server = await startServer({ port: 0, folder: path.join(project.folder, "public") });
  const hosts = hostsAsked(page);
  try {
    const policy = (await page.request.get(`${server.url}/admin`)).headers()["content-security-policy"];
    expect(policy).toContain("default-src 'none'");
    await page.goto(`${server.url}/admin`);
    await expect(page.getByRole("button", { name: "Login with GitHub" })).toBeVisible();

    await page.goto(`${server.url}/admin#/collections/cards/entries/citi-simplicity`);
    await signIn(page, project);
    await expect(preview(page)).toContainText(shownApr());
    await page.goto(`${server.url}/admin#/collections/guides/entries/improve-credit-score`);
    await expect(preview(page)).toContainText("Good to know. ");
  } finally {
    await server.close();
  }
  expect(problems).toEqual([]);
  const allowed = ["localhost", "127.0.0.1", "api.github.com", "www.githubstatus.com"];
  expect([...hosts].filter((host) => !allowed.includes(host))).toEqual([]);
});

test("whoever signs in there is shown drafts, and is told if GitHub does not give them", async ({ page }) => {
  const server = await startServer({ port: 0, folder: path.join(project.folder, "public") });
  try {
    await page.goto(`${server.url}/admin#/collections/guides/entries/${DRAFT}-guide`);
    await signIn(page, project);
    await expect(preview(page)).toContainText("It is called Quillfeather Card.");
    await page.route("**/git/trees/main:data?recursive=1", (route) => route.abort());
    await page.goto(`${server.url}/admin#/collections/cards/entries/citi-simplicity`);
    await expect(preview(page)).toContainText("GitHub did not give the drafts");
    await expect(preview(page)).toContainText(shownApr());
  } finally {
    await server.close();
  }
});
