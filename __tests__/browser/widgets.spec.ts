import type { Page } from "@playwright/test";
import { CARDS } from "../support/content";
import { openState, stateOf } from "./support/states";
import { expect, openTool, test } from "./support/test";

/** What a screen reader makes of each widget: its tree of roles, names, states and descriptions. */

const COUNT = /^\d+$/;
const DOLLARS = /^\$[\d,]+\.\d\d$/;

type PlanTable = { title: string; caption: string; columns: readonly string[] };
type PlanRow = readonly [header: string, ...cells: (string | RegExp)[]];

/** That the planner's table under this heading has these columns and these rows, and no other rows and cells. */
async function expectPlanTable(page: Page, { title, caption, columns }: PlanTable, rows: readonly PlanRow[]) {
  const head = columns.map((name) => `- columnheader "${name}"`);
  const body = rows.flatMap(([header, ...cells]) => [
    "- row:",
    "  - /children: equal",
    `  - rowheader "${header}"`,
    ...cells.map((cell) => `  - cell ${typeof cell === "string" ? `"${cell}"` : String(cell)}`),
  ]);
  await expect(page.getByRole("region", { name: title }).locator("..")).toMatchAriaSnapshot(`
    - heading "${title}" [level=3]
    - region "${title}":
      - table "${caption}":
        - caption: ${caption}
        - rowgroup:
          - row:
            - /children: equal
            ${head.join("\n            ")}
        - rowgroup:
          - /children: equal
          ${body.join("\n          ")}
  `);
}

const THREE_PLANS: PlanTable = {
  title: "The three plans",
  caption: "Three ways to pay this debt off at your present APR",
  columns: ["Plan", "A month", "Months", "Interest", "Total"],
};
const WITHIN_36_MONTHS: PlanRow = ["Paid off within 36 months", DOLLARS, "36", DOLLARS, DOLLARS];
const THE_MINIMUM: PlanRow = [
  "The issuer’s minimum",
  /^\$[\d,]+\.\d\d at first$/,
  /^\d+ on a statement. \d+ years$/,
  DOLLARS,
  DOLLARS,
];

const PAY_MORE: PlanTable = {
  title: "What if I pay more?",
  caption: "Your plan with $25, $50 and $100 more a month",
  columns: ["More a month", "Payment", "Months", "Interest", "You save"],
};

test("the filter bar and the tiles of /offers", async ({ page }) => {
  await openState(page, stateOf("/offers with the filters open"));
  await expect(page.getByRole("group", { name: "Categories" })).toMatchAriaSnapshot(`
    - group "Categories":
      - button /Low APR \\d+ cards?/ [pressed=false]
      - button /0% Intro APR \\d+ cards?/ [pressed=false]
      - button /Balance Transfer \\d+ cards?/ [pressed=false]
      - button /Secured Cards \\d+ cards?/ [pressed=false]
      - button /Low APR \\+ Rewards \\d+ cards?/ [pressed=false]
  `);
  await expect(page.getByRole("button", { name: "Hide Filters" })).toMatchAriaSnapshot(`
    - button "Hide Filters" [expanded]
  `);
  await expect(page.getByRole("group", { name: "Filters" })).toMatchAriaSnapshot(`
    - group "Filters":
      - text: Category
      - combobox "Category":
        - option "All categories" [selected]
        - option "Low APR"
        - option "0% Intro APR"
        - option "Balance Transfer"
        - option "Secured Cards"
        - option "Low APR + Rewards"
      - text: Credit Required
      - combobox "Credit Required":
        - option "All credit levels" [selected]
        - option "Excellent"
        - option "Good"
        - option "Fair"
        - option "Limited"
      - text: Sort by
      - combobox "Sort by":
        - option "Rating" [selected]
        - option "APR (low to high)"
        - option "Name"
      - button "Clear All"
  `);
});

