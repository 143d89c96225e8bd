import { type ChildProcess, spawn } from "node:child_process";
import { expect, test } from "@playwright/test";
import { ProjectCopy, freePort } from "./project-copy";

/** `npm run develop`, as an editor and a developer meet it, in a copy of the project. */

const CARD = "data/cards/citi-simplicity.json";

test.describe.configure({ mode: "serial" });

let copy: ProjectCopy;
let port: number;
let printed = "";
let running: ChildProcess | null = null;

const write = (file: string, text: string) => copy.write(file, text);
const spoiled = () => copy.read(CARD).replace(/"range": \{[^}]*\}/, '"range": "cheap"');

/** Starts it in a group of its own, since it starts processes itself; what it prints stands in `printed`. */
function develop(): ChildProcess {
  printed = "";
  const child = spawn("npm", ["run", "develop", "--", "--port", String(port)], { cwd: copy.folder, detached: true });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (printed += String(chunk)));
  running = child;
  return child;
}

test.beforeAll(async () => {
  copy = new ProjectCopy();
  port = await freePort();
});

test.afterAll(() => {
  if (running?.pid !== undefined && running.exitCode === null) process.kill(-running.pid, "SIGKILL");
  copy.remove();
});

test("with content at fault it says what is wrong and where, and does not start half a site", async () => {
  const before = copy.read(CARD);
  write(CARD, spoiled());
  const child = develop();
  const code = await new Promise((resolve) => child.once("exit", resolve));
  expect(code).not.toBe(0);
  expect(printed).toContain(`${CARD}:`);
  write(CARD, before);
});

test("every address shows what it asks for, without an error", async ({ page }) => {
  develop();
  await expect.poll(() => printed, { timeout: 110_000 }).toContain("You can now view");
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  for (const [address, shown] of [
    ["/offers?filter=secured", '[aria-pressed="true"]:has-text("Secured")'],
    ["/compare?cards=citi-simplicity", 'button:has-text("Remove Citi Simplicity")'],
    ["/guides?q=student", 'input[value="student"]'],
    ["/calculator#balance=700&apr=20&payment=90", '#numbers-amount[value="700"]'],
    ["/guides/improve-credit-score", "text=Related guides"],
    ["/parts", "text=Parts and their states"],
  ] as const) {
    await page.goto(`http://localhost:${port}${address}`);
    await expect(page.locator(shown).first()).toBeVisible();
  }
  expect(errors).toEqual([]);
});

test("a card at fault is reported, the page keeps the last good content, and a repair shows", async ({ page }) => {
  await page.goto(`http://localhost:${port}/offers`);
  const panel = page.getByRole("article", { name: /Citi Simplicity/ });
  await expect(panel).toBeVisible();
  const before = copy.read(CARD);
  write(CARD, spoiled());
  await expect.poll(() => printed, { timeout: 60_000 }).toContain(`${CARD}:`);
  // The page says so over what it shows, and goes on showing it, also when it is loaded anew.
  const faults = page.getByRole("alert").filter({ hasText: "1 fault in the content" });
  await expect(faults).toContainText(`${CARD}:`);
  await expect(faults).toContainText('found "cheap"');
  await expect(faults.getByRole("link", { name: "Open the line in Visual Studio Code" })).toHaveAttribute(
    "href",
    new RegExp(`^vscode://file/.*/${CARD}:\\d+:\\d+$`),
  );
  await page.reload();
  await expect(faults).toBeVisible();
  await expect(panel).toBeVisible();
  write(CARD, before.replace(/(?<="features": \[\s*)"[^"]*"/, '"A repaired feature"'));
  await expect(panel.getByText("A repaired feature", { exact: true }).first()).toBeVisible({ timeout: 60_000 });
  await expect(faults).toBeHidden();
});
