import { COMPARE_LIMIT, NO_GUIDES, NO_OFFERS } from "./support/facts";
import { decided, expect, openTool, test, texts, visit } from "./support/site";
import { compare, contact } from "./support/visits";

test.describe("8 Error catalogue", () => {
  test("an unknown path shows the 'Page Not Found' page", async ({ read }) => {
    expect(texts(await read("/unknown", 404), "h1")).toEqual(["Page Not Found"]);
  });

  visit(`no offers match the filters: '${NO_OFFERS}'`, async ({ page }) => {
    await openTool(page, "/offers?filter=low-apr&credit=Limited");
    await expect(page.getByText(NO_OFFERS, { exact: true })).toBeVisible();
  });

  visit(`no guides match the search: '${NO_GUIDES}'`, async ({ page }) => {
    await openTool(page, "/guides?q=xyzzy");
    await expect(page.getByText(NO_GUIDES, { exact: true })).toBeVisible();
  });

  visit(`the compare limit is reached: '${COMPARE_LIMIT}'`, async ({ page }) => {
    await openTool(page, "/compare");
    for (const index of [9, 8, 7, 6]) await compare.boxes(page).nth(index).click();
    await expect(page.getByText(COMPARE_LIMIT, { exact: true })).toBeVisible();
  });

  visit(
    "the contact form has no error state: it is sent even with the network gone",
    decided("Only a site that sends to a real endpoint can fail; it then keeps the message and says so."),
    async ({ page, context }) => {
      await openTool(page, "/contact");
      await context.setOffline(true);
      await contact.fillIn(page);
      await contact.send(page).click();
      await expect(contact.sent(page)).toBeVisible();
    },
  );
});
