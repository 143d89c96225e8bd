import type { Locator, Page } from "@playwright/test";
import { CARDS, cardOf } from "../support/content";
import { COMPARISON_ROWS } from "../support/specified";
import { lookAtFocus } from "./support/focus";
import { LARGE, PHONE } from "./support/screens";
import { expect, loadedAt, openTool, test } from "./support/test";

const WARNING = "Maximum of 4 cards selected. Remove a card to add a different one.";

const NAMES = CARDS.map((card) => card.name);
const CHASE = cardOf("chase-slate-edge").name;
const CITI = cardOf("citi-simplicity").name;
const REFLECT = cardOf("wells-fargo-reflect").name;
const USAA = cardOf("usaa-rate-advantage").name;
const SECURED = cardOf("capital-one-secured").name;
const FOUR = [CHASE, CITI, REFLECT, USAA];
const FOUR_IN_ADDRESS = "/compare?cards=chase-slate-edge,citi-simplicity,wells-fargo-reflect,usaa-rate-advantage";

const box = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
const option = (page: Page, name: string) => page.getByRole("listitem").filter({ has: box(page, name) });
const table = (page: Page) => page.getByRole("table");
const columns = (page: Page) => table(page).getByRole("columnheader");
const search = (page: Page) => page.getByLabel("Search cards");
const removeButton = (page: Page, name: string) => page.getByRole("button", { name: `Remove ${name}` });

async function expectSelected(page: Page, names: readonly string[]): Promise<void> {
  if (names.length === 0) await expect(table(page)).toHaveCount(0);
  else await expect(columns(page)).toHaveText(names.map((name) => new RegExp(name)));
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(names.length);
  await expect(page.getByText(`${names.length} of 4 selected`)).toBeVisible();
}

const cellsOf = (page: Page, label: string): Locator =>
  page
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: label, exact: true }) })
    .getByRole("cell");

test("up to four cards are picked with the mouse, and the table grows with each", async ({ page }) => {
  await openTool(page, "/compare");
  await expectSelected(page, []);
  for (const [index, name] of FOUR.entries()) {
    await box(page, name).click();
    await expectSelected(page, FOUR.slice(0, index + 1));
  }
  await expect(page).toHaveURL(FOUR_IN_ADDRESS);
});

test("at four the others are disabled and a warning says why; a fifth can't be added", async ({ page }) => {
  await openTool(page, "/compare");
  await expect(page.getByText(WARNING)).toBeHidden();
  for (const name of FOUR) await box(page, name).click();
  await expect(page.getByRole("status").filter({ hasText: WARNING })).toBeVisible();
  for (const name of NAMES) {
    if (FOUR.includes(name)) await expect(box(page, name)).toBeEnabled();
    else await expect(box(page, name)).toBeDisabled();
  }
  await option(page, SECURED).getByText("Best for").click({ force: true });
  await expectSelected(page, FOUR);

  await box(page, CITI).click();
  await expect(page.getByText(WARNING)).toBeHidden();
  await expect(page.getByRole("checkbox", { disabled: true })).toHaveCount(0);
  await box(page, SECURED).click();
  await expectSelected(page, [CHASE, REFLECT, USAA, SECURED]);
});

test("a click anywhere on a card toggles it, once", async ({ page }) => {
  await openTool(page, "/compare");
  const places = [
    option(page, CITI).getByText("Best for"),
    option(page, CITI).locator("svg").first(),
    option(page, CITI).getByText(CITI, { exact: true }).last(),
    option(page, CITI).locator("label"),
  ];
  for (const place of places) {
    await place.click();
    await expect(box(page, CITI)).toBeChecked();
    await place.click();
    await expect(box(page, CITI)).not.toBeChecked();
  }
});

test("up to four cards are picked with the keyboard alone, never five", async ({ page }) => {
  await openTool(page, "/compare");
  await search(page).focus();
  for (const name of NAMES.slice(0, 4)) {
    await page.keyboard.press("Tab");
    await expect(box(page, name)).toBeFocused();
    await page.keyboard.press("Space");
    await expect(box(page, name)).toBeChecked();
  }
  await expectSelected(page, NAMES.slice(0, 4));
  await page.keyboard.press("Tab");
  await expect(page.getByRole("checkbox").and(page.locator(":focus"))).toHaveCount(0);
});

