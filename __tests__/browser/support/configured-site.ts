import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { z } from "zod";
import { COPY_MS, serveCopy } from "./site-copy";
import { test as base } from "./test";

/**
 * The site as it is built for an owner who has connected an ad network, and the forms with what takes their messages. What
 * stands at those other ends is what tests make of it.
 */

const NETWORK = "https://ads.example";
export const FORMS_HOST = "https://forms.example";

function configure(folder: string): void {
  const file = path.join(folder, "data/site.json");
  const { ads, ...settings } = z.looseObject({ ads: z.looseObject({}) }).parse(JSON.parse(readFileSync(file, "utf8")));
  const configured = {
    ...settings,
    ads: { ...ads, provider: "script", script: `${NETWORK}/ads.js`, client: "pub-1" },
    forms: { contact: { endpoint: `${FORMS_HOST}/contact` }, newsletter: { endpoint: `${FORMS_HOST}/newsletter` } },
  };
  writeFileSync(file, JSON.stringify(configured));
}

export const test = base.extend<object, { configuredSite: string }>({
  configuredSite: [({}, use) => serveCopy(configure, use), { scope: "worker", timeout: COPY_MS }],
  baseURL: ({ configuredSite }, use) => use(configuredSite),
});

/**
 * Puts a network with this script at the other end of a page and of the windows that it opens, or one that is blocked, and
 * gives the requests that reach it.
 */
export async function answerAs(page: Page, script: string | null): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(`${NETWORK}/**`, async (route) => {
    asked.push(route.request().url());
    if (script === null) await route.abort("blockedbyclient");
    else await route.fulfill({ contentType: "text/javascript", body: script });
  });
  return asked;
}
