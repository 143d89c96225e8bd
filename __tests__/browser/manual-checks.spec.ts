import type { Page } from "@playwright/test";
import { walkByTab } from "./support/focus";
import { DOUBLE_TEXT, WIDE_TEXT, cutTexts, motions, overhang, setOwnStyles, smallTargets } from "./support/layout";
import { LARGE, NARROWEST } from "./support/screens";
import { STATES, openState } from "./support/states";
import { expect, test } from "./support/test";

/** What no engine checks, and a person would do by hand, in every state that a visitor can reach. */

test.describe.configure({ timeout: 90_000 });

/** Text that is larger or set wider neither widens the page nor is cut off. */
async function textFaults(page: Page, css: string): Promise<string[]> {
  await setOwnStyles(page, css);
  const faults = [...(await overhang(page)), ...(await cutTexts(page))];
  await setOwnStyles(page, "");
  return faults;
}

for (const state of STATES) {
  test.describe(state.name, () => {
    test.use({ viewport: NARROWEST, expectedProblem: state.complaint ?? null });

    test("fits, can be enlarged, spaced, touched and walked through by keyboard, and holds still", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openState(page, state);
      expect.soft(await motions(page), "motion though less is asked for").toEqual([]);
      for (const size of [NARROWEST, LARGE]) {
        if (size.width > (state.upTo ?? size.width)) continue;
        const at = (what: string) => `${what} at ${size.width} px`;
        await page.setViewportSize(size);
        expect.soft([...(await overhang(page)), ...(await cutTexts(page))], at("what does not fit")).toEqual([]);
        expect.soft(await smallTargets(page), at("targets that are too small")).toEqual([]);
        expect.soft(await textFaults(page, WIDE_TEXT), at("what wide text spacing breaks")).toEqual([]);
        if (size === LARGE)
          expect.soft(await textFaults(page, DOUBLE_TEXT), at("what text of 200 % breaks")).toEqual([]);
        expect.soft(await walkByTab(page), at("focus that can't be seen")).toEqual([]);
      }
    });
  });
}
