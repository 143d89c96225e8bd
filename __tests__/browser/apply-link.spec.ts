import { CARDS } from "../support/content";
import { expect, openTool, test } from "./support/test";

/** A card that every list shows, the start page's too. */
const CARD = CARDS.find(({ featured }) => featured) ?? CARDS[0];
if (!CARD) throw new Error("There is no card.");
const { id, name, applyUrl } = CARD;

// A sample link leads to a note on the page itself, a real one to its issuer.
test.use({
  expectedProblem: applyUrl.startsWith("#") ? null : new RegExp(`^request: https://${new URL(applyUrl).host}/`),
});

for (const [address, words] of [
  ["/", `Apply for ${name}`],
  ["/offers", `Apply for ${name}`],
  [`/compare?cards=${id}`, `Apply Now for ${name}`],
] as const) {
  // One component draws the link everywhere.
  const details = address === "/" ? {} : { tag: "@full" };
  test(
    `on ${address} an Apply link opens a new tab and tells nobody where it came from`,
    details,
    async ({ page, context, baseURL }) => {
      await context.route(
        (url) => url.origin !== baseURL,
        (route) => route.fulfill({ contentType: "text/html", body: "" }),
      );
      if (address === "/") await page.goto(address);
      else await openTool(page, address);
      const before = page.url();
      const referrers: (string | undefined)[] = [];
      context.on("request", (request) => {
        if (request.isNavigationRequest()) referrers.push(request.headers()["referer"]);
      });
      const opening = context.waitForEvent("page");
      await page.getByRole("link", { name: `${words} (opens in a new tab)` }).click();
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
    },
  );
}
