import type { Page } from "@playwright/test";
import { walkByTab } from "./focus";
import { DOUBLE_TEXT, WIDE_TEXT, cutTexts, motions, overhang, setOwnStyles, smallTargets } from "./layout";
import { LARGE, NARROWEST } from "./screens";

/** Text that is larger or set wider neither widens the page nor is cut off. */
async function textFaults(page: Page, css: string): Promise<string[]> {
  await setOwnStyles(page, css);
  const faults = [...(await overhang(page)), ...(await cutTexts(page))];
  await setOwnStyles(page, "");
  return faults;
}

/**
 * What no engine checks, and a person would do by hand: what of the page as it is now does not fit, can't be enlarged,
 * spaced, touched or reached by keyboard, or moves though less motion was asked for before it opened. In the narrowest
 * window that WCAG names and in a large one, as far as they are no wider than `widest`, in pixels.
 */
export async function faultsByHand(page: Page, widest = Infinity): Promise<string[]> {
  const faults = (await motions(page)).map((fault) => `moves though less is asked for: ${fault}`);
  for (const size of [NARROWEST, LARGE].filter(({ width }) => width <= widest)) {
    const note = (what: string, found: string[]) => {
      faults.push(...found.map((fault) => `${what} at ${size.width} px: ${fault}`));
    };
    await page.setViewportSize(size);
    note("does not fit", [...(await overhang(page)), ...(await cutTexts(page))]);
    note("a target that is too small", await smallTargets(page));
    note("broken by wide text spacing", await textFaults(page, WIDE_TEXT));
    if (size === LARGE) note("broken by text of 200 %", await textFaults(page, DOUBLE_TEXT));
    note("focus that can't be seen", await walkByTab(page));
  }
  return faults;
}
