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

test("keeps the contents beside the text in a large window, with the section that is read marked", async ({ page }) => {
  await page.setViewportSize(LARGE);
  await page.goto(GUIDE);
  const contents = page.getByRole("navigation", { name: "In this guide" });
  await page.getByRole("heading", { name: "What to do next" }).evaluate((heading) => heading.scrollIntoView());
  await expect(contents).toBeInViewport();
  await expect(contents.locator("[aria-current]")).toHaveText("What to do next");
});

test("keeps the contents on a phone as a line that says which section is read, and closes on a choice", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(GUIDE);
  const contents = page.getByRole("navigation", { name: "In this guide" });
  await page.getByRole("heading", { name: "What to do next" }).evaluate((heading) => heading.scrollIntoView());
  const line = contents.getByText(/^\d+ of \d+$/);
  await expect(line).toBeInViewport();
  await line.click();
  const first = contents.locator("li a").first();
  await first.click();
  await expect(first).toBeHidden();
  const heading = page.getByRole("heading", { level: 2, name: (await first.textContent()) ?? "" });
  await expect(heading).toBeInViewport();
  // Below the line, not under it.
  const [over, below] = [await contents.boundingBox(), await heading.boundingBox()];
  expect(below?.y ?? 0).toBeGreaterThanOrEqual((over?.y ?? 0) + (over?.height ?? Infinity));
});

test("prints nothing that only a screen can use", async ({ page }) => {
  await page.goto(GUIDE);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation", { name: "In this guide" })).toBeHidden();
  await expect(page.getByText("Show the numbers").first()).toBeHidden();
  await expect(page.getByRole("figure").first().getByRole("img").first()).toBeVisible();
});
