import { ROUTES, TOOL_ROUTES } from "../built/support/routes";
import { seenShiftsOf, slowDown, watchShifts } from "./support/layout-shift";
import { LARGE, PHONE } from "./support/screens";
import { expect, test, untilReady, untilStill } from "./support/test";

/** The index of guides answers for it. */
const UNKNOWN_GUIDE = "/guides/none";

const DEEP_LINKS = [
  "/offers?filter=secured",
  "/offers?credit=Excellent",
  "/offers?sort=cost#balance=8765&payment=200",
  "/compare?cards=chase-slate-edge,citi-simplicity",
  "/compare?cards=chase-slate-edge,citi-simplicity#balance=8765&payment=200",
  "/compare?search=usaa",
  "/guides?q=secured",
  "/guides?category=Trends",
  "/calculator#balance=8765&apr=19.99&payment=200",
  "/calculator#balance=8765&apr=19.99&plan=target&months=24",
  UNKNOWN_GUIDE,
];

const TOOLS = [...TOOL_ROUTES, UNKNOWN_GUIDE];

function nothingMovesOn(address: string): void {
  test(`nothing moves while ${address} loads, on a slow phone or in a large window`, async ({ page }) => {
    await watchShifts(page);
    await slowDown(page, 4);
    for (const size of [PHONE, LARGE]) {
      // An address with a fragment that is open already would not be loaded again.
      await page.goto("about:blank");
      await page.setViewportSize(size);
      await page.goto(address);
      if (TOOLS.includes(new URL(page.url()).pathname)) await untilReady(page);
      await expect(page.locator("html")).not.toHaveAttribute("data-query");
      await untilStill(page);
      await untilStill(page);
      expect(await seenShiftsOf(page), `${size.width} px wide`).toEqual([]);
    }
  });
}

for (const address of [...ROUTES, ...DEEP_LINKS]) nothingMovesOn(address);

test.describe("an unknown address", () => {
  test.use({ expectedProblem: /status of 404|Page not found: / });

  nothingMovesOn("/none");
});