test("the table has the specification's rows in its order, each cell as its card says", async ({ page }) => {
  await openTool(page, "/compare?cards=chase-slate-edge,capital-one-secured");
  await expect(table(page).getByRole("rowheader")).toHaveText([...COMPARISON_ROWS, "Apply"]);
  const first = cardOf("chase-slate-edge");
  const second = cardOf("capital-one-secured");
  await expect(cellsOf(page, "Issuer")).toHaveText([first.issuer, second.issuer]);
  await expect(cellsOf(page, "Annual Fee")).toHaveText([first.annualFee, second.annualFee]);
  await expect(cellsOf(page, "Rewards")).toHaveText(["No rewards", "No rewards"]);
  await expect(cellsOf(page, "Intro Term")).toHaveText([
    `${first.introTerm ?? "none"} best18 months on purchases and balance transfers`,
    "N/A",
  ]);
  await expect(cellsOf(page, "Intro APR").last()).toHaveText("N/A");
  await expect(cellsOf(page, "Intro APR").first()).toContainText("0% intro APR");
  await expect(cellsOf(page, "Rating")).toHaveText([
    `${first.rating} out of 5${first.rating}/5 best`,
    `${second.rating} out of 5${second.rating}/5`,
  ]);
  await expect(cellsOf(page, "Foreign Transaction Fee")).toHaveText([
    first.foreignTransactionFee,
    `${second.foreignTransactionFee} best`,
  ]);
  await expect(cellsOf(page, "Best For")).toHaveText([first.bestFor, second.bestFor]);
  for (const name of [first.name, second.name]) {
    const link = table(page).getByRole("link", { name: `Apply Now for ${name} (opens in a new tab)` });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "sponsored nofollow noopener noreferrer");
  }
});

test("in a large window the table stays in sight while the grid is scrolled", async ({ page }) => {
  await page.setViewportSize(LARGE);
  await openTool(page, FOUR_IN_ADDRESS);
  await page.evaluate(() => window.scrollTo(0, 0));
  await box(page, CHASE).scrollIntoViewIfNeeded();
  await expect(box(page, CHASE)).toBeInViewport();
  await expect(page.getByRole("heading", { name: "Your comparison" })).toBeInViewport({ ratio: 1 });
  await expect(removeButton(page, CHASE)).toBeInViewport({ ratio: 1 });
  const area = await page.getByRole("region", { name: "Your comparison" }).boundingBox();
  expect(area?.height, "the grid keeps the larger part of the window").toBeLessThan(LARGE.height * 0.55);
});

for (const [kind, size] of [
  ["narrow", PHONE],
  ["low", { width: 1280, height: 600 }],
] as const) {
  test(`in a ${kind} window the table takes no room from the grid`, async ({ page }) => {
    await page.setViewportSize(size);
    await openTool(page, FOUR_IN_ADDRESS);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(table(page)).toBeVisible();
    await expect(table(page)).not.toBeInViewport();
    await page.getByRole("heading", { name: "Your comparison" }).scrollIntoViewIfNeeded();
    await expect(table(page)).toBeInViewport();
  });
}

/** What has the focus is seen, and nothing lies on a part of it. */
async function expectFocusClear(page: Page): Promise<void> {
  await expect.poll(async () => (await lookAtFocus(page))?.faults).toEqual([]);
  const isClear = (element: Element) => {
    const { left, top, width, bottom } = element.getBoundingClientRect();
    return [top + 1, bottom - 1].every((y) => document.elementFromPoint(left + width / 2, y) === element);
  };
  await expect.poll(() => page.locator(":focus").evaluate(isClear)).toBe(true);
}

/** Large windows, from the lowest in which the table stays in sight. */
for (const height of [740, 800, LARGE.height]) {
  test.describe(`in a window that is ${height} px high`, () => {
    test.use({ viewport: { ...LARGE, height } });

    test("the focus never ends up under the table that stays in sight", async ({ page }) => {
      await openTool(page, "/compare?cards=chase-slate-edge,citi-simplicity");
      await page.evaluate(() => window.scrollTo(0, 0));
      await search(page).focus();
      for (const name of NAMES) {
        await page.keyboard.press("Tab");
        await expect(box(page, name)).toBeFocused();
        await expectFocusClear(page);
      }
    });

    test("a table that comes into sight doesn't cover what has the focus", async ({ page }) => {
      await openTool(page, "/compare");
      await search(page).focus();
      const picked = NAMES.slice(0, 4);
      for (const [index, name] of picked.entries()) {
        await page.keyboard.press("Tab");
        await expect(box(page, name)).toBeFocused();
        await expectFocusClear(page);
        await page.keyboard.press("Space");
        await expectSelected(page, picked.slice(0, index + 1));
        await expectFocusClear(page);
      }
    });
  });
}

