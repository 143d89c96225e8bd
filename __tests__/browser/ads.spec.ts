import type { Page } from "@playwright/test";
import { BEST_CARDS_GUIDE } from "../built/support/routes";
import { SITE } from "../support/content";
import { shiftsOf, watchShifts } from "./support/layout-shift";
import { expect, test, untilStill } from "./support/test";

/** An ad network's script: the built site has none, so these tests put it in as the consent bar of a live site would. */
const SCRIPT = "https://ads.invalid/ads.js";
const QUEUE = "adsbygoogle";

/** The consent bar as the component of that name draws it. */
const BAR = `<section aria-label="Ads and privacy" hidden data-ad-script="${SCRIPT}" data-ad-queue="${QUEUE}" data-ad-client="pub-1">
  <p>${SITE.consent.text}</p>
  <div><button type="button" data-choice="yes">${SITE.consent.accept}</button><button type="button" data-choice="no">${SITE.consent.decline}</button></div>
</section>`;

const bar = (page: Page) => page.getByRole("region", { name: "Ads and privacy" });
const slots = (page: Page) => page.locator("[data-ad-slot]:not(ins)");
const places = (page: Page) => slots(page).locator("ins");

/** Opens the guide with the bar in it and gives the list of requests for the network's script, which `body` answers. */
async function openWithAds(page: Page, body: string | null): Promise<string[]> {
  const asked: string[] = [];
  await page.route(BEST_CARDS_GUIDE, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: html.replace("</footer>", `</footer>${BAR}`),
    });
  });
  await page.route(SCRIPT, async (route) => {
    asked.push(route.request().url());
    if (body === null) await route.abort("blockedbyclient");
    else await route.fulfill({ contentType: "text/javascript", body });
  });
  await page.goto(BEST_CARDS_GUIDE);
  return asked;
}

async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "What to do next" })).toBeVisible();
  await slots(page).first().scrollIntoViewIfNeeded();
  await expect(slots(page).first().getByRole("link")).toBeVisible();
  await page.getByRole("link", { name: "Back to Guides" }).click();
  await expect(page).toHaveURL("/guides");
}

async function scrollThrough(page: Page): Promise<void> {
  for (const slot of await slots(page).all()) await slot.scrollIntoViewIfNeeded();
  await untilStill(page);
}

// The network's own requests and errors are what these tests are about.
test.use({ expectedProblem: /ads\.invalid|ERR_BLOCKED_BY_CLIENT|the network's own fault/ });

test("nothing is loaded before the visitor agrees, however far they read", async ({ page }) => {
  const asked = await openWithAds(page, "");
  await expect(bar(page)).toBeVisible();
  await scrollThrough(page);
  expect(asked).toEqual([]);
  await expect(places(page)).toHaveCount(0);
});

test("after consent the script is loaded once, each slot that comes near is asked for, and the bar is gone for good", async ({
  page,
}) => {
  const asked = await openWithAds(page, "");
  await bar(page).getByRole("button", { name: SITE.consent.accept }).click();
  await expect(bar(page)).toBeHidden();
  await scrollThrough(page);
  await expect(places(page)).toHaveCount(await slots(page).count());
  await expect.poll(() => asked).toEqual([SCRIPT]);
  const first = slots(page).first();
  await expect(places(page).first()).toHaveAttribute(
    "data-ad-slot",
    (await first.getAttribute("data-ad-slot")) ?? "none",
  );
  await expect(places(page).first()).toHaveAttribute("data-ad-client", "pub-1");
  expect(await page.evaluate<number>(`window.${QUEUE}.length`)).toBe(await slots(page).count());

  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await slots(page).first().scrollIntoViewIfNeeded();
  await expect(places(page).first()).toBeAttached();
  await expect(bar(page)).toBeHidden();
});

test("after a no nothing is loaded, and nobody asks again", async ({ page }) => {
  const asked = await openWithAds(page, "");
  await bar(page).getByRole("button", { name: SITE.consent.decline }).click();
  await expect(bar(page)).toBeHidden();
  await scrollThrough(page);
  await page.reload();
  await scrollThrough(page);
  await expect(bar(page)).toBeHidden();
  expect(asked).toEqual([]);
});

test("Global Privacy Control is a no that needs no words", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
  });
  const asked = await openWithAds(page, "");
  await scrollThrough(page);
  await expect(bar(page)).toBeHidden();
  expect(asked).toEqual([]);
});

for (const [what, body] of [
  ["is blocked", null],
  ["throws", 'throw new Error("the network\'s own fault")'],
  ["leaves a list that throws", `window.${QUEUE} = { push() { throw new Error("the network's own fault"); } }`],
  ["clears the list away", `window.${QUEUE} = null`],
] as const) {
  test(`a script that ${what} leaves the page whole and our own notes in place`, async ({ page }) => {
    const asked = await openWithAds(page, body);
    await bar(page).getByRole("button", { name: SITE.consent.accept }).click();
    await scrollThrough(page);
    await expect.poll(() => asked.length).toBe(1);
    await scrollThrough(page);
    await expectWhole(page);
  });
}

test("an ad that comes late and far too large moves nothing", async ({ page }) => {
  await watchShifts(page);
  const fill = `setTimeout(() => { for (const { element } of window.${QUEUE}) element.innerHTML = '<div style="height:900px;width:1600px">An ad</div>'; document.body.dataset.filled = "yes"; })`;
  await openWithAds(page, fill);
  await bar(page).getByRole("button", { name: SITE.consent.accept }).click();
  await slots(page).first().scrollIntoViewIfNeeded();
  await expect(page.locator("body")).toHaveAttribute("data-filled", "yes");
  await untilStill(page);
  expect(await shiftsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
});

test("a browser that keeps nothing may still say yes, for this page", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  });
  const asked = await openWithAds(page, "");
  await bar(page).getByRole("button", { name: SITE.consent.accept }).click();
  await expect(bar(page)).toBeHidden();
  await scrollThrough(page);
  await expect.poll(() => asked).toEqual([SCRIPT]);
});
