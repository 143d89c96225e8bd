import type { Locator, Page } from "@playwright/test";
import { GUIDES_PREFIX, ROUTES } from "../../src/site/routes";

/** What a visitor can do on the pages that answer. Each step is one interaction, or one text that is typed. */

/** Does the step, and gives how many interactions that were: one, or one for each key. */
type Act = (page: Page) => Promise<number>;

export type Step = {
  name: string;
  act: Act;
  /** The first use of something whose script is loaded for it: printed, but not judged. */
  loads?: boolean;
};

export type Visit = {
  path: string;
  /** What a page is called whose address says nothing. */
  name?: string;
  steps: readonly Step[];
  /** Whether the page works with the whole catalogue, and so has to bear a large one. */
  catalogue?: boolean;
};

/** Between two keys of someone who types fast, and between the going down and up of a key or a button; milliseconds. */
const KEY_PAUSE = 100;
const PRESS = 80;

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

const click = (name: string, find: Find): Step => ({
  name,
  act: async (page) => {
    // The pointer gets there first.
    await find(page).hover();
    await find(page).click({ delay: PRESS });
    return 1;
  },
});
const press = (name: string, find: Find, key: string): Step => ({
  name,
  act: async (page) => {
    await find(page).press(key, { delay: PRESS });
    return 1;
  },
});
/** Another text in the place of what stands in a field. */
const type = (name: string, find: Find, text: string): Step => ({
  name,
  act: async (page) => {
    await find(page).selectText();
    await find(page).pressSequentially(text, { delay: KEY_PAUSE });
    return text.length;
  },
});
/** Changes a list's choice as the keyboard does. */
const choose = (name: string, find: Find): Step => press(name, find, "ArrowDown");
const loads = (step: Step): Step => ({ ...step, loads: true });

