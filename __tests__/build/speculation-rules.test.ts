import { speculationRules, withSpeculationRules } from "../../src/build/finish/speculation-rules";

const PAGES = ["/offers", "/calculator", "/about", "/guides/improve-credit-score"];

test("a reading page gets every page of the site ahead, but no file", () => {
  const rules = speculationRules("reading", "prerender", "");
  expect(JSON.parse(rules)).toEqual({
    prerender: [
      {
        where: { and: [{ href_matches: "/*" }, { not: { href_matches: ["/data/*", "/feed.xml"] } }] },
        eagerness: "moderate",
      },
    ],
  });
});

test("a tool page leaves the links between tool pages to the router", () => {
  const rules = speculationRules("tool", "prefetch", "");
  expect(PAGES.filter((page) => rules.includes(`"${page}"`))).toEqual(["/offers", "/calculator"]);
});

test("under a path prefix every address has it", () => {
  const rules = speculationRules("tool", "prefetch", "/plainrate");
  expect(rules.match(/"\/[^"]*"/g)?.every((address) => address.startsWith('"/plainrate/'))).toBe(true);
});

test("the rules stand last in the page", () => {
  expect(withSpeculationRules("<body><p>Words.</p></body>", "{}")).toBe(
    '<body><p>Words.</p><script type="speculationrules">{}</script></body>',
  );
});
