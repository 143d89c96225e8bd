import type { Locator, Page } from "@playwright/test";
import { LEGAL_ROUTES, READING_ROUTES, ROUTES } from "../../built/support/routes";
import { CARDS, SITE } from "../../support/content";
import { damageProps, hang, loseScripts } from "./faults";
import { holdTimers } from "./hold-timers";
import { comeToPlanner, untilPlanner } from "./planner";
import { TEMPLATES, guideWith } from "./templates";
import { expect, openTool } from "./test";

/** What a visitor can bring a page to: every route as it opens, and all that its controls show later. */
export type State = {
  /** Unique; begins with the route as a rule. */
  name: string;
  /** The address that is opened. */
  route: string;
  /** What must be set up before the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** What the visitor then does. It ends with a wait for what that shows. */
  reach?: (page: Page) => Promise<unknown>;
  /** What the console says on the way. */
  complaint?: RegExp;
  /** The widest window, in pixels, in which a visitor meets it. */
  upTo?: number;
  /** Whether it lasts only until the focus moves on. */
  passes?: boolean;
  /** Whether other states show the same markup, so that a look at it in the full run is enough. */
  rare?: boolean;
};

/** A guide with charts and key terms. */
const GUIDE = guideWith("bars", "dfn");
export const FOUR_CARDS = `/compare?cards=${CARDS.slice(0, 4)
  .map(({ id }) => id)
  .join()}`;
/** How long sending takes (specification, section 4). */
const SENDING_MS = 1500;
/** In a wider window the header shows its links and no menu. */
const MENU_ENDS = 1119;

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const press = (page: Page, name: string | RegExp) => button(page, name).click();
const see = (shown: Locator) => expect(shown.first()).toBeVisible();
const seeText = (page: Page, text: string | RegExp) => see(page.getByText(text));
const seeRegion = (page: Page, name: string | RegExp) => see(page.getByRole("region", { name }));

/** The costs themselves; the note on what they mean comes before them. */
const seeCosts = (page: Page) => see(page.locator("dt").getByText("Your cost", { exact: true }));

/** What a state is about stands in the middle: what was clicked scrolls as far as it needs, not the same every time. */
const bringIntoSight = (shown: Locator) =>
  shown.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));

const showCosts = (page: Page) => press(page, "Show what each card would cost me");

/** The planner's results follow what is typed or chosen. */
const seePlan = (page: Page, sentence: string) =>
  expect(page.getByRole("region", { name: /^Your plan: / })).toContainText(sentence);

async function calculate(page: Page): Promise<void> {
  await press(page, "Calculate Payoff");
  await seeRegion(page, "Payoff Results");
  await untilPlanner(page);
}

export async function fillInMessage(page: Page): Promise<void> {
  await page.getByLabel("Full Name").fill("A Reader");
  await page.getByLabel("Email Address").fill("reader@example.com");
  await page.getByLabel("Subject").fill("A question");
  await page.getByLabel("Message", { exact: true }).fill("Which card has the lowest rate?");
}

/** The moment after which a message counts as sent never comes, nor does an answer of what it is sent to. */
async function neverSent(page: Page): Promise<void> {
  await holdTimers(page, SENDING_MS);
  if (SITE.forms.contact.endpoint !== null) await page.route(SITE.forms.contact.endpoint, hang);
}

/** Where the clipboard is not allowed, what should go there is shown. */
const refuseClipboard = (page: Page) =>
  page.addInitScript(() => {
    const writeText = () => Promise.reject(new Error("not allowed"));
    Object.defineProperty(navigator, "clipboard", { value: { writeText } });
  });

/** As a visitor can meet it whose page is older than its script. */
const damageData = (page: Page) => page.route("/offers", damageProps);

/** A category and a credit level without a card. */
function nothingFound(): string {
  const queries = CARDS.flatMap(({ category }) =>
    ["Excellent", "Good", "Fair", "Limited"].map((credit) => ({ category, credit })),
  );
  const empty = queries.find(
    ({ category, credit }) => !CARDS.some((card) => card.category === category && card.creditRequired === credit),
  );
  return `/offers?filter=${String(empty?.category)}&credit=${String(empty?.credit)}`;
}

