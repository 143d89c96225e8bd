import type { Page } from "@playwright/test";
import { expect } from "./test";

/** Waits until React has taken the planner over, which any use of the calculator makes it do; only then its buttons work. */
export async function untilPlanner(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "Copy link to this plan" })).toBeEnabled();
}

/** Comes to the planner as a visitor does, and waits until it can be used. */
export async function comeToPlanner(page: Page): Promise<void> {
  await page.getByLabel("Current Balance ($)").focus();
  await untilPlanner(page);
}
