import { GUIDE_ROUTES, TEXT_ROUTES, TOOL_ROUTES } from "../built/support/routes";
import { CARDS } from "../support/content";
import { seenShiftsOf, slowDown, watchShifts } from "./support/layout-shift";
import { LARGE, PHONE } from "./support/screens";
import { expect, test, untilReady, untilStill } from "./support/test";

/** The index of guides answers for it. */
const UNKNOWN_GUIDE = "/guides/none";

const CARD = CARDS[0]?.id ?? "";

/** A page of each kind, and the tools with what their addresses ask for. */
const ADDRESSES = ["/", GUIDE_ROUTES[0] ?? "", "/offers?filter=secured"];
const MORE_ADDRESSES = [
  "/about",
  ...TEXT_ROUTES.slice(0, 1),
  "/contact",
  "/#balance=8765&apr=24.99&payment=200",
  "/offers?sort=cost#balance=8765&apr=24.99&payment=200",
  `/compare?cards=${CARD}#balance=8765&apr=24.99&payment=200`,
  "/guides?q=credit",
  "/calculator#balance=8765&apr=19.99&payment=200",
  UNKNOWN_GUIDE,
];

const TOOLS = [...TOOL_ROUTES, UNKNOWN_GUIDE];

function nothingMovesOn(address: string, details: { tag?: string } = {}): void {
  test(`moves nothing while ${address} loads, on a slow phone or in a large window`, details, async ({ page }) => {
    await watchShifts(page);
    await slowDown(page, 4);
    for (const size of [PHONE, LARGE]) {
      // An address with a fragment that is open already would not be loaded again.
      await page.goto("about:blank");
      await page.setViewportSize(size);
      await page.goto(address);
      if (TOOLS.includes(new URL(page.url()).pathname)) await untilReady(page);
      await expect(page.locator("html")).not.toHaveAttribute("data-query", { timeout: 15_000 });
      await untilStill(page);
      await untilStill(page);
      expect(await seenShiftsOf(page), `${size.width} px wide`).toEqual([]);
    }
  });
}

for (const address of ADDRESSES) nothingMovesOn(address);
for (const address of MORE_ADDRESSES) nothingMovesOn(address, { tag: "@full" });

test.describe("an unknown address", () => {
  test.use({ expectedProblem: /status of 404|Page not found: / });

  nothingMovesOn("/none", { tag: "@full" });
});
