import { LARGE } from "../browser/support/screens";
import { COMPARE_LIMIT, COMPARISON_ROWS } from "./support/facts";
import { decided, expect, openTool, test, texts, visit } from "./support/site";
import { compare } from "./support/visits";

const TWO = "/compare?cards=chase-slate-edge,first-tech-choice-rewards";
const FOUR = "/compare?cards=chase-slate-edge,citi-simplicity,wells-fargo-reflect,usaa-rate-advantage";

test.describe("2 Screens and routes: /compare", () => {
  test("the title is 'Compare Credit Cards'", async ({ read }) => {
    expect(texts(await read("/compare"), "h1")).toEqual(["Compare Credit Cards"]);
  });

  test("there is a grid of all cards, each with a checkbox", async ({ read, cards }) => {
    const $ = await read("/compare");
    const names = $("main fieldset input[type=checkbox]")
      .toArray()
      .map((box) => $(`[id="${String($(box).attr("aria-labelledby"))}"]`).text());
    expect(names).toEqual(cards.map((card) => card.name));
  });

  visit("clicking a card toggles its selection", async ({ page }) => {
    await openTool(page, "/compare");
    const first = compare.place(page, 0);
    await first.getByText("Best for").click();
    await expect(compare.boxes(page).first()).toBeChecked();
    await first.getByText("Best for").click();
    await expect(compare.boxes(page).first()).not.toBeChecked();
  });

  visit("once a card is picked, a comparison table appears and stays in sight", async ({ page }) => {
    await page.setViewportSize(LARGE);
    await openTool(page, "/compare");
    await expect(compare.table(page)).toHaveCount(0);
    await compare.boxes(page).last().click();
    await expect(compare.columns(page)).toHaveText([/Capital One Platinum Secured/]);
    for (const place of [compare.boxes(page).first(), compare.boxes(page).last()]) {
      await place.scrollIntoViewIfNeeded();
      await expect(page.getByRole("heading", { name: "Your comparison" })).toBeInViewport();
    }
  });

  visit("its rows are the specified ones, in order, and last an 'Apply Now' link for each card", async ({ page }) => {
    await openTool(page, TWO);
    await expect(page.getByRole("rowheader")).toHaveText([...COMPARISON_ROWS, "Apply"]);
    await expect(compare.cells(page, "Issuer")).toHaveText(["Chase", "First Tech Federal Credit Union"]);
  });

  visit("the rating stands there as stars and as x/5", async ({ page }) => {
    await openTool(page, TWO);
    const cells = compare.cells(page, "Rating");
    await expect(cells.locator("svg:not(svg svg)")).toHaveCount(2);
    await expect(cells).toHaveText([/4\.9\/5/, /4\.4\/5/]);
  });

  visit("each 'Apply Now' link opens a new tab", async ({ page, context }) => {
    await openTool(page, TWO);
    const links = compare.table(page).getByRole("link", { name: /^Apply Now/ });
    await expect(links).toHaveCount(2);
    const opening = context.waitForEvent("page");
    await links.first().click();
    expect(new URL((await opening).url()).hash).toBe("#apply-chase-slate-edge");
    await expect(page).toHaveURL(TWO);
  });

  visit(
    "a missing value shows 'No rewards' or 'N/A'",
    decided("Beneath N/A of a transfer fee stands whether the issuer charges none or the fee is not known."),
    async ({ page }) => {
      await openTool(page, TWO);
      await expect(compare.cells(page, "Rewards").first()).toHaveText("No rewards");
      for (const row of ["Intro APR", "Intro Term", "Balance Transfer Fee"])
        await expect(compare.cells(page, row).last()).toHaveText(/^N\/A/);
      await expect(compare.cells(page, "Intro Term").first()).toContainText("18 months");
    },
  );

  visit("each column has a button that removes it", async ({ page }) => {
    await openTool(page, TWO);
    await page.getByRole("button", { name: "Remove Chase Slate Edge" }).click();
    await expect(compare.columns(page)).toHaveText([/First Tech Choice Rewards/]);
    await page.getByRole("button", { name: "Remove First Tech Choice Rewards" }).click();
    await expect(compare.table(page)).toHaveCount(0);
  });

  test("sections with tips follow the cards", async ({ read }) => {
    const $ = await read("/compare");
    const after = $("main > section:has(fieldset) ~ section");
    expect(after.find("section:has(> h2):has(> ul > li)").length).toBeGreaterThanOrEqual(2);
  });

  visit("at four selected cards the other checkboxes are disabled", async ({ page }) => {
    await openTool(page, FOUR);
    await expect(page.getByRole("checkbox", { checked: true, disabled: false })).toHaveCount(4);
    await expect(page.getByRole("checkbox", { checked: false, disabled: true })).toHaveCount(6);
  });

  visit(`at four selected cards a warning reads '${COMPARE_LIMIT}'`, async ({ page }) => {
    await openTool(page, FOUR.replace(",usaa-rate-advantage", ""));
    await expect(compare.boxes(page).last()).toBeEnabled();
    await expect(page.getByText(COMPARE_LIMIT)).toHaveCount(0);
    await compare.boxes(page).last().click();
    await expect(page.getByText(COMPARE_LIMIT, { exact: true })).toBeVisible();
  });
});