test("a card's panel with its stars, its sources and its link", async ({ page }) => {
  await openTool(page, "/offers?filter=balance-transfer");
  await expect(page.getByRole("article", { name: "Citi Simplicity Card" })).toMatchAriaSnapshot(`
    - article "Citi Simplicity Card":
      - paragraph: Featured
      - heading "Citi Simplicity Card" [level=3]
      - paragraph: Citi
      - text: /\\d\\.\\d out of 5/
      - term: Regular APR
      - definition: /\\d+\\.\\d+% – \\d+\\.\\d+% variable/
      - term: Intro offer
      - definition: /0% intro APR for \\d+ months on balance transfers and \\d+ months on purchases, then \\d+\\.\\d+% – \\d+\\.\\d+% variable\\. Transfer fee. \\d+% or \\$\\d+ \\(greater\\)/
      - term: Annual fee
      - definition: $0
      - paragraph: "/Best for: Transferring card debt and clearing it inside \\\\d+ months/"
      - list:
        - listitem: /0% intro APR for \\d+ months on balance transfers completed within 4 months of opening/
        - listitem: /0% intro APR for \\d+ months on new purchases/
      - group: "/Terms as of January \\\\d+, sample, not checked with the issuer : sources for Citi Simplicity Card/"
      - link "Apply for Citi Simplicity Card (opens in a new tab)":
        - /url: "#apply-citi-simplicity"
  `);
});

test("the cards to pick and the comparison of two", async ({ page }) => {
  await openTool(page, "/compare?cards=citi-simplicity,usaa-rate-advantage&search=usaa");
  await expect(page.getByRole("group", { name: "Choose up to 4 cards" })).toMatchAriaSnapshot(`
    - group "Choose up to 4 cards":
      - status:
        - paragraph: /2 of 4 selected, 1 of \\d+ cards shown/
      - list:
        - listitem:
          - checkbox "USAA Rate Advantage Credit Card" [checked]
          - text: "/USAA Rate Advantage Credit Card Featured \\\\d\\\\.\\\\d out of 5 \\\\d+\\\\.\\\\d+% – \\\\d+\\\\.\\\\d+% variable 0% intro APR for \\\\d+ months on balance transfers, then \\\\d+\\\\.\\\\d+% – \\\\d+\\\\.\\\\d+% variable\\\\. Transfer fee: \\\\d+% or \\\\$\\\\d+ \\\\(greater\\\\) Annual fee: \\\\$0 Best for: Military households that expect to carry a balance at times/"
  `);
  await expect(page.getByRole("region", { name: "Your comparison" })).toMatchAriaSnapshot(`
    - region "Your comparison":
      - heading "Your comparison" [level=2]
      - region "Comparison table":
        - table "Terms of the selected cards side by side":
          - caption: Terms of the selected cards side by side
          - rowgroup:
            - row "Citi Simplicity Card Remove Citi Simplicity Card USAA Rate Advantage Credit Card Remove USAA Rate Advantage Credit Card":
              - cell
              - columnheader "Citi Simplicity Card Remove Citi Simplicity Card":
                - button "Remove Citi Simplicity Card"
              - columnheader "USAA Rate Advantage Credit Card Remove USAA Rate Advantage Credit Card":
                - button "Remove USAA Rate Advantage Credit Card"
          - rowgroup:
            - row "Issuer Citi USAA":
              - rowheader "Issuer"
              - cell "Citi"
              - cell "USAA"
            - row /Regular APR \\d+\\.\\d+% – \\d+\\.\\d+% Variable \\d+\\.\\d+% – \\d+\\.\\d+% best Variable/:
              - rowheader "Regular APR"
              - cell /\\d+\\.\\d+% – \\d+\\.\\d+% Variable/
              - cell /\\d+\\.\\d+% – \\d+\\.\\d+% best Variable/
            - row "Intro APR 0% intro APR 0% intro APR":
              - rowheader "Intro APR"
              - cell "0% intro APR"
              - cell "0% intro APR"
            - row /Intro Term \\d+ months best \\d+ months/:
              - rowheader "Intro Term"
              - cell /\\d+ months best/
              - cell /\\d+ months/
            - row "Annual Fee $0 $0":
              - rowheader "Annual Fee"
              - cell "$0"
              - cell "$0"
            - row "Rewards No rewards No rewards":
              - rowheader "Rewards"
              - cell "No rewards"
              - cell "No rewards"
            - row /Rating \\d\\.\\d out of 5( best)? \\d\\.\\d out of 5/:
              - rowheader "Rating"
              - cell /\\d\\.\\d out of 5/
              - cell /\\d\\.\\d out of 5/
            - row /Credit Required Good Scores \\d+–\\d+ Good Scores \\d+–\\d+/:
              - rowheader "Credit Required"
              - cell /Good Scores \\d+–\\d+/
              - cell /Good Scores \\d+–\\d+/
            - row /Balance Transfer Fee 3% or \\$5 \\(greater\\) \\$\\d+\\.\\d+ on \\$\\d+,\\d+ 3% or \\$5 \\(greater\\) \\$\\d+\\.\\d+ on \\$\\d+,\\d+/:
              - rowheader "Balance Transfer Fee"
              - cell /3% or \\$5 \\(greater\\) \\$\\d+\\.\\d+ on \\$\\d+,\\d+/
              - cell /3% or \\$5 \\(greater\\) \\$\\d+\\.\\d+ on \\$\\d+,\\d+/
            - row "Foreign Transaction Fee 3% None best":
              - rowheader "Foreign Transaction Fee"
              - cell "3%"
              - cell "None best"
            - row /Best For Transferring card debt and clearing it inside \\d+ months Military households that expect to carry a balance at times/:
              - rowheader "Best For"
              - cell /Transferring card debt and clearing it inside \\d+ months/
              - cell "Military households that expect to carry a balance at times"
            - row "Apply Apply Now for Citi Simplicity Card (opens in a new tab) Apply Now for USAA Rate Advantage Credit Card (opens in a new tab)":
              - rowheader "Apply"
              - cell "Apply Now for Citi Simplicity Card (opens in a new tab)":
                - link "Apply Now for Citi Simplicity Card (opens in a new tab)":
                  - /url: "#apply-citi-simplicity"
              - cell "Apply Now for USAA Rate Advantage Credit Card (opens in a new tab)":
                - link "Apply Now for USAA Rate Advantage Credit Card (opens in a new tab)":
                  - /url: "#apply-usaa-rate-advantage"
      - paragraph: "N/A means that the card lists no such term or we lack the figure. N/A alone does not mean free; where nothing is charged, a note beneath says so. Best APR: the lowest middle of the range. Terms are as of January 2025 (secured cards' APRs older); most are estimates. Sources: see Credit Card Offers."
  `);
});

