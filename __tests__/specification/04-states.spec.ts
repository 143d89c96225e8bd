import { PHONE } from "../browser/support/screens";
import { decided, expect, openTool, visit } from "./support/site";
import { calculator, compare, contact, guides, menu, offers, toast } from "./support/visits";

visit.describe("4 States and transitions", () => {
  visit("the mobile menu is closed or open, toggled by its button", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/about");
    for (let round = 0; round < 2; round++) {
      await expect(menu.link(page, "Calculator")).toBeHidden();
      await menu.button(page).click();
      await expect(menu.link(page, "Calculator")).toBeVisible();
      await menu.button(page).click();
    }
    await expect(menu.link(page, "Calculator")).toBeHidden();
  });

  visit("the mobile menu closes on choosing a link", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/about");
    await menu.button(page).click();
    await menu.link(page, "About").click();
    await expect(page).toHaveURL("/about");
    await expect(menu.link(page, "About")).toBeHidden();
  });

  visit("offers start with all categories, all credit levels, by rating, and a hidden filter bar", async ({ page }) => {
    await openTool(page, "/offers");
    await expect(page.getByRole("group", { name: "Filters" })).toBeHidden();
    await offers.showFilters(page);
    await expect(offers.choice(page, "Category")).toHaveValue("all");
    await expect(offers.choice(page, "Credit Required")).toHaveValue("all");
    await expect(offers.choice(page, "Sort by")).toHaveValue("rating");
  });

  visit("'Clear All' resets the three filters", async ({ page }) => {
    await openTool(page, "/offers?filter=secured&credit=Limited&sort=name");
    await offers.showFilters(page);
    await expect(offers.choice(page, "Sort by")).toHaveValue("name");
    await page.getByRole("button", { name: "Clear All" }).click();
    await expect(offers.choice(page, "Category")).toHaveValue("all");
    await expect(offers.choice(page, "Credit Required")).toHaveValue("all");
    await expect(offers.choice(page, "Sort by")).toHaveValue("rating");
    await expect(offers.names(page)).toHaveCount(10);
  });

  visit("'Clear Filters' resets category and credit level and leaves the order", async ({ page }) => {
    await openTool(page, "/offers?filter=secured&credit=Good&sort=name");
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await offers.showFilters(page);
    await expect(offers.choice(page, "Category")).toHaveValue("all");
    await expect(offers.choice(page, "Credit Required")).toHaveValue("all");
    await expect(offers.choice(page, "Sort by")).toHaveValue("name");
  });

  visit("compare starts with no card selected, and a click toggles one", async ({ page }) => {
    await openTool(page, "/compare");
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
    await compare.boxes(page).nth(4).click();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
    await compare.boxes(page).nth(4).click();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  });

  visit("adding a card is ignored once four are selected", async ({ page }) => {
    await openTool(page, "/compare");
    for (const index of [0, 1, 2, 3]) await compare.boxes(page).nth(index).click();
    await expect(compare.columns(page)).toHaveCount(4);
    await compare.place(page, 9).getByText("Best for").click({ force: true });
    await expect(compare.columns(page)).toHaveCount(4);
    await expect(compare.boxes(page).nth(9)).not.toBeChecked();
  });

  visit("the guides page starts with an empty search and the category all", async ({ page }) => {
    await openTool(page, "/guides");
    await expect(guides.search(page)).toHaveValue("");
    await expect(guides.category(page, "All")).toHaveAttribute("aria-pressed", "true");
    await expect(guides.articles(page)).toHaveCount(15);
  });

  visit("'Clear Search' resets search and category", async ({ page }) => {
    await openTool(page, "/guides?q=zebra&category=Trends");
    await page.getByRole("button", { name: "Clear Search" }).click();
    await expect(guides.search(page)).toHaveValue("");
    await expect(guides.category(page, "All")).toHaveAttribute("aria-pressed", "true");
    await expect(guides.articles(page)).toHaveCount(15);
  });

  visit(
    "on submit the contact form is sending: its button reads 'Sending Message...' and is disabled",
    async ({ page }) => {
      await page.clock.install();
      await openTool(page, "/contact");
      await contact.fillIn(page);
      await page.clock.pauseAt(Date.now() + 60_000);
      await contact.send(page).click();
      await expect(contact.sending(page)).toBeDisabled();
    },
  );

  visit("then a success panel replaces the form, and no path leads back to it within the page", async ({ page }) => {
    await openTool(page, "/contact");
    await contact.fillIn(page);
    await contact.send(page).click();
    await expect(contact.sent(page)).toBeVisible();
    await expect(page.getByRole("main").locator("form")).toHaveCount(0);
    await expect(contact.sent(page).locator("a, button")).toHaveCount(0);
  });

  visit("after sending, the form is empty again", async ({ page }) => {
    await openTool(page, "/contact");
    await contact.fillIn(page);
    await contact.send(page).click();
    await expect(contact.sent(page)).toBeVisible();
    // The panel stands in its place, so that only another visit shows it.
    await page.getByRole("banner").getByRole("link", { name: "Calculator" }).click();
    await expect(page).toHaveURL("/calculator");
    await page.goBack();
    for (const field of contact.fields(page)) await expect(field).toHaveValue("");
  });

  visit("the calculator has no result at first", async ({ page }) => {
    await openTool(page, "/calculator");
    await expect(calculator.results(page)).toHaveCount(0);
    await expect(calculator.savings(page)).toHaveCount(0);
  });

  visit("'Calculate Payoff' shows the results card and the savings card", async ({ page }) => {
    await openTool(page, "/calculator");
    await calculator.calculate(page);
    await expect(calculator.results(page)).toBeVisible();
    await expect(calculator.savings(page)).toBeVisible();
  });

  visit("pressing again computes anew", async ({ page }) => {
    await openTool(page, "/calculator");
    await calculator.calculate(page);
    await calculator.fill(page, "3000", "18", "100");
    await calculator.calculate(page);
    await calculator.expectFigures(page, { Months: "41", "Total Interest": "$1,015.49" });
  });

  visit(
    "the savings card shows only when there is a result",
    decided(
      "It names an amount only if both plans end and the saving is positive; else it says what the low rate would change, or why there is no saving.",
    ),
    async ({ page }) => {
      await openTool(page, "/calculator");
      await expect(calculator.savings(page)).toHaveCount(0);
      await calculator.fill(page, "5000", "12", "150");
      await calculator.calculate(page);
      await expect(calculator.savings(page)).toContainText("no saving");
      await expect(calculator.savings(page)).not.toContainText("581.33");
    },
  );

  visit("a toast appears, can be dismissed, and one shows at a time", async ({ page }) => {
    await openTool(page, "/guides");
    await expect(toast(page)).toHaveCount(0);
    await page.getByLabel("Email address").fill("reader@example.com");
    for (let press = 0; press < 2; press++) await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(toast(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(toast(page)).toHaveCount(0);
  });
});
