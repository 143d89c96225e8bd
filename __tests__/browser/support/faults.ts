import type { Page, Route } from "@playwright/test";
import { untilStill } from "./test";

/** A host's answer: the handler of a route. */
export type Answer = (route: Route) => Promise<void>;

export const missing: Answer = (route) => route.fulfill({ status: 404, body: "Not found" });

/** A route that is left as it is: no answer comes, nor word that none will. */
export const hang: Answer = () => Promise.resolve();

/** Faults of a host that can be reached; the names go on from "a file". */
export const HOST_FAULTS: Record<string, Answer> = {
  "is missing (404)": missing,
  "is broken (500)": (route) => route.fulfill({ status: 500, body: "Broken" }),
  hangs: hang,
};

/** The line goes dead once the page is there: the scripts that it loads on use don't come. */
export async function loseScripts(page: Page): Promise<void> {
  await untilStill(page);
  await page.route(/\.js$/, (route) => route.abort());
}

/** A query waits unseen for its script, in milliseconds, but never for good (see the global styles). */
export const LONGEST_WAIT = 8_000;

/** Props of another version than the script: cards without their terms. */
export const damageProps: Answer = async (route) => {
  const response = await route.fetch();
  const props = (await response.text()).replaceAll('"terms":', '"lost":');
  await route.fulfill({ response, body: props });
};
