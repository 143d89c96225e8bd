import { type ConsoleMessage, type Locator, type Page, type WebError, test as base, expect } from "@playwright/test";
import { SITE } from "../../support/content";

/** Complaints that a page may log; none but where a test says so. */
type Options = { expectedProblem: RegExp | null };
type Fixtures = { problems: string[]; typing: undefined };

/** Fills fields in key by key, as people do. */
function fillByKeys(locator: Locator): void {
  Reflect.set(Object.getPrototypeOf(locator), "fill", async function (this: Locator, text: string) {
    await this.press("ControlOrMeta+A");
    await this.press("Delete");
    await this.pressSequentially(text);
  });
}

/** Everything that a page may log where its own files fail: no request to another host and no breach of its policy. */
export const OWN_FAULTS = /^(?!request:)(?!.*(Content Security Policy|Trusted ?(Type|HTML|Script)))/;

/** Where the site's forms are sent, once its owner has connected them: no test writes there. */
const ENDPOINTS = Object.values(SITE.forms).flatMap(({ endpoint }) => endpoint ?? []);

/**
 * Every journey, not only the ones that are about it, fails if a page logs an error, throws one or asks another host for
 * anything.
 */
export const test = base.extend<Options & Fixtures>({
  expectedProblem: [null, { option: true }],
  problems: [
    async ({ context, expectedProblem, baseURL }, use) => {
      const problems: string[] = [];
      const note = (problem: string) => {
        if (!expectedProblem?.test(problem)) problems.push(problem);
      };
      await context.route(
        (url) => ENDPOINTS.includes(url.href),
        (route) => route.fulfill({ headers: { "access-control-allow-origin": "*" }, json: {} }),
      );
      context.on("console", (message: ConsoleMessage) => {
        if (message.type() === "error") note(`console: ${message.text()}`);
      });
      context.on("weberror", (error: WebError) => {
        note(`error: ${error.error().message}`);
      });
      context.on("request", (request) => {
        const url = request.url();
        if (!url.startsWith(`${String(baseURL)}/`) && !ENDPOINTS.includes(url)) note(`request: ${url}`);
      });
      await use(problems);
      expect(problems, "errors in the console and requests to other hosts").toEqual([]);
    },
    { auto: true },
  ],
  typing: [
    async ({ page, browserName }, use) => {
      // Over WebDriver BiDi, Playwright changes a field without React hearing of it.
      if (browserName === "firefox") fillByKeys(page.locator("body"));
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until React has taken a tool page over; before that, no button does anything. */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const islands = '[data-island][data-until="load"]';
    return document.readyState !== "loading" && !document.querySelector(`${islands}:not([data-ready])`);
  });
}

/** Opens a tool page by its address, as a visitor who types it, and waits until it can be used. */
export async function openTool(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilReady(page);
}

/** Waits until the browser has nothing left to draw; on a busy machine, where it is never idle, for five seconds at most. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 5_000 })),
        );
      }),
  );
}
