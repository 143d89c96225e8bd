import { type Locator, type Page, expect } from "@playwright/test";
import { BEST_CARDS_GUIDE, ROUTES, TOOL_ROUTES } from "../built/support/routes";
import { SITE } from "../support/content";
import type { LookedAt } from "./support/axe";
import { answersIn, expectAccessible } from "./support/axe-matrix";
import { faultsByHand } from "./support/by-hand";
import { type Answer, answerAs, test } from "./support/configured-site";
import { HOST_FAULTS } from "./support/faults";
import { walkByTab } from "./support/focus";
import { keptBy } from "./support/kept";
import { setOwnStyles } from "./support/layout";
import { seenShiftsOf, watchShifts } from "./support/layout-shift";
import { LARGE, NARROWEST, PHONE } from "./support/screens";
import { OWN_FAULTS, untilReady, untilStill } from "./support/test";

const { accept, decline, allowed, declined, signal } = SITE.consent;

/** Draws what was ordered into the place for it. */
const WORKS: Answer = {
  script: "for (const { element, ...order } of adsbygoogle) element.append(JSON.stringify(order));",
};

/** Draws what can be followed and reached by keyboard, as ads are. */
const DRAWS_LINKS: Answer = {
  script: `
    for (const { element } of adsbygoogle) {
      const link = document.createElement("a");
      link.href = "https://ads.example/buy";
      link.textContent = "An ad";
      element.append(link);
    }`,
};

/** A page that is only read and one that React takes over: the same script serves both. */
const KINDS = [BEST_CARDS_GUIDE, "/offers"];

/** A list with ads that is drawn anew for its query, and one that its query makes too short for an ad. */
const SORTED_LIST = "/offers?sort=name";
const SHORT_LIST = "/offers?filter=secured";

/** Where a network's faults are met. */
const PLACES = [
  { address: BEST_CARDS_GUIDE, size: PHONE },
  { address: "/offers", size: LARGE },
  { address: SORTED_LIST, size: PHONE },
];

const bar = (page: Page) => page.getByRole("region", { name: "Ads and privacy" });
const control = (page: Page) => page.getByRole("button", { name: "Do Not Sell or Share My Personal Information" });
const choose = (page: Page, name: string) => bar(page).getByRole("button", { name }).click();
const slots = (page: Page) => page.locator("[data-ad-slot]");
const frames = (page: Page) => page.locator("iframe");
const noteIn = (slot: Locator) => slot.getByRole("link");
const adIn = (slot: Locator) => slot.frameLocator("iframe").locator("ins");

async function open(page: Page, address: string, answer: Answer = WORKS): Promise<string[]> {
  const asked = await answerAs(page, answer);
  await watchShifts(page);
  await page.goto(address);
  if (TOOL_ROUTES.includes(new URL(page.url()).pathname)) await untilReady(page);
  await expect(page.locator("html")).not.toHaveAttribute("data-query");
  return asked;
}

async function scrollThrough(page: Page): Promise<void> {
  for (const slot of await slots(page).all()) {
    await slot.scrollIntoViewIfNeeded();
    await untilStill(page);
  }
}

