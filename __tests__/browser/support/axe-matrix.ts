import type { Page } from "@playwright/test";
import { ALL_RULES, COLOUR_RULES, type LookedAt, runAxe } from "./axe";
import { drawAll } from "./draw-all";
import { LOOKED_AT } from "./looked-at";
import { LARGE, NARROWEST, type Size, TABLET } from "./screens";
import { expect } from "./test";

/** The ways in which a visitor may have set their system. */
const MODES = [
  ["light", { colorScheme: "light", forcedColors: "none", contrast: "no-preference" }],
  ["dark", { colorScheme: "dark", forcedColors: "none", contrast: "no-preference" }],
  ["forced colors", { colorScheme: "light", forcedColors: "active", contrast: "no-preference" }],
  ["more contrast", { colorScheme: "light", forcedColors: "none", contrast: "more" }],
] as const;

const isFull = Boolean(process.env["FULL"]);

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
 * A popover lies above everything, which axe doesn't know: of what is fixed to the window it believes that what is in
 * the middle of the page may lie on it. A z-index, which changes nothing for the eye, tells it.
 */
async function raisePopover(page: Page): Promise<void> {
  await page.evaluate(() => {
    const open = document.querySelector<HTMLElement>(":popover-open");
    if (open) open.style.zIndex = "1000";
  });
}

/**
 * On the page as it is now axe finds nothing in windows up to this width, leaves no question open that has no answer, and
 * asks each that has one. All its rules at the narrowest size, in light, and those of colors in dark; the full run looks
 * at each of three sizes in each mode. The page keeps the last size and mode.
 */
export async function expectAccessible(
  page: Page,
  { answers = LOOKED_AT, upTo = Infinity }: { answers?: readonly LookedAt[]; upTo?: number | undefined } = {},
): Promise<void> {
  // The browser would draw what comes into sight some frames later: the page grows by it while it is measured.
  await page.evaluate(drawAll);
  await raisePopover(page);
  const violations: string[] = [];
  const undecided: string[] = [];
  const needed = new Set<number>();
  const shown = new Set<number>();
  const largest = { ...LARGE, width: Math.min(LARGE.width, upTo) };
  for (const size of isFull ? [NARROWEST, TABLET, largest] : [NARROWEST]) {
    await showWhole(page, size);
    for (const [mode, media] of isFull ? MODES : MODES.slice(0, 2)) {
      await page.emulateMedia(media);
      const found = await runAxe(page, mode === "light" ? ALL_RULES : COLOUR_RULES, answers);
      const where = (finding: string) => `${mode}, ${size.width} px: ${finding}`;
      violations.push(...found.violations.map(where));
      undecided.push(...found.undecided.map(where));
      for (const place of found.needed) needed.add(place);
      for (const place of found.shown) shown.add(place);
    }
  }
  expect.soft(violations).toEqual([]);
  expect.soft(undecided).toEqual([]);
  const idle = [...shown].filter((place) => !needed.has(place)).map((place) => answers[place]);
  expect.soft(idle, "answers to questions that axe no longer asks").toEqual([]);
}