test("the calculator's form and its results", async ({ page }) => {
  await openState(page, stateOf("/calculator with results"));
  await expect(page.getByRole("main").locator("form")).toMatchAriaSnapshot(`
    - text: Current Balance ($) What you owe, in dollars
    - textbox "Current Balance ($)": /\\d+/
    - text: Annual APR (%) From your statement, in percent
    - textbox "Annual APR (%)": /\\d+\\.\\d+/
    - text: Monthly Payment ($) What you pay, in dollars
    - textbox "Monthly Payment ($)": /\\d+/
    - button "Calculate Payoff"
  `);
  await expect(page.getByRole("region", { name: "Payoff Results" })).toMatchAriaSnapshot(`
    - region "Payoff Results":
      - heading "Payoff Results" [level=2]
      - paragraph: /Paid off in \\d+ months; interest costs \\$\\d+,\\d+\\.\\d+\\./
      - term: Years
      - definition: "4.8"
      - term: Months
      - definition: /\\d+/
      - term: Total Interest
      - definition: /\\$\\d+,\\d+\\.\\d+/
      - term: Total Paid
      - definition: /\\$\\d+,\\d+\\.\\d+/
  `);
  await expect(page.getByRole("region", { name: "Potential Savings with Low APR Card" })).toMatchAriaSnapshot(`
    - region "Potential Savings with Low APR Card":
      - heading "Potential Savings with Low APR Card" [level=2]
      - paragraph: /At \\d+\\.\\d+% the same payment would save \\$\\d+,\\d+\\.\\d+ of interest and \\d+ months\\./
      - paragraph: /Interest would be \\$\\d+,\\d+\\.\\d+ instead of \\$\\d+,\\d+\\.\\d+\\. The rate is an example, not an offer of any card\\./
      - link "Find Low APR Cards":
        - /url: /compare
  `);
});

