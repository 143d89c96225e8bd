import { CARDS } from "../support/content";
import { openState, stateOf } from "./support/states";
import { expect, openTool, test } from "./support/test";

/**
 * What a screen reader makes of each widget: its tree of roles, names, states and descriptions, as the browser works it out.
 * What is calculated or written there is tested where it is made.
 */

const [ONE = "", TWO = ""] = CARDS.map(({ name }) => name);

test("the filter bar and the tiles of /offers", async ({ page }) => {
  await openTool(page, "/offers");
  await page.getByRole("button", { name: /^Secured Cards/ }).click();
  await page.getByRole("button", { name: "Show Filters" }).click();
  await expect(page.getByRole("group", { name: "Categories" })).toMatchAriaSnapshot(`
    - group "Categories":
      - button /^Low APR \\d+ cards?$/ [pressed=false]
      - button /^0% Intro APR \\d+ cards?$/ [pressed=false]
      - button /^Balance Transfer \\d+ cards?$/ [pressed=false]
      - button /^Secured Cards \\d+ cards?$/ [pressed]
      - button /^Low APR \\+ Rewards \\d+ cards?$/ [pressed=false]
  `);
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - button "Hide Filters" [expanded]
    - group "Filters":
      - combobox "Category":
        - option "Secured Cards" [selected]
      - combobox "Credit Required":
        - option "All credit levels" [selected]
      - combobox "Sort by":
        - option "Rating" [selected]
      - button "Clear All"
  `);
});

test("a card's panel with its stars, its link and its details", async ({ page }) => {
  await openTool(page, "/offers");
  await expect(page.getByRole("article", { name: ONE, exact: true })).toMatchAriaSnapshot(`
    - article "${ONE}":
      - heading "${ONE}" [level=3]
      - paragraph: /\\d out of 5/
      - term: Regular APR
      - definition
      - term: Intro offer
      - definition
      - term: Annual fee
      - definition
      - list:
        - listitem
        - listitem
      - paragraph:
        - link "Apply for ${ONE} (opens in a new tab)"
        - button "Add to compare ${ONE}" [pressed=false]
      - group: Details of ${ONE}
  `);
});

test("the cards to pick and the comparison of two", async ({ page }) => {
  await openTool(page, "/compare");
  for (const name of [ONE, TWO]) await page.getByRole("checkbox", { name, exact: true }).check();
  await expect(page.getByRole("group", { name: "Choose up to 4 cards" })).toMatchAriaSnapshot(`
    - group "Choose up to 4 cards":
      - status:
        - paragraph: /^2 of 4 selected/
      - list:
        - listitem:
          - checkbox "${ONE}" [checked]
        - listitem:
          - checkbox "${TWO}" [checked]
        - listitem:
          - checkbox [checked=false]
  `);
  await expect(page.getByRole("region", { name: "Your comparison" })).toMatchAriaSnapshot(`
    - region "Your comparison":
      - heading "Your comparison" [level=2]
      - region "Comparison table":
        - table "Terms of the selected cards side by side":
          - caption
          - rowgroup:
            - row:
              - cell
              - columnheader /Remove ${ONE}$/:
                - button "Remove ${ONE}"
              - columnheader /Remove ${TWO}$/:
                - button "Remove ${TWO}"
          - rowgroup:
            - row:
              - rowheader "Rating"
              - cell /^\\d\\.\\d out of 5/
              - cell /^\\d\\.\\d out of 5/
            - row:
              - rowheader "Apply"
              - cell:
                - link "Apply Now for ${ONE} (opens in a new tab)"
              - cell:
                - link "Apply Now for ${TWO} (opens in a new tab)"
  `);
});

test("the calculator's form and its results, and the checks of the calculation", async ({ page }) => {
  await openState(page, stateOf("/calculator with results"));
  await page.locator("summary", { hasText: "Published results" }).click();
  await expect(page.getByRole("main").locator("form")).toMatchAriaSnapshot(`
    - text: Current Balance ($) What you owe
    - textbox "Current Balance ($)"
    - text: Annual APR (%) From your statement
    - textbox "Annual APR (%)"
    - text: Monthly Payment ($) What you pay each month
    - textbox "Monthly Payment ($)"
    - button "Calculate Payoff"
  `);
  await expect(page.getByRole("region", { name: "Payoff Results" })).toMatchAriaSnapshot(`
    - region "Payoff Results":
      - heading "Payoff Results" [level=2]
      - paragraph: /^Paid off in /
      - term: Years
      - definition: /^\\d+\\.\\d$/
      - term: Months
      - definition: /^\\d+$/
      - term: Total Interest
      - definition: /^\\$[\\d,]+\\.\\d\\d$/
      - term: Total Paid
      - definition: /^\\$[\\d,]+\\.\\d\\d$/
  `);
  await expect(page.getByRole("region", { name: "Published results" })).toMatchAriaSnapshot(`
    - region "Published results":
      - table "Published results, expected and computed":
        - rowgroup:
          - row:
            - columnheader "Figure"
            - columnheader "Expected"
            - columnheader "Computed here"
            - columnheader "Verdict"
        - rowgroup:
          - row:
            - /children: equal
            - rowheader
          - row:
            - /children: equal
            - rowheader
            - cell /\\d/
            - cell /\\d/
            - cell "agrees"
  `);
});

test("the three plans as a table, and what each card would cost, ranked, with staying put", async ({ page }) => {
  await openState(page, stateOf("/calculator with results"));
  await page.locator("summary", { hasText: "Plan your way out" }).click();
  await expect(page.getByRole("region", { name: "The three plans" })).toMatchAriaSnapshot(`
    - region "The three plans":
      - table "Three ways to pay this debt off at your current APR":
        - rowgroup:
          - row:
            - /children: equal
            - columnheader "Plan"
            - columnheader "Monthly payment"
            - columnheader "Months"
            - columnheader "Interest"
            - columnheader "Total"
        - rowgroup:
          - row:
            - /children: equal
            - rowheader "A fixed payment Your plan"
            - cell /\\$/
            - cell /\\d/
            - cell /\\$/
            - cell /\\$/
  `);
  const ranking = page.getByRole("region", { name: "What each card would cost you" });
  await expect(ranking).toMatchAriaSnapshot(`
    - region "What each card would cost you":
      - heading "What each card would cost you" [level=2]
      - list:
        - listitem:
          - /children: equal
          - text: "1."
          - heading [level=3]
          - paragraph: /^About \\$/
          - paragraph: /month/
  `);
  await expect(ranking.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Staying put" }) }))
    .toMatchAriaSnapshot(`
    - listitem:
      - /children: equal
      - heading "Staying put" [level=3]
      - paragraph: /^\\$/
      - paragraph: /month/
  `);
});

test("the planner's three plans, with an error in the one that is chosen", async ({ page }) => {
  await openState(page, stateOf("/calculator with another plan chosen and an error in it"));
  await expect(page.getByRole("group", { name: "How you pay" })).toMatchAriaSnapshot(`
    - group "How you pay":
      - radio "A fixed payment" [checked=false]
      - radio "Paid off within a number of months" [checked]
      - text: Months 1 to 600
      - textbox "Months" [invalid]: "0"
      - paragraph: Enter at least 1 month.
      - radio "The issuer’s minimum" [checked=false]
      - combobox "Minimum payment rule"
      - textbox "Percent (%)"
      - textbox "Minimum amount ($)"
  `);
  await expect(page.getByRole("group", { name: "What else counts" })).toMatchAriaSnapshot(`
    - group "What else counts":
      - textbox "New spending a month ($)": "0"
      - checkbox "Count rewards on new spending" [checked=false]
  `);
});

test("the balance over time: the chart, its figures as a table, and the plan month by month", async ({ page }) => {
  await openState(page, stateOf("/calculator with its tables open"));
  await expect(page.getByRole("region", { name: "Your balance over time" })).toMatchAriaSnapshot(`
    - region "Your balance over time":
      - heading "Your balance over time" [level=2]
      - figure:
        - img /^Balance over time All lines start at \\$1,000\\.00\\./
      - group:
        - text: The chart as a table
        - region "The chart as a table":
          - table:
            - rowgroup:
              - row:
                - columnheader "After month"
                - columnheader "Issuer’s minimum"
                - columnheader "Your plan"
                - columnheader "Lowest-cost card"
            - rowgroup:
              - row:
                - rowheader "Today"
                - cell "$1,000.00"
                - cell "$1,000.00"
                - cell "$1,000.00"
      - group:
        - text: Your plan month by month
        - region "Your plan month by month":
          - table:
            - rowgroup:
              - row:
                - columnheader "Month"
                - columnheader "Starting balance"
                - columnheader "Interest"
                - columnheader "Payment"
                - columnheader "Principal"
                - columnheader "Ending balance"
            - rowgroup:
              - row:
                - rowheader "1"
                - cell "$1,000.00"
        - button "Download as CSV"
  `);
});

test("a guide's key term with its definition, and a chart with its numbers", async ({ page }) => {
  await openState(page, stateOf("a guide with the numbers of its charts and a key term open"));
  await expect(page.getByRole("main").locator("dfn").first()).toMatchAriaSnapshot(`
    - term:
      - button /\\w/
      - text: /\\w/
  `);
  await expect(page.getByRole("figure").first()).toMatchAriaSnapshot(`
    - figure /\\w/:
      - strong
      - img /\\w/
      - group:
        - text: Show the numbers
        - region /^Table. /:
          - table /\\w/:
            - rowgroup:
              - row:
                - columnheader "Bar"
                - columnheader
            - rowgroup:
              - row:
                - rowheader
                - cell
  `);
});
