import type { Page } from "@playwright/test";
import { walkByTab } from "./focus";
import { DOUBLE_TEXT, WIDE_TEXT, cutTexts, motions, outOfReach, overhang, setOwnStyles, smallTargets } from "./layout";
import { LARGE, LOWEST, NARROWEST } from "./screens";

type Options = {
  /** The widest window, in pixels, in which the page can be as it is now. */
  upTo?: number | undefined;
  /** Makes the page once more what it is now, where that lasts only until the focus moves on. */
  again?: (() => Promise<unknown>) | undefined;
  /** Where the walk by keyboard begins and ends: the header and the footer are the same on a template's other pages. */
  walk?: "page" | "main";
};

/** Text that is larger or set wider neither widens the page nor is cut off. */
async function textFaults(page: Page, css: string): Promise<string[]> {
  await setOwnStyles(page, css);
  // The browser does not wrap a chart's words; its figures are in a table, too.
  const faults = [...(await overhang(page, "[role=img] *, figure svg *")), ...(await cutTexts(page))];
  await setOwnStyles(page, "");
  return faults;
}

/**
 * Lists faults of the page as it is now that a person would find and no engine does: parts that don't fit, can't be enlarged,
 * spaced, touched or reached by keyboard, or moves though less motion was asked for before it opened. In the narrowest
 * window that WCAG names, high and low; the full run looks at the largest in which the page can be so, too, with text of
 * 200 % and by keyboard.
 */
export async function faultsByHand(
  page: Page,
  { upTo = Infinity, again, walk = "page" }: Options = {},
): Promise<string[]> {
  const faults = (await motions(page)).map((fault) => `moves though less is asked for: ${fault}`);
  const largest = { ...LARGE, width: Math.min(LARGE.width, upTo) };
  for (const size of process.env["FULL"] ? [NARROWEST, largest] : [NARROWEST]) {
    const note = (what: string, found: string[]) => {
      faults.push(...found.map((fault) => `${what} at ${size.width} px: ${fault}`));
    };
    await page.setViewportSize(size);
    if (size === largest) await again?.();
    note("does not fit", [...(await overhang(page)), ...(await cutTexts(page))]);
    note("a target that is too small", await smallTargets(page));
    note("broken by wide text spacing", await textFaults(page, WIDE_TEXT));
    if (size === largest) note("broken by text of 200 %", await textFaults(page, DOUBLE_TEXT));
    if (size === NARROWEST) {
      await page.setViewportSize(LOWEST);
      note("in a low window", await outOfReach(page));
      await page.setViewportSize(size);
    }
    if (process.env["FULL"]) note("focus that can't be seen", await walkByTab(page, again ? "focus" : walk));
  }
  return faults;
}
