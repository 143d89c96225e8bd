import { SIZES, answersIn, expectAccessible } from "./support/axe-matrix";
import { NARROWEST } from "./support/screens";
import { STATES, openState } from "./support/states";
import { test } from "./support/test";

// Twelve runs of axe on one page.
test.describe.configure({ timeout: 120_000 });

for (const state of STATES) {
  const sizes = SIZES.filter(({ width }) => width <= (state.upTo ?? width));

  test.describe(state.name, () => {
    test.use({ viewport: NARROWEST, expectedProblem: state.complaint ?? null });

    test("axe finds nothing in any mode at any width, and leaves no question unanswered", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openState(page, state);
      await expectAccessible(page, answersIn(state.name), sizes);
    });
  });
}
