import { type Locator, type Page, expect } from "@playwright/test";
import { GUIDE_ROUTES, TOOL_ROUTES } from "../built/support/routes";
import { SITE } from "../support/content";
import type { LookedAt } from "./support/axe";
import { expectAccessible } from "./support/axe-matrix";
import { faultsByHand } from "./support/by-hand";
import { answerAs, test } from "./support/configured-site";
import { keptBy } from "./support/kept";
import { setOwnStyles } from "./support/layout";
import { seenShiftsOf, watchShifts } from "./support/layout-shift";
import { LOOKED_AT } from "./support/looked-at";
import { NARROWEST, PHONE } from "./support/screens";
import { untilReady, untilStill } from "./support/test";

/**
 * A site with an ad network: what only a browser and a whole page show. What the script does with slots, choices and
 * signals is tested with the script.
 */

const { accept } = SITE.consent;

/** Draws what was ordered into the place for it. */
const WORKS = "for (const { element, ...order } of adsbygoogle) element.append(JSON.stringify(order));";

const GUIDE = GUIDE_ROUTES[0] ?? "";

const bar = (page: Page) => page.getByRole("region", { name: "Ads and privacy" });
const choose = (page: Page, name: string) => bar(page).getByRole("button", { name }).click();
const slots = (page: Page) => page.locator("[data-ad-slot]");
const frames = (page: Page) => page.locator("iframe");
const noteIn = (slot: Locator) => slot.getByRole("link");
const adIn = (slot: Locator) => slot.frameLocator("iframe").locator("ins");

async function open(page: Page, address: string, script: string | null = WORKS): Promise<string[]> {
  const asked = await answerAs(page, script);
  await watchShifts(page);
  await page.goto(address);
  if (TOOL_ROUTES.includes(address)) await untilReady(page);
  return asked;
}

async function scrollThrough(page: Page): Promise<void> {
  for (const slot of await slots(page).all()) {
    await slot.scrollIntoViewIfNeeded();
    await untilStill(page);
  }
}

/** Nothing moved, nothing sticks out, and the page can be read on and left. */
async function expectWhole(page: Page): Promise<void> {
  await untilStill(page);
  expect(await seenShiftsOf(page)).toEqual([]);
  const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(tooWide)).toBe(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about");
}

async function expectNothingLoaded(page: Page, asked: string[]): Promise<void> {
  await scrollThrough(page);
  await expect(frames(page)).toHaveCount(0);
  expect(asked).toEqual([]);
}

/** Says yes, and reads on until every slot has an ad. */
async function fillSlots(page: Page): Promise<void> {
  await choose(page, accept);
  await scrollThrough(page);
  for (const slot of await slots(page).all()) {
    await expect(adIn(slot)).not.toBeEmpty();
    await expect(slot.locator("iframe")).toBeVisible();
  }
}

/** Answers to questions of axe about ads. */
const ABOUT_ADS: readonly LookedAt[] = [
  {
    rule: "frame-tested",
    elements: "[data-ad-slot] iframe",
    reason: "What stands in the frame is the network's page; ours gives it a name and a place that it can't leave.",
  },
  {
    rule: "frame-title-unique",
    elements: "[data-ad-slot] iframe",
    reason: "Each frame holds an advertisement and is called so; what it advertises no page knows beforehand.",
  },
];

/** In a frame something else has the focus, which the network draws. */
const FOCUS_IN_FRAME = /: iframe .*has no ring$/;

