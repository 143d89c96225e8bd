import { z } from "zod";
import { SITE as SETTINGS } from "../support/fixture";
import { cardSchema } from "../../src/schema/card-schema";
import { primeSchema } from "../../src/schema/prime-schema";
import { issuersSchema } from "../../src/schema/issuer-schema";
import { guideSchema, pageSchema } from "../../src/schema/guide-schema";
import { PAGE_NAMES, pageFile, pagesSchema } from "../../src/schema/page-schemas";
import { siteSchema } from "../../src/schema/site-schema";
import { CARD_FILE as CARD, STATEMENT, type TermsInput } from "../domain/test-card";
import { CATALOG } from "../support/catalog";
import { contentOf } from "../support/checked-content";

/**
 * Values that the schemas take and refuse, where it is a rule and not a type or a limit: types show in the messages
 * (`content/parse.test.ts`), and limits are held against the words beside them.
 */

const GUIDE = {
  title: "A Guide",
  description: "x".repeat(70),
  excerpt: "What it says.",
  inShort: "It costs $3,622.30 at 24.99%. Pay more, and it ends sooner.",
  reviewed: "2025-01-08",
  category: "Education",
  readTime: 9,
  author: "Plainrate editors",
  publishDate: "2024-12-18",
  related: ["one", "two"],
  actions: [
    { label: "Compare cards", to: "/compare" },
    { label: "See offers", to: "/offers" },
  ],
  sources: [{ label: "12 CFR 1026.55" }],
};
const PAGE = { title: "Terms", description: "x".repeat(70), updated: "2025-01-01", intro: "What you may do." };
const { redirects, ...SITE } = SETTINGS;

const statement = (changed: object) => ({ statements: [{ ...STATEMENT, ...changed }] });
const terms = (changed: object) => statement({ terms: { ...STATEMENT.terms, ...changed } });
const offer = (changed: object) => terms({ introOffers: [{ apr: 0, months: 21, scope: ["transfers"], ...changed }] });

/** The changes of something in order that a schema takes. */
const taken = (schema: z.ZodType, whole: object, changes: readonly object[]) =>
  changes.filter((changed) => schema.safeParse({ ...whole, ...changed }).success);

test("fills defaults for what may be left out", () => {
  expect(redirects).toEqual([]);
  const card = cardSchema.parse(CARD);
  expect(card).toMatchObject({ rewards: null, featured: false, survey: null });
  const [stated] = card.statements;
  expect(stated).toMatchObject({ name: null, url: null });
  expect(stated?.terms).toMatchObject({
    purchaseApr: { rates: null, type: "variable" },
    introOffers: [{ unit: "months" }],
    transferFee: { later: [] },
  });
  expect(stated?.terms).not.toHaveProperty("penaltyApr");
  expect(guideSchema.parse(GUIDE)).toEqual({
    ...GUIDE,
    modifiedDate: null,
    featured: false,
    sources: [{ label: "12 CFR 1026.55", url: null }],
  });
});

/** Parts of pages that a site has none of until there is something true to say. */
const MAY_BE_LEFT_OUT = ["testimonial", "newsletter"];

test.each<[string, z.ZodType, object]>([
  ["a card", cardSchema, CARD],
  ["a guide", guideSchema, GUIDE],
  ["a page of text", pageSchema, PAGE],
  ["the settings", siteSchema, SITE],
  ...PAGE_NAMES.map((name): [string, z.ZodType, object] => [
    pageFile(name),
    pagesSchema.shape[name],
    Object.fromEntries(
      Object.entries(contentOf(CATALOG).texts[name]).filter(([part]) => !MAY_BE_LEFT_OUT.includes(part)),
    ),
  ]),
  ["a card's statement", cardSchema.shape.statements.element, STATEMENT],
])("refuses %s without one of its fields, or with another one", (_, schema, whole) => {
  expect(taken(schema, whole, [{}])).toEqual([{}]);
  expect(taken(schema, whole, [...Object.keys(whole).map((name) => ({ [name]: undefined })), { color: 1 }])).toEqual(
    [],
  );
});

