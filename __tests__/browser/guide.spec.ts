import type { Page } from "@playwright/test";
import { guidePath } from "../../src/site/routes";
import { GUIDES } from "../support/content";
import { LARGE } from "./support/screens";
import { expect, test } from "./support/test";

/** A guide with a chart and two key terms or more. */
const GUIDE = guidePath(
  GUIDES.find(({ text }) => {
    const parts = JSON.stringify(text);
    return parts.includes('"kind":"bars"') && parts.split('"tagName":"dfn"').length > 2;
  })?.name ?? "",
);

const terms = (page: Page) => page.getByRole("main").locator("button[popovertarget]");
const definition = (page: Page) => page.getByRole("main").locator("[popover]").first();

async function expectTermByKeyboard(page: Page): Promise<void> {
  await page.goto(GUIDE);
  const term = terms(page).first();
  await expect(definition(page)).toBeHidden();
  await term.focus();
  await page.keyboard.press("Enter");
  await expect(definition(page)).toBeVisible();
  await expect(definition(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(definition(page)).toBeHidden();
  await expect(term).toBeFocused();
}

test(
  "opens a key term by keyboard, and closes it on Escape without moving the focus",
  { tag: "@firefox" },
  ({ page }) => expectTermByKeyboard(page),
);

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("opens a key term and a chart's table without scripts", async ({ page }) => {
    await expectTermByKeyboard(page);
    const figure = page.getByRole("figure").first();
    await expect(figure.getByRole("table")).toBeHidden();
    await figure.getByText("Show the numbers").click();
    await expect(figure.getByRole("table")).toBeVisible();
  });
});

test("keeps the contents beside the text in a large window", async ({ page }) => {
  await page.setViewportSize(LARGE);
  await page.goto(GUIDE);
  const contents = page.getByRole("navigation", { name: "In this guide" });
  await page.getByRole("heading", { name: "What to do next" }).scrollIntoViewIfNeeded();
  await expect(contents).toBeInViewport();
});

test("prints definitions after their terms, and nothing that only a screen can use", async ({ page }) => {
  await page.goto(GUIDE);
  await page.emulateMedia({ media: "print" });
  await expect(definition(page)).toBeVisible();
  await expect(definition(page)).toHaveCSS("position", "static");
  await expect(page.getByRole("navigation", { name: "In this guide" })).toBeHidden();
  await expect(page.getByText("Show the numbers").first()).toBeHidden();
  await expect(page.getByRole("figure").first().getByRole("img").first()).toBeVisible();
});
