import { TOOL_ROUTES } from "../built/support/routes";
import { CARDS } from "../support/content";
import { holdTimers } from "./support/hold-timers";
import { expect, test, untilReady } from "./support/test";

/** When a tool page's own files were asked for and came, in milliseconds from the start, and when its content was drawn. */
type Load = { drawn: number; files: { name: string; asked: number; came: number }[] };

/** How long a page waits for word of its first paint, which can take longer than that on a slow machine. */
const PATIENCE_MS = 1000;

/** What others link to: a category, and a card's own address in the structured data. */
const WITH_QUERY = ["/offers?filter=secured", `/compare?cards=${CARDS[0]?.id ?? ""}`];

for (const [index, route] of [...TOOL_ROUTES, ...WITH_QUERY].entries()) {
  // One way of starting serves all of them.
  const details = index === 0 ? {} : { tag: "@full" };
  test(`${route} is drawn before its scripts are asked for, and all of them in one step`, details, async ({ page }) => {
    await holdTimers(page, PATIENCE_MS);
    await page.goto(route);
    await untilReady(page);
    const { drawn, files } = await page.evaluate((): Load => {
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      const own = performance.getEntriesByType("resource").filter(({ name }) => /\.js$|\/page-data\//.test(name));
      return {
        drawn: paint?.startTime ?? Infinity,
        files: own.map(({ name, startTime, duration }) => ({ name, asked: startTime, came: startTime + duration })),
      };
    });
    expect(files.length).toBeGreaterThanOrEqual(7);
    expect(new Set(files.map(({ name }) => name)).size, "each once").toBe(files.length);
    for (const { name, asked } of files) expect(asked, name).toBeGreaterThanOrEqual(drawn);
    const firstToCome = Math.min(...files.map(({ came }) => came));
    expect(files.filter(({ asked }) => asked > firstToCome).map(({ name }) => name)).toEqual([]);
  });
}
