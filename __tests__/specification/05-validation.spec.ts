import { CARD_IDS } from "./support/facts";
import { attributes, decided, expect, labelsOf, openTool, test, visit, words } from "./support/site";
import { calculator, compare, contact, guides } from "./support/visits";

test.describe("5 Validation rules", () => {
  visit("at most four cards are selected, whatever the address asks for", async ({ page }) => {
    await openTool(page, `/compare?cards=${CARD_IDS.join(",")}`);
    await expect(compare.columns(page)).toHaveCount(4);
  });

  visit(
    "the guide search matches title or excerpt as a substring, whatever the case",
    decided("Those come first; below them stand guides in whose text the word was found, each with its section."),
    async ({ page }) => {
      await openTool(page, "/guides");
      await guides.search(page).fill("FUTURE OF CREDIT");
      await expect(guides.articles(page).first()).toHaveText("The Future of Credit Cards in 2025");
      await guides.search(page).fill("our ten cards start BELOW");
      await expect(guides.articles(page).first()).toHaveText("Best Low APR Credit Cards of 2025");
    },
  );

  visit("the search holds together with an exact match of the category", async ({ page }) => {
    await openTool(page, "/guides?q=low+apr&category=Education");
    await expect(guides.articles(page).first()).toHaveText("Low APR vs. Intro APR: Which Costs Less?");
    await expect(guides.articles(page).filter({ hasText: "Best Low APR" })).toHaveCount(0);
  });

  test("Full Name, Email Address, Subject and Message are required", async ({ read }) => {
    expect(labelsOf(await read("/contact"), "main form [required]")).toEqual([
      "Full Name",
      "Email Address",
      "Subject",
      "Message",
    ]);
  });

  visit("without one of them nothing is sent", async ({ page }) => {
    await openTool(page, "/contact");
    for (const index of [0, 1, 2, 3]) {
      await contact.fillIn(page);
      await contact.fields(page)[index]?.fill("");
      await contact.send(page).click();
      await expect(page.locator("form [aria-invalid=true]")).toHaveCount(1);
      await expect(contact.send(page)).toBeEnabled();
    }
  });

  test("the Email Address is of the email type", async ({ read }) => {
    const $ = await read("/contact");
    expect($("main form input[name=email]").attr("type")).toBe("email");
  });

  test("Category is optional", async ({ read }) => {
    const $ = await read("/contact");
    expect($("main form select").is("[required]")).toBe(false);
    expect(words($, "main form label")).toContain("Category (optional)");
  });

  test("Message has 6 rows and the placeholder 'Please provide as much detail as possible...'", async ({ read }) => {
    const $ = await read("/contact");
    expect(attributes($, "main form textarea", "rows")).toEqual(["6"]);
    expect(attributes($, "main form textarea", "placeholder")).toEqual([
      "Please provide as much detail as possible...",
    ]);
  });

  visit("the honeypot is hidden and can't be reached with the Tab key", async ({ page }) => {
    await openTool(page, "/contact");
    await expect(page.locator("input[name=website]")).toBeHidden();
    await page.getByLabel("Message", { exact: true }).focus();
    await page.keyboard.press("Tab");
    await expect(contact.send(page)).toBeFocused();
  });

  test("no other bounds are shown: none of the form's fields has a length, a range or a pattern", async ({ read }) => {
    const $ = await read("/contact");
    expect($("main form").find("[minlength], [maxlength], [min], [max], [pattern]").length).toBe(0);
  });

  test(
    "the newsletter's input has the email type",
    decided(
      "There is a message, though none is shown: beside the field if it holds no address, and a toast on submit.",
    ),
    async ({ read }) => {
      expect(attributes(await read("/guides"), "section[aria-labelledby=newsletter] input", "type")).toEqual(["email"]);
    },
  );

  for (const [what, value] of [
    ["zero", "0"],
    ["negative", "-5"],
  ] as const) {
    visit(
      `with a balance, a rate or a payment that is ${what} the calculator gives no result`,
      decided("It is not silent: beside the field stands what is wanted."),
      async ({ page }) => {
        await openTool(page, "/calculator");
        for (const [balance, apr, payment] of [
          [value, "24.99", "150"],
          ["5000", value, "150"],
          ["5000", "24.99", value],
        ] as const) {
          await calculator.fill(page, balance, apr, payment);
          await calculator.calculate(page);
          await expect(page.locator("form [aria-invalid=true]")).toHaveCount(1);
          await expect(calculator.results(page)).toHaveCount(0);
        }
      },
    );
  }

  visit(
    "a payment that does not exceed the first month's interest shows zero months and no principal paid",
    decided(
      "The reason stands with it, and the smallest payment that works; zero months alone would read as 'paid off'.",
    ),
    async ({ page }) => {
      await openTool(page, "/calculator");
      // The first month's interest on $1,200 at 10% is $10.00: a payment that equals it does not exceed it.
      for (const [balance, apr, payment] of [
        ["5000", "24.99", "100"],
        ["1200", "10", "10"],
      ] as const) {
        await calculator.fill(page, balance, apr, payment);
        await calculator.calculate(page);
        await calculator.expectFigures(page, {
          Months: "0",
          Years: "0.0",
          "Total Interest": "$0.00",
          "Total Paid": "$0.00",
        });
        await expect(calculator.results(page)).toContainText("never pays the debt off");
      }
    },
  );

  visit(
    "empty or non-numeric input gives no result",
    decided("How it is handled is not shown; beside the field stands what is wanted."),
    async ({ page }) => {
      await openTool(page, "/calculator");
      await calculator.fill(page, "", "abc", "150");
      await calculator.calculate(page);
      await expect(page.locator("form [aria-invalid=true]")).toHaveCount(2);
      await expect(calculator.results(page)).toHaveCount(0);
    },
  );

  visit("in the final month the payment is capped at what is still owed", async ({ page }) => {
    await openTool(page, "/calculator");
    await calculator.fill(page, "100", "20", "1000");
    await calculator.calculate(page);
    await calculator.expectFigures(page, { Months: "1", "Total Interest": "$1.67", "Total Paid": "$101.67" });
  });
});
