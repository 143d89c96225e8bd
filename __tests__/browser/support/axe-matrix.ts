import type { Page } from "@playwright/test";
import { type LookedAt, runAxe } from "./axe";
import { drawAll } from "./draw-all";
import { LOOKED_AT } from "./looked-at";
import { LARGE, NARROWEST } from "./screens";
import { expect } from "./test";

type Size = { width: number; height: number };

/** The ways in which a visitor may have set their system. */
const MODES = [
  ["light", { colorScheme: "light", forcedColors: "none", contrast: "no-preference" }],
  ["dark", { colorScheme: "dark", forcedColors: "none", contrast: "no-preference" }],
  ["forced colours", { colorScheme: "light", forcedColors: "active", contrast: "no-preference" }],
  ["more contrast", { colorScheme: "light", forcedColors: "none", contrast: "more" }],
] as const;

/** The narrowest window that WCAG names, a tablet, a large window. */
export const SIZES: readonly Size[] = [NARROWEST, { width: 768, height: 1024 }, LARGE];

/** The answers to what axe asks in a state, by the state's name. */
export function answersIn(state: string): LookedAt[] {
  return LOOKED_AT.filter(({ states }) => states.test(state));
}

/** Makes the window as high as its page, so that nothing that stays in sight covers what axe measures. */
async function showWhole(page: Page, size: Size): Promise<void> {
  let [shown, height] = [0, size.height];
  // A part whose height follows the window's makes the page higher with it, up to a point.
  while (shown < height) {
    await page.setViewportSize({ ...size, height });
    shown = height;
    height = await page.evaluate(() => document.documentElement.scrollHeight);
  }
}

/**
 * A popover lies above everything, which axe doesn't know: of what is fixed to the window it believes that what stands in
 * the middle of the page may lie on it. A z-index, which changes nothing for the eye, tells it.
 */
async function raisePopover(page: Page): Promise<void> {
  await page.evaluate(() => {
    const open = document.querySelector<HTMLElement>(":popover-open");
    if (open) open.style.zIndex = "1000";
  });
}

/**
 * On the page as it is now axe finds nothing in any mode at any of the sizes, leaves no question open that has no answer,
 * and asks each that has one. The page keeps the last size and mode.
 */
export async function expectAccessible(page: Page, answers: readonly LookedAt[], sizes = SIZES): Promise<void> {
  // The browser would draw what comes into sight some frames later: the page grows by it while it is measured.
  await page.evaluate(drawAll);
  await raisePopover(page);
  const violations: string[] = [];
  const undecided: string[] = [];
  const needed = new Set<LookedAt>();
  for (const size of sizes) {
    await showWhole(page, size);
    for (const [mode, media] of MODES) {
      await page.emulateMedia(media);
      const found = await runAxe(page, answers);
      const where = (finding: string) => `${mode}, ${size.width} px: ${finding}`;
      violations.push(...found.violations.map(where));
      undecided.push(...found.undecided.map(where));
      for (const answer of found.needed) needed.add(answer);
    }
  }
  expect.soft(violations).toEqual([]);
  expect.soft(undecided).toEqual([]);
  expect
    .soft(
      answers.filter((answer) => !needed.has(answer)),
      "answers to questions that axe no longer asks",
    )
    .toEqual([]);
}