/** Scrolls to the first slot as a hand does: after a leap over cards that were never drawn the browser has nothing to hold on to. */
async function scrollToFirst(page: Page): Promise<void> {
  const { height } = page.viewportSize() ?? LARGE;
  const first = slots(page).first();
  await expect(async () => {
    const { y } = (await first.boundingBox()) ?? { y: 0 };
    if (y < 0 || y > height) await page.mouse.wheel(0, (Math.sign(y) * height) / 2);
    await untilStill(page);
    await expect(first).toBeInViewport({ timeout: 1 });
  }).toPass();
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

/** The browser's signal, which Chromium itself does not send. */
async function sendPrivacySignal(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
}

/** Says yes, and reads on until an ad stands in every slot. */
async function fillSlots(page: Page): Promise<void> {
  await choose(page, accept);
  await scrollThrough(page);
  for (const slot of await slots(page).all()) {
    await expect(adIn(slot)).not.toBeEmpty();
    await expect(slot.locator("iframe")).toBeVisible();
  }
}

/** Opens the choice from the footer, where it says how things stand. */
async function reopen(page: Page, standing: string): Promise<void> {
  await control(page).click();
  await expect(bar(page)).toContainText(standing);
}

/** What a visitor can bring the question and the ads to. */
type Situation = {
  name: string;
  before?: (page: Page) => Promise<void>;
  reach: (page: Page) => Promise<void>;
  /** Whether ads stand in the page then. */
  filled: boolean;
};

const SITUATIONS: readonly Situation[] = [
  {
    name: "the question",
    reach: (page) => expect(bar(page)).toBeVisible(),
    filled: false,
  },
  {
    name: "an ad in every slot",
    reach: fillSlots,
    filled: true,
  },
  {
    name: "the choice, opened again after a yes",
    reach: async (page) => {
      await fillSlots(page);
      await reopen(page, allowed);
    },
    filled: true,
  },
  {
    name: "the choice, opened again after a no",
    reach: async (page) => {
      await choose(page, decline);
      await reopen(page, declined);
    },
    filled: false,
  },
  {
    name: "the choice under Global Privacy Control, and its note in the footer",
    before: sendPrivacySignal,
    reach: async (page) => {
      await reopen(page, signal);
      await expect(page.getByRole("contentinfo").getByText(signal)).toBeVisible();
    },
    filled: false,
  },
];

/** What axe asks about ads, wherever they stand. */
const ABOUT_ADS: readonly LookedAt[] = [
  {
    rule: "frame-tested",
    elements: "[data-ad-slot] iframe",
    states: /./,
    reason: "What stands in the frame is the network's page; ours gives it a name and a place that it can't leave.",
  },
  {
    rule: "frame-title-unique",
    elements: "[data-ad-slot] iframe",
    states: /./,
    reason: "Each frame holds an advertisement and is called so; what it advertises no page knows beforehand.",
  },
];

/** In a frame something else has the focus, which the network draws. */
const FOCUS_IN_FRAME = /: iframe .*has no ring$/;

/** More presses of Tab than any page has stops, its ads counted in. */
const MOST_PRESSES = 300;

test("on every route the question is asked, the choice stands in the footer, and no other host is asked for anything", async ({
  page,
}) => {
  test.slow();
  for (const route of ROUTES) {
    await page.goto(route);
    await expect(bar(page)).toBeVisible();
    await expect(control(page)).toBeAttached();
    await scrollThrough(page);
    await expect(frames(page)).toHaveCount(0);
    expect(await keptBy(page)).toEqual([]);
  }
});

test("the frame of ads is no page of the site, has a policy of its own and may stand in our pages alone", async ({
  request,
}) => {
  const frame = await request.get("/ad-frame", { maxRedirects: 0 });
  expect(frame.status()).toBe(200);
  expect(frame.headers()["content-security-policy"]).toMatch(
    /^default-src 'none'; script-src 'sha256-[^']+' https:\/\/ads\.example; .*frame-ancestors 'self'$/,
  );
  expect(await frame.text()).toContain('<meta name="robots" content="noindex">');
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain("ad-frame");
});

