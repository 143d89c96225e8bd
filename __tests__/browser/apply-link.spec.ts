import { CARDS } from "../support/content";
import { expect, test } from "./support/test";

/** A card of the start page: one component draws the link everywhere. */
const CARD = CARDS.find(({ featured }) => featured) ?? CARDS[0];
if (!CARD) throw new Error("There is no card.");
const { name, applyUrl } = CARD;

// A sample link leads to a note on the page itself, a real one to its issuer.
test.use({
  expectedProblem: applyUrl.startsWith("#") ? null : new RegExp(`^request: https://${new URL(applyUrl).host}/`),
});

test("an Apply link opens a new tab and tells nobody where it came from", async ({ page, context, baseURL }) => {
  await context.route(
    (url) => url.origin !== baseURL,
    (route) => route.fulfill({ contentType: "text/html", body: "" }),
  );
  await page.goto("/");
  const before = page.url();
  const referrers: (string | undefined)[] = [];
  context.on("request", (request) => {
    if (request.isNavigationRequest()) referrers.push(request.headers()["referer"]);
  });
  const opening = context.waitForEvent("page");
  await page.getByRole("link", { name: `Apply for ${name} (opens in a new tab)` }).click();
  const tab = await opening;
  await tab.waitForLoadState();
  expect(tab.url()).toBe(new URL(applyUrl, before).href);
  expect(await tab.evaluate(() => ({ referrer: document.referrer, alone: window.opener === null }))).toEqual({
    referrer: "",
    alone: true,
  });
  expect(referrers).toEqual([undefined]);
  expect(page.url()).toBe(before);
  await expect(tab.locator(applyUrl.startsWith("#") ? applyUrl : "html")).toBeInViewport();
});
