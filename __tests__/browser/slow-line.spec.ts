import { GUIDES } from "../support/content";
import { seenShiftsOf, watchShifts } from "./support/layout-shift";
import { LARGE, PHONE } from "./support/screens";
import { test } from "./support/slow-line";
import { expect, untilStill } from "./support/test";

/** Its last crumb takes a line of its own on a phone. */
const [LONG_NAMED_GUIDE] = [...GUIDES].sort((a, b) => b.title.length - a.title.length);

for (const [address, size, details] of [
  ["/", PHONE, {}],
  ["/offers", LARGE, { tag: "@full" }],
  ["/offers", PHONE, { tag: "@full" }],
  ["/calculator", PHONE, { tag: "@full" }],
  ["/guides", PHONE, { tag: "@full" }],
  [`/guides/${LONG_NAMED_GUIDE?.name ?? ""}`, PHONE, { tag: "@full" }],
] as const) {
  test(
    `moves nothing while ${address} arrives piece by piece, ${size.width} pixels wide`,
    details,
    async ({ page }) => {
      await watchShifts(page);
      await page.setViewportSize(size);
      await page.goto(address);
      await untilStill(page);
      expect(await seenShiftsOf(page)).toEqual([]);
    },
  );
}
