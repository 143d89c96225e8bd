import type { Page } from "@playwright/test";
import { type Findings, runAxe } from "./support/axe";
import { LOOKED_AT } from "./support/looked-at";
import { STATES, openState } from "./support/states";
import { expect, test } from "./support/test";

/** The ways in which a visitor may have set their system. */
const MODES = [
  ["light", { colorScheme: "light", forcedColors: "none", contrast: "no-preference" }],
  ["dark", { colorScheme: "dark", forcedColors: "none", contrast: "no-preference" }],
  ["forced colours", { colorScheme: "light", forcedColors: "active", contrast: "no-preference" }],
  ["more contrast", { colorScheme: "light", forcedColors: "none", contrast: "more" }],
] as const;

/** The narrowest window that WCAG names, a tablet, a large window. */
const SIZES = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];

// Twelve runs of axe on one page.
test.describe.configure({ timeout: 120_000 });

/** Makes the window as high as its page, so that nothing that stays in sight covers what axe measures. */
async function showWhole(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...size, height: Math.max(size.height, height) });
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

for (const state of STATES) {
  const sizes = SIZES.filter(({ width }) => width <= (state.upTo ?? width));

  test.describe(state.name, () => {
    test.use({ viewport: SIZES[0] ?? null, expectedProblem: state.complaint ?? null });

    test("axe finds nothing in any mode at any width, and leaves no question unanswered", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openState(page, state);
      await raisePopover(page);
      const answers = LOOKED_AT.filter(({ states }) => states.test(state.name));
      const found: Findings[] = [];
      for (const size of sizes) {
        await showWhole(page, size);
        for (const [mode, media] of MODES) {
          await page.emulateMedia(media);
          const { violations, undecided, needed } = await runAxe(page, answers);
          const where = (finding: string) => `${mode}, ${size.width} px: ${finding}`;
          found.push({ violations: violations.map(where), undecided: undecided.map(where), needed });
        }
      }
      expect.soft(found.flatMap(({ violations }) => violations)).toEqual([]);
      expect.soft(found.flatMap(({ undecided }) => undecided)).toEqual([]);
      const needed = new Set(found.flatMap((one) => one.needed));
      expect
        .soft(
          answers.filter((answer) => !needed.has(answer)),
          "answers to questions that axe no longer asks",
        )
        .toEqual([]);
    });
  });
}