test("what has the focus at the window's end is brought clear of the table that comes there", async ({ page }) => {
  await page.setViewportSize(LARGE);
  await openTool(page, "/compare");
  const first = box(page, CHASE);
  await first.focus();
  // Where someone who scrolls may have left it.
  await first.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
  await page.keyboard.press("Space");
  await expectSelected(page, [CHASE]);
  await expectFocusClear(page);
});

test("a column is removed with its button, and the focus stays with the comparison", async ({ page }) => {
  await openTool(page, "/compare?cards=chase-slate-edge,citi-simplicity,usaa-rate-advantage");
  await removeButton(page, CITI).click();
  await expectSelected(page, [CHASE, USAA]);
  await expect(page).toHaveURL("/compare?cards=chase-slate-edge,usaa-rate-advantage");
  await expect(page.getByRole("heading", { name: "Your comparison" })).toBeFocused();
});

test("with the last column the table goes, and the focus moves to the cards", async ({ page }) => {
  await openTool(page, "/compare?cards=citi-simplicity");
  await removeButton(page, CITI).focus();
  await page.keyboard.press("Enter");
  await expectSelected(page, []);
  await expect(page).toHaveURL("/compare");
  await expect(page.getByRole("group", { name: /Choose up to 4 cards/ })).toBeFocused();
});

test("the address ?cards= opens the comparison, in its order", async ({ page }) => {
  await openTool(page, "/compare?cards=usaa-rate-advantage,chase-slate-edge");
  await expectSelected(page, [USAA, CHASE]);
});

test("unknown cards, doubles and a fifth card in the address are ignored", async ({ page }) => {
  await openTool(page, "/compare?cards=none,citi-simplicity,citi-simplicity,usaa-rate-advantage");
  await expectSelected(page, [CITI, USAA]);
  await openTool(page, `/compare?cards=${CARDS.map((card) => card.id).join(",")}`);
  await expectSelected(page, NAMES.slice(0, 4));
});

test("the address ?search= opens the search that the structured data promises", async ({ page }) => {
  await openTool(page, "/compare?search=discover");
  await expect(search(page)).toHaveValue("discover");
  await expect(page.getByRole("checkbox")).toHaveCount(NAMES.filter((name) => name.includes("Discover")).length);
});

test("a selection survives a search that hides its cards", async ({ page }) => {
  await openTool(page, "/compare");
  await box(page, CHASE).click();
  await search(page).fill("usaa");
  await expect(page.getByRole("checkbox")).toHaveCount(1);
  await expect(columns(page)).toHaveText([new RegExp(CHASE)]);
  await box(page, USAA).click();
  await expect(columns(page)).toHaveText([new RegExp(CHASE), new RegExp(USAA)]);
  await expect(page).toHaveURL("/compare?cards=chase-slate-edge,usaa-rate-advantage&search=usaa");
  await search(page).fill("no such card");
  await expect(page.getByText("No cards match your search.")).toBeVisible();
  await expect(columns(page)).toHaveCount(2);
  await search(page).fill("");
  await expectSelected(page, [CHASE, USAA]);
  await expect(page).toHaveURL("/compare?cards=chase-slate-edge,usaa-rate-advantage");
});

test("Back and Forward restore the selection", async ({ page }) => {
  await openTool(page, "/compare");
  await box(page, CITI).click();
  await page.getByRole("banner").getByRole("link", { name: "Calculator" }).click();
  await expect(page).toHaveURL("/calculator");
  await page.goBack();
  await expect(page).toHaveURL("/compare?cards=citi-simplicity");
  await expectSelected(page, [CITI]);
});

test("a link to /compare on the page itself starts with nothing selected", async ({ page }) => {
  await openTool(page, "/compare?cards=citi-simplicity");
  await expectSelected(page, [CITI]);
  const loaded = await loadedAt(page);
  await page.getByRole("banner").getByRole("link", { name: "Compare Cards" }).click();
  await expect(page).toHaveURL("/compare");
  await expectSelected(page, []);
  expect(await loadedAt(page)).toBe(loaded);
});
