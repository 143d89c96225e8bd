import { ALL_PAGES, type BuiltPage, readableHtml } from "./support/pages";
import { TOOL_ROUTES } from "./support/routes";

/** A page holds the rules that its component can use and, in few bytes, no others. */

const cssOf = ({ html }: BuiltPage) => /<style\b[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? "";

const PAGES = ALL_PAGES.map((page) => ({ page, css: cssOf(page) }));

/** Pages that share a sheet, by the sheet. */
const SHEETS = new Map(
  PAGES.map(({ css }) => [css, PAGES.filter((other) => other.css === css).map(({ page }) => page)]),
);

/** The classes of all elements. They are read from the text: to parse every page for them takes longer than all else here. */
function classesOf(pages: readonly BuiltPage[]): Set<string> {
  const named = pages.flatMap((page) => [...readableHtml(page).matchAll(/<[a-z][^<>]*? class="([^"]*)"/gi)]);
  return new Set(named.flatMap(([, names = ""]) => names.split(" ")));
}

/** The classes that a sheet's selectors name, as HTML has them. */
function classesIn(sheet: string): Set<string> {
  const selectors = sheet.replace(/\[[^\]]*\]|\{[^{}]*\}/g, "{}");
  const names = [...selectors.matchAll(/\.((?:[a-z_-]|\\.)(?:[\w-]|\\.)*)/gi)];
  return new Set(names.map(([, name = ""]) => name.replace(/\\(.)/g, "$1")));
}

test("home, about, guides, legal pages, the not-found page and the tools have a sheet each", () => {
  expect(SHEETS.size).toBe(6);
});

test("each class of a page has rules", () => {
  for (const [sheet, pages] of SHEETS) {
    const ruled = classesIn(sheet);
    expect(ruled.size).toBeGreaterThan(10);
    expect([...classesOf(pages)].filter((name) => !ruled.has(name))).toEqual([]);
  }
});

test("a sheet of pages that are only read has no class that none of them has, and only short names", () => {
  for (const [sheet, pages] of SHEETS) {
    if (pages.some(({ route }) => TOOL_ROUTES.includes(route))) continue;
    const used = classesOf(pages);
    expect([...classesIn(sheet)].filter((name) => !used.has(name))).toEqual([]);
    expect([...used].filter((name) => !/^(?:[a-zA-Z]\d?|visually-hidden)$/.test(name))).toEqual([]);
  }
});
