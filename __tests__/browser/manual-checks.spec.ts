import { faultsByHand } from "./support/by-hand";
import { NARROWEST } from "./support/screens";
import { STATES, openState } from "./support/states";
import { expect, test } from "./support/test";

/** What no engine checks, and a person would do by hand, in every state that a visitor can reach. */

test.describe.configure({ timeout: 90_000 });

for (const state of STATES) {
  test.describe(state.name, () => {
    test.use({ viewport: NARROWEST, expectedProblem: state.complaint ?? null });

    test("fits, can be enlarged, spaced, touched and walked through by keyboard, and holds still", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openState(page, state);
      const again = state.passes ? () => openState(page, state) : undefined;
      expect(await faultsByHand(page, { widest: state.upTo, again })).toEqual([]);
    });
  });
}
