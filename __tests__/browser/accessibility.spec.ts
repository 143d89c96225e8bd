import { TOOL_ROUTES } from "../built/support/routes";
import { htmlFaults } from "../built/support/html-validator";
import { expectAccessible } from "./support/axe-matrix";
import { faultsByHand } from "./support/by-hand";
import { NARROWEST } from "./support/screens";
import { STATES, openState } from "./support/states";
import { expect, test, untilStill } from "./support/test";

// The full run's walks and twelve runs of axe on one page.
test.describe.configure({ timeout: 120_000 });

for (const state of STATES) {
  const { name, reach, upTo, passes, complaint = null } = state;

  test.describe(name, { tag: state.quick ? [] : "@full" }, () => {
    test.use({ viewport: NARROWEST, expectedProblem: complaint });

    test("passes axe, a validator and the checks of a person", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openState(page, state);
      if (TOOL_ROUTES.includes(new URL(page.url()).pathname)) {
        await untilStill(page);
        // eslint-disable-next-line playwright/no-conditional-expect -- the others: built/valid-html.test
        expect.soft(await htmlFaults(await page.content())).toEqual([]);
      }
      await expectAccessible(page, { upTo });
      await page.emulateMedia({ contrast: "no-preference" });
      const again = passes ? () => openState(page, state) : undefined;
      expect(await faultsByHand(page, { upTo, again, walk: reach ? "main" : "page" })).toEqual([]);
    });
  });
}
