import { LARGE, PHONE } from "./support/screens";
import { expect, test } from "./support/test";

test("keeps 280 pixels for an ad on small and large screens, and for one alone on a phone", async ({ page }) => {
  for (const size of [PHONE, LARGE]) {
    await page.setViewportSize(size);
    await page.goto("/");
    const heights = await page
      .locator("[data-ad-slot]:visible")
      .evaluateAll((slots) => slots.map((slot) => slot.getBoundingClientRect().height));
    expect(heights).toHaveLength(size === PHONE ? 1 : 2);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(280);
  }
});

test("ends our own note within its place beside the cards", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/offers");
  const ends = await page.locator("[data-ad-slot]").evaluateAll((slots) =>
    slots.map((slot) => ({
      place: slot.getBoundingClientRect().bottom,
      note: slot.querySelector("a")?.getBoundingClientRect().bottom ?? Infinity,
    })),
  );
  expect(ends.length).toBeGreaterThan(0);
  for (const { place, note } of ends) expect(note).toBeLessThan(place);
});
