import type { Page } from "@playwright/test";
import { expect, openTool, test, untilReady } from "./support/test";

const FIELDS = ["Full Name", "Email Address", "Subject", "Message"];

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const send = (page: Page) => page.getByRole("button", { name: "Send Message" });
const sending = (page: Page) => page.getByRole("button", { name: "Sending Message..." });
const sent = (page: Page) => page.getByRole("status").filter({ hasText: "Message sent" });

async function fillIn(page: Page): Promise<void> {
  await field(page, "Full Name").fill("A Reader");
  await field(page, "Email Address").fill("reader@example.com");
  await field(page, "Subject").fill("A question");
  await field(page, "Message").fill("Which card has the lowest rate?");
}

test("an empty form names all that is missing, at its top and beside each field, and takes the focus there", async ({
  page,
}) => {
  await openTool(page, "/contact");
  await send(page).click();
  const summary = page.getByRole("alert");
  await expect(summary.getByRole("link")).toHaveText([
    "Enter your full name.",
    "Enter your email address.",
    "Enter a subject.",
    "Enter your message.",
  ]);
  await expect(page.locator(":focus").getByRole("alert")).toBeVisible();
  for (const label of FIELDS) {
    await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, label)).toHaveAccessibleDescription(/^Enter /);
  }
  await expect(page.getByLabel(/^Category/)).not.toHaveAttribute("aria-invalid");
});

test("each line of the summary leads to its field", async ({ page }) => {
  await openTool(page, "/contact");
  for (const [index, label] of FIELDS.entries()) {
    await send(page).click();
    await page.getByRole("alert").getByRole("link").nth(index).click();
    await expect(field(page, label)).toBeFocused();
  }
});

test("an address that is none is an error of its own", async ({ page }) => {
  await openTool(page, "/contact");
  await fillIn(page);
  await field(page, "Email Address").fill("reader at example");
  await send(page).click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveText([
    "Enter an email address such as name@example.com.",
  ]);
  await expect(field(page, "Message")).toHaveValue("Which card has the lowest rate?");
});

test.describe("with the clock in hand", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto("/contact");
    await untilReady(page);
    await fillIn(page);
    await page.clock.pauseAt(Date.now() + 60_000);
  });

  test("a complete message is sending for 1.5 seconds, then sent, and there is no way back", async ({ page }) => {
    await send(page).click();
    await expect(sending(page)).toBeDisabled();
    await page.clock.runFor(1499);
    await expect(sending(page)).toBeDisabled();
    await expect(sent(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(sent(page)).toBeVisible();
    await expect(sent(page)).toBeFocused();
    await expect(sent(page)).toContainText("nothing is sent");
    await expect(page.getByRole("main").locator("form")).toHaveCount(0);
    await expect(page).toHaveURL("/contact");
  });

  test("a program that fills in the hidden field is ignored without a word", async ({ page }) => {
    const trap = page.locator("input[name=website]");
    await expect(trap).toBeHidden();
    await trap.evaluate((element: HTMLInputElement) => {
      // React hears of a value only if it is set the way a browser does.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(element, "https://spam.example");
      element.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await expect(trap).toHaveValue("https://spam.example");
    await send(page).click();
    await page.clock.runFor(2000);
    await expect(send(page)).toBeEnabled();
    await expect(sending(page)).toHaveCount(0);
    await expect(sent(page)).toHaveCount(0);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(field(page, "Full Name")).toHaveValue("A Reader");
  });

  test("the Enter key in a line sends; the message takes it as a new line", async ({ page }) => {
    await field(page, "Message").press("End");
    await field(page, "Message").press("Enter");
    await expect(field(page, "Message")).toHaveValue(/\n$/);
    await expect(send(page)).toBeVisible();
    await field(page, "Subject").press("Enter");
    await expect(sending(page)).toBeVisible();
    await page.clock.runFor(1500);
    await expect(sent(page)).toBeVisible();
  });
});

test("the hidden field is out of the keyboard's way and of the accessibility tree", async ({ page }) => {
  await openTool(page, "/contact");
  await expect(page.getByRole("textbox")).toHaveCount(4);
  await field(page, "Message").focus();
  await page.keyboard.press("Tab");
  await expect(send(page)).toBeFocused();
});