test.describe("with the network's script", () => {
  // Its own requests are what these tests are about.
  test.use({ expectedProblem: /^request: https:\/\/ads\.example\/ads\.js$/ });

  for (const address of KINDS) {
    test.describe(address, () => {
      test("before a choice nothing is loaded, however far the visitor reads", async ({ page }) => {
        const asked = await open(page, address);
        await expect(bar(page)).toBeVisible();
        await expectNothingLoaded(page, asked);
        expect(await keptBy(page)).toEqual([]);
        await expectWhole(page);
      });

      test("after a yes each slot that comes near is filled, and no other; the question is gone for good", async ({
        page,
      }) => {
        const asked = await open(page, address);
        await choose(page, accept);
        await expect(bar(page)).toBeHidden();
        const nearby = await page.evaluate(
          () =>
            [...document.querySelectorAll("[data-ad-slot]")].filter(
              (slot) => slot.getBoundingClientRect().top < innerHeight + 300,
            ).length,
        );
        expect(nearby).toBeLessThan(await slots(page).count());
        await expect.poll(() => asked.length).toBe(nearby);
        await expect(frames(page)).toHaveCount(nearby);

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
        await scrollToFirst(page);
        await expect(adIn(slots(page).first())).not.toBeEmpty();
        await expect(bar(page)).toBeHidden();
        await expectWhole(page);
      });

      test("whoever goes through the page by Tab never finds the focus under the question", async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 640 });
        await open(page, address);
        await expect(bar(page)).toBeVisible();
        expect(await walkByTab(page)).toEqual([]);
      });

      test("after a no nothing is loaded, and nobody asks again", async ({ page }) => {
        const asked = await open(page, address);
        await choose(page, decline);
        await expectNothingLoaded(page, asked);
        await page.reload();
        await expectNothingLoaded(page, asked);
        await expect(bar(page)).toBeHidden();
        await expectWhole(page);
      });

      test("the footer opens the choice again, by keyboard too: a no takes the ads away", async ({ page }) => {
        const asked = await open(page, address);
        await choose(page, accept);
        const slot = slots(page).first();
        await slot.scrollIntoViewIfNeeded();
        await expect(adIn(slot)).not.toBeEmpty();

        await control(page).focus();
        await page.keyboard.press("Enter");
        await expect(bar(page)).toBeFocused();
        await expect(bar(page)).toContainText(allowed);
        await page.keyboard.press("Tab");
        await page.keyboard.press("Tab");
        await expect(bar(page).getByRole("button", { name: decline })).toBeFocused();
        await page.keyboard.press("Enter");
        await expect(bar(page)).toBeHidden();
        await expect(control(page)).toBeFocused();
        await expect(frames(page)).toHaveCount(0);
        await expect(noteIn(slot)).toBeVisible();
        asked.length = 0;
        await expectNothingLoaded(page, asked);
      });

      test("Global Privacy Control is a no that needs no words, and the page says that it was heard", async ({
        page,
      }) => {
        await sendPrivacySignal(page);
        const asked = await open(page, address);
        await expectNothingLoaded(page, asked);
        await expect(bar(page)).toBeHidden();
        await expect(page.getByRole("contentinfo").getByText(signal)).toBeVisible();
        await control(page).click();
        await expect(bar(page)).toHaveText(`${signal} Close`, { useInnerText: true });
        await choose(page, "Close");
        await expect(control(page)).toBeFocused();
        await expectWhole(page);
      });

      test("ads hold nobody up who goes through the page by Tab", async ({ page }) => {
        await open(page, address, DRAWS_LINKS);
        await fillSlots(page);
        await page.getByRole("link", { name: "Skip to content" }).focus();
        const isAtEnd = () => control(page).evaluate((element) => element === document.activeElement);
        let presses = 0;
        for (; presses < MOST_PRESSES && !(await isAtEnd()); presses += 1) await page.keyboard.press("Tab");
        expect(presses).toBeLessThan(MOST_PRESSES);
      });
    });
  }

  test("a page that replaces another in place asks again until there is an answer, and then shows ads", async ({
    page,
  }) => {
    const asked = await open(page, "/offers");
    const goTo = (name: string) => page.getByRole("banner").getByRole("link", { name }).click();
    await goTo("Compare Cards");
    await expect(page).toHaveURL("/compare");
    await expect(bar(page)).toBeVisible();
    expect(asked).toEqual([]);
    await choose(page, accept);
    await goTo("Calculator");
    await expect(page).toHaveURL("/calculator");
    for (const slot of await slots(page).all()) {
      await slot.scrollIntoViewIfNeeded();
      await expect(adIn(slot)).not.toBeEmpty();
    }
    await expect(bar(page)).toBeHidden();
    await control(page).click();
    await choose(page, decline);
    await expect(frames(page)).toHaveCount(0);
    await goTo("Compare Cards");
    await expect(page).toHaveURL("/compare");
    await scrollThrough(page);
    await expect(frames(page)).toHaveCount(0);
  });

  test("a list that its query makes too short for an ad asks the network for nothing, this time and the next", async ({
    page,
  }) => {
    const asked = await open(page, SHORT_LIST);
    await choose(page, accept);
    const expectNoAds = async () => {
      await untilReady(page);
      await expect(page.getByRole("article")).toHaveCount(2);
      await expect(slots(page)).toHaveCount(0);
      await expectNothingLoaded(page, asked);
    };
    await expectNoAds();
    await page.reload();
    await expectNoAds();
    await expectWhole(page);
  });

  test("slots that a tool draws anew are filled: the other view of the offers", async ({ page }) => {
    await open(page, "/offers");
    await choose(page, accept);
    await page.getByRole("button", { name: "Table" }).click();
    await expect(page.getByRole("table")).toBeVisible();
    await scrollThrough(page);
    await expect(adIn(slots(page).first())).not.toBeEmpty();
  });

  test("a browser that keeps nothing may still say yes, for this page", async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      };
      for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: refuse });
    });
    await open(page, BEST_CARDS_GUIDE);
    await choose(page, accept);
    await expect(bar(page)).toBeHidden();
    await scrollThrough(page);
    for (const slot of await slots(page).all()) await expect(adIn(slot)).not.toBeEmpty();
    await expectWhole(page);
  });
});

