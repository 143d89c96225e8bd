import postcss from "postcss";
import { compileStyles } from "../../src/build/finish/styles";
import { ALL_PAGES, type BuiltPage } from "./support/pages";
import { builtText } from "./support/public-folder";
import { CARD_ROUTES, GUIDE_ROUTES, TEXT_ROUTES } from "./support/routes";

/** A page holds the rules for what it shows and no others; those for what its tools may draw lie in a sheet beside it. */

const cssOf = ({ html }: BuiltPage) => /<style\b[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? "";

const PAGES = ALL_PAGES.map((page) => ({ page, css: cssOf(page) }));

/** Pages that share a sheet, by the sheet. */
const SHEETS = new Map(
  PAGES.map(({ css }) => [css, PAGES.filter((other) => other.css === css).map(({ page }) => page)]),
);

/** The classes that a sheet's selectors name, as HTML has them. */
function classesIn(sheet: string): Set<string> {
  const selectors = sheet.replace(/\[[^\]]*\]|\{[^{}]*\}/g, "{}");
  const names = [...selectors.matchAll(/\.((?:[a-z_-]|\\.)(?:[\w-]|\\.)*)/gi)];
  return new Set(names.map(([, name = ""]) => name.replace(/\\(.)/g, "$1")));
}

test("shares a sheet among guides, cards and pages of text alone", () => {
  const shared = [...SHEETS.values()].filter(({ length }) => length > 1);
  const routes = shared.map((pages) => pages.map(({ route }) => route).sort());
  expect(routes).toHaveLength(3);
  expect(routes).toEqual(
    expect.arrayContaining([GUIDE_ROUTES, CARD_ROUTES, TEXT_ROUTES].map((group) => [...group].sort())),
  );
});

test("has all of the page's rules in their order in the whole sheet", () => {
  const ruleOf = (sheet: string) => selectorsOf(sheet).join("\n");
  for (const [sheet, [page]] of SHEETS) {
    const address = page?.$("style").attr("data-whole");
    if (address === undefined) continue;
    const whole = builtText(address.slice(1));
    const kept = new Set(selectorsOf(sheet));
    expect(ruleOf(sheet)).toBe(
      selectorsOf(whole)
        .filter((selector) => kept.has(selector))
        .join("\n"),
    );
    expect(whole).not.toContain("@font-face");
  }
  const offers =
    PAGES.find(({ page }) => page.route === "/offers")
      ?.page.$("style")
      .attr("data-whole") ?? "";
  expect(classesIn(builtText(offers.slice(1)))).toContain("CardTable_table");
});

/** The selectors of a sheet, those within conditions too. */
function selectorsOf(sheet: string): string[] {
  const selectors: string[] = [];
  postcss.parse(sheet).walkRules((rule) => {
    const isStep = rule.parent?.type === "atrule" && "name" in rule.parent && rule.parent.name === "keyframes";
    if (!isStep) selectors.push(...rule.selectors);
  });
  return selectors;
}

/** A selector without states, which no HTML shows. What is asked of an element in `:where` is no state. */
function withoutStates(selector: string): string {
  const asked = selector.replace(/:where\(([^(),]*)\)/g, "$1");
  const plain = asked.replace(/::?[\w-]+(\((?:[^()]|\([^()]*\))*\))?/g, "");
  return plain.replace(/(^|[>+~ ])(?=$|[>+~ ])/g, "$1*");
}

test("lacks no rule for an element of a page", async () => {
  const all = [...new Set(selectorsOf((await compileStyles(process.cwd(), "")).css))];
  expect(all.length).toBeGreaterThan(400);
  for (const [sheet, [page]] of SHEETS) {
    const kept = new Set(selectorsOf(sheet));
    const lost = all.filter((selector) => !kept.has(selector) && page && page.$(withoutStates(selector)).length > 0);
    expect([page?.route, lost]).toEqual([page?.route, []]);
  }
});
