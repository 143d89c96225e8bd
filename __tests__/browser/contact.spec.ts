import type { Page } from "@playwright/test";
import { SITE } from "../support/content";
import { expect, openTool, test } from "./support/test";

const FIELDS = {
  "Full Name": "A Reader",
  "Email Address": "reader@example.com",
  Subject: "A question",
  Message: "Which card has the lowest rate?",
};

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const sent = (page: Page) => page.getByRole("status").filter({ hasText: SITE.contact.sent.title });

async function fillIn(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(FIELDS)) await field(page, label).fill(text);
}

test(
  "a complete message is sent by the Enter key in a line, and there is no way back",
  { tag: "@firefox" },
  async ({ page }) => {
    await openTool(page, "/contact");
    await fillIn(page);
    await field(page, "Message").press("End");
    await field(page, "Message").press("Enter");
    await expect(field(page, "Message")).toHaveValue(/\n$/);
    await field(page, "Subject").press("Enter");
    await expect(sent(page)).toBeFocused();
    await expect(page.getByRole("main").locator("form")).toHaveCount(0);
    await expect(page).toHaveURL("/contact");
  },
);
