import type { Page } from "@playwright/test";
import { cardOf } from "../support/content";
import { expect, openTool, test } from "./support/test";

const CITI = cardOf("citi-simplicity").name;
const CHASE = cardOf("chase-slate-edge").name;

const note = (page: Page, name: string) =>
  page.getByText(`This is a sample link. On a live site it would lead to the issuer’s page for ${name}.`);

for (const [address, name] of [
  ["/", `Apply for ${CITI}`],
  ["/offers", `Apply for ${CITI}`],
  ["/offers?filter=balance-transfer", `Apply for ${CITI}`],
  ["/compare?cards=citi-simplicity", `Apply Now for ${CITI}`],
] as const) {
  test(`on ${address} an Apply link opens a new tab that says it is a sample, and tells nobody where it came from`, async ({
    page,
    context,
  }) => {
    if (address === "/") await page.goto(address);
    else await openTool(page, address);
    await expect(note(page, CITI)).toBeHidden();

    const referrers: (string | undefined)[] = [];
    context.on("request", (request) => {
      if (request.isNavigationRequest()) referrers.push(request.headers()["referer"]);
    });
    const opening = context.waitForEvent("page");
    await page.getByRole("link", { name: `${name} (opens in a new tab)` }).click();
    const tab = await opening;

    await expect(note(tab, CITI)).toBeVisible();
    await expect(note(tab, CITI)).toBeInViewport();
    await expect(note(tab, CHASE)).toBeHidden();
    expect(new URL(tab.url()).hash).toBe("#apply-citi-simplicity");
    expect(await tab.evaluate(() => ({ referrer: document.referrer, alone: window.opener === null }))).toEqual({
      referrer: "",
      alone: true,
    });
    expect(referrers).toEqual([undefined]);
    await expect(note(page, CITI)).toBeHidden();
  });
}