const AS_OPENED: readonly State[] = ROUTES.map((route) => ({
  name: `${route} as it opens`,
  route,
  rare: !TEMPLATES.includes(route),
}));

const EVERYWHERE: readonly State[] = [
  {
    name: "an unknown address: the not-found page",
    route: "/none",
    complaint: /status of 404|Page not found: /,
  },
  {
    name: "/ with the menu open",
    route: "/",
    reach: (page) => press(page, "Menu"),
    upTo: MENU_ENDS,
    passes: true,
  },
  {
    name: "/privacy with the skip link shown",
    route: LEGAL_ROUTES[0] ?? "",
    reach: (page) => page.keyboard.press("Tab"),
    passes: true,
    rare: true,
  },
  {
    name: "/offers after an error in the page's own script",
    route: "/offers",
    before: damageData,
    reach: (page) => seeText(page, "Unexpected Application Error!"),
    complaint: /Cannot read properties of undefined|Minified React error #4(18|22);/,
    rare: true,
  },
  {
    name: "a guide with the numbers of its charts and a key term open",
    route: GUIDE,
    reach: async (page) => {
      for (const summary of await page.getByText("Show the numbers").all()) await summary.click();
      await page.getByRole("main").locator("button[popovertarget]").first().click();
    },
    passes: true,
  },
];

const OFFERS_STATES: readonly State[] = [
  {
    name: "/offers with nothing found, the filters open",
    route: nothingFound(),
    reach: async (page) => {
      await press(page, "Show Filters");
      await seeText(page, "No credit cards match your current filters.");
    },
  },
  {
    name: "/offers with costs",
    route: "/offers",
    reach: async (page) => {
      await showCosts(page);
      await seeCosts(page);
    },
  },
  {
    name: "/offers as a table with costs, by cost",
    route: "/offers?sort=cost#balance=5000&payment=150",
    reach: async (page) => {
      await seeCosts(page);
      await press(page, "Table");
      await see(page.getByRole("columnheader", { name: "Your cost" }));
    },
  },
  {
    name: "/offers with amounts that can't be used",
    route: "/offers#balance=abc&payment=0",
    reach: async (page) => {
      await page.getByRole("textbox", { name: "Balance" }).fill("abc");
      await seeText(page, "Costs are shown once both amounts can be used.");
    },
  },
  {
    name: "/offers with costs that could not be loaded",
    route: "/offers",
    reach: async (page) => {
      await loseScripts(page);
      await showCosts(page);
      const message = page.getByText("The costs could not be loaded.").first();
      await see(message);
      await bringIntoSight(message);
    },
    complaint: /Failed to load resource/,
    rare: true,
  },
  {
    name: "/offers with a card's sources open",
    route: "/offers",
    reach: async (page) => {
      await page.locator("main article summary").first().click();
      await seeText(page, "Foreign transaction fee");
    },
  },
];

const COMPARE_STATES: readonly State[] = [
  {
    name: "/compare with four cards, their costs and the differences",
    route: `${FOUR_CARDS}#balance=5000&payment=150`,
    reach: async (page) => {
      await see(page.getByRole("row", { name: /^Cost until paid off/ }));
      await press(page, "Highlight differences");
      await expect(button(page, "Highlight differences")).toHaveAttribute("aria-pressed", "true");
    },
  },
  {
    name: "/compare with nothing found",
    route: "/compare?search=zebra",
    reach: (page) => seeText(page, "No cards match your search."),
    rare: true,
  },
];

const GUIDES_STATES: readonly State[] = [
  {
    // A word of every guide, and of few titles: the others are found by a section.
    name: "/guides with a search",
    route: "/guides?q=interest",
    reach: (page) => seeText(page, "Found under"),
  },
  {
    name: "/guides with nothing found",
    route: "/guides?q=zebra",
    reach: (page) => seeText(page, "No articles found matching your search criteria."),
    rare: true,
  },
  {
    name: "/guides with a message",
    route: "/guides",
    reach: async (page) => {
      await page.getByLabel("Email address").fill("reader@example.com");
      await press(page, "Subscribe");
      await see(button(page, "Dismiss"));
    },
  },
  {
    name: "/guides with an error of the newsletter box",
    route: "/guides",
    reach: async (page) => {
      await press(page, "Subscribe");
      await seeText(page, "Enter an email address such as");
    },
    rare: true,
  },
];

