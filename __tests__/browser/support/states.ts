import type { Locator, Page } from "@playwright/test";
import { isFormShown } from "../../../src/domain/site/site";
import { CARD_ROUTES, GUIDE_ROUTES, TEXT_ROUTES, READING_ROUTES, ROUTES } from "../../built/support/routes";
import { CARDS, SITE, TEXTS } from "../../support/content";
import { damageProps, loseScripts } from "./faults";
import { RICHEST_GUIDE, TEMPLATES, guideWith } from "./templates";
import { expect, openTool } from "./test";

/** A state of a page: a route as it opens, or what its controls show later. */
export type State = {
  /** Unique; begins with the route as a rule. */
  name: string;
  /** The address that is opened. */
  route: string;
  /** Sets up what must be there before the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** Acts as the visitor, and waits for what that shows. */
  reach?: (page: Page) => Promise<unknown>;
  /** Complaint of the console on the way. */
  complaint?: RegExp;
  /** The widest window, in pixels, in which a visitor meets it. */
  upTo?: number;
  /** Whether it lasts only until the focus moves on. */
  passes?: boolean;
  /** Whether every run looks at it; at the others the full run does. */
  quick?: boolean;
};

/** A guide with charts and key terms. */
const GUIDE = guideWith("bars", "dfn");
const FOUR_IDS = CARDS.slice(0, 4)
  .map(({ id }) => id)
  .join();
export const FOUR_CARDS = `/compare?cards=${FOUR_IDS}`;
/** A visitor's numbers, as a link has them. */
const NUMBERS = "#balance=6400&apr=27.99&payment=180";
/** Which forms the site shows: its owner may have connected none, and removed the newsletter. */
export const HAS_CONTACT_FORM = isFormShown(SITE, "contact");
export const HAS_NEWSLETTER = TEXTS.guides.newsletter !== null && isFormShown(SITE, "newsletter");
/** Appears once a message is sent, or was on a site that sends none. */
export const SENT = SITE.forms.contact.endpoint ? TEXTS.contact.sent.text : "What you wrote";
/** In a wider window the header shows its links and no menu. */
const MENU_ENDS = 1119;

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const press = (page: Page, name: string | RegExp) => button(page, name).click();
const see = (shown: Locator) => expect(shown.first()).toBeVisible();
const seeText = (page: Page, text: string | RegExp) => see(page.getByText(text));
const seeRegion = (page: Page, name: string | RegExp) => see(page.getByRole("region", { name }));

const seeCosts = (page: Page) => see(page.getByText("Costs you about"));

/** Centers what a state is about: a click scrolls as far as it needs, not the same every time. */
const bringIntoSight = (shown: Locator) =>
  shown.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));

async function loseCosts(page: Page): Promise<void> {
  await loseScripts(page);
  await page.getByLabel("Balance ($)").fill("5000");
  await page.getByLabel("Payment ($)").fill("150");
  await press(page, "Show my costs");
  const message = page.getByText(/could not be loaded/).first();
  await see(message);
  await bringIntoSight(message);
}

async function calculate(page: Page): Promise<void> {
  await press(page, "Calculate Payoff");
  await seeRegion(page, "Payoff Results");
}

export async function fillInMessage(page: Page): Promise<void> {
  await page.getByLabel("Full Name").fill("A Reader");
  await page.getByLabel("Email Address").fill("reader@example.com");
  await page.getByLabel("Subject").fill("A question");
  await page.getByLabel("Message", { exact: true }).fill("Which card has the lowest rate?");
}

/** As a visitor can meet it whose page is older than its script. */
const damageData = (page: Page) => page.route("/islands/OffersTool-*.json", damageProps);

/** A category and a credit level without a card. */
function nothingFound(): string {
  const queries = CARDS.flatMap(({ category }) =>
    ["Excellent", "Good", "Fair", "Limited"].map((credit) => ({ category, credit })),
  );
  const empty = queries.find(
    ({ category, credit }) =>
      !CARDS.some((card) => card.category === category && card.terms.creditLevels.join() === credit),
  );
  return `/offers?filter=${String(empty?.category)}&credit=${String(empty?.credit)}`;
}

