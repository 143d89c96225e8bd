import { HtmlValidate } from "html-validate";
import { ALL_PAGES, byRoute } from "./support/pages";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React writes <meta/>, charSet and autoComplete; HTML reads both ways alike.
    "void-style": ["error", { style: "selfclose" }],
    "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
    // React's useId makes ids such as ":R3d:", which HTML allows.
    "valid-id": ["error", { relaxed: true }],
    // React writes disabled="", Gatsby writes async; HTML reads both alike.
    "attribute-boolean-style": "off",
    "attribute-empty-style": ["error", { style: "empty" }],
    // Safari forgets that a list is one when its style takes the bullets away, so such lists carry the role.
    "no-redundant-role": "off",
    "prefer-native-element": ["error", { exclude: ["list"] }],
    // Gatsby's own wrapper and Markdown's line ends; white space is no markup.
    "no-trailing-whitespace": "off",
    // Has a test of its own below.
    "no-inline-style": "off",
  },
});

test.each(byRoute(ALL_PAGES))("%s is valid HTML", async (_route, { html }) => {
  const { results } = await validator.validateString(html);
  const messages = results.flatMap((result) =>
    result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${String(selector)})`),
  );
  expect(messages).toEqual([]);
});

test("no page has a style attribute, so that a strict Content-Security-Policy can hold", () => {
  const styled = ALL_PAGES.flatMap(({ $, route }) =>
    $("[style]")
      .toArray()
      .map((element) => `${route} ${element.tagName}#${String($(element).attr("id"))}`),
  );
  expect(styled).toEqual([]);
});

test.each(byRoute(ALL_PAGES))("%s has its headings in order and its landmarks once", (_route, { $ }) => {
  const levels = $("h1, h2, h3, h4, h5, h6")
    .toArray()
    .map((element) => Number(element.tagName.slice(1)));
  expect(levels[0]).toBe(1);
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1)).toEqual([]);
  expect([$("body main").length, $("body footer").length, $("a[href='#main']").length]).toEqual([1, 1, 1]);
  expect($("body a, body button").first().attr("href")).toBe("#main");
});
