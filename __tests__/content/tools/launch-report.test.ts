import { launchReport } from "../../../src/content/tools/launch-report";
import { CATALOG, edited } from "../../support/catalog";
import { contentOf } from "../../support/checked-content";

const DAY = "2026-12-01";
const SITE = "data/site.json";
const content = contentOf(CATALOG);

/** Places that are listed for the catalog with one text replaced. */
function placesWith(from: string | RegExp, to: string, file = SITE): string[] {
  const files = edited(CATALOG, { file, from, to });
  return launchReport(contentOf(files), files, DAY).map((line) => line.replace(/: .*/, ""));
}

test("lists every sample of the catalog with its file and field, in words that say what to put there", () => {
  const places = launchReport(content, CATALOG, DAY);
  expect(places).toEqual(
    expect.arrayContaining([
      "data/site.json url: the site's address, here or as SITE_URL for the build",
      "data/site.json email: a mailbox that somebody reads",
      'data/pages/home.json: a figure that you can prove for "average interest saved", or none',
      "data/pages/home.json testimonial: a real reader's words (16 CFR Part 465), or none",
      "data/cards/citi-simplicity.json applyUrl: the issuer's page for applications",
      expect.stringMatching(
        /^data\/cards\/first-tech-choice-rewards\.json statements: a source in place of our estimates, or nothing where no source speaks: .*Annual fee/,
      ),
      "data/site.json sampleData: false, once nothing else is listed here",
    ]),
  );
  expect(places.filter((line) => line.startsWith("data/pages/about.json team: "))).toHaveLength(4);
  expect(places.filter((line) => line.includes(" ads."))).toEqual([]);
});

test.each([
  "https://preview.example.com",
  "https://EXAMPLE.org/",
  "https://example.com./folder",
  "http://localhost:8000",
  "www.plainrate-cards.org",
])("lists the address %s, which is no real one", (address) => {
  expect(launchReport(content, CATALOG, DAY, address)[0]).toContain("data/site.json url");
});

test.each([
  "https://plainrate-cards.org/example.com",
  "https://myexample.com",
  "https://example.com.plainrate-cards.org",
])("takes %s for a real address", (address) => {
  expect(launchReport(content, CATALOG, DAY, address).join()).not.toContain("data/site.json url");
});

test("lists an end of security.txt that has come", () => {
  expect(placesWith(/"expires": ".*"/, '"expires": "2026-12-01"')).toContain(`${SITE} security.expires`);
  expect(placesWith(/"expires": ".*"/, '"expires": "2026-12-02"')).not.toContain(`${SITE} security.expires`);
});

test("lists the ids of ads only where a network shows them", () => {
  const files = edited(
    CATALOG,
    { file: SITE, from: '"provider": "house"', to: '"provider": "script"' },
    { file: SITE, from: '"script": null', to: '"script": "https://ads.plainrate-cards.org/ads.js"' },
  );
  const lines = launchReport(contentOf(files), files, DAY);
  expect(lines).toContain("data/site.json ads.client: the publisher id at the ad network");
  expect(lines).toContain("data/site.json ads.slots.leaderboard.id: the slot's id at the ad network");
});

test("lists texts that speak of a sample, but for the notes that only a sample site shows", () => {
  expect(placesWith(/"tagline": ".*"/, '"tagline": "A sample site"').join()).toMatch(/data\/site\.json:\d+/);
  expect(placesWith(/"sampleNotice": ".*"/, '"sampleNotice": "A sample site"').join()).not.toMatch(/site\.json:\d+/);
});

test("lists nothing for a site without samples", () => {
  const { site, texts, cards } = content;
  const own = {
    ...content,
    site: { ...site, url: "https://www.lowrate.org", email: "hello@lowrate.org", sampleData: false },
    texts: {
      ...texts,
      home: { ...texts.home, statistics: [], testimonial: null },
      about: { ...texts.about, team: [], teamNote: null },
      guides: { ...texts.guides, newsletter: null },
    },
    cards: cards.map((card, index) => ({
      ...card,
      terms: { ...card.terms, closed: index === 0 },
      applyUrl: index === 0 ? card.applyUrl : "https://www.bank.org/apply",
      statements: card.statements.map((one) => ({ ...one, by: "issuer" as const })),
    })),
  };
  expect(launchReport(own, [], DAY)).toEqual([]);
});