test("the search of guides and a guide that it finds", async ({ page }) => {
  await openState(page, stateOf("/guides with a category"));
  await expect(page.getByRole("searchbox")).toMatchAriaSnapshot(`
    - searchbox "Search guides and articles"
  `);
  await expect(page.getByRole("group", { name: "Categories" })).toMatchAriaSnapshot(`
    - group "Categories":
      - button "All" [pressed=false]
      - button "Reviews" [pressed=false]
      - button "Credit Tips" [pressed=false]
      - button "Education" [pressed=false]
      - button "Debt Management" [pressed=false]
      - button "Credit Building" [pressed=false]
      - button "Student Credit" [pressed=false]
      - button "Trends" [pressed]
  `);
  await expect(page.getByRole("region", { name: "Articles" })).toMatchAriaSnapshot(`
    - region "Articles":
      - heading "Articles" [level=2]
      - status:
        - paragraph: 1 article found
      - list:
        - listitem:
          - article:
            - paragraph: Trends
            - heading /The Future of Credit Cards in \\d+/ [level=3]:
              - link /The Future of Credit Cards in \\d+/:
                - /url: /guides/future-credit-cards-2025
            - paragraph: Card rates may ease, several rules are in court, and new kinds of cards are coming. Here is what is known and what is not.
            - paragraph:
              - text: Plainrate editors ·
              - time: /December 8, \\d+/
              - text: · 7 min read
  `);
});

test("the contact form with its errors", async ({ page }) => {
  await openState(page, stateOf("/contact with errors"));
  await expect(page.getByRole("main").locator("form")).toMatchAriaSnapshot(`
    - alert:
      - heading "There is a problem" [level=3]
      - list:
        - listitem:
          - link "Enter your full name.":
            - /url: "#contact-name"
        - listitem:
          - link "Enter your email address.":
            - /url: "#contact-email"
        - listitem:
          - link "Enter a subject.":
            - /url: "#contact-subject"
        - listitem:
          - link "Enter your message.":
            - /url: "#contact-message"
    - text: Full Name
    - textbox "Full Name" [invalid]
    - paragraph: Enter your full name.
    - text: Email Address
    - textbox "Email Address" [invalid]
    - paragraph: Enter your email address.
    - text: Subject
    - textbox "Subject" [invalid]
    - paragraph: Enter a subject.
    - text: Category (optional)
    - combobox "Category (optional)":
      - option "Select a category" [selected]
      - option "General Inquiry"
      - option "Credit Card Review Question"
      - option "Website Technical Issue"
      - option "Partnership Inquiry"
      - option "Feedback/Suggestion"
      - option "Other"
    - text: Message
    - textbox "Message" [invalid]:
      - /placeholder: Please provide as much detail as possible...
    - paragraph: Enter your message.
    - button "Send Message"
    - status
  `);
});

test("the menu of a small screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openState(page, stateOf("/ with the menu open"));
  await expect(page.getByRole("banner")).toMatchAriaSnapshot(`
    - banner:
      - link "Plainrate":
        - /url: /
      - button "Menu"
      - navigation "Main":
        - list:
          - listitem:
            - link "Credit Card Offers":
              - /url: /offers
          - listitem:
            - link "Compare Cards":
              - /url: /compare
          - listitem:
            - link "Guides & Articles":
              - /url: /guides
          - listitem:
            - link "Calculator":
              - /url: /calculator
          - listitem:
            - link "About":
              - /url: /about
        - link "Find Your Card":
          - /url: /offers
  `);
});

test("a key term with its definition", async ({ page }) => {
  await openState(page, stateOf("a guide with a key term open"));
  await expect(page.getByRole("main").locator("dfn").first()).toMatchAriaSnapshot(`
    - term:
      - button "balance transfer"
      - text: "Moving debt from one card to another: the new card pays the old one, and you owe the new issuer instead."
  `);
});

test("a message of the newsletter box", async ({ page }) => {
  await openState(page, stateOf("/guides with a message"));
  await expect(page.getByRole("status").filter({ hasText: "Dismiss" })).toMatchAriaSnapshot(`
    - status:
      - paragraph: This is a sample site, so there is no newsletter to subscribe to yet. Your address was not sent anywhere.
      - button "Dismiss"
  `);
});

test("the planner's three plans, with an error in the one that is chosen", async ({ page }) => {
  await openState(page, stateOf("/calculator with another plan chosen and an error in it"));
  await expect(page.getByRole("group", { name: "How you pay" })).toMatchAriaSnapshot(`
    - group "How you pay":
      - radio "A fixed payment" [checked=false]
      - text: A fixed payment
      - paragraph: /\\$\\d+\\.\\d+ every month, from the field above\\./
      - radio "Paid off within a number of months" [checked]
      - text: Paid off within a number of months
      - paragraph: The payment is worked out for you.
      - text: Months 1 to 600
      - textbox "Months" [invalid]: "0"
      - paragraph: Enter at least 1 month.
      - radio "The issuer’s minimum" [checked=false]
      - text: The issuer’s minimum
      - paragraph: '/What your issuer asks for: \\$\\d+\\.\\d+ at first, new each month\\./'
      - text: Minimum payment rule
      - combobox "Minimum payment rule":
        - option "Percent of the balance, plus the interest" [selected]
        - option "Percent of the balance"
      - text: Percent (%)
      - textbox "Percent (%)": /\\d+/
      - text: At least ($)
      - textbox "At least ($)": /\\d+/
  `);
  await expect(page.getByRole("group", { name: "What else counts" })).toMatchAriaSnapshot(`
    - group "What else counts":
      - textbox "New spending a month ($)": "0"
      - checkbox "Count rewards on new spending" [checked=false]
      - text: Count rewards on new spending
  `);
});

