import { ROUTES, TOOL_ROUTES } from "../built/support/routes";
import { seenShiftsOf, slowDown, watchShifts } from "./support/layout-shift";
import { LARGE, PHONE } from "./support/screens";
import { expect, test, untilReady, untilStill } from "./support/test";

const DEEP_LINKS = [
  "/offers?filter=secured",
  "/offers?credit=Excellent",
  "/compare?cards=chase-slate-edge,citi-simplicity",
  "/compare?search=usaa",
  "/guides?q=secured",
  "/guides?category=Trends",
];

for (const address of [...ROUTES, ...DEEP_LINKS]) {
  test(`nothing moves while ${address} loads, on a slow phone or in a large window`, async ({ page }) => {
    await watchShifts(page);
    await slowDown(page, 4);
    for (const size of [PHONE, LARGE]) {
      await page.setViewportSize(size);
      await page.goto(address);
      if (TOOL_ROUTES.includes(new URL(page.url()).pathname)) await untilReady(page);
      await expect(page.locator("html")).not.toHaveAttribute("data-query");
      await untilStill(page);
      await untilStill(page);
      expect(await seenShiftsOf(page), `${size.width} px wide`).toEqual([]);
    }
  });
}