// Navy Federal Platinum: three rates, members only, no transfer fee. The rest is what 12 CFR 1026.60 asks issuers for.
const REAL_TERMS: Partial<TermsInput>[] = [
  { purchaseApr: { rates: [10.24, 14.49, 18] }, membership: "Military families", transferFee: "none" },
  { purchaseApr: { range: { to: 18 } } },
  { transferApr: { rates: [17.99] }, cashAdvanceApr: { rates: [29.99] }, penaltyApr: { rates: [29.99] } },
  { penaltyApr: "none", lateFee: 0, foreignFee: null },
  { introOffers: [{ apr: 2.99, months: 18, unit: "billing cycles", scope: ["transfers"] }] },
  {
    transferFee: {
      percent: 3,
      minimum: 5,
      later: [
        { from: 5, to: 12, percent: 4 },
        { from: 13, percent: 5 },
      ],
    },
  },
  { minimumPayment: { kind: "percent-plus-interest", percent: 1, floor: 25 } },
  { creditLevels: [], applicants: "closed" },
];

const OTHER_TERMS = [
  { purchaseApr: "18.24% - 28.99%" },
  { purchaseApr: { rates: [61] } },
  { creditLevels: ["good"] },
  { creditScores: { from: 299, to: 669 } },
  { index: "Prime Rate" },
];

test.each<[string, object[], object[]]>([
  ["has terms such as real cards have", REAL_TERMS.map(terms), OTHER_TERMS.map(terms)],
  [
    "has intro rates of six months at least, as the law demands, on purchases, transfers or both",
    [{ months: 6 }, { months: 36 }, { scope: ["purchases", "transfers"] }].map(offer),
    [{ months: 5 }, { months: 37 }, { months: 12.5 }, { scope: [] }, { scope: ["cash"] }].map(offer),
  ],
  [
    "has a transfer fee that is an amount or none; what isn't known is left out, and a smallest fee may be",
    [{ percent: 3, minimum: 5 }, { percent: 3 }, "none"].map((transferFee) => terms({ transferFee })),
    [
      "free",
      "unknown",
      0,
      { minimum: 5 },
      { percent: 11 },
      { percent: 5, minimum: 3 },
      { percent: 3, later: [{ from: 1, percent: 5 }] },
    ].map((transferFee) => terms({ transferFee })),
  ],
  [
    "says by whom each statement is and as of which month or day, and what a page is by https",
    [
      { by: "issuer", url: "https://www.example.com" },
      { checked: "2026-11-03" },
      { asOf: "2025-03-31" },
      { terms: { annualFee: 0 } },
    ].map(statement),
    [
      { by: "report" },
      { url: "http://www.example.com" },
      { checked: "2024-11-03" },
      { asOf: "2025-13" },
      { asOf: "1924-03-31" },
      { terms: {} },
    ].map(statement),
  ],
  [
    "has a statement at least",
    [{ statements: [STATEMENT, { ...STATEMENT, by: "publication", name: "CNBC Select" }] }],
    [{ statements: [] }, { terms: STATEMENT.terms }],
  ],
  [
    "has no two statements of one source and day that contradict each other",
    [
      [STATEMENT, STATEMENT],
      ["CNBC Select", "NerdWallet"].map((name, annualFee) => ({
        ...STATEMENT,
        by: "publication",
        name,
        terms: { annualFee },
      })),
    ].map((statements) => ({ statements })),
    [{ statements: [STATEMENT, { ...STATEMENT, terms: { annualFee: 95 } }] }],
  ],
])("a card %s", (_, good, bad) => {
  expect(taken(cardSchema, CARD, [...good, ...bad])).toEqual(good);
});

test.each<[string, object[], object[]]>([
  ["is of a category of its own table", [{ category: "Credit Tips" }], [{ category: "Card Reviews" }]],
  [
    "leads to this site by its buttons, and out of it by https",
    [{ sources: [{ label: "A law", url: "https://www.ecfr.gov/" }] }],
    [
      { sources: [{ label: "A law", url: "javascript:alert(1)" }] },
      { actions: [GUIDE.actions[0], { label: "Out", to: "https://www.example.com" }] },
    ],
  ],
  ["has a description of a length without blanks around it", [], [{ description: ` ${"x".repeat(69)} ` }]],
])("a guide %s", (_, good, bad) => {
  expect(taken(guideSchema, GUIDE, [...good, ...bad])).toEqual(good);
});

const { ads, forms } = SITE;
const slots = (name: string, slot: object) => ({ ads: { ...ads, slots: { ...ads.slots, [name]: slot } } });
const script = (address: string) => ({ ads: { ...ads, provider: "script", script: address } });
const contact = (endpoint: string | null) => ({ forms: { ...forms, contact: { endpoint } } });