const AS_OPENED: readonly State[] = ROUTES.map((route) => ({
  name: `${route} as it opens`,
  route,
  quick: TEMPLATES.includes(route) && (!GUIDE_ROUTES.includes(route) || route === RICHEST_GUIDE),
}));

const EVERYWHERE: readonly State[] = [
  {
    name: "/ with numbers",
    route: `/${NUMBERS}`,
    reach: (page) => seeText(page, "A lower rate could save you about"),
  },
  {
    name: "a guide with the visitor's numbers",
    route: GUIDE + NUMBERS,
    reach: (page) => seeText(page, "See the whole payoff"),
  },
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
    route: TEXT_ROUTES[0] ?? "",
    reach: (page) => page.keyboard.press("Tab"),
    passes: true,
  },
  {
    name: "/offers after an error in the page's own script",
    route: "/offers",
    before: damageData,
    reach: (page) => seeText(page, "Unexpected Application Error!"),
    complaint: /Cannot (read properties of undefined|destructure property)|Minified React error #4(18|22);/,
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
    route: `/offers${NUMBERS}`,
    reach: seeCosts,
    quick: true,
  },
  {
    name: "/offers as a table with costs, by cost",
    route: `/offers?view=table${NUMBERS}`,
    reach: (page) => see(page.getByText(/^saves \$/)),
  },
  {
    name: "/offers with all fields for the numbers, and errors in them",
    route: "/offers",
    reach: async (page) => {
      await press(page, "More fields");
      await page.getByLabel("Current Balance ($)").fill("");
      await press(page, "Show my costs");
      await seeText(page, "Enter your current balance in dollars");
    },
  },
  {
    name: "/offers with costs that could not be loaded",
    route: "/offers",
    reach: loseCosts,
    complaint: /Failed to load resource/,
  },
  {
    name: "/offers with what a tile adds, a card's details and its sources open, and four cards picked",
    route: `/offers?filter=balance-transfer&more=yes&compare=${FOUR_IDS}`,
    reach: async (page) => {
      await page.locator("main article summary").first().click();
      await seeText(page, "All terms and sources");
      await see(page.getByRole("link", { name: "Compare the selected cards" }));
    },
  },
];

const COMPARE_STATES: readonly State[] = [
  {
    name: "/compare with four cards and their costs",
    route: `${FOUR_CARDS}#balance=5000&apr=24.99&payment=150`,
    reach: async (page) => {
      await see(page.getByRole("row", { name: /^Cost until paid off/ }));
    },
  },
];

const SEARCH_STATES: readonly State[] = [
  {
    // A word of every guide, and of few titles: the others are found by a section.
    name: "/guides with a search",
    route: "/guides?q=interest",
    reach: (page) => seeText(page, "Found under"),
  },
];

const NEWSLETTER_STATES: readonly State[] = [
  {
    name: "/guides with a message",
    route: "/guides",
    reach: async (page) => {
      await page.getByLabel("Email address").fill("reader@example.com");
      await page.locator('[data-island="Newsletter"][data-ready]').waitFor();
      await press(page, "Subscribe");
      await see(button(page, "Dismiss"));
    },
  },
];

const CALCULATOR_STATES: readonly State[] = [
  {
    name: "/calculator with results",
    route: "/calculator",
    reach: calculate,
    quick: true,
  },
  {
    name: "/calculator with a payment that is tried",
    route: "/calculator#balance=6400&apr=27.99&payment=240",
    reach: async (page) => {
      await page.getByRole("slider").press("ArrowRight");
      await see(button(page, /^Use /));
      await bringIntoSight(page.getByRole("slider"));
    },
  },
  {
    name: "/calculator with results for earlier numbers",
    route: "/calculator",
    reach: async (page) => {
      await calculate(page);
      await page.getByLabel("Monthly Payment ($)").fill("300");
      await seeText(page, "These results are for your earlier numbers.");
    },
  },
  {
    name: "/calculator with a plan that never ends",
    route: "/calculator#balance=5000&apr=24.99&payment=1",
    reach: (page) => seeText(page, "This plan never pays off the debt"),
  },
  {
    name: "/calculator for a credit score",
    route: "/calculator#balance=5000&apr=24.99&payment=150&score=720-or-more",
    reach: async (page) => {
      await seeRegion(page, "Is your rate high?");
      await bringIntoSight(page.getByRole("region", { name: "Is your rate high?" }));
    },
  },
  {
    name: "/calculator with errors",
    route: "/calculator",
    reach: async (page) => {
      for (const label of ["Current Balance ($)", "Annual APR (%)", "Monthly Payment ($)"])
        await page.getByLabel(label).fill("x");
      await press(page, "Calculate Payoff");
      await expect(page.getByLabel("Current Balance ($)")).toHaveAttribute("aria-invalid", "true");
    },
  },
  {
    name: "/calculator with its tables open",
    route: "/calculator#balance=1000&apr=24.99&payment=300",
    reach: async (page) => {
      await page.locator("summary", { hasText: "The chart as a table" }).click();
      await page.locator("summary", { hasText: "Your plan month by month" }).click();
      await seeRegion(page, "Your plan month by month");
      await bringIntoSight(page.getByRole("region", { name: "Your plan month by month" }));
    },
  },
];

