/** @jest-environment node */
import { load } from "cheerio";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Newsletter } from "../../src/components/guides/Newsletter";
import { Island } from "../../src/islands/Island";

const PROPS = { text: { title: "</script><b>News</b>", text: "Once a month." }, endpoint: null };
const ISLAND = createElement(Island<typeof PROPS>, {
  name: "Newsletter",
  until: "use",
  tool: Newsletter,
  props: PROPS,
});

test("writes the tool as a root of its own with its props beside it on the server", () => {
  const html = renderToStaticMarkup(ISLAND);
  expect(html).not.toContain("</script><b>");
  const $ = load(html);
  const island = $("[data-island]");
  expect(island.attr()).toEqual({ "data-island": "Newsletter", "data-until": "use" });
  expect(island.find("h2").text()).toBe("</script><b>News</b>");
  expect(island.find("button").text()).toBe("Subscribe");
  expect(island.find("input").attr("id")).toContain("Newsletter");
  const script = island.next();
  expect(script.attr()).toEqual({ type: "application/json" });
  expect(JSON.parse(script.text())).toEqual(PROPS);
});

test("makes the tool a part of the page where the page itself runs", () => {
  Reflect.set(globalThis, "window", globalThis);
  const html = renderToStaticMarkup(ISLAND);
  Reflect.deleteProperty(globalThis, "window");
  expect(html).toContain("<h2");
  expect(html).not.toMatch(/data-island|application\/json/);
});
