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

const rulesFor = (name: string) => (css: string) => css.includes(`.${name}`);

const SHEETS = [...new Set(ALL_PAGES.map(cssOf))];

test("home, about, guides, legal pages, the not-found page and the tools have a sheet each", () => {
  expect(SHEETS).toHaveLength(6);
});

test("pages that are only read have far smaller sheets than the tools", () => {
  const [tools = 0] = ALL_PAGES.filter(({ route }) => TOOL_ROUTES.includes(route)).map((page) => cssOf(page).length);
  for (const page of ALL_PAGES.filter(({ route }) => !TOOL_ROUTES.includes(route)))
    expect([page.route, cssOf(page).length < tools / 2]).toEqual([page.route, true]);
});

test.each(byRoute(ALL_PAGES))("a class on %s that any page has rules for has them there", (_route, page) => {
  const classes = classesOf(page);
  expect(classes.length).toBeGreaterThan(10);
  const styled = classes.filter((name) => SHEETS.some(rulesFor(name)));
  expect(styled.filter((name) => !rulesFor(name)(cssOf(page)))).toEqual([]);
});
