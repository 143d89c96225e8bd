import { overhang } from "./support/layout";
import { NARROWEST } from "./support/screens";
import { FOUR_CARDS } from "./support/states";
import { guideWith } from "./support/templates";
import { expect, openTool, test } from "./support/test";

// That every page fits in every state: accessibility.spec.ts.
test.use({ viewport: NARROWEST });

test("scrolls a wide comparison in a region of its own, by keyboard too", async ({ page }) => {
  await openTool(page, FOUR_CARDS);
  const region = page.getByRole("region", { name: "Comparison table" });
  await expect(region).toBeVisible();
  expect(await overhang(page)).toEqual([]);
  await region.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test("fits results with many digits", async ({ page }) => {
  await openTool(page, "/calculator");
  await page.getByLabel("Current Balance ($)").fill("999999");
  await page.getByLabel("Monthly Payment ($)").fill("20000");
  await page.getByRole("button", { name: "Calculate Payoff" }).click();
  await expect(page.getByRole("region", { name: "Payoff Results" })).toBeVisible();
  expect(await overhang(page)).toEqual([]);
});

test("keeps the first column of a guide’s wide table in sight, under a shade at its edge", async ({ page }) => {
  await page.goto(guideWith("cards"));
  const table = page
    .getByRole("article")
    .getByRole("region", { name: /^Table: / })
    .filter({ hasText: "Regular APR" })
    .first();
  const left = () =>
    table
      .getByRole("rowheader")
      .first()
      .boundingBox()
      .then((box) => box?.x);
  await expect(table).toHaveCSS("box-shadow", /inset/);
  const before = await left();
  expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeGreaterThan(0);
  await table.evaluate((element) => element.scrollBy(80, 0));
  expect(await left()).toBeCloseTo(before ?? NaN, 0);
});
