import { htmlFaults } from "./support/html-validator";
import { ALL_PAGES, byRoute } from "./support/pages";

test.each(byRoute(ALL_PAGES))("writes %s as valid HTML", async (_route, { html }) => {
  expect(await htmlFaults(html)).toEqual([]);
});

test.each(byRoute(ALL_PAGES))("writes no style attribute on %s", (_, { $ }) => {
  expect($("[style]").length).toBe(0);
});

test.each(byRoute(ALL_PAGES))("keeps the headings of %s in order and its landmarks single", (_route, { $ }) => {
  const levels = $("h1, h2, h3, h4, h5, h6")
    .toArray()
    .map((element) => Number(element.tagName.slice(1)));
  expect(levels[0]).toBe(1);
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1)).toEqual([]);
  expect([$("body main").length, $("body footer").length, $("a[href='#main']").length]).toEqual([1, 1, 1]);
  expect($("body a, body button").first().attr("href")).toBe("#main");
});
