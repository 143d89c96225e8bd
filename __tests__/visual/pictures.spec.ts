import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { drawAll } from "../browser/support/draw-all";
import { type State, STATES, openState } from "../browser/support/states";
import { expect, test } from "../browser/support/test";

/** A phone, a tablet and a large window. */
const SIZES = [
  { width: 360, height: 640 },
  { width: 768, height: 900 },
  { width: 1280, height: 720 },
];

const SCHEMES = ["light", "dark"] as const;

/** One page of each kind is shown to far below the window; of the others, what is in the window. That keeps pictures small. */
const TALL = [
  "/",
  "/about",
  "/offers",
  "/compare",
  "/guides",
  "/calculator",
  "/contact",
  "/guides/balance-transfers-explained",
].map((route) => `${route} as it opens`);

const TALLEST = 5_000;

const sizesOf = ({ upTo = Infinity }: State) => SIZES.filter(({ width }) => width <= upTo);

function pictureOf({ name }: State, width: number, scheme: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return `${slug}-${width}-${scheme}`;
}

/** The part of the page that is shown. */
async function frameOf(page: Page, state: State, width: number) {
  if (!TALL.includes(state.name)) return {};
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  return { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, TALLEST) } };
}

for (const state of STATES) {
  for (const size of sizesOf(state)) {
    test.describe(`${state.name}, ${size.width} pixels`, () => {
      test.use({ viewport: size, expectedProblem: state.complaint ?? null });

      test("looks as it did", async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.addInitScript(drawAll);
        await openState(page, state);
        for (const colorScheme of SCHEMES) {
          await page.emulateMedia({ colorScheme });
          await expect
            .soft(page)
            .toHaveScreenshot(
              `${pictureOf(state, size.width, colorScheme)}.png`,
              await frameOf(page, state, size.width),
            );
        }
      });
    });
  }
}

test("each page that is shown at length is one of the states", () => {
  const names = STATES.map(({ name }) => name);
  expect(TALL.filter((name) => !names.includes(name))).toEqual([]);
});

test("every picture in the repository is of a state that there is", () => {
  const folder = path.join(__dirname, "pictures");
  const kept = existsSync(folder) ? readdirSync(folder).map((file) => path.parse(file).name) : [];
  const wanted = STATES.flatMap((state) =>
    sizesOf(state).flatMap(({ width }) => SCHEMES.map((scheme) => pictureOf(state, width, scheme))),
  );
  expect(new Set(wanted).size).toBe(wanted.length);
  expect(kept.filter((name) => !wanted.includes(name))).toEqual([]);
});