const LINES = "<p>Line of a <i>plain</i> page.</p>".repeat(200);
const PLAIN_HTML = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Plain page</title>
<button onclick="answer.textContent += 1">Count</button><input oninput="answer.textContent = value"><p id="answer">0</p>${LINES}`;

/** What browser and machine take by themselves, without style sheet and framework. */
export const PLAIN_PAGE: Visit = {
  name: "a plain page",
  path: `data:text/html,${encodeURIComponent(PLAIN_HTML)}`,
  steps: [click("Button: press it", css("button")), type("Field: type a word", css("input"), "transfer")],
};

const MENU_BUTTON = css("header button");

/** The strip of numbers: filled in, used while the costs show, and emptied again. */
const costSteps = (shown: readonly Step[] = []): Step[] => [
  click("Costs: open the fields", button("Enter your numbers")),
  type("Costs: type a balance", label("Current Balance ($)"), "4321"),
  type("Costs: type a payment", label("Monthly Payment ($)"), "234"),
  choose("Costs: choose a credit score", label("Your credit score")),
  loads(click("Costs: show them the first time", button("Show my costs"))),
  ...shown,
  click("Costs: forget the numbers", button("Clear your numbers")),
];

const OFFERS: Visit = {
  path: ROUTES.offers.path,
  catalogue: true,
  steps: [
    click("Menu: open", MENU_BUTTON),
    press("Menu: close with Escape", MENU_BUTTON, "Escape"),
    click("Filters: show", button("Show Filters")),
    choose("Filters: next category", label("Category")),
    click("Filters: Clear All", button("Clear All")),
    choose("Filters: credit Excellent, which no card asks for", label("Credit Required")),
    click("Filters: Clear Filters of the empty result", button("Clear Filters")),
    choose("Sort: next order", label("Sort by")),
    click("Sort: Clear All", button("Clear All")),
    click("Filters: hide", button("Hide Filters")),
    click("Tile: choose a category", css('[aria-label="Categories"] button:nth-child(4)')),
    click("Tile: choose it again, which clears it", css('[aria-label="Categories"] button:nth-child(4)')),
    click("View: table", button("Table")),
    click("View: compact list", button("Compact list")),
    click("Card: open its details", css("article details summary")),
    click("Card: close its details", css("article details summary")),
    click("Card: pick it for the comparison", button("Add to compare")),
    ...costSteps([
      click("View: table with costs", button("Table")),
      click("View: compact list with costs", button("Compact list")),
    ]),
  ],
};

const option = (place: number): Find => css(`fieldset li:nth-child(${place}) label`);

const COMPARE: Visit = {
  path: ROUTES.compare.path,
  catalogue: true,
  steps: [
    type("Search: type what finds some cards", label("Search cards"), "citi"),
    type("Search: type what finds none", label("Search cards"), "zzz"),
    press("Search: empty it", label("Search cards"), "Escape"),
    click("Card: pick the first", option(1)),
    click("Card: pick the second", option(2)),
    click("Card: pick the third", option(3)),
    click("Card: pick the fourth, which disables the others", option(4)),
    click("Card: take the fourth back", option(4)),
    click("Table: highlight differences", button("Highlight differences")),
    ...costSteps(),
    click("Table: remove a card", css("main table th button")),
    click("Table: remove another", css("main table th button")),
  ],
};

const GUIDES: Visit = {
  path: ROUTES.guides.path,
  steps: [
    loads(type("Search: type the first letter", label("Search guides and articles"), "b")),
    type("Search: type a word", label("Search guides and articles"), "balance transfer"),
    type("Search: type a misspelled word", label("Search guides and articles"), "transfre"),
    type("Search: type what finds nothing", label("Search guides and articles"), "xqzw"),
    click("Search: Clear Search of the empty result", button("Clear Search")),
    click("Category: choose one", css('[aria-label="Categories"] button:nth-child(2)')),
    click("Category: All", css('[aria-label="Categories"] button:nth-child(1)')),
    click("Newsletter: subscribe without an address", button("Subscribe")),
    type("Newsletter: type an address", label("Email address"), "ann@example.com"),
    click("Newsletter: subscribe", button("Subscribe")),
    click("Newsletter: dismiss the message", button("Dismiss")),
  ],
};

const CALCULATOR: Visit = {
  path: ROUTES.calculator.path,
  catalogue: true,
  steps: [
    loads(press("Planner: the first sign of use", MENU_BUTTON, "Tab")),
    click("Calculator: Calculate Payoff with empty fields", button("Calculate Payoff")),
    type("Calculator: type a balance", label("Current Balance ($)"), "6543"),
    type("Calculator: type a rate", label("Annual APR (%)"), "23.9"),
    type("Calculator: type a payment", label("Monthly Payment ($)"), "210"),
    click("Calculator: Calculate Payoff", button("Calculate Payoff")),
    type("Calculator: type another payment over a result", label("Monthly Payment ($)"), "195"),
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
    type("Calculator: type a payment with the schedule open", label("Monthly Payment ($)"), "180"),
    choose("Reminder: another card", label("Card and intro offer")),
    click("Reminder: download without a day", button("Download reminder")),
    type("Reminder: type a day", css("#reminder-start"), "01152026"),
    click("Reminder: download", button("Download reminder")),
  ],
};

const DEBTS_LINK = Array.from({ length: 12 }, (_, index) => {
  const name = `d${index + 1}`;
  const promotion = index % 4 === 0 ? `&${name}.promotionApr=0&${name}.promotionMonths=${6 + index}` : "";
  const [balance, apr] = [900 + ((index * 437) % 3500), (14 + ((index * 5.37) % 16)).toFixed(2)];
  return `${name}.balance=${balance}&${name}.apr=${apr}${promotion}`;
}).join("&");

/** Twelve debts with two offers, the most that the page takes. */
const DEBTS: Visit = {
  path: `${ROUTES.debts.path}#budget=1100&${DEBTS_LINK}&o1.line=5200&o2.line=3100&o2.feePercent=5`,
  name: "/debts with twelve debts and two offers",
  steps: [
    type("Debt: type a balance", css("#debt-2-balance"), "1850"),
    type("Debt: type a rate", css("#debt-2-apr"), "23.9"),
    type("Budget: type another", css("#debts-budget"), "1200"),
    press("Offer: move the line's slider", css('input[type="range"]'), "ArrowRight"),
    click("Order: smallest balance first", css('input[value="snowball"]')),
    click("Debt: move it down", button("Move Debt 1 down")),
    click("Debt: remove it", button("Remove Debt 12")),
    click("Debt: add one", button("Add a debt")),
    click("Plan: download as CSV", button("Download as CSV")),
    click("Plan: copy the link", button("Copy link")),
  ],
};

const MARKET: Visit = {
  path: ROUTES.market.path,
  steps: [
    click("Plans: show all", button("Show all")),
    choose("Plans: choose a score", label("Your credit score")),
    choose("Plans: choose a state", label("State")),
    type("Plans: search by name", label("Search by name"), "visa"),
    choose("Plans: another order", label("Sort by")),
    click("Plans: open one", css("main ol summary")),
    click("Plans: show more", button("Show more")),
  ],
};

const CONTACT: Visit = {
  path: ROUTES.contact.path,
  steps: [
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

const GUIDE: Visit = {
  path: `${GUIDES_PREFIX}balance-transfers-explained`,
  steps: [
    click("Key term: open its definition", css("dfn button")),
    press("Key term: close it with Escape", css("dfn button"), "Escape"),
  ],
};

export const VISITS: readonly Visit[] = [OFFERS, COMPARE, GUIDES, CALCULATOR, DEBTS, MARKET, CONTACT, GUIDE];
