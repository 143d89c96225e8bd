import { speculationRules } from "../../src/build/finish/speculation-rules";

test("a page gets every page of the site ahead, below the host's folder, but no file", () => {
  expect(JSON.parse(speculationRules("prerender", "/plainrate"))).toEqual({
    prerender: [
      {
        where: {
          and: [
            { href_matches: "/plainrate/*" },
            { not: { href_matches: ["/plainrate/data/*", "/plainrate/feed.xml"] } },
          ],
        },
        eagerness: "moderate",
      },
    ],
  });
});

test("where an ad network would count what nobody sees, pages are only fetched", () => {
  expect(speculationRules("prefetch", "")).toMatch(/^\{"prefetch":/);
});