test.describe("whatever a visitor has set, the question, the choice and ads", () => {
  // axe asks each frame whether it is there too; an ad's sandbox keeps the question out, and the browser says so.
  test.use({ viewport: NARROWEST, expectedProblem: /^request: https:\/\/ads\.example\/ads\.js$|'postMessage'/ });
  // Eight runs of axe and two walks through one page.
  test.describe.configure({ timeout: 120_000 });

  for (const address of KINDS) {
    for (const { name, before, reach, filled } of SITUATIONS) {
      test(`can be seen, read, enlarged, touched and walked through on ${address}: ${name}`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await before?.(page);
        await open(page, address);
        await reach(page);
        const faults = await faultsByHand(page);
        expect.soft(filled ? faults.filter((fault) => !FOCUS_IN_FRAME.test(fault)) : faults).toEqual([]);
        // Over other text axe can't tell what lies behind; at the page's end, its place, the bar covers nothing.
        await setOwnStyles(page, "[data-ad-frame] { position: static !important; }");
        const answers = [...answersIn(`${address} as it opens`), ...(filled ? ABOUT_ADS : [])];
        await expectAccessible(page, answers, [NARROWEST, LARGE]);
      });
    }
  }
});

test.describe("a network at fault", () => {
  test.use({ expectedProblem: /ads\.example|ERR_BLOCKED_BY_CLIENT|the network's own fault|Script error/ });

  const FAULTS: [string, Answer][] = [
    ["is blocked", "blocked"],
    ["hangs", "hangs"],
    ["throws", { script: 'throw new Error("the network\'s own fault")' }],
    ["throws at an order", { script: 'adsbygoogle.forEach(() => { throw new Error("the network\'s own fault") })' }],
    ["clears the orders away", { script: "adsbygoogle = null" }],
    ["has no ad to show", { script: "" }],
  ];

  for (const { address, size } of PLACES) {
    test.describe(`${address}, ${size.width} px wide`, () => {
      test.use({ viewport: size });

      for (const [what, answer] of FAULTS) {
        test(`a script that ${what} moves nothing: our own notes stay and the page works`, async ({ page }) => {
          const asked = await open(page, address, answer);
          await choose(page, accept);
          await scrollThrough(page);
          await expect(slots(page)).not.toHaveCount(0);
          await expect(frames(page)).toHaveCount(await slots(page).count());
          await expect.poll(() => asked.length).toBe(await slots(page).count());
          for (const slot of await slots(page).all()) {
            await expect(noteIn(slot)).toBeVisible();
            await expect(slot.locator("iframe")).toBeHidden();
          }
          await expectWhole(page);
        });
      }

      test("an ad that comes late and far too large is clipped by its frame", async ({ page }) => {
        const script =
          "setTimeout(() => { const ad = document.createElement('div'); ad.style.cssText = 'width:1600px;height:900px;background:red'; for (const { element } of adsbygoogle) element.append(ad); }, 100)";
        await open(page, address, { script });
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
  }
});

test.describe("our own files for ads at fault", () => {
  test.use({ expectedProblem: OWN_FAULTS });

  /** The page in which an ad stands, and the script of a tool page that puts it there. */
  const OWN_FILES = [
    { file: "the frame", address: BEST_CARDS_GUIDE, isIt: (url: URL) => url.pathname === "/ad-frame" },
    { file: "the frame", address: "/offers", isIt: (url: URL) => url.pathname === "/ad-frame" },
    { file: "the script", address: "/offers", isIt: (url: URL) => /^\/\d+-[0-9a-f]{8}\.js$/.test(url.pathname) },
  ];

  for (const { file, address, isIt } of OWN_FILES) {
    for (const [fault, answer] of Object.entries(HOST_FAULTS)) {
      test(`on ${address} ${file} ${fault}: our own notes stay and the page works`, async ({ page }) => {
        let met = 0;
        await page.route(isIt, (route) => {
          met += 1;
          return answer(route);
        });
        if (file === "the script") {
          await page.goto(address);
          await untilReady(page);
        } else {
          await open(page, address);
          await choose(page, accept);
          await scrollThrough(page);
        }
        await expect.poll(() => met).toBeGreaterThan(0);
        await expect(slots(page)).not.toHaveCount(0);
        for (const slot of await slots(page).all()) await expect(noteIn(slot)).toBeVisible();
        await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
        await expect(page).toHaveURL("/about");
      });
    }
  }
});

test.describe("a network that wants more than to show ads", () => {
  test.use({ expectedProblem: /ads\.example|Unsafe attempt|sandbox|Content Security Policy|elsewhere\.example/ });

  test("reads nothing of the page, keeps nothing in the browser, and leads nobody away", async ({ page }) => {
    const script = `
      const tries = {
        page: () => parent.document.title,
        cookie: () => (document.cookie = "a=1"),
        storage: () => localStorage.setItem("a", "1"),
        away: () => { top.location = "https://elsewhere.example/"; },
        code: () => new Function("return 1")(),
      };
      const done = Object.entries(tries).filter(([, attempt]) => { try { attempt(); return true; } catch { return false; } });
      const other = document.createElement("script");
      other.src = "https://elsewhere.example/more.js";
      other.onload = () => done.push(["other"]);
      document.head.append(other);
      for (const { element } of adsbygoogle) {
        element.append(JSON.stringify({ done: done.map(([name]) => name), referrer: document.referrer }));
      }`;
    await page.route("https://elsewhere.example/**", (route) => route.fulfill({ body: "" }));
    await open(page, BEST_CARDS_GUIDE, { script });
    await choose(page, accept);
    await slots(page).first().scrollIntoViewIfNeeded();
    await expect(adIn(slots(page).first())).toHaveText(JSON.stringify({ done: [], referrer: "" }));
    await expect(page).toHaveURL(BEST_CARDS_GUIDE);
    expect(await keptBy(page)).toEqual(["local storage plainrate-ads"]);
  });
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  for (const address of KINDS) {
    test(`${address} asks nothing, loads nothing and offers no control that does nothing`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(bar(page)).toBeHidden();
      await expect(control(page)).toBeHidden();
      await expect(noteIn(slots(page).first())).toBeVisible();
      await expect(frames(page)).toHaveCount(0);
    });
  }
});
