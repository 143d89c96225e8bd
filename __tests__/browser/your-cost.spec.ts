import { hang } from "./support/faults";
import { expect, openTool, test, untilStill } from "./support/test";

test("takes numbers along into a new tab, and not into the link", async ({ page }) => {
  await openTool(page, "/#balance=6400&apr=27.99&payment=220");
  await expect(page.getByRole("region", { name: "A lower rate could save you about" })).toBeVisible();
  const link = page.getByRole("link", { name: /^See all \d+ cards$/ }).first();
  const opened = page.context().waitForEvent("page");
  await link.click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  await expect(tab.getByText("Costs you about").first()).toBeVisible();
  await expect(tab).toHaveURL("/offers");
  await expect(link).toHaveAttribute("href", "/offers");
});

test("replaces an example by the first key before the tool's script is there", async ({ page }) => {
  await page.route(/\.js$/, () => new Promise<void>(() => undefined));
  await page.goto("/");
  const field = page.getByLabel("Current Balance ($)");
  await field.click();
  await page.keyboard.type("64");
  await expect(field).toHaveValue("64");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("fits the home page into six screens, with and without numbers, the calculator and /market into about five", async ({
    page,
  }) => {
    // The question about a network's ads adds to the page until it is answered.
    await page.addInitScript(() => location.host && localStorage.setItem("plainrate-ads", "no"));
    const screens = () => page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    await openTool(page, "/#balance=6400&apr=27.99&payment=240");
    await expect(page.getByText("What to do with")).toBeVisible();
    expect(await screens()).toBeLessThanOrEqual(6);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto("about:blank");
    await page.goto("/");
    expect(await screens()).toBeLessThanOrEqual(6);
    await openTool(page, "/calculator#balance=6400&apr=27.99&payment=180");
    await expect(page.getByRole("heading", { name: "What our cards would cost you" })).toBeVisible();
    expect(await screens()).toBeLessThanOrEqual(5.2);
    await openTool(page, "/market#balance=6400&apr=27.99&payment=180&score=720-or-more");
    await expect(page.getByRole("heading", { name: "For your score" })).toBeVisible();
    expect(await screens()).toBeLessThanOrEqual(5);
  });
});

test("says so while the costs hang, and all else works", { tag: "@full" }, async ({ page }) => {
  await openTool(page, "/offers");
  await untilStill(page);
  await page.route(/\.js$/, hang);
  await page.getByLabel("Balance ($)").fill("5000");
  await page.getByLabel("Payment ($)").fill("150");
  await page.getByRole("button", { name: "Show my costs" }).click();
  await expect(page.getByText("Calculating the costs …")).toBeVisible();
  await page.getByRole("button", { name: /^Secured Cards/ }).click();
  await expect(page).toHaveURL("/offers?filter=secured");
  await page.getByRole("button", { name: "Clear your numbers" }).click();
  await expect(page.getByText("Calculating the costs …")).toHaveCount(0);
});
