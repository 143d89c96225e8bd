import { type ChildProcess, spawn } from "node:child_process";
import { expect, test } from "@playwright/test";
import { ProjectCopy, freePort } from "./project-copy";

test.describe.configure({ mode: "serial" });

let copy: ProjectCopy;
let port: number;
let printed = "";
let running: ChildProcess | null = null;

/** Starts it in a group of its own, since it starts processes itself; it prints to `printed`. */
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

test("shows at every address what it asks for, without an error", async ({ page }) => {
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
