import { cpSync, existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { drawAll } from "../browser/support/draw-all";
import { COPY_MS, serveCopy } from "../browser/support/site-copy";
import { STATES, type State, openState } from "../browser/support/states";
import { test as base, expect } from "../browser/support/test";
import { CATALOG_FOLDER } from "../support/catalog";

/** The site with the small catalog, so that an editor's change turns no picture red. */
const test = base.extend<object, { catalogSite: string }>({
  catalogSite: [
    ({}, use) =>
      serveCopy((folder) => {
        rmSync(path.join(folder, "data"), { recursive: true });
        cpSync(path.join(CATALOG_FOLDER, "data"), path.join(folder, "data"), { recursive: true });
      }, use),
    { scope: "worker", timeout: COPY_MS },
  ],
  baseURL: ({ catalogSite }, use) => use(catalogSite),
});

/** States that controls reach, and one page of each template as it opens. */
const PICTURED = STATES.filter(({ reach, quick, complaint }) => [reach, quick, complaint].some(Boolean));

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

type View = { size: { width: number; height: number }; colorScheme: "light" | "dark" };

/** Each page in full; what controls show, which is mostly the same page, once in each size and once in each scheme. */
const VIEWS_OF_PAGE: readonly View[] = [PHONE, DESKTOP].flatMap((size) => [
  { size, colorScheme: "light" },
  { size, colorScheme: "dark" },
]);
const VIEWS_OF_STATE: readonly View[] = [
  { size: PHONE, colorScheme: "light" },
  { size: DESKTOP, colorScheme: "dark" },
];

const viewsOf = ({ reach, upTo = Infinity }: State) =>
  (reach ? VIEWS_OF_STATE : VIEWS_OF_PAGE).filter(({ size }) => size.width <= upTo);

/** A page does without a face that comes late (`fonts.css`), so that it would be drawn now with it, now without. */
async function waitForFaces(page: Page): Promise<void> {
  await page.route("**", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll("font-display:swap", "font-display:block");
    return route.fulfill({ response, body });
  });
}

function pictureOf({ name }: State, { size, colorScheme }: View): string {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return `${slug}-${size.width}-${colorScheme}`;
}

for (const state of PICTURED) {
  for (const view of viewsOf(state)) {
    const picture = pictureOf(state, view);

    test.describe(`${state.name}, ${view.size.width} pixels, ${view.colorScheme}`, () => {
      test.use({ viewport: view.size, colorScheme: view.colorScheme, expectedProblem: state.complaint ?? null });

      test("looks as it did", async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.addInitScript(drawAll);
        await waitForFaces(page);
        await openState(page, state);
        // A state shows what is in the window: what it is about.
        await expect(page).toHaveScreenshot(`${picture}.webp`, { fullPage: !state.reach });
      });
    });
  }
}

test("keeps no picture without a state", () => {
  const folder = path.join(__dirname, "pictures");
  const kept = existsSync(folder) ? readdirSync(folder).map((file) => path.parse(file).name) : [];
  const wanted = PICTURED.flatMap((state) => viewsOf(state).map((view) => pictureOf(state, view)));
  expect(new Set(wanted).size).toBe(wanted.length);
  expect(kept.filter((name) => !wanted.includes(name))).toEqual([]);
});
