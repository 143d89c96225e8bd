import type { Page } from "@playwright/test";
import { CARDS } from "../support/content";
import { expect, openTool, test } from "./support/test";

/** Notes from now on what each live region says, in order: one entry for all that changes in one go. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const said: string[] = [];
    Reflect.set(window, "said", said);
    const LIVE = "[role=status], [role=alert], [aria-live]";
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const changed = target instanceof Element ? target : target.parentElement;
        const region = changed?.closest(LIVE);
        if (region) regions.add(region);
        // An alert speaks when it appears; any other region must be there before.
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const alert of [node, ...node.querySelectorAll("*")])
              if (alert.matches("[role=alert]")) regions.add(alert);
      }
      for (const region of regions) {
        const words = region.textContent.replace(/\s+/g, " ").trim();
        if (words && region.isConnected) said.push(words);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** Takes the words announced since the last call. */
const said = (page: Page) =>
  page.evaluate(() => {
    const list: unknown = Reflect.get(window, "said");
    return Array.isArray(list) ? list.splice(0).map(String) : [];
  });

async function expectSaid(page: Page, ...sentences: (string | RegExp)[]): Promise<void> {
  const heard: string[] = [];
  await expect
    .poll(async () => {
      heard.push(...(await said(page)));
      return heard.length;
    })
    .toBeGreaterThanOrEqual(sentences.length);
  // Longer than any sentence waits for a pause in the typing.
  await page.waitForFunction((start) => performance.now() - start > 1000, await page.evaluate(() => performance.now()));
  heard.push(...(await said(page)));
  expect(heard).toEqual(
    sentences.map((sentence): unknown => (typeof sentence === "string" ? sentence : expect.stringMatching(sentence))),
  );
}

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();

const ALL = CARDS.length;
const SECURED = CARDS.filter(({ category }) => category === "secured");
/** A level that no card of that category asks for. */
const NO_LEVEL = ["Excellent", "Good", "Fair", "Limited"].find((level) =>
  SECURED.every(({ terms }) => terms.creditLevels.join() !== level),
);

test("announces each choice on /offers once, and the empty result", async ({ page }) => {
  await openTool(page, "/offers");
  await listen(page);
  await press(page, /^Secured Cards/);
  await expectSaid(page, `Showing ${SECURED.length} of ${ALL} available offers`);
  await press(page, "Show Filters");
  await expectSaid(page);
  await page.getByLabel("Credit Required").selectOption(String(NO_LEVEL));
  await expectSaid(page, /^Showing 0 of \d+ available offers ?No credit cards match your current filters\./);
  await press(page, "Clear Filters");
  await expectSaid(page, `Showing ${ALL} of ${ALL} available offers`);
});

test("announces each card on /compare once, the fourth with the warning", async ({ page }) => {
  await openTool(page, "/compare");
  await listen(page);
  const boxes = page.getByRole("checkbox");
  for (const index of [0, 1, 2]) {
    await boxes.nth(index).press("Space");
    await expectSaid(page, new RegExp(`^${index + 1} selected$`));
  }
  await boxes.nth(3).press("Space");
  await expectSaid(page, /^4 selected ?Maximum of 4 cards selected\./);
});

test("focuses the result of /calculator, and announces once that it is old", async ({ page }) => {
  await openTool(page, "/calculator");
  await listen(page);
  await press(page, "Calculate Payoff");
  await expect(page.getByRole("group", { name: "Payoff Results" })).toBeFocused();
  await expectSaid(page);
  await page.getByLabel("Monthly Payment ($)").fill("300");
  await expectSaid(page, /^These results are for your earlier numbers\./);
  await page.getByLabel("Monthly Payment ($)").fill("310");
  await expectSaid(page);
});