test("the three plans as a table, and what paying more changes", async ({ page }) => {
  await openState(page, stateOf("/calculator with results"));
  await expectPlanTable(page, THREE_PLANS, [
    ["A fixed payment Your plan", DOLLARS, COUNT, DOLLARS, DOLLARS],
    WITHIN_36_MONTHS,
    THE_MINIMUM,
  ]);
  const saved = /^\$[\d,]+\.\d\d and \d+ months$/;
  await expectPlanTable(page, PAY_MORE, [
    ["+$25", DOLLARS, COUNT, DOLLARS, saved],
    ["+$50", DOLLARS, COUNT, DOLLARS, saved],
    ["+$100", DOLLARS, COUNT, DOLLARS, saved],
  ]);
});

test("a plan that never ends says so in one cell instead of its figures", async ({ page }) => {
  await openState(page, stateOf("/calculator with plans that never end"));
  const never = /^Never ends. the payment .+ The smallest payment that works is \$\d+\.\d\d a month\./;
  await expectPlanTable(page, THREE_PLANS, [
    ["A fixed payment Your plan", "$1.00", never],
    WITHIN_36_MONTHS,
    THE_MINIMUM,
  ]);
  await expectPlanTable(page, PAY_MORE, [
    ["+$25", "$26.00", never],
    ["+$50", "$51.00", never],
    ["+$100", "$101.00", never],
  ]);
});

test("what each card would cost, ranked, with staying put", async ({ page }) => {
  await openState(page, stateOf("/calculator with results"));
  const ranking = page.getByRole("region", { name: "What each card would cost you" });
  await expect(ranking).toMatchAriaSnapshot(`
    - region "What each card would cost you":
      - heading "What each card would cost you" [level=2]
      - paragraph
      - list:
        - listitem:
          - /children: equal
          - text: "1."
          - heading [level=3]
          - paragraph: /^\\$[\\d,]+( – \\$[\\d,]+)?$/
          - paragraph: /^(\\d+ – )?\\d+ months?\\. .*\\d%/
        - listitem:
          - /children: equal
          - text: "2."
          - heading [level=3]
          - paragraph: /^\\$[\\d,]+( – \\$[\\d,]+)?$/
          - paragraph: /^(\\d+ – )?\\d+ months?\\. .*\\d%/
  `);
  await expect(ranking.getByRole("listitem").filter({ hasText: "Staying put" })).toMatchAriaSnapshot(`
    - listitem:
      - /children: equal
      - heading "Staying put" [level=3]
      - paragraph: /^\\$[\\d,]+$/
      - paragraph: /^\\d+ months\\. Your present card at 24\\.99%, without a transfer\\.$/
  `);
});

test("the cards that are not ranked, each with its reason", async ({ page }) => {
  await openState(page, stateOf("/calculator with plans that never end"));
  const ranking = page.getByRole("region", { name: "What each card would cost you" });
  await expect(ranking).toMatchAriaSnapshot(`
    - region "What each card would cost you":
      - /children: equal
      - heading "What each card would cost you" [level=2]
      - paragraph
      - list:
        - /children: equal
        - listitem:
          - /children: equal
          - heading "Staying put" [level=3]
          - paragraph: /^Never ends. .+ Your present card at 24\\.99%, without a transfer\\.$/
      - region "Not ranked":
        - /children: equal
        - heading "Not ranked" [level=3]
        - list:
          - listitem:
            - /children: equal
            - strong
            - text: /^At \\d+(\\.\\d+)?% this plan would not pay your balance off within 50 years\\./
  `);
  await expect(ranking.getByRole("region", { name: "Not ranked" }).getByRole("listitem")).toHaveCount(CARDS.length);
});

