import { formatFault } from "../../../src/content/fault";
import { checkContent } from "../../../src/content/gate";
import { SITE_FILE as SITE } from "../../../src/schema/site-schema";
import { CATALOG, type Edit, edited } from "../../support/catalog";
import { messagesOf } from "../../support/checked-content";

const SECURED = "data/cards/discover-it-secured.json";
const CHASE = "data/cards/chase-slate-edge.json";
const REWARDS = "data/cards/penfed-platinum-rewards.json";
const HOME = "data/pages/home.json";
const CONTACT = "data/pages/contact.json";

/** What is wrong with the catalog after some edits, and the text that stands where each fault is placed. */
function check(...edits: Edit[]) {
  const files = edited(CATALOG, ...edits);
  return checkContent(files).faults.map((fault) => {
    const text = files.find(({ file }) => file === fault.file)?.text.split("\n")[fault.line - 1] ?? "";
    return [formatFault(fault).replace(/:\d+:\d+ /, ""), text.slice(fault.column - 1)];
  });
}

const complaints = (...edits: Edit[]) => check(...edits).map(([message]) => message);

const inSite = (from: string | RegExp, to: string): Edit => ({ file: SITE, from, to });
const switched = (file: string, name: "featured" | "recommended", to: boolean): Edit => ({
  file,
  from: `"${name}": ${String(!to)}`,
  to: `"${name}": ${String(to)}`,
});
const inCategory = (file: string, category: string): Edit => ({
  file,
  from: /"category": "[^"]*"/,
  to: `"category": "${category}"`,
});

const NO_CARD = "expected the id of a card in data/cards";
const NO_GUIDE = "expected the name of a file in data/guides, without .md";

test.each([
  ["cardOrder[0]", NO_CARD, '"gold-card",', inSite('"chase-slate-edge"', '"gold-card"')],
  [
    "guideOrder[0]",
    NO_GUIDE,
    '"nowhere", "one", "two", "three", "every-block"],',
    inSite('"improve-credit-score"', '"nowhere"'),
  ],
])("a name in %s that no file has is named with its place", (field, expected, place, edit) => {
  expect(check(edit)).toEqual([[`${edit.file} ${field}\n  ${expected}, found ${place.split(",")[0] ?? ""}`, place]]);
});

test("a card that several texts name and that is gone is told first, as their one cause", () => {
  const files = edited(CATALOG, {
    file: "data/guides/one.md",
    from: "An intro.",
    to: "An intro of {card:citi-simplicity.name}.",
  }).filter(({ file }) => file !== "data/cards/citi-simplicity.json");
  expect(messagesOf(files)[0]).toMatch(
    /^data\/cards\/citi-simplicity\.json:1:1\n {2}expected the card that \d+ places name, found no such file\n {2}hint: put the file back/,
  );
});

test("a question is answered once", () => {
  const from = "Are your reviews sponsored?";
  expect(complaints({ file: CONTACT, from, to: "How do you choose the cards?" })).toEqual([
    `${CONTACT} faq[1]\n  expected each question once, found "How do you choose the cards?" again`,
  ]);
});

test("an order and the teasers name each file once", () => {
  expect(complaints(inSite('"wells-fargo-reflect",', '"citi-simplicity", "citi-simplicity",'))).toEqual([
    `${SITE} cardOrder[2]\n  expected each card once, found "citi-simplicity" again`,
    `${SITE} cardOrder[3]\n  expected each card once, found "citi-simplicity" again`,
  ]);
  expect(complaints({ file: HOME, from: '["one", "two", "three"]', to: '["one", "two", "one"]' })).toEqual([
    `${HOME} teasers[2]\n  expected each guide once, found "one" again`,
  ]);
});

describe("the cards as a whole", () => {
  const hint = 'hint: write "recommended": true in one file of data/cards at most';

  test("have one recommended card at most", () => {
    const message = (file: string) =>
      `${file} recommended\n  expected one recommended card at most, found chase-slate-edge, discover-it-secured\n  ${hint}`;
    expect(check(switched(SECURED, "recommended", true))).toEqual([
      [message(CHASE), "true,"],
      [message(SECURED), "true,"],
    ]);
    expect(complaints(switched(CHASE, "recommended", false))).toEqual([]);
  });

  test("have three featured cards at least", () => {
    expect(complaints(switched(CHASE, "featured", false))).toContain(
      `${SITE} cardOrder\n  expected at least 3 featured cards for the home page, found 2\n  hint: write "featured": true in one more file of data/cards`,
    );
  });

  test("leave no category empty", () => {
    expect(complaints(inCategory(REWARDS, "secured"))).toContain(
      `${SITE} cardOrder\n  expected a card of the category "rewards", found none\n  hint: its tile would be empty`,
    );
    expect(complaints(inCategory(SECURED, "rewards"))).toContain(
      `${SITE} cardOrder\n  expected a card of the category "secured", found none\n  hint: its tile and the footer's "Secured Cards" would be empty`,
    );
  });

  test("are not judged while one of them can't be read, but are while a setting is wrong", () => {
    const gone = switched(CHASE, "featured", false);
    expect(complaints(gone, { file: SECURED, from: "{", to: "" })).toEqual([expect.stringContaining(SECURED)]);
    expect(complaints(gone, inSite('"brand": "Plainrate"', '"brand": 1'))).toEqual([
      expect.stringContaining("brand"),
      expect.stringContaining("at least 3 featured cards for the home page, found 2"),
    ]);
  });
});

test("the guides that the footer leads to are there", () => {
  const files = CATALOG.filter(({ file }) => file !== "data/guides/improve-credit-score.md");
  expect(checkContent(files).faults.map((fault) => formatFault(fault).replace(/:\d+:\d+ /, ""))).toEqual(
    expect.arrayContaining([
      `${SITE} guideOrder\n  expected the guide that the footer's "Improve Your Credit Score" leads to, found no such file\n  hint: it stands in data/guides/improve-credit-score.md`,
      `${SITE} help.link.to\n  expected the address of a page of this site, found "/guides/improve-credit-score"`,
    ]),
  );
});

test("links in the settings lead to pages; one that leads nowhere is named with its place", () => {
  const link = (to: string) => check(inSite('"to": "/calculator"', `"to": "${to}"`));
  expect(link("/offers?filter=secured")).toEqual([]);
  expect(link("/guides/nowhere")).toEqual([
    [
      expect.stringMatching(/\.to\n {2}expected the address of a page of this site, found "\/guides\/nowhere"$/),
      expect.stringMatching(/^"\/guides\/nowhere"/),
    ],
  ]);
});

test("advertisements of a network need its script", () => {
  const network = inSite('"provider": "house"', '"provider": "script"');
  expect(complaints(network)).toEqual([
    `${SITE} ads.script\n  expected the script's address, since the provider is script, found null`,
  ]);
  expect(complaints(network, inSite('"script": null', '"script": "https://ads.example.com/ads.js"'))).toEqual([]);
});
