import { launchReport } from "../../../src/content/tools/launch-report";
import { z } from "zod";
import type { TextFile } from "../../../src/content/content-files";
import { cardSchema } from "../../../src/schema/card-schema";
import { CATALOG, edited, written } from "../../support/catalog";
import { contentOf } from "../../support/checked-content";

const DAY = "2026-12-01";
const SITE = "data/site.json";
const PRIVACY = "data/pages/privacy.md";
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

test("lists the receivers of what visitors' browsers send until the privacy page names them", () => {
  const connected = edited(
    CATALOG,
    { file: SITE, from: '"provider": "house"', to: '"provider": "script"' },
    { file: SITE, from: '"script": null', to: '"script": "https://cdn.ads-network.org/ads.js"' },
    { file: SITE, from: '"endpoint": null', to: '"endpoint": "https://forms.org/1"' },
  );
  const named = edited(connected, {
    file: PRIVACY,
    from: "Text by",
    to: "[It](https://ads-network.org/privacy). Text by",
  });
  const listed = (files: TextFile[]) =>
    launchReport(contentOf(files), files, DAY).filter((line) => line.startsWith(`${PRIVACY}: what`));
  const line = (host: string) => `${PRIVACY}: what ${host} receives, with a link to its privacy page`;
  expect(listed(connected)).toEqual([line("ads-network.org"), line("forms.org")]);
  expect(listed(named)).toEqual([line("forms.org")]);
});

test("lists texts that speak of a sample, but for the notes that only a sample site shows", () => {
  expect(placesWith(/"tagline": ".*"/, '"tagline": "A sample site"').join()).toMatch(/data\/site\.json:\d+/);
  expect(placesWith(/"tagline": ".*"/, '"tagline": "For a live site"').join()).toMatch(/data\/site\.json:\d+/);
  expect(placesWith(/"sampleNotice": ".*"/, '"sampleNotice": "A sample site"').join()).not.toMatch(/site\.json:\d+/);
});

/** A value with each text changed. */
function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item: unknown) => withTexts(item, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withTexts(item, change)]));
}

const NETWORK = "track.network.example";

/** The catalog as an owner makes it their own: eleven cards, one of them closed, a network, and nothing that is a sample. */
function ownSite(): TextFile[] {
  const real = (text: string) => text.replace(/\b(?:on this )?samples?\b/gi, "own");
  const copies = content.cards.slice(0, 4).map(({ id }) => ({ id, copy: `${id}-two` }));
  const files = CATALOG.map(({ file, text }): TextFile => {
    if (!file.endsWith(".json")) return { file, text: file.endsWith(".md") ? real(text) : text };
    return { file, text: written(withTexts(JSON.parse(text), real)) };
  });
  const textOf = (file: string) => files.find((one) => one.file === file)?.text ?? "";
  const asOwned = (id: string, text: string, isClosed: boolean): TextFile => {
    const card = cardSchema.parse(JSON.parse(text));
    const [site = ""] = content.issuers.find(({ name }) => name === card.issuer)?.sites ?? [];
    const statements = card.statements.map(({ terms, ...statement }, index) => {
      const { creditScores, ...stated } = terms;
      const closed = index === 0 && isClosed ? { applicants: "closed" } : {};
      return statement.by === "estimate"
        ? { ...statement, by: "issuer", url: `https://www.${site}/cards`, terms: { ...stated, ...closed } }
        : { ...statement, terms: { ...stated, ...closed } };
    });
    const links = isClosed ? { featured: false, recommended: false } : { applyUrl: `https://${NETWORK}/${id}` };
    const names = id === card.id ? {} : { id, name: `${card.name} Two`, survey: null, recommended: false };
    return { file: `data/cards/${id}.json`, text: written({ ...card, ...names, ...links, statements }) };
  };
  const cards = [
    ...content.cards.map(({ id }) => asOwned(id, textOf(`data/cards/${id}.json`), false)),
    ...copies.map(({ id, copy }, index) => asOwned(copy, textOf(`data/cards/${id}.json`), index === 0)),
  ];
  const changes: Record<string, object> = {
    "data/site.json": { url: "https://www.lowrate.org", email: "hello@lowrate.org", sampleData: false },
    "data/issuers.json": { networks: [NETWORK] },
    "data/pages/home.json": { statistics: [], testimonial: null },
    "data/pages/about.json": { team: [] },
    "data/pages/guides.json": { newsletter: null },
  };
  const others = files.filter(({ file }) => !file.startsWith("data/cards/"));
  return [...others, ...cards].map(({ file, text }) => {
    const fields = changes[file];
    return { file, text: fields ? written({ ...z.looseObject({}).parse(JSON.parse(text)), ...fields }) : text };
  });
}

test("has nothing to do for a site whose owner has made it their own", () => {
  const files = ownSite();
  const own = contentOf(files);
  expect(own.cards).toHaveLength(11);
  expect(own.cards.filter(({ terms }) => terms.applicants === "closed")).toHaveLength(1);
  expect(launchReport(own, files, DAY)).toEqual([]);
});