test("the checks of the calculation, each source with its figures", async ({ page }) => {
  await openState(page, stateOf("/calculator with results"));
  for (const title of ["Published results", "Our own checks"])
    await expect(page.getByRole("region", { name: title }).locator("..")).toMatchAriaSnapshot(`
      - heading "${title}" [level=3]
      - region "${title}":
        - table "${title}, expected and computed":
          - caption: ${title}, expected and computed
          - rowgroup:
            - row "Figure Expected Computed here Verdict":
              - columnheader "Figure"
              - columnheader "Expected"
              - columnheader "Computed here"
              - columnheader "Verdict"
          - rowgroup:
            - row:
              - /children: equal
              - rowheader /^\\S.* \\$[\\d,]+ at \\d+(\\.\\d+)?%, paid off in \\d+ months/
            - row:
              - /children: equal
              - rowheader "Monthly payment"
              - cell /^\\$[\\d,.]+$/
              - cell /^\\$[\\d,.]+$/
              - cell "agrees"
    `);
});

test("the address of a plan, to be copied by hand", async ({ page }) => {
  await openState(page, stateOf("/calculator with the address of the plan"));
  const copy = page.getByRole("button", { name: "Copy link to this plan" }).locator("..");
  await expect(copy).toMatchAriaSnapshot(`
    - button "Copy link to this plan"
    - paragraph: "The address is selected: copy it with your keyboard or menu."
    - text: Address of this plan
    - textbox "Address of this plan": /\\/calculator$/
  `);
});

test("the balance over time: the chart, its figures as a table, and the plan month by month", async ({ page }) => {
  await openState(page, stateOf("/calculator with its tables open"));
  const balance = page.getByRole("region", { name: "Your balance over time" });
  await expect(balance.getByRole("figure")).toMatchAriaSnapshot(`
    - figure /The lowest-cost card under your plan is the .+, drawn at the high end of its APR range/:
      - 'img /^Balance over time All lines start at \\$1,000\\.00\\. Issuer’s minimum: paid off in month \\d+\\. Your plan: paid off in month \\d+\\. Lowest-cost card: paid off in month \\d+\\.$/'
  `);
  await expect(balance).toMatchAriaSnapshot(`
    - region "Your balance over time":
      - heading "Your balance over time" [level=2]
      - figure
      - group:
        - text: The chart as a table
        - region "The chart as a table":
          - table /^All lines start at \\$1,000\\.00\\./:
            - rowgroup:
              - row "After month Issuer’s minimum Your plan Lowest-cost card":
                - columnheader "After month"
                - columnheader "Issuer’s minimum"
                - columnheader "Your plan"
                - columnheader "Lowest-cost card"
            - rowgroup:
              - row "Today $1,000.00 $1,000.00 $1,000.00":
                - rowheader "Today"
                - cell "$1,000.00"
                - cell "$1,000.00"
                - cell "$1,000.00"
              - row /^4 \\$\\d+\\.\\d+ Paid off /:
                - rowheader "4"
                - cell /^\\$\\d+\\.\\d+$/
                - cell "Paid off"
      - group:
        - text: Your plan month by month
        - region "Your plan month by month":
          - table "Your plan month by month, rounded to the cent":
            - rowgroup:
              - row "Month Owed before Interest Payment Principal Owed after":
                - columnheader "Month"
                - columnheader "Owed before"
                - columnheader "Interest"
                - columnheader "Payment"
                - columnheader "Principal"
                - columnheader "Owed after"
            - rowgroup:
              - row /^1 \\$1,000\\.00 \\$\\d+\\.\\d+ \\$300\\.00 \\$\\d+\\.\\d+ \\$\\d+\\.\\d+$/:
                - rowheader "1"
                - cell "$1,000.00"
                - cell /^\\$\\d+\\.\\d+$/
                - cell "$300.00"
                - cell /^\\$\\d+\\.\\d+$/
                - cell /^\\$\\d+\\.\\d+$/
        - button "Download as CSV"
  `);
});

