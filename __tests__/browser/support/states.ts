import type { Locator, Page } from "@playwright/test";
import { READING_ROUTES, ROUTES } from "../../built/support/routes";
import { loseScripts } from "./faults";
import { holdTimers } from "./hold-timers";
import { comeToPlanner, untilPlanner } from "./planner";
import { expect, openTool } from "./test";

/** What a visitor can bring a page to: every route as it opens, and all that its controls show later. */
export type State = {
  /** Unique; begins with the route as a rule. The answers to what axe asks go by it (`looked-at.ts`). */
  name: string;
  /** The address that is opened. */
  route: string;
  /** What must be set up before the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** What the visitor then does. It ends with a wait for what that shows. */
  reach?: (page: Page) => Promise<unknown>;
  /** What the console may say on the way. */
  complaint?: RegExp;
  /** The widest window, in pixels, in which a visitor meets it. */
  upTo?: number;
  /** Whether it lasts only until the focus moves on. */
  passes?: boolean;
};

/** A guide with charts and key terms. */
const GUIDE = "/guides/balance-transfers-explained";
const FOUR_CARDS = "/compare?cards=chase-slate-edge,citi-simplicity,wells-fargo-reflect,usaa-rate-advantage";
/** How long sending takes (specification, section 4). */
const SENDING_MS = 1500;
/** In a wider window the header shows its links and no menu. */
const MENU_ENDS = 1119;

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const press = (page: Page, name: string | RegExp) => button(page, name).click();
const seeText = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

/** The costs themselves; the note on what they mean comes before them. */
const seeCosts = (page: Page) =>
  expect(page.locator("dt").getByText("Your cost", { exact: true }).first()).toBeVisible();
const seeRegion = (page: Page, name: string | RegExp) => expect(page.getByRole("region", { name })).toBeVisible();

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

/** Presses the planner's button that copies, and waits for what it answers. */
async function copyPlan(page: Page, answer: string): Promise<void> {
  await press(page, "Copy link to this plan");
  // The one before it is announced, and out of sight.
  const said = page.getByText(answer).last();
  await expect(said).toBeVisible();
  await bringIntoSight(said);
}

async function fillInMessage(page: Page): Promise<void> {
  await page.getByLabel("Full Name").fill("A Reader");
  await page.getByLabel("Email Address").fill("reader@example.com");
  await page.getByLabel("Subject").fill("A question");
  await page.getByLabel("Message", { exact: true }).fill("Which card has the lowest rate?");
}

/** The moment after which a message counts as sent never comes. */
const neverSent = (page: Page) => holdTimers(page, SENDING_MS);

/** Where the clipboard is not allowed, what should go there is shown. */
const refuseClipboard = (page: Page) =>
  page.addInitScript(() => {
    const writeText = () => Promise.reject(new Error("not allowed"));
    Object.defineProperty(navigator, "clipboard", { value: { writeText } });
  });

/** A clipboard that takes what it is given, whatever the browser allows a window that nobody sees. */
const takeIntoClipboard = (page: Page) =>
  page.addInitScript(() => {
    const writeText = () => Promise.resolve();
    Object.defineProperty(navigator, "clipboard", { value: { writeText } });
  });

/** Data of another version than the script, as a visitor can meet it in the middle of a deploy. */
const damageData = (page: Page) =>
  page.route(/page-data\/offers\/page-data\.json/, async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ contentType: "application/json", body: text.replaceAll('"apr":', '"lost":') });
  });

const AS_OPENED: readonly State[] = ROUTES.map((route) => ({ name: `${route} as it opens`, route }));

const EVERYWHERE: readonly State[] = [
  {
    name: "an unknown address: the not-found page",
    route: "/none",
    complaint: /status of 404|Page not found: /,
  },
  {
    name: "/guides/none: the index for an unknown guide",
    route: "/guides/none",
  },
  {
    name: "/ with the menu open",
    route: "/",
    reach: (page) => press(page, "Menu"),
    upTo: MENU_ENDS,
    passes: true,
  },
  {
    name: "/calculator with the menu open",
    route: "/calculator",
    reach: async (page) => {
      await press(page, "Menu");
      // What comes with the planner changes closed parts that axe might be looking at.
      await untilPlanner(page);
    },
    upTo: MENU_ENDS,
    passes: true,
  },
  {
    name: "/privacy with the skip link shown",
    route: "/privacy",
    reach: (page) => page.keyboard.press("Tab"),
    passes: true,
  },
  {
    name: "/offers after an error in the page's own script",
    route: "/offers",
    before: damageData,
    reach: (page) => seeText(page, "Unexpected Application Error!"),
    complaint: /./,
  },
];

const GUIDE_STATES: readonly State[] = [
  {
    name: "a guide with a key term open",
    route: GUIDE,
    reach: (page) => page.getByRole("main").locator("button[popovertarget]").first().click(),
    passes: true,
  },
  {
    name: "a guide with the numbers of its charts open",
    route: GUIDE,
    reach: async (page) => {
      for (const summary of await page.getByText("Show the numbers").all()) await summary.click();
    },
  },
];