/** Three debts, one with a promotional rate, and an offer. */
const DEBTS =
  "/debts#balance=4600&apr=22.99&payment=120&budget=420&d1.name=Visa&d2.name=Store+card&d2.balance=1200&d2.apr=29.99&d2.promotionApr=0&d2.promotionMonths=5&d2.promotionEnd=deferred&d3.name=Bank+loan&d3.balance=6200&d3.apr=11.5&d3.minimum=150&o1.name=My+bank&o1.line=2600";

const DEBTS_STATES: readonly State[] = [
  {
    name: "/debts with debts, an offer and all that is folded",
    route: DEBTS,
    reach: async (page) => {
      await seeRegion(page, "When each debt is paid off");
      await expect(page.getByRole("status").first()).toContainText("Debt-free");
      for (const summary of await page.locator("main details > summary").all()) await summary.click();
    },
  },
  {
    name: "/debts with a budget that is too small and a field that is no number",
    route: "/debts#balance=4600&apr=22.99&payment=20",
    reach: async (page) => {
      await seeText(page, /You need at least/);
      await page.getByRole("list", { name: "Your debts" }).locator("summary").first().click();
      await page.getByLabel("Balance ($)").fill("x");
      await seeText(page, /Enter the balance in dollars.* earlier plan/);
    },
  },
];

const MARKET_STATES: readonly State[] = [
  {
    name: "/market by cost, a plan open and the further filters",
    route: "/market?tier=720-or-more&state=OH#balance=5000&apr=24.99&payment=150",
    reach: async (page) => {
      await seeText(page, /cheapest for you first/);
      // On a phone all filters but the score are folded.
      const fold = page.getByText("Filters", { exact: true });
      if (await fold.isVisible()) await fold.click();
      await page.getByText("More filters").click();
      await page.locator("main ol summary").first().click();
      await seeText(page, "Foreign transaction fee");
    },
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
    name: "/contact with the message sent",
    route: "/contact",
    reach: async (page) => {
      // The form is drawn anew where an extension has changed it; no hand is as fast as to type into it right then.
      await page.getByLabel("Full Name").fill("A Reader");
      await page.locator("[data-ready]").first().waitFor();
      await fillInMessage(page);
      await press(page, "Send Message");
      await seeText(page, SENT);
    },
  },
];

const CARD_STATES: readonly State[] = [
  {
    name: "a card's page with the visitor's numbers",
    route: (CARD_ROUTES[0] ?? "") + NUMBERS,
    reach: (page) => seeRegion(page, "This card would cost you about"),
  },
];

export const STATES: readonly State[] = [
  ...AS_OPENED,
  ...EVERYWHERE,
  ...CARD_STATES,
  ...OFFERS_STATES,
  ...COMPARE_STATES,
  ...SEARCH_STATES,
  ...(HAS_NEWSLETTER ? NEWSLETTER_STATES : []),
  ...CALCULATOR_STATES,
  ...DEBTS_STATES,
  ...MARKET_STATES,
  ...(HAS_CONTACT_FORM ? CONTACT_STATES : []),
];

/** Pages that load a tool only once it is used, or not at all. */
const READ = [...READING_ROUTES, ...CARD_ROUTES, "/none"];

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
