import { ON_USE_ROUTES, TOOL_ROUTES } from "../built/support/routes";
import { expect, test, untilReady } from "./support/test";

for (const [index, route] of TOOL_ROUTES.filter((route) => !ON_USE_ROUTES.includes(route)).entries()) {
  // One way of starting serves all of them.
  const details = index === 0 ? {} : { tag: "@full" };
  test(`asks for all first scripts of ${route} in one step, each once`, details, async ({ page }) => {
    await page.goto(route);
    await untilReady(page);
    const files = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ name, startTime, duration }) => ({ name, asked: startTime, came: startTime + duration })),
    );
    expect(files.length).toBeGreaterThanOrEqual(2);
    expect(new Set(files.map(({ name }) => name)).size, "each once").toBe(files.length);
    const firstToCome = Math.min(...files.map(({ came }) => came));
    expect(files.filter(({ asked }) => asked > firstToCome).map(({ name }) => name)).toEqual([]);
  });
}