// A build of its own. The script, its bar and its slots are tested without one; no page of today's settings holds them.
test.describe("a site with an ad network", { tag: "@full" }, () => {
  test.describe("with the network's script", () => {
    // Its own requests are what these tests are about; an ad's sandbox keeps axe's question out, and the browser says so.
    test.use({ expectedProblem: /^request: https:\/\/ads\.example\/ads\.js$|'postMessage'/ });

    test("loads nothing before a choice, and fills each near slot after a yes", async ({ page }) => {
      const asked = await open(page, GUIDE);
      await expect(bar(page)).toBeVisible();
      await expectNothingLoaded(page, asked);
      expect(await keptBy(page)).toEqual([]);

      await page.reload();
      await choose(page, accept);
      await expect(bar(page)).toBeHidden();
      await expect(frames(page)).not.toHaveCount(await slots(page).count());
      await scrollThrough(page);
      for (const slot of await slots(page).all()) {
        const order = {
          slot: await slot.getAttribute("data-ad-slot"),
          format: await slot.getAttribute("data-ad-format"),
          client: "pub-1",
        };
        await expect(adIn(slot)).toHaveText(JSON.stringify(order));
        await expect(slot.locator("iframe")).toBeVisible();
        await expect(noteIn(slot)).toBeHidden();
      }
      expect(asked).toHaveLength(await slots(page).count());
      expect(await keptBy(page)).toEqual(["local storage plainrate-ads"]);
      expect(await seenShiftsOf(page)).toEqual([]);
      await page.reload();
      await expect(bar(page)).toBeHidden();
      await expectWhole(page);
    });

    for (const filled of [false, true]) {
      test(`stays accessible with ${filled ? "ads" : "the question"} on the page`, async ({ page }) => {
        // Many runs of axe and two walks through one page.
        test.setTimeout(120_000);
        await page.setViewportSize(NARROWEST);
        await page.emulateMedia({ reducedMotion: "reduce" });
        await open(page, GUIDE);
        if (filled) await fillSlots(page);
        await expect(bar(page)).toBeVisible({ visible: !filled });
        const faults = await faultsByHand(page);
        expect.soft(faults.filter((fault) => !filled || !FOCUS_IN_FRAME.test(fault))).toEqual([]);
        // Over other text axe can't tell what lies behind; at the page's end, its place, the bar covers nothing.
        await setOwnStyles(page, "[data-ad-frame] { position: static !important; }");
        await expectAccessible(page, { answers: [...LOOKED_AT, ...ABOUT_ADS] });
      });
    }
  });

  test.describe("a network at fault", () => {
    test.use({ viewport: PHONE, expectedProblem: /ads\.example|ERR_BLOCKED_BY_CLIENT/ });

    test("keeps our own notes and moves nothing when its script is blocked", async ({ page }) => {
      const asked = await open(page, GUIDE, null);
      await choose(page, accept);
      await scrollThrough(page);
      await expect(slots(page)).not.toHaveCount(0);
      await expect.poll(() => asked.length).toBe(await slots(page).count());
      for (const slot of await slots(page).all()) {
        await expect(noteIn(slot)).toBeVisible();
        await expect(slot.locator("iframe")).toBeHidden();
      }
      await expectWhole(page);
    });

    test("clips an ad that comes late and far too large", async ({ page }) => {
      const late = `setTimeout(() => {
        const ad = document.createElement("div");
        ad.style.cssText = "width: 1600px; height: 900px; background: red";
        for (const { element } of adsbygoogle) element.append(ad);
      }, 100)`;
      await open(page, "/offers", late);
      const sizes = () => slots(page).evaluateAll((all) => all.map((slot) => slot.getBoundingClientRect().height));
      const before = await sizes();
      await choose(page, accept);
      await slots(page).first().scrollIntoViewIfNeeded();
      await expect(adIn(slots(page).first()).locator("div")).toBeAttached();
      await expect(frames(page).first()).toBeVisible();
      expect(await sizes()).toEqual(before);
      const [slot, frame] = [await slots(page).first().boundingBox(), await frames(page).first().boundingBox()];
      if (!slot || !frame) throw new Error("The slot or its frame is not drawn.");
      expect(frame.x + frame.width).toBeLessThanOrEqual(slot.x + slot.width);
      expect(frame.y + frame.height).toBeLessThanOrEqual(slot.y + slot.height);
      await expectWhole(page);
    });
  });

  test.describe("a network that wants more than to show ads", () => {
    test.use({ expectedProblem: /ads\.example|Unsafe attempt|sandbox|Content Security Policy|elsewhere\.example/ });

    test("reads nothing of the page, keeps nothing and leads nobody away when it wants more", async ({ page }) => {
      const script = `
        const tries = {
          page: () => parent.document.title,
          cookie: () => (document.cookie = "a=1"),
          storage: () => localStorage.setItem("a", "1"),
          away: () => { top.location = "https://elsewhere.example/"; },
          code: () => new Function("return 1")(),
        };
        const done = Object.entries(tries).filter(([, attempt]) => { try { attempt(); return true; } catch { return false; } });
        const report = (more) => {
          const all = [...done.map(([name]) => name), ...more];
          for (const { element } of adsbygoogle) element.append(JSON.stringify({ done: all, referrer: document.referrer }));
        };
        const other = document.createElement("script");
        other.src = "https://elsewhere.example/more.js";
        other.onload = () => report(["another script"]);
        other.onerror = () => report([]);
        document.head.append(other);`;
      await page.route("https://elsewhere.example/**", (route) => route.fulfill({ body: "" }));
      await open(page, GUIDE, script);
      await choose(page, accept);
      await slots(page).first().scrollIntoViewIfNeeded();
      await expect(adIn(slots(page).first())).toHaveText(JSON.stringify({ done: [], referrer: "" }));
      await expect(page).toHaveURL(GUIDE);
      expect(await keptBy(page)).toEqual(["local storage plainrate-ads"]);
    });

    test.describe("and tries what its frame refuses", () => {
      test.use({ expectedProblem: /ads\.example|Permissions policy violation/ });

      test("can't fill the screen or take the clipboard", async ({ page }) => {
        const pushy = `
        for (const { element } of adsbygoogle) {
          const done = [];
          element.append("An ad");
          const tries = [
            element.requestFullscreen().then(() => done.push("screen"), () => {}),
            (navigator.clipboard?.writeText("an ad") ?? Promise.reject()).then(() => done.push("clipboard"), () => {}),
          ];
          Promise.all(tries).then(() => element.append(" did: " + done));
        }`;
        await open(page, GUIDE, pushy);
        await choose(page, accept);
        await slots(page).first().scrollIntoViewIfNeeded();
        await expect(adIn(slots(page).first())).toHaveText("An ad did: ");
      });
    });
  });
});