test.each<[string, object[], object[]]>([
  [
    "give an ad slot a fixed number, a known shape and a known name",
    [slots("rectangle", { id: "123456", format: "horizontal" })],
    [
      slots("rectangle", { id: "12345", format: "horizontal" }),
      slots("rectangle", { id: 123456, format: "horizontal" }),
      slots("rectangle", { id: "123456", format: "popup" }),
      slots("footer", { id: "123456", format: "horizontal" }),
      { ads: { ...ads, pages: { ...ads.pages, home: ["leaderbord"] } } },
    ],
  ],
  [
    "send forms and load an ad network's script by https alone",
    [contact(null), contact("https://forms.example.com/contact"), script("https://ads.example.com/ads.js")],
    [contact("http://forms.example.com/contact"), script("//ads.example.com/ads.js")],
  ],
])("the settings %s", (_, good, bad) => {
  expect(taken(siteSchema, SITE, [...good, ...bad])).toEqual(good);
});

test("holds the specification's numbers of teasers, values and steps on pages", () => {
  const { home, about } = contentOf(CATALOG).texts;
  const otherHome = [{ teasers: [...home.teasers, "a-fourth"] }];
  const otherAbout = (["values", "methodology"] as const).map((name) => ({ [name]: about[name].slice(1) }));
  expect(taken(pagesSchema.shape.home, home, [{}, ...otherHome])).toEqual([{}]);
  expect(taken(pagesSchema.shape.about, about, [{}, ...otherAbout])).toEqual([{}]);
});

test.each([
  "https://localhost/a",
  "https://192.168.0.10/a",
  "https://www.google.com/url?q=https://www.citi.com",
  "https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.citi.com",
])("refuses the address %s", (url) => {
  expect(taken(guideSchema, GUIDE, [{ sources: [{ label: "A page", url }] }])).toEqual([]);
});

test("pages hold as many statistics and people as there are, and a testimonial or none", () => {
  const { home, about, guides } = contentOf(CATALOG).texts;
  const homes = [{ statistics: [] }, { statistics: home.statistics.slice(1) }, { testimonial: null }];
  const teams = [{ team: [] }, { team: [...about.team, ...about.team] }];
  expect(taken(pagesSchema.shape.home, home, homes)).toEqual(homes);
  expect(taken(pagesSchema.shape.about, about, teams)).toEqual(teams);
  expect(taken(pagesSchema.shape.guides, guides, [{ newsletter: null }])).toHaveLength(1);
});

const PRIME = { rates: [{ day: "2025-12-11", rate: 6.75, source: "https://www.example.com" }] };
const ISSUERS = { issuers: [{ name: "Citi", legalName: "Citibank, N.A.", sites: ["citi.com"] }] };
const sites = (...hosts: string[]) => ({ issuers: [{ ...ISSUERS.issuers[0], sites: hosts }] });

test("refuses a prime rate that moves by more than a point in a step", () => {
  const to = (rate: number) => ({ rates: [...PRIME.rates, { ...PRIME.rates[0], day: "2026-01-29", rate }] });
  expect(taken(primeSchema, PRIME, [to(7.75), to(5.75), to(8), to(5.5)])).toEqual([to(7.75), to(5.75)]);
});

test("takes hosts alone for an issuer's sites", () => {
  const good = [ISSUERS, sites("citi.com", "online.citi.com")];
  const bad = [
    { issuers: [] },
    ...[[], ["https://citi.com"], ["citi.com/apply"], ["citi"], ["Citi.com"]].map((hosts) => sites(...hosts)),
  ];
  expect(taken(issuersSchema, ISSUERS, [...good, ...bad])).toEqual(good);
});

type Worded = { expected: string; [limit: string]: unknown };

/** Every part of a JSON Schema that has words of its own for what is expected. */
function worded(node: unknown): Worded[] {
  if (typeof node !== "object" || node === null) return [];
  const own = "expected" in node && typeof node.expected === "string" ? [{ ...node, expected: node.expected }] : [];
  return [...own, ...Object.values(node).flatMap(worded)];
}

const LIMITS = ["minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems"];

test("names its limits in the words of every field", () => {
  const schemas = [cardSchema, guideSchema, pageSchema, pagesSchema, siteSchema, issuersSchema, primeSchema];
  const fields = schemas
    .flatMap((schema) => worded(z.toJSONSchema(schema, { io: "input" })))
    .filter(({ expected }) => /\d to \d/.test(expected));
  const unsaid = fields.flatMap(({ expected, ...node }) =>
    LIMITS.filter((limit) => Number(node[limit]) > 1 && !expected.includes(String(node[limit]))).map(
      (limit) => `${limit} ${String(node[limit])}: ${expected}`,
    ),
  );
  expect(fields.length).toBeGreaterThan(100);
  expect(unsaid).toEqual([]);
});