const OFFERS_STATES: readonly State[] = [
  {
    name: "/offers with the filters open",
    route: "/offers",
    reach: (page) => press(page, "Show Filters"),
  },
  {
    name: "/offers with a category chosen",
    route: "/offers?filter=secured",
    reach: (page) => seeText(page, "Showing 2 of 10"),
  },
  {
    name: "/offers with nothing found, the filters open",
    route: "/offers?credit=Excellent",
    reach: async (page) => {
      await press(page, "Show Filters");
      await seeText(page, "No credit cards match your current filters.");
    },
  },
  {
    name: "/offers as a table",
    route: "/offers",
    reach: async (page) => {
      await press(page, "Table");
      await seeRegion(page, "Credit cards as a table");
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
      await expect(page.getByRole("columnheader", { name: "Your cost" })).toBeVisible();
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
      await expect(message).toBeVisible();
      await bringIntoSight(message);
    },
    complaint: /Failed to load resource/,
  },
  {
    name: "/offers with a card's sources open",
    route: "/offers",
    reach: async (page) => {
      await page.locator("main article summary").first().click();
      await seeText(page, "Foreign transaction fee");
    },
  },
  {
    name: "/offers with the note of a sample link",
    route: "/offers#apply-citi-simplicity",
    reach: (page) => expect(page.locator("#apply-citi-simplicity")).toBeVisible(),
  },
];

const COMPARE_STATES: readonly State[] = [
  {
    name: "/compare with one card",
    route: "/compare?cards=citi-simplicity",
    reach: (page) => seeRegion(page, "Comparison table"),
  },
  {
    name: "/compare with four cards",
    route: FOUR_CARDS,
    reach: (page) => expect(page.getByRole("columnheader")).toHaveCount(4),
  },
  {
    name: "/compare with four cards, their costs and the differences",
    route: `${FOUR_CARDS}#balance=5000&payment=150`,
    reach: async (page) => {
      await expect(page.getByRole("row", { name: /^Cost until paid off/ })).toBeVisible();
      await press(page, "Highlight differences");
      await expect(page.getByRole("rowheader", { name: / \(same\)$/ }).first()).toBeVisible();
    },
  },
  {
    name: "/compare with four cards and amounts that can't be used",
    route: `${FOUR_CARDS}#balance=5000&payment=150`,
    reach: async (page) => {
      const balance = page.getByRole("textbox", { name: "Balance" });
      await balance.fill("abc");
      await seeText(page, "Costs are shown once both amounts can be used.");
      await expect(page.getByRole("row", { name: /^Cost until paid off/ })).toHaveCount(0);
      await bringIntoSight(balance);
    },
  },
  {
    name: "/compare with nothing found",
    route: "/compare?search=zebra",
    reach: (page) => seeText(page, "No cards match your search."),
  },
];

const GUIDES_STATES: readonly State[] = [
  {
    name: "/guides with a search",
    route: "/guides?q=grace+period",
    reach: (page) => seeText(page, "Found under"),
  },
  {
    name: "/guides with a category",
    route: "/guides?category=Trends",
    reach: (page) => seeText(page, "1 article found"),
  },
  {
    name: "/guides with nothing found",
    route: "/guides?q=zebra",
    reach: (page) => seeText(page, "No articles found matching your search criteria."),
  },
  {
    name: "/guides with a message",
    route: "/guides",
    reach: async (page) => {
      await page.getByLabel("Email address").fill("reader@example.com");
      await press(page, "Subscribe");
      await expect(button(page, "Dismiss")).toBeVisible();
    },
  },
  {
    name: "/guides with an error of the newsletter box",
    route: "/guides",
    reach: async (page) => {
      await press(page, "Subscribe");
      await seeText(page, "Enter an email address such as");
    },
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
  },
  {
    name: "/calculator with plans that never end",
    route: "/calculator#payment=1",
    reach: async (page) => {
      await calculate(page);
      await seeText(page, "This plan never pays the debt off");
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
      // The clicks scroll as far as they need, which isn't the same every time.
      const schedule = page.getByRole("region", { name: "Your plan month by month" });
      await schedule.evaluate((region) => region.scrollIntoView({ block: "end", behavior: "instant" }));
    },
  },
  {
    name: "/calculator with the address of the plan",
    route: "/calculator",
    before: refuseClipboard,
    reach: async (page) => {
      await comeToPlanner(page);
      await press(page, "Copy link to this plan");
      await expect(page.getByLabel("Address of this plan")).toBeVisible();
    },
  },
  {
    name: "/calculator with the link to the plan copied",
    route: "/calculator#balance=4000&payment=200",
    before: takeIntoClipboard,
    reach: async (page) => {
      await comeToPlanner(page);
      await copyPlan(page, "Link copied. Your figures stand after the # sign");
    },
  },
  {
    name: "/calculator with an error that keeps the link from being copied",
    route: "/calculator",
    reach: async (page) => {
      await comeToPlanner(page);
      await page.getByLabel("Monthly Payment ($)").fill("x");
      await seeText(page, "The figures below are for your last plan that could be read.");
      await copyPlan(page, "Correct the fields with a message first.");
    },
  },
  {
    // Not "/calculator without": the chart and the table about which axe asks on that route are not there.
    name: "the calculator without its later parts, which could not be loaded",
    route: "/calculator",
    reach: async (page) => {
      await loseScripts(page);
      await page.getByLabel("Current Balance ($)").focus();
      const messages = page.getByText("This part of the page could not be loaded.");
      await expect(messages).toHaveCount(2);
      await bringIntoSight(messages.first());
    },
    complaint: /./,
  },
  {
    name: "/calculator with an error of the reminder",
    route: "/calculator",
    reach: async (page) => {
      await comeToPlanner(page);
      await press(page, "Download reminder (.ics)");
      await expect(page.getByLabel("Start date")).toHaveAttribute("aria-invalid", "true");
    },
  },
];

const CONTACT_STATES: readonly State[] = [
  {
    name: "/contact with errors",
    route: "/contact",
    reach: async (page) => {
      await press(page, "Send Message");
      await expect(page.getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "/contact while sending",
    route: "/contact",
    before: neverSent,
    reach: async (page) => {
      await fillInMessage(page);
      await press(page, "Send Message");
      await expect(button(page, "Sending Message...")).toBeVisible();
    },
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
  ...GUIDE_STATES,
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