test("the reminder with an error", async ({ page }) => {
  await openState(page, stateOf("/calculator with an error of the reminder"));
  await expect(page.getByRole("region", { name: "A reminder before an intro rate ends" })).toMatchAriaSnapshot(`
    - region "A reminder before an intro rate ends":
      - heading "A reminder before an intro rate ends" [level=2]
      - text: Card and intro offer
      - combobox "Card and intro offer":
        - 'option /^Chase Slate Edge: \\d+ months on purchases and balance transfers$/ [selected]'
        - 'option /^Citi Simplicity Card: \\d+ months on balance transfers$/'
        - 'option /^Citi Simplicity Card: \\d+ months on purchases$/'
      - text: Start date The day on which the account was opened, unless the issuer says otherwise
      - textbox "Start date" [invalid]
      - paragraph: Choose the day on which the intro rate began or will begin.
      - paragraph: Choose a start date to see the day on which the rate ends.
      - button "Download reminder (.ics)"
  `);
});

test.describe("what each card of /offers would cost", () => {
  test("with the amounts to begin with", async ({ page }) => {
    await openState(page, stateOf("/offers with costs"));
    const costs = page.getByRole("button", { name: "Show what each card would cost me" }).locator("..");
    await expect(costs).toMatchAriaSnapshot(`
      - button "Show what each card would cost me" [pressed]
      - group "Your amounts":
        - text: Balance In dollars, to move to the card
        - textbox "Balance": /\\d+/
        - text: Monthly Payment In dollars, the same every month
        - textbox "Monthly Payment": /\\d+/
      - paragraph: /^Costs for \\$5,000 paid off at \\$150 a month\\./
      - status: /^Costs for \\$5,000 paid off at \\$150 a month\\./
      - paragraph: /^Your cost is all interest and fees/
    `);
  });

  test("with an amount that can't be used", async ({ page }) => {
    await openState(page, stateOf("/offers with amounts that can't be used"));
    await expect(page.getByRole("group", { name: "Your amounts" })).toMatchAriaSnapshot(`
      - group "Your amounts":
        - text: Balance In dollars, to move to the card
        - textbox "Balance" [invalid]: abc
        - paragraph: Enter your current balance in dollars, such as 5,000.
        - text: Monthly Payment In dollars, the same every month
        - textbox "Monthly Payment" [invalid=false]: /\\d+/
    `);
  });
});

test("the cards of /offers as a table", async ({ page }) => {
  await openState(page, stateOf("/offers as a table"));
  await expect(page.getByRole("group", { name: "Show cards as" })).toMatchAriaSnapshot(`
    - group "Show cards as":
      - button "Compact list" [pressed=false]
      - button "Table" [pressed]
  `);
  await expect(page.getByRole("region", { name: "Credit cards as a table" })).toMatchAriaSnapshot(`
    - region "Credit cards as a table":
      - table "Credit cards with their rates, fees and ratings":
        - caption: Credit cards with their rates, fees and ratings
        - rowgroup:
          - row "Credit Card Regular APR Intro APR Annual Fee Rating Apply":
            - columnheader "Credit Card"
            - columnheader "Regular APR"
            - columnheader "Intro APR"
            - columnheader "Annual Fee"
            - columnheader "Rating"
            - columnheader "Apply"
        - rowgroup:
          - row /^Citi Simplicity Card Featured \\d+\\.\\d+% – \\d+\\.\\d+% variable 0% intro APR for /:
            - rowheader "Citi Simplicity Card Featured"
            - cell /^\\d+\\.\\d+% – \\d+\\.\\d+% variable$/
            - cell /^0% intro APR for \\d+ months on balance transfers and \\d+ months on purchases, then \\d+\\.\\d+% – \\d+\\.\\d+% variable\\. Transfer fee. \\d+% or \\$\\d+ \\(greater\\)$/
            - cell "$0"
            - cell /^\\d\\.\\d out of 5$/
            - cell "Apply for Citi Simplicity Card (opens in a new tab)":
              - link "Apply for Citi Simplicity Card (opens in a new tab)":
                - /url: "#apply-citi-simplicity"
  `);
});

test("the differences between compared cards", async ({ page }) => {
  await openState(page, stateOf("/compare with four cards, their costs and the differences"));
  await expect(page.getByRole("button", { name: "Highlight differences" })).toMatchAriaSnapshot(`
    - button "Highlight differences" [pressed]
  `);
  await expect(page.getByRole("region", { name: "Comparison table" })).toMatchAriaSnapshot(`
    - region "Comparison table":
      - table "Terms of the selected cards side by side":
        - rowgroup:
          - row /^Cost until paid off \\$/:
            - rowheader "Cost until paid off"
          - row /^Issuer Chase Citi /:
            - rowheader "Issuer"
          - row "Annual Fee (same) $0 $0 $0 $0":
            - rowheader "Annual Fee (same)"
            - cell "$0"
            - cell "$0"
            - cell "$0"
            - cell "$0"
  `);
});

