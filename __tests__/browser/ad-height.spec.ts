import { LARGE, PHONE } from "./support/screens";
import { expect, test } from "./support/test";

test("the place of an ad is at least 280 pixels high, on small and large screens", async ({ page }) => {
  for (const size of [PHONE, LARGE]) {
    await page.setViewportSize(size);
    await page.goto("/");
    const heights = await page
      .locator("[data-ad-slot]")
      .evaluateAll((slots) => slots.map((slot) => slot.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(280);
  }
});
