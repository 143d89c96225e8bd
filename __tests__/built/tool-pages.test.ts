import { openFirst } from "../../src/domain/cards/card";
import { isFormShown } from "../../src/domain/site/site";
import { CARDS, SITE, TEXTS } from "../support/content";
import { CARD_IDS } from "../support/specified";
import { byRoute, pageOf, readableText } from "./support/pages";
import { builtText } from "./support/public-folder";
import { CARD_ROUTES, ON_USE_ROUTES, TOOL_ROUTES } from "./support/routes";

/** Tool pages show their full content before any script runs; that a control starts as it should is tested with it. */

test("lists the specification's cards in its order, as long as the site is a sample", () => {
  const ids = CARDS.map(({ id }) => id);
  expect(ids.filter((id) => CARD_IDS.includes(id) && SITE.sampleData)).toEqual(SITE.sampleData ? CARD_IDS : []);
});

test.each(byRoute(TOOL_ROUTES.map(pageOf)))("gives the islands of %s their props and files", (route, { $ }) => {
  for (const island of $("main [data-island]").toArray()) {
    expect($(island).text().length).toBeGreaterThan(20);
    const file = $(island).attr("data-props");
    const props = file ? builtText(file.slice(1)) : $(island).next('script[type="application/json"]').text();
    expect(JSON.parse(props)).toEqual(expect.any(Object));
    expect($(island).attr("data-src")).toMatch(/^\/islands\/react-\w+\.js( \/islands\/\w+-\w+\.js)+$/);
  }
  const until = ON_USE_ROUTES.includes(route) ? "" : '[data-until="load"]';
  expect($(`main [data-island]${until}`).length).toBeGreaterThan(0);
});

test.each(byRoute(["/", ...TOOL_ROUTES.filter((route) => route !== "/guides"), ...CARD_ROUTES].map(pageOf)))(
  "says on %s what needs scripts",
  (_route, { $ }) => {
    expect($("main noscript").text()).toMatch(/JavaScript(, which is|\. It’s) turned off/);
  },
);

test("shows all cards of /compare with an empty checkbox each, and no table yet", () => {
  const { $ } = pageOf("/compare");
  const boxes = $('main input[type="checkbox"]').toArray();
  const names = boxes.map((element) => $(`#${String($(element).attr("aria-labelledby"))}`).text());
  expect(names).toEqual(openFirst(CARDS).map((card) => card.name));
  expect(boxes.filter((element) => $(element).is(":checked, :disabled"))).toEqual([]);
  expect($("main table").length).toBe(0);
  expect(readableText(pageOf("/compare"))).toContain("0 selected");
  expect(readableText(pageOf("/compare"))).not.toContain("Maximum of 4 cards selected");
  for (const { title } of TEXTS.compare.tips) expect($(`main h2:contains("${title}")`).length).toBe(1);
});

test("keeps what was typed out of the address when a form is submitted early", () => {
  // A form of the method "dialog" goes nowhere by itself.
  const states = ["/calculator", "/contact", "/guides"].map((route) => {
    const { $ } = pageOf(route);
    return [route, $("main form").length, $('main form[method="dialog"]').length];
  });
  const [contact, newsletter] = (["contact", "newsletter"] as const).map((name) => Number(isFormShown(SITE, name)));
  expect(states).toEqual([
    ["/calculator", 1, 1],
    ["/contact", contact, contact],
    ["/guides", newsletter, newsletter],
  ]);
});
