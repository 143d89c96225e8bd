import type { Locator, Page } from "@playwright/test";
import { GUIDES_PREFIX, ROUTES } from "../../src/site/routes";
import type { TimedVisitor } from "./event-timing";

/** What a visitor can do on the pages that answer. Each step is one interaction, or one text that is typed. */

export type Step = {
  name: string;
  /** The first use of something whose script is loaded for it: reported, but apart. */
  loads?: true;
  act: (visitor: TimedVisitor) => Promise<void>;
};

export type Visit = {
  path: string;
  /** What to call a page that is not the site's: it is measured beside the site, for comparison. */
  comparison?: string;
  tool: boolean;
  steps: readonly Step[];
  /** Whether the page shows the whole catalogue, and so has to bear a large one. */
  catalogue?: true;
};

type Find = (page: Page) => Locator;

const button =
  (text: string): Find =>
  (page) =>
    page.locator("main button").filter({ hasText: text }).first();
const label =
  (text: string): Find =>
  (page) =>
    page.getByLabel(text, { exact: true }).first();
const css =
  (selector: string): Find =>
  (page) =>
    page.locator(selector).first();

const click = (name: string, find: Find, loads?: true): Step => ({
  name,
  ...(loads && { loads }),
  act: (visitor) => visitor.click(find(visitor.page)),
});
const type = (name: string, find: Find, text: string, loads?: true): Step => ({
  name,
  ...(loads && { loads }),
  act: (visitor) => visitor.type(find(visitor.page), text),
});
const pressIn = (name: string, find: Find, key: string): Step => ({
  name,
  act: async (visitor) => {
    const target = find(visitor.page);
    await visitor.focus(target);
    await visitor.press(key, target);
  },
});
/** Changes a list's choice as the keyboard does. */
const choose = (name: string, find: Find): Step => pressIn(name, find, "ArrowDown");
/** A key where the focus is since the step before. */
const press = (name: string, key: string, find: Find): Step => ({
  name,
  act: (visitor) => visitor.press(key, find(visitor.page)),
});

const MENU_BUTTON = css("header button");
const MENU = [click("Menu: open", MENU_BUTTON), press("Menu: close with Escape", "Escape", MENU_BUTTON)];

const COSTS = "Show what each card would cost me";
const costSteps = (after: readonly Step[] = []): Step[] => [
  click("Costs: ask for them the first time", button(COSTS), true),
  type("Costs: type a balance", label("Balance"), "4321"),
  type("Costs: type a payment", label("Monthly Payment"), "234"),
  type("Costs: type a payment that never ends the debt", label("Monthly Payment"), "20"),
  ...after,
  click("Costs: put them away", button(COSTS)),
  click("Costs: ask for them again", button(COSTS)),
];

const OFFERS: Visit = {
  path: ROUTES.offers.path,
  tool: true,
  catalogue: true,
  steps: [
    ...MENU,
    click("Filters: show", button("Show Filters")),
    choose("Filters: next category", label("Category")),
    click("Filters: Clear All", button("Clear All")),
    choose("Filters: credit Excellent, which no card asks for", label("Credit Required")),
    click("Filters: Clear Filters of the empty result", button("Clear Filters")),
    choose("Sort: next order", label("Sort by")),
    choose("Sort: the order after that", label("Sort by")),
    click("Sort: Clear All", button("Clear All")),
    click("Filters: hide", button("Hide Filters")),
    click("Tile: choose a category", css('[aria-label="Categories"] button')),
    click("Tile: choose another", css('[aria-label="Categories"] button:nth-child(4)')),
    click("Tile: choose it again, which clears it", css('[aria-label="Categories"] button:nth-child(4)')),
    click("View: table", button("Table")),
    click("View: compact list", button("Compact list")),
    click("Card: open its sources", css("article details summary")),
    click("Card: close its sources", css("article details summary")),
    ...costSteps([
      click("Filters: show, with costs", button("Show Filters")),
      pressIn("Sort: by cost", label("Sort by"), "End"),
      type("Costs: type a balance, sorted by cost", label("Balance"), "987"),
      click("View: table with costs", button("Table")),
      type("Costs: type a balance, in the table", label("Balance"), "654"),
      click("View: compact list with costs", button("Compact list")),
    ]),
  ],
};

const option = (place: number): Find => css(`fieldset li:nth-child(${place}) input`);

const COMPARE: Visit = {
  path: ROUTES.compare.path,
  tool: true,
  catalogue: true,
  steps: [
    ...MENU,
    type("Search: type what finds some cards", label("Search cards"), "citi"),
    type("Search: type what finds none", label("Search cards"), "zzz"),
    pressIn("Search: delete it", label("Search cards"), "Backspace"),
    click("Card: pick the first", option(1)),
    click("Card: pick the second", option(2)),
    click("Card: pick the third", option(3)),
    click("Card: pick the fourth, which disables the others", option(4)),
    click("Card: take the fourth back", option(4)),
    click("Table: highlight differences", button("Highlight differences")),
    click("Table: highlight them no more", button("Highlight differences")),
    ...costSteps(),
    click("Table: remove a card", css("main table th button")),
    click("Table: remove another", css("main table th button")),
    click("Table: remove the last", css("main table th button")),
  ],
};

