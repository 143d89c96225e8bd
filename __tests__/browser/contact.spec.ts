import type { Page } from "@playwright/test";
import { TEXTS } from "../support/content";
import { fillInMessage } from "./support/states";
import { expect, openTool, test, untilReady } from "./support/test";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const sent = (page: Page) => page.getByRole("status").filter({ hasText: TEXTS.contact.sent.title });

test("a message that was started is there after a reload and after another page", async ({ page }) => {
  await openTool(page, "/contact");
  await fillInMessage(page);
  await field(page, "Category (optional)").selectOption("review");
  await field(page, "Message").fill("Which card\nhas the lowest rate?");
  const expectThere = async () => {
    await expect(field(page, "Full Name")).toHaveValue("A Reader");
    await expect(field(page, "Category (optional)")).toHaveValue("review");
    await expect(field(page, "Message")).toHaveValue("Which card\nhas the lowest rate?");
  };
  await page.reload();
  await untilReady(page);
  await expectThere();
  await openTool(page, "/guides");
  await openTool(page, "/contact");
  await expectThere();
  // The form knows what it shows.
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(sent(page)).toBeFocused();
});

test(
  "a complete message is sent by the Enter key in a line, and there is no way back",
  { tag: "@firefox" },
  async ({ page }) => {
    await openTool(page, "/contact");
    await fillInMessage(page);
    await field(page, "Message").press("End");
    await field(page, "Message").press("Enter");
    await expect(field(page, "Message")).toHaveValue(/\n$/);
    await field(page, "Subject").press("Enter");
    await expect(sent(page)).toBeFocused();
    await expect(page.getByRole("main").locator("form")).toHaveCount(0);
    await expect(page).toHaveURL("/contact");
  },
);
