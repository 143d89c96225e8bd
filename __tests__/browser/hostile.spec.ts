import type { Page } from "@playwright/test";
import fc from "fast-check";
import { MARK, hostileText, markupOf } from "../support/hostile";
import { GUIDE_ROUTES, TOOL_ROUTES } from "../built/support/routes";
import { PHONE } from "./support/screens";
import { expect, test, untilReady, untilStill } from "./support/test";

/**
 * Input that wants to break the page: the same in each run, so that a change of the site is what breaks one, and other
 * input with `HOSTILE_SEED=new`, whose seed is in the log and repeats the run. That nothing is logged as an error and
 * no other host asked is seen to by every browser test.
 */
const SEED = seedOf(process.env["HOSTILE_SEED"] ?? "2025");

function seedOf(wish: string): number {
  return wish === "new" ? Date.now() % 2 ** 31 : Number(wish);
}

/** Longer addresses are refused by servers before any page sees them. */
const LONGEST_ADDRESS = 6_000;

test.use({ viewport: PHONE });
test.beforeAll(() => console.log(`Hostile input: HOSTILE_SEED=${SEED}`));

async function forAll<T>(inputs: fc.Arbitrary<T>, count: number, check: (input: T) => Promise<void>): Promise<void> {
  // A smaller example would cost as much as all of the others; what failed is short enough to be read.
  await fc.assert(fc.asyncProperty(inputs, check), { seed: SEED, numRuns: count, endOnFailure: true });
}

/** Lists what a page may never show, whatever it was given. */
async function faultsOf(page: Page): Promise<string[]> {
  const markup = await page.evaluate(markupOf, MARK);
  const broken = await page.evaluate(() => {
    const main = document.querySelector("main");
    const said = main?.cloneNode(true);
    if (said instanceof Element) for (const area of said.querySelectorAll("textarea")) area.remove();
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...(document.querySelectorAll("h1").length === 1 ? [] : ["no heading, or several"]),
      ...(main && document.querySelector("header") && document.querySelector("footer") ? [] : ["no whole page"]),
      ...(/Unexpected Application Error|undefined|\bNaN\b|Infinity|\[object /.exec(said?.textContent ?? "") ?? []),
      ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} pixels to the side`] : []),
    ];
  });
  return [...markup, ...broken];
}

async function expectWhole(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([]);
}

/** Names that pages of the site read from their address, and one that none does. */
const NAMES = [
  "filter",
  "credit",
  "sort",
  "cards",
  "search",
  "q",
  "category",
  "balance",
  "apr",
  "payment",
  "score",
  "compare",
  "view",
  "tier",
  "state",
  "purchase",
  "budget",
  "d1.balance",
  "__proto__",
];

const known = fc.constantFrom("secured", "Good", "cost", "citi-simplicity,,citi-simplicity", "Education", "5000");

/** A query or fragment with its values escaped, as a link has it, or as somebody types it. */
const parameters = fc
  .tuple(fc.array(fc.tuple(fc.constantFrom(...NAMES), fc.oneof(hostileText, known)), { maxLength: 5 }), fc.boolean())
  .map(([pairs, escaped]) => {
    const text = escaped
      ? new URLSearchParams(pairs).toString()
      : pairs.map(([name, value]) => `${name}=${value.replace(/[#\s]/g, "")}`).join("&");
    return text.slice(0, LONGEST_ADDRESS);
  });

for (const route of [...TOOL_ROUTES, "/", GUIDE_ROUTES[0] ?? ""]) {
  // One reader of addresses serves them all.
  const details = route === "/offers" ? {} : { tag: "@full" };
  test(`stays whole at ${route} whatever the query and the fragment hold`, details, async ({ page }) => {
    await forAll(fc.tuple(parameters, parameters), 3, async ([query, fragment]) => {
      // A new document each time: another fragment alone would not load the page.
      await page.goto("about:blank");
      await page.goto(`${route}?${query}#${fragment}`);
      if (TOOL_ROUTES.includes(route)) await untilReady(page);
      await untilStill(page);
      await expectWhole(page);
    });
  });
}