const GUIDES: Visit = {
  path: ROUTES.guides.path,
  tool: true,
  steps: [
    ...MENU,
    type("Search: type the first letter", label("Search guides and articles"), "b", true),
    type("Search: type a word", label("Search guides and articles"), "balance transfer"),
    type("Search: type a misspelled word", label("Search guides and articles"), "transfre"),
    type("Search: type what finds nothing", label("Search guides and articles"), "xqzw"),
    click("Search: Clear Search of the empty result", button("Clear Search")),
    click("Category: choose one", css('[aria-label="Categories"] button:nth-child(2)')),
    click("Category: choose another", css('[aria-label="Categories"] button:nth-child(4)')),
    click("Category: All", css('[aria-label="Categories"] button:nth-child(1)')),
    click("Newsletter: subscribe without an address", button("Subscribe")),
    type("Newsletter: type an address", label("Email address"), "ann@example.com"),
    click("Newsletter: subscribe", button("Subscribe")),
    click("Newsletter: dismiss the message", button("Dismiss")),
  ],
};

const CALCULATOR: Visit = {
  path: ROUTES.calculator.path,
  tool: true,
  steps: [
    ...MENU,
    {
      name: "Planner: the first sign of use",
      loads: true,
      act: async (visitor) => {
        await visitor.press("Tab", MENU_BUTTON(visitor.page));
        await button("Copy link to this plan")(visitor.page).and(visitor.page.locator(":enabled")).waitFor();
      },
    },
    click("Calculator: Calculate Payoff with empty fields", button("Calculate Payoff")),
    type("Calculator: type a balance", label("Current Balance ($)"), "6543"),
    type("Calculator: type a rate", label("Annual APR (%)"), "23.9"),
    type("Calculator: type a payment", label("Monthly Payment ($)"), "210"),
    click("Calculator: Calculate Payoff", button("Calculate Payoff")),
    type("Calculator: type another payment over a result", label("Monthly Payment ($)"), "195"),
    click("Calculator: Calculate Payoff again", button("Calculate Payoff")),
    click("Planner: a fixed number of months", css("#plan-target")),
    type("Planner: type the months", css("#planner-months"), "30"),
    type("Planner: type 600 months", css("#planner-months"), "600"),
    click("Planner: the issuer's minimum", css("#plan-minimum")),
    choose("Planner: another rule", label("Minimum payment rule")),
    type("Planner: type the percent", css("#planner-percent"), "3"),
    type("Planner: type the least payment", css("#planner-floor"), "35"),
    type("Planner: type new spending", css("#planner-spending"), "20"),
    click("Planner: count rewards", css("#planner-rewards")),
    click("Planner: a fixed payment", css("#plan-fixed")),
    click("Planner: copy the link", button("Copy link to this plan")),
    click("Chart: open its table", css("summary:has-text('The chart as a table')")),
    click("Chart: close its table", css("summary:has-text('The chart as a table')")),
    click("Schedule: open it", css("summary:has-text('Your plan month by month')")),
    click("Schedule: download as CSV", button("Download as CSV")),
    click("Schedule: close it", css("summary:has-text('Your plan month by month')")),
    click("Schedule: open it again", css("summary:has-text('Your plan month by month')")),
    type("Calculator: type a payment with the schedule open", label("Monthly Payment ($)"), "180"),
    choose("Reminder: another card", label("Card and intro offer")),
    click("Reminder: download without a day", button("Download reminder")),
    type("Reminder: type a day", css("#reminder-start"), "01152026"),
    click("Reminder: download", button("Download reminder")),
  ],
};

const CONTACT: Visit = {
  path: ROUTES.contact.path,
  tool: true,
  steps: [
    ...MENU,
    click("Form: send it empty, which names the errors", button("Send Message")),
    click("Form: follow an error to its field", css("[role=alert] a")),
    type("Form: type a name", label("Full Name"), "Ann Lee"),
    type("Form: type an address", label("Email Address"), "ann@example.com"),
    type("Form: type a subject", label("Subject"), "A question"),
    choose("Form: choose a category", label("Category (optional)")),
    type("Form: type a message", label("Message"), "How do I compare two cards?"),
    click("Form: send it", button("Send Message")),
  ],
};

/** A reading page has no framework; what it has is native. */
const GUIDE: Visit = {
  path: `${GUIDES_PREFIX}balance-transfers-explained`,
  tool: false,
  steps: [
    ...MENU,
    click("Key term: open its definition", css("dfn button")),
    press("Key term: close it with Escape", "Escape", css("dfn button")),
  ],
};

export const VISITS: readonly Visit[] = [OFFERS, COMPARE, GUIDES, CALCULATOR, CONTACT, GUIDE];
