import type { Page } from "@playwright/test";
import { TEXTS } from "../support/content";
import { fillInMessage } from "./support/states";
import { expect, openTool, test } from "./support/test";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const sent = (page: Page) => page.getByRole("status").filter({ hasText: TEXTS.contact.sentSample });

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
