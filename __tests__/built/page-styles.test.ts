import { ALL_PAGES, type BuiltPage, byRoute } from "./support/pages";
import { TOOL_ROUTES } from "./support/routes";

/** A page holds the rules that its component can use and, in few bytes, no others. */

const cssOf = ({ $ }: BuiltPage) => $("style").text().replace(/\\(.)/g, "$1");

function classesOf({ $ }: BuiltPage): string[] {
  const named = $("[class]")
    .toArray()
    .flatMap((element) => ($(element).attr("class") ?? "").split(" "));
  return [...new Set(named)];
}

const SHEETS = [...new Set(ALL_PAGES.map(cssOf))];

test("home, about, guides, legal pages, the not-found page and the tools have a sheet each", () => {
  expect(SHEETS).toHaveLength(6);
});

const isTool = ({ route }: BuiltPage) => TOOL_ROUTES.includes(route);
const TOOLS = ALL_PAGES.filter(isTool);
const READ = ALL_PAGES.filter((page) => !isTool(page));

test("pages that are only read have far smaller sheets than the tools", () => {
  const [tools = 0] = TOOLS.map((page) => cssOf(page).length);
  for (const page of READ) expect([page.route, cssOf(page).length < tools / 2]).toEqual([page.route, true]);
});

test.each(byRoute(ALL_PAGES))("on %s each class has rules", (_route, page) => {
  const classes = classesOf(page);
  expect(classes.length).toBeGreaterThan(10);
  const hasRules = (name: string) =>
    cssOf(page)
      .split(`.${name}`)
      .slice(1)
      .some((rest) => !/^[\w-]/.test(rest));
  expect(classes.filter((name) => !hasRules(name))).toEqual([]);
});

test.each(byRoute(READ))("on %s each class has a name of one or two signs", (_route, page) => {
  expect(classesOf(page).filter((name) => !/^(?:[a-zA-Z]\d?|visually-hidden)$/.test(name))).toEqual([]);
});

test("a sheet of pages that are only read has no class that none of them has", () => {
  for (const sheet of new Set(READ.map(cssOf))) {
    const pages = READ.filter((page) => cssOf(page) === sheet);
    const used = new Set(pages.flatMap(classesOf));
    const asked = [...sheet.replace(/\[[^\]]*\]|\{[^{}]*\}/g, "{}").matchAll(/\.([a-z][\w-]*)/gi)].map(
      ([, name]) => name,
    );
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((name) => !used.has(name ?? ""))).toEqual([]);
  }
});
