import { htmlFaults } from "./support/html-validator";
import { ALL_PAGES, byRoute } from "./support/pages";

test.each(byRoute(ALL_PAGES))("%s is valid HTML", async (_route, { html }) => {
  expect(await htmlFaults(html)).toEqual([]);
});

test("what is no valid HTML is found", async () => {
  expect((await htmlFaults("<!doctype html><p><div></p>")).length).toBeGreaterThan(0);
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
