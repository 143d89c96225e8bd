import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, type Page, chromium } from "@playwright/test";
import { findBrowser } from "../../scripts/lib/browser.mjs";
import { copyProject } from "../../scripts/lib/copy-project.mjs";

/** `npm run develop`, as an editor and a developer meet it, in a copy of the project. */

const PORT = 9300;
const SITE = `http://localhost:${PORT}`;
const CARD = "data/cards/citi-simplicity.json";

jest.setTimeout(240_000);

const folder = mkdtempSync(path.join(tmpdir(), "plainrate-develop-"));
const inCopy = (file: string) => path.join(folder, file);
const edit = (file: string, from: RegExp, to: string) => {
  const before = readFileSync(inCopy(file), "utf8");
  writeFileSync(inCopy(file), before.replace(from, to));
  return before;
};

let printed = "";
let onPrinted: () => void = () => undefined;

/** Starts it; what it prints stands in `printed`. */
function develop(): ChildProcess {
  printed = "";
  const child = spawn("npm", ["run", "develop", "--", "--port", String(PORT)], { cwd: folder, detached: true });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
      onPrinted();
    });
  }
  return child;
}

function untilPrinted(text: string): Promise<void> {
  return new Promise((resolve) => {
    onPrinted = () => {
      if (printed.includes(text)) resolve();
    };
    onPrinted();
  });
}

/** Ends it with all the processes that it has started. */
function stop({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, "SIGKILL");
}

beforeAll(() => copyProject(process.cwd(), folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("with content at fault it says what is wrong and where, and does not start half a site", async () => {
  const before = edit(CARD, /"apr": "[^"]*"/, '"apr": "cheap"');
  const child = develop();
  const ended = new Promise((resolve) => child.once("exit", resolve));
  expect(await ended).not.toBe(0);
  expect(printed).toContain(CARD);
  writeFileSync(inCopy(CARD), before);
});

describe("once it runs", () => {
  let child: ChildProcess;
  let browser: Browser;
  let page: Page;
  const errors: string[] = [];

  beforeAll(async () => {
    child = develop();
    browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] });
    page = await browser.newPage();
    page.on("pageerror", ({ message }) => errors.push(message));
    await untilPrinted("You can now view");
  });

  afterAll(async () => {
    await browser.close();
    stop(child);
  });

  test.each([
    ["/offers?filter=secured", '[aria-pressed="true"]:has-text("Secured")'],
    ["/compare?cards=citi-simplicity", "text=1 of 4 selected"],
    ["/guides?q=student", 'input[value="student"]'],
    ["/calculator#balance=700&apr=20&payment=90", 'input[value="700"]'],
    ["/guides/improve-credit-score", "text=Related guides"],
  ])("%s shows what its address asks for, without an error", async (address, shown) => {
    await page.goto(SITE + address);
    await page.locator(shown).first().waitFor();
    expect(errors).toEqual([]);
  });

  test("a card at fault is reported with its place, the page keeps the last good content, and a repair shows", async () => {
    await page.goto(`${SITE}/offers`);
    const name = page.getByRole("heading", { name: "Citi Simplicity" }).first();
    await name.waitFor();
    const before = edit(CARD, /"apr": "[^"]*"/, '"apr": "cheap"');
    await untilPrinted(`${CARD}:`);
    await page.reload();
    await name.waitFor();
    writeFileSync(inCopy(CARD), before.replace(/"issuer": "[^"]*"/, '"issuer": "Citi Repaired"'));
    await page.getByText("Citi Repaired").first().waitFor({ timeout: 60_000 });
    expect(errors).toEqual([]);
  });
});
