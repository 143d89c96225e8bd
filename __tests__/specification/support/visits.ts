import { type Locator, type Page, expect } from "@playwright/test";

/** The parts of pages that more than one section speaks of, found as a visitor finds them. */

export const offers = {
  names: (page: Page) => page.getByRole("main").getByRole("article").getByRole("heading"),
  tile: (page: Page, name: string) =>
    page
      .getByRole("group", { name: "Categories" })
      .getByRole("button", { name: new RegExp(`^${name.replace("+", "\\+")}\\s*\\d`) }),
  pressedTiles: (page: Page) => page.getByRole("group", { name: "Categories" }).locator("[aria-pressed=true]"),
  choice: (page: Page, label: "Category" | "Credit Required" | "Sort by") => page.getByLabel(label, { exact: true }),
  count: (page: Page, shown: number) => page.getByText(`Showing ${shown} of 10 available offers`, { exact: true }),
  showFilters: (page: Page) => page.getByRole("button", { name: "Show Filters" }).click(),
};

export const compare = {
  /** The place of a card in the grid. */
  place: (page: Page, index: number) =>
    page
      .getByRole("listitem")
      .filter({ has: page.getByRole("checkbox") })
      .nth(index),
  boxes: (page: Page) => page.getByRole("checkbox"),
  table: (page: Page) => page.getByRole("table"),
  columns: (page: Page) => page.getByRole("table").getByRole("columnheader"),
  cells: (page: Page, label: string): Locator =>
    page
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name: label, exact: true }) })
      .getByRole("cell"),
};

export const guides = {
  search: (page: Page) => page.getByLabel("Search guides and articles"),
  category: (page: Page, name: string) =>
    page.getByRole("group", { name: "Categories" }).getByRole("button", { name, exact: true }),
  featured: (page: Page) => page.getByRole("region", { name: "Featured Articles" }),
  articles: (page: Page) => page.getByRole("region", { name: /^(All )?Articles$/ }).getByRole("heading", { level: 3 }),
};

export const contact = {
  send: (page: Page) => page.getByRole("button", { name: "Send Message" }),
  sending: (page: Page) => page.getByRole("button", { name: "Sending Message..." }),
  sent: (page: Page) => page.getByRole("status").filter({ hasText: "Message sent" }),
  fields: (page: Page) =>
    ["Full Name", "Email Address", "Subject", "Message"].map((label) => page.getByLabel(label, { exact: true })),
  async fillIn(page: Page): Promise<void> {
    for (const [index, value] of ["A Reader", "reader@example.com", "A question", "Which card?"].entries())
      await contact.fields(page)[index]?.fill(value);
  },
};

export const calculator = {
  field: (page: Page, name: "Current Balance" | "Annual APR" | "Monthly Payment") =>
    page.locator("form").first().getByLabel(name),
  results: (page: Page) => page.getByRole("region", { name: "Payoff Results" }),
  savings: (page: Page) => page.getByRole("region", { name: "Potential Savings with Low APR Card" }),
  calculate: (page: Page) => page.getByRole("button", { name: "Calculate Payoff" }).click(),
  async fill(page: Page, balance: string, apr: string, payment: string): Promise<void> {
    await calculator.field(page, "Current Balance").fill(balance);
    await calculator.field(page, "Annual APR").fill(apr);
    await calculator.field(page, "Monthly Payment").fill(payment);
  },
  /** The four figures of the results card, whatever their order. */
  async expectFigures(page: Page, figures: Record<string, string>): Promise<void> {
    for (const [name, figure] of Object.entries(figures)) {
      const term = calculator
        .results(page)
        .getByRole("term")
        .filter({ hasText: new RegExp(`^${name}$`) });
      await expect(term.locator("xpath=following-sibling::dd[1]")).toHaveText(figure);
    }
  },
};

export const menu = {
  button: (page: Page) => page.getByRole("button", { name: "Menu" }),
  link: (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name, exact: true }),
};

export const toast = (page: Page) =>
  page.getByRole("status").filter({ has: page.getByRole("button", { name: "Dismiss" }) });
