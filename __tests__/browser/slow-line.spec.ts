import type { Page, ViewportSize } from "@playwright/test";
import { BEST_CARDS_GUIDE, LEGAL_ROUTES, TOOL_ROUTES } from "../built/support/routes";
import { seenShiftsOf, watchShifts } from "./support/layout-shift";
import { LARGE, PHONE } from "./support/screens";
import { test } from "./support/slow-line";
import { expect, untilReady, untilStill } from "./support/test";

/** One page of each kind. */
const PAGES = ["/", "/about", BEST_CARDS_GUIDE, ...LEGAL_ROUTES.slice(0, 1), ...TOOL_ROUTES];

/** Its last crumb takes a line of its own on a phone. */
const LONG_NAMED_GUIDE = "/guides/future-credit-cards-2025";

async function openOnSlowLine(page: Page, address: string, size: ViewportSize): Promise<void> {
  await watchShifts(page);
  await page.setViewportSize(size);
  await page.goto(address);
  if (TOOL_ROUTES.includes(address)) await untilReady(page);
  await untilStill(page);
}

for (const address of PAGES) {
  for (const size of [PHONE, LARGE]) {
    test(`nothing moves while ${address} arrives piece by piece, ${String(size.width)} pixels wide`, async ({
      page,
    }) => {
      await openOnSlowLine(page, address, size);
      expect(await seenShiftsOf(page)).toEqual([]);
    });
  }
}

test.describe("where the words of each element come after its tag", () => {
  test.use({ pieces: "up to an element's words" });

  for (const [address, size] of [
    ...[...PAGES, LONG_NAMED_GUIDE].map((page) => [page, PHONE] as const),
    // The header is one for all pages.
    ...["/", "/offers"].map((page) => [page, LARGE] as const),
  ]) {
    test(`nothing moves on ${address}, ${String(size.width)} pixels wide`, async ({ page }) => {
      await openOnSlowLine(page, address, size);
      expect(await seenShiftsOf(page)).toEqual([]);
    });
  }
});
