import { openState, stateOf } from "./support/states";
import { expect, openTool, test } from "./support/test";

/** What a screen reader makes of each widget: its tree of roles, names, states and descriptions. */

test("the filter bar and the tiles of /offers", async ({ page }) => {
  await openState(page, stateOf("/offers with the filters open"));
  await expect(page.getByRole("group", { name: "Categories" })).toMatchAriaSnapshot(`
    - group "Categories":
      - button "Low APR 2 cards"
      - button "0% Intro APR 2 cards"
      - button "Balance Transfer 2 cards"
      - button "Secured Cards 2 cards"
      - button "Low APR + Rewards 2 cards"
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
      - definition: /0% intro APR for \\d+ months on balance transfers and \\d+ months on purchases, then \\d+\\.\\d+% – \\d+\\.\\d+% variable/
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
          - text: "/USAA Rate Advantage Credit Card Featured \\\\d\\\\.\\\\d out of 5 \\\\d+\\\\.\\\\d+% – \\\\d+\\\\.\\\\d+% variable 0% intro APR for \\\\d+ months on balance transfers, then \\\\d+\\\\.\\\\d+% – \\\\d+\\\\.\\\\d+% variable Annual fee: \\\\$0 Best for: Military households that expect to carry a balance at times/"
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
      - paragraph: "N/A means that the card lists no such term or that we do not hold the figure. It does not mean free: where we know that nothing is charged, the table says so."
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
      - button "All"
      - button "Reviews"
      - button "Credit Tips"
      - button "Education"
      - button "Debt Management"
      - button "Credit Building"
      - button "Student Credit"
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