const CALCULATOR_STATES: readonly State[] = [
  {
    name: "/calculator with results",
    route: "/calculator",
    reach: calculate,
  },
  {
    name: "/calculator with results for earlier figures",
    route: "/calculator",
    reach: async (page) => {
      await calculate(page);
      await page.getByLabel("Monthly Payment ($)").fill("300");
      await seeText(page, "These results are for your earlier figures.");
      await seePlan(page, "Debt-free after 21 months");
    },
    rare: true,
  },
  {
    name: "/calculator with plans that never end",
    route: "/calculator#payment=1",
    reach: async (page) => {
      await calculate(page);
      await seeText(page, "This plan never pays the debt off");
    },
    rare: true,
  },
  {
    name: "/calculator with errors",
    route: "/calculator",
    reach: async (page) => {
      for (const label of ["Current Balance ($)", "Annual APR (%)", "Monthly Payment ($)"])
        await page.getByLabel(label).fill("x");
      await press(page, "Calculate Payoff");
      await expect(page.getByLabel("Current Balance ($)")).toHaveAttribute("aria-invalid", "true");
      await seeText(page, "The figures below are for your last plan that could be read.");
    },
  },
  {
    name: "/calculator with another plan chosen and an error in it",
    route: "/calculator",
    reach: async (page) => {
      await comeToPlanner(page);
      await page.getByRole("radio", { name: "Paid off within a number of months" }).check();
      await seePlan(page, "Debt-free after 36 months");
      await page.getByLabel("Months", { exact: true }).fill("0");
      await seeText(page, "Enter at least 1 month.");
    },
  },
  {
    name: "/calculator with its tables open",
    route: "/calculator#balance=1000&payment=300",
    reach: async (page) => {
      await comeToPlanner(page);
      await page.locator("summary", { hasText: "The chart as a table" }).click();
      await page.locator("summary", { hasText: "Your plan month by month" }).click();
      await seeRegion(page, "Your plan month by month");
      await bringIntoSight(page.getByRole("region", { name: "Your plan month by month" }));
    },
  },
  {
    name: "/calculator with the address of the plan",
    route: "/calculator",
    before: refuseClipboard,
    reach: async (page) => {
      await comeToPlanner(page);
      await press(page, "Copy link to this plan");
      await see(page.getByLabel("Address of this plan"));
    },
    rare: true,
  },
  {
    name: "/calculator without its later parts, which could not be loaded",
    route: "/calculator",
    reach: async (page) => {
      await loseScripts(page);
      await page.getByLabel("Current Balance ($)").focus();
      const messages = page.getByText("This part of the page could not be loaded.");
      await expect(messages).toHaveCount(1);
      await bringIntoSight(messages.first());
    },
    complaint: /Failed to load resource/,
    rare: true,
  },
];

const CONTACT_STATES: readonly State[] = [
  {
    name: "/contact with errors",
    route: "/contact",
    reach: async (page) => {
      await press(page, "Send Message");
      await see(page.getByRole("alert"));
    },
  },
  {
    name: "/contact while sending",
    route: "/contact",
    before: neverSent,
    reach: async (page) => {
      await fillInMessage(page);
      await press(page, "Send Message");
      await see(button(page, "Sending Message..."));
    },
    rare: true,
  },
  {
    name: "/contact with the message sent",
    route: "/contact",
    reach: async (page) => {
      await fillInMessage(page);
      await press(page, "Send Message");
      await seeText(page, "Message sent");
    },
  },
];

export const STATES: readonly State[] = [
  ...AS_OPENED,
  ...EVERYWHERE,
  ...OFFERS_STATES,
  ...COMPARE_STATES,
  ...GUIDES_STATES,
  ...CALCULATOR_STATES,
  ...CONTACT_STATES,
];

const READ = [...READING_ROUTES, "/none"];

/** Brings the page into the state. */
export async function openState(page: Page, { route, before, reach }: State): Promise<void> {
  await before?.(page);
  if (READ.includes(route)) await page.goto(route);
  else await openTool(page, route);
  await reach?.(page);
}

/** The state by its name. */
export function stateOf(name: string): State {
  const state = STATES.find((one) => one.name === name);
  if (!state) throw new Error(`There is no state "${name}".`);
  return state;
}