test("the way to a guide, and its contents", async ({ page }) => {
  await openState(page, stateOf("/guides/balance-transfers-explained as it opens"));
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toMatchAriaSnapshot(`
    - navigation "Breadcrumb":
      - list:
        - /children: equal
        - listitem:
          - link "Home":
            - /url: /
        - listitem:
          - link "Guides & Articles":
            - /url: /guides
        - listitem: /\\w/
  `);
  const contents = page.getByRole("navigation", { name: "In this guide" });
  await expect(contents).toMatchAriaSnapshot(`
    - navigation "In this guide":
      - /children: equal
      - paragraph: In this guide
      - list:
        - listitem:
          - link /\\w/:
            - /url: /^#[\\w-]+$/
        - listitem:
          - link /\\w/:
            - /url: /^#[\\w-]+$/
  `);
  // The sources have a heading, too, and no line of the contents.
  const headings = page.getByRole("article").getByRole("heading", { level: 2 });
  await expect(contents.getByRole("listitem")).toHaveCount((await headings.count()) - 1);
});

test("the cards of a guide as a table", async ({ page }) => {
  await openState(page, stateOf("/guides/balance-transfers-explained as it opens"));
  const corner = page.getByRole("columnheader", { name: "Card", exact: true });
  const table = page.getByRole("region", { name: /^Table: / }).filter({ has: corner });
  await expect(table.first().locator("..")).toMatchAriaSnapshot(`
    - region /^Table. \\w/:
      - table /\\w/:
        - caption: /\\w/
        - rowgroup:
          - row /^Card \\w/:
            - columnheader "Card"
            - columnheader /\\w/
            - columnheader /\\w/
        - rowgroup:
          - row:
            - rowheader /\\w/
            - cell /\\w/
            - cell /\\w/
    - paragraph:
      - text: /^Terms as of \\w+ \\d+\\.$/
      - link "Compare them in full":
        - /url: /^\\/compare\\?cards=[\\w-]+,[\\w,-]+$/
  `);
});

test("a guide's bar chart with its numbers", async ({ page }) => {
  await openState(page, stateOf("a guide with the numbers of its charts open"));
  await expect(page.getByRole("figure", { name: /^Fee and interest on / })).toMatchAriaSnapshot(`
    - figure /^Fee and interest on \\$5,000 at \\$150 a month When you do not finish in time/:
      - strong: Fee and interest on $5,000 at $150 a month
      - text: When you do not finish in time, the rate that follows counts, too.
      - 'img /^Fee and interest on \\$5,000 at \\$150 a month Citi Simplicity, 3% fee, \\d+ months: \\$[\\d,.]+, .+ and First Tech, no fee, no intro, \\d+\\.\\d+%: \\$[\\d,.]+$/'
      - group:
        - text: Show the numbers
        - 'region "Table: Fee and interest on $5,000 at $150 a month"':
          - table "Fee and interest on $5,000 at $150 a month":
            - rowgroup:
              - row "Bar Dollars":
                - columnheader "Bar"
                - columnheader "Dollars"
            - rowgroup:
              - row /^Citi Simplicity, 3% fee, \\d+ months \\$[\\d,.]+$/:
                - rowheader /^Citi Simplicity, 3% fee, \\d+ months$/
                - cell /^\\$[\\d,.]+$/
  `);
});

test("the newsletter box with an error", async ({ page }) => {
  await openState(page, stateOf("/guides with an error of the newsletter box"));
  await expect(page.getByRole("region", { name: "New guides by email" })).toMatchAriaSnapshot(`
    - region "New guides by email":
      - heading "New guides by email" [level=2]
      - paragraph: One short email a month, with new guides and changed rates. Every email has a link to unsubscribe.
      - text: Email address
      - textbox "Email address" [invalid]
      - paragraph: Enter an email address such as name@example.com.
      - button "Subscribe"
      - paragraph:
        - text: See our
        - link "privacy policy":
          - /url: /privacy
      - status
  `);
});

test("the skip link, before the header, the content and the footer", async ({ page }) => {
  await openState(page, stateOf("/privacy with the skip link shown"));
  await expect(page.locator("body")).toMatchAriaSnapshot(`
    - link "Skip to content":
      - /url: "#main"
    - banner
    - main
    - contentinfo
  `);
});
