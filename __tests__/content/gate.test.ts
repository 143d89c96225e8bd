import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { formatFault } from "../../src/content/fault";
import { readContentFiles } from "../../src/content/content-files";
import {
  type Content,
  checkContent,
  formatAnnotations,
  formatReport,
  settingsIn,
  sourcesIn,
} from "../../src/content/gate";
import type { TextFile } from "../../src/content/source-file";
import { CARD_IDS, FEATURED_IDS } from "../support/specified";
import { CATALOGUE_FOLDER } from "../support/catalogue";

const FILES = readContentFiles(CATALOGUE_FOLDER);
const CARD = "data/cards/citi-simplicity.json";
const GUIDE = "data/guides/improve-credit-score.md";
const PAGE = "data/pages/terms.md";
const SITE = "data/site.json";

type Edit = { file: string; from: string | RegExp; to: string };

/** The project's files with some of them changed. */
function edited(...edits: Edit[]): TextFile[] {
  return edits.reduce((files, { file, from, to }) => {
    const before = files.find((candidate) => candidate.file === file);
    if (!before) throw new Error(`no file ${file}`);
    const text = before.text.replace(from, () => to);
    if (text === before.text) throw new Error(`${file} does not hold ${String(from)}`);
    return files.map((candidate) => (candidate === before ? { file, text } : candidate));
  }, FILES);
}

const without = (file: string) => FILES.filter((candidate) => candidate.file !== file);
const faultsOf = (files: readonly TextFile[]) =>
  checkContent(files).faults.map((fault) => `${fault.file} ${fault.field}`.trim());
const messagesOf = (files: readonly TextFile[]) => checkContent(files).faults.map(formatFault);

function contentOf(files: readonly TextFile[]): Content {
  const { content, faults } = checkContent(files);
  if (!content) throw new Error(formatReport(faults));
  return content;
}

const CONTENT = contentOf(FILES);

describe("the project's own content", () => {
  test("passes and is ten cards, fifteen guides and three legal pages, in the order of the settings", () => {
    const { site, cards, guides, pages } = CONTENT;
    expect([cards.length, guides.length, pages.length]).toEqual([10, 15, 3]);
    expect(cards.map(({ id }) => id)).toEqual(site.cardOrder);
    expect(guides.map(({ name }) => name)).toEqual(site.guideOrder);
    expect(pages.map(({ name }) => name).sort()).toEqual(["disclaimer", "privacy", "terms"]);
  });

  test("holds the specification's catalogue", () => {
    const { cards } = CONTENT;
    expect(cards.map(({ id }) => id)).toEqual(CARD_IDS);
    expect(cards.filter(({ featured }) => featured).map(({ id }) => id)).toEqual(FEATURED_IDS);
    expect(cards.map(({ recommended }) => recommended)).toEqual([true, ...Array.from({ length: 9 }, () => false)]);
    expect(cards.slice(8).map(({ apr, introTerm }) => [apr, introTerm])).toEqual([
      ["28.24%", null],
      ["26.99%", null],
    ]);
    for (const { rating, introTerm, creditRequired, creditRange, balanceTransferFee, foreignTransactionFee } of cards) {
      expect([rating >= 4.1, rating <= 4.9]).toEqual([true, true]);
      expect([null, "15 months", "18 months", "21 months"]).toContain(introTerm);
      expect(["Good 670-850", "Limited 300-669"]).toContain(`${creditRequired} ${creditRange}`);
      expect([null, "3% or $5 (greater)", "5% or $5 (greater)"]).toContain(balanceTransferFee);
      expect(["None", "1%", "3%"]).toContain(foreignTransactionFee);
    }
  });

  test("holds the specification's table of guides", () => {
    expect(
      CONTENT.guides.map(({ name, category, readTime, publishDate }) =>
        [name, category, readTime, publishDate].join(" | "),
      ),
    ).toEqual([
      "best-low-apr-credit-cards-2025 | Reviews | 9 | 2024-12-18",
      "qualify-low-apr-credit-card | Credit Building | 8 | 2024-12-18",
      "low-apr-vs-intro-apr | Education | 6 | 2025-01-08",
      "balance-transfers-explained | Debt Management | 10 | 2025-01-05",
      "secured-cards-low-apr | Credit Building | 7 | 2025-01-03",
      "improve-credit-score | Credit Tips | 9 | 2024-12-28",
      "instant-credit-card-approval | Education | 6 | 2024-12-25",
      "credit-card-application-mistakes | Credit Tips | 8 | 2024-12-22",
      "compare-credit-card-offers | Education | 10 | 2024-12-20",
      "low-apr-cards-bad-credit | Credit Building | 7 | 2024-12-18",
      "rewards-vs-low-apr | Education | 9 | 2024-12-15",
      "avoid-credit-card-fees | Education | 6 | 2024-12-12",
      "student-low-apr-cards | Student Credit | 8 | 2024-12-10",
      "future-credit-cards-2025 | Trends | 7 | 2024-12-08",
      "credit-utilization-apr-impact | Credit Tips | 8 | 2024-12-05",
    ]);
    const featured = CONTENT.guides.filter((guide) => guide.featured);
    expect(featured.map(({ name }) => name)).toEqual(["best-low-apr-credit-cards-2025", "balance-transfers-explained"]);
  });

  test("comes out with every reference filled in, in names and addresses too", () => {
    const { guides, ...content } = CONTENT;
    const written = JSON.stringify({ ...content, guides: guides.map((guide) => ({ ...guide, fileName: "" })) });
    expect(/\S*\{(product|brand|email)\}/.exec(written)).toBeNull();
    expect(content.site.title).toBe("Best Low APR Credit Cards 2025 - Compare Rates & Apply Online");
    expect(content.site.home.teasers[0]).toBe("best-low-apr-credit-cards-2025");
  });

  test("tells a guide's address from the name of its file", () => {
    expect(CONTENT.guides.slice(0, 2).map(({ name, fileName }) => [name, fileName])).toEqual([
      ["best-low-apr-credit-cards-2025", "best-{product}-2025"],
      ["qualify-low-apr-credit-card", "qualify-low-apr-credit-card"],
    ]);
  });

  test("comes out the same in whatever order the files are read", () => {
    const { cards, guides } = contentOf([...FILES].reverse());
    expect(cards).toEqual(CONTENT.cards);
    expect(guides).toEqual(CONTENT.guides);
  });

  test("follows another product and another order in the settings alone", () => {
    const { guides, cards } = contentOf(
      edited(
        { file: SITE, from: '"slug": "low-apr-credit-cards"', to: '"slug": "travel-cards"' },
        { file: SITE, from: /"chase-slate-edge",\s*"citi-simplicity",/, to: '"citi-simplicity", "chase-slate-edge",' },
      ),
    );
    expect(guides[0]?.name).toBe("best-travel-cards-2025");
    expect(cards.slice(0, 2).map(({ id }) => id)).toEqual(["citi-simplicity", "chase-slate-edge"]);
  });
});

describe("faults", () => {
  test("of several broken files come in one run, sorted by file and place", () => {
    const files = edited(
      { file: SITE, from: '"copyrightYear": 2025', to: '"copyrightYear": "2025"' },
      { file: PAGE, from: /^updated: .*$/m, to: "updated: soon" },
      { file: GUIDE, from: /^readTime: .*$/m, to: "readTime: long" },
      { file: GUIDE, from: /^author: .*$/m, to: "auther: me" },
      { file: GUIDE, from: /\n## /, to: "\n<b>raw</b>\n\n## " },
      { file: CARD, from: '"rating": 4.8', to: '"rating": 48' },
      { file: CARD, from: '"annualFee": "$0"', to: '"annualFee": "none"' },
      { file: "data/cards/discover-it-chrome.json", from: "{", to: "{{" },
    );
    const { content, faults } = checkContent(files);
    expect(content).toBeNull();
    expect(faults.map(({ file, field }) => `${file} ${field}`.trim())).toEqual([
      `${CARD} annualFee`,
      `${CARD} rating`,
      "data/cards/discover-it-chrome.json",
      `${GUIDE} author`,
      `${GUIDE} readTime`,
      `${GUIDE} auther`,
      GUIDE,
      GUIDE,
      `${PAGE} updated`,
      `${SITE} copyrightYear`,
    ]);
    const places = faults.filter(({ file }) => file === GUIDE).map(({ line }) => line);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test("between text and numbers of a card are found", () => {
    expect(faultsOf(edited({ file: CARD, from: '"introTerm": "21 months"', to: '"introTerm": "18 months"' }))).toEqual([
      `${CARD} introTerm`,
    ]);
  });

  test("of the catalogue as a whole are found", () => {
    expect(faultsOf(edited({ file: CARD, from: '"featured": true', to: '"featured": false' }))).toEqual([
      `${SITE} cardOrder`,
    ]);
    expect(faultsOf(without(CARD))).toContain(`${SITE} cardOrder[1]`);
  });

  test("in a guide's outline are found", () => {
    expect(messagesOf(edited({ file: GUIDE, from: "## What to do next", to: "## What now" }))).toEqual([
      expect.stringContaining('expected "## What to do next" as the last section, found "What now"'),
    ]);
  });

  // Whoever mends the front matter should not meet the outline's fault only in the next run.
  test("in a guide's outline are found in the same run as those of its front matter", () => {
    const files = edited(
      { file: GUIDE, from: "## What to do next", to: "## What now" },
      { file: GUIDE, from: /^readTime: .*$/m, to: "readTime: long" },
    );
    expect(faultsOf(files)).toEqual([`${GUIDE} readTime`, GUIDE]);
  });

  test("in a guide's buttons and related guides are found with their places", () => {
    const files = edited(
      { file: GUIDE, from: /^related:\n {2}- .*$/m, to: "related:\n  - nowhere" },
      { file: GUIDE, from: /^ {4}to: .*$/m, to: "    to: /offer" },
    );
    const [related, action] = checkContent(files).faults;
    const lines = (files.find(({ file }) => file === GUIDE)?.text ?? "").split("\n");
    expect(related).toMatchObject({
      field: "related[0]",
      expected: "the name of a file in data/guides, without .md",
      found: '"nowhere"',
    });
    expect(lines[(related?.line ?? 0) - 1]?.slice((related?.column ?? 0) - 1)).toBe("nowhere");
    expect(action).toMatchObject({
      field: "actions[0].to",
      expected: "the address of a page of this site",
      found: '"/offer"',
    });
    expect(lines[(action?.line ?? 0) - 1]?.slice((action?.column ?? 0) - 1)).toBe("/offer");
  });

  test("in a legal page's text are found", () => {
    expect(messagesOf(edited({ file: PAGE, from: /\n## /, to: "\n[x](/nowhere)\n\n## " }))).toEqual([
      expect.stringMatching(
        /^data\/pages\/terms\.md:\d+:1\n {2}expected a link to a page of this site, found "\/nowhere"/,
      ),
    ]);
  });

  test("of a guide's links follow the guides that there are", () => {
    const faults = checkContent(without("data/guides/avoid-credit-card-fees.md")).faults;
    expect(faults.map(({ found }) => found)).toContain('"/guides/avoid-credit-card-fees"');
    expect(faults.map(({ field }) => field)).toContain("guideOrder[11]");
  });

  test("a guide may be linked to by its filled name", () => {
    expect(
      messagesOf(edited({ file: PAGE, from: /\n## /, to: "\n[x](/guides/best-low-apr-credit-cards-2025)\n\n## " })),
    ).toEqual([]);
  });

  test("of a guide's references wait for the card that they name", () => {
    const files = edited(
      { file: CARD, from: '"apr": "18.24% - 28.99%"', to: '"apr": "18.24-28.99"' },
      { file: GUIDE, from: /\n## /, to: "\n{card:citi-simplicity.aprLow} {prodct}\n\n## " },
    );
    expect(messagesOf(files)).toEqual([
      expect.stringContaining(`${CARD}:`),
      expect.stringContaining('found "{prodct}"'),
    ]);
  });

  test("of a guide's promises to its readers are found", () => {
    const files = edited({ file: GUIDE, from: /^reviewed: .*$/m, to: "reviewed: 2025-02-01" });
    expect(messagesOf(files)).toEqual([expect.stringContaining("expected a day up to 2025-01-08")]);
  });

  test("an unknown reference in a guide's text is found", () => {
    expect(messagesOf(edited({ file: GUIDE, from: /\n## /, to: "\n{prodct}\n\n## " }))).toEqual([
      expect.stringContaining('expected a known reference such as {product}, found "{prodct}"'),
    ]);
  });

  test.each([
    ["a card", { file: CARD, from: '"name": "', to: '"name": "{prodct} ' }],
    ["the settings", { file: SITE, from: '"tagline": "', to: '"tagline": "{prodct} ' }],
    ["a guide's front matter", { file: GUIDE, from: /^title: /m, to: "title: The {prodct} " }],
    ["a legal page's front matter", { file: PAGE, from: /^title: .*$/m, to: "title: The {prodct} page" }],
  ])("an unknown reference in %s is found", (_, edit) => {
    expect(messagesOf(edited(edit))).toHaveLength(1);
  });

  test.each([
    "{card:chase-slate-edge.apr}",
    "{card:citi-simplicity.apr}",
    "{term:apr}",
    "{payoff:5000,24.99,150:months}",
  ])("%s can't stand in a card's file", (reference) => {
    expect(messagesOf(edited({ file: CARD, from: "Pays no rewards", to: `Pays ${reference}, no rewards` }))).toEqual([
      expect.stringContaining(
        `cons[0]\n  expected the words themselves, as a card's file can't refer to other files, found "${reference}"\n  hint: {product}, {brand} and {email} are filled in, nothing else`,
      ),
    ]);
  });

  test("the site's own names may stand in a card's file", () => {
    const { cards } = contentOf(edited({ file: CARD, from: "Pays no rewards", to: "{brand}: pays no rewards" }));
    expect(cards.find(({ id }) => id === "citi-simplicity")?.cons[0]).toMatch(/^Plainrate: pays/);
  });

  // YAML takes *…* for an alias.
  test("emphasis in front matter is a fault, not a crash", () => {
    expect(messagesOf(edited({ file: GUIDE, from: /^title: .*$/m, to: "title: *Future*" }))).toHaveLength(1);
  });
});

describe("a copy of a file", () => {
  /** The project with one file more, which is named in the settings. */
  function copied(file: string, name: string, order: string, change: (text: string) => string): TextFile[] {
    const text = FILES.find((candidate) => candidate.file === file)?.text ?? "";
    const made = file.replace(/[^/]+(?=\.\w+$)/, name);
    const named = edited({ file: SITE, from: `"${order}": [`, to: `"${order}": ["${name}",` });
    return [...named, { file: made, text: change(text) }];
  }

  const ofCard = (change: (text: string) => string) =>
    copied(CARD, "new-card", "cardOrder", (text) => change(text.replaceAll("citi-simplicity", "new-card")));
  const ofGuide = (change: (text: string) => string) => copied(GUIDE, "new-guide", "guideOrder", change);

  test("of a card can't keep the card's name", () => {
    expect(messagesOf(ofCard((text) => text.replace("Citi Simplicity Card", "New Card")))).toEqual([]);
    expect(messagesOf(ofCard((text) => text))).toEqual([
      'data/cards/new-card.json:3:11  name\n  expected a name that no other card has, found "Citi Simplicity Card", as data/cards/citi-simplicity.json has',
    ]);
  });

  test("of a guide can't keep its title or its description", () => {
    const retitled = (text: string) => text.replace(/^title: .*$/m, "title: Another Title");
    const redescribed = (text: string) => text.replace(/^description: /m, "description: New. ");
    expect(faultsOf(ofGuide((text) => redescribed(retitled(text))))).toEqual([]);
    expect(messagesOf(ofGuide(redescribed))).toEqual([
      `data/guides/new-guide.md:2:8  title\n  expected a title that no other guide has, found "How to Improve Your Credit Score", as ${GUIDE} has`,
    ]);
    expect(messagesOf(ofGuide(retitled))).toEqual([
      expect.stringMatching(
        /^data\/guides\/new-guide\.md:3:14 {2}description\n {2}expected a description that no other guide has, found "Which habits [^\n]*, as data\/guides\/improve-credit-score\.md has$/,
      ),
    ]);
  });

  test("that lacks its name is told of that alone", () => {
    const nameless = { file: CARD, from: '"name": "Citi Simplicity Card"', to: '"name": ""' };
    const files = edited(nameless, { ...nameless, file: "data/cards/chase-slate-edge.json", from: /"name": "[^"]*"/ });
    expect(faultsOf(files)).toEqual(["data/cards/chase-slate-edge.json name", `${CARD} name`]);
  });
});

describe("files", () => {
  test("a missing legal page is a fault", () => {
    expect(messagesOf(without(PAGE))).toEqual([
      "data/pages/terms.md:1:1\n  expected a page with this name, found no such file",
    ]);
  });

  test("missing settings are a fault, and the other files are checked nevertheless", () => {
    const files = edited({ file: CARD, from: '"rating": 4.8', to: '"rating": 48' }).filter(({ file }) => file !== SITE);
    expect(messagesOf(files)).toEqual([
      expect.stringContaining(`${CARD}:`),
      "data/site.json:1:1\n  expected the settings of the site, found no such file",
    ]);
  });

  test("a file of another kind among the content is a fault", () => {
    const files = [
      ...FILES,
      { file: "data/cards/notes.txt", text: "x" },
      { file: "data/guides/draft.mdx", text: "x" },
      { file: "data/notes.md", text: "x" },
      { file: "data/pages/imprint.md", text: "x" },
    ];
    expect(messagesOf(files)).toEqual([
      "data/cards/notes.txt:1:1\n  expected only .json files in data/cards, found notes.txt",
      "data/guides/draft.mdx:1:1\n  expected only .md files in data/guides, found draft.mdx",
      "data/notes.md:1:1\n  expected only glossary.json and site.json in data, found notes.md\n  hint: a card stands in data/cards, a guide in data/guides",
      "data/pages/imprint.md:1:1\n  expected only privacy.md, terms.md, disclaimer.md in data/pages, found imprint.md",
    ]);
  });

  test.each(["data/new-card.json", "data/site (1).json", "data/cards/citi-simplicity.json~"])(
    "%s, which nobody would read, is a fault",
    (file) => {
      expect(faultsOf([...FILES, { file, text: "{}" }])).toEqual([file]);
    },
  );

  test("a folder of another name is a fault, also within a folder of content", () => {
    const files = [...FILES, { file: "data/guides/drafts/x.md", text: "x" }, { file: "data/draft/x.json", text: "{}" }];
    const message = (file: string, folder: string) =>
      `${file}:1:1\n  expected only the folders cards, guides and pages in data, and none in those, found "${folder}"\n  hint: keep drafts and other files outside of data`;
    expect(messagesOf(files)).toEqual([
      message("data/draft/x.json", "data/draft"),
      message("data/guides/drafts/x.md", "data/guides/drafts"),
    ]);
  });

  test("no content at all is a fault, not an error", () => {
    expect(faultsOf([])).toEqual([
      "data/glossary.json",
      "data/pages/disclaimer.md",
      "data/pages/privacy.md",
      "data/pages/terms.md",
      "data/site.json",
    ]);
  });

  describe("in a folder", () => {
    let root = "";

    beforeEach(() => {
      root = mkdtempSync(path.join(tmpdir(), "content-"));
      for (const folder of ["data/cards/old", "data/guides", "data/pages", "data/.trash"])
        mkdirSync(path.join(root, folder), { recursive: true });
    });

    afterEach(() => rmSync(root, { recursive: true }));

    test("are read as text in the order of their names, with those of folders within, without hidden ones", () => {
      for (const file of [
        "data/site.json",
        "data/cards/b.json",
        "data/cards/a.json",
        "data/cards/.a.json.swp",
        "data/cards/old/c.json",
        "data/.trash/d.json",
        "data/guides/ü.md",
      ]) {
        writeFileSync(path.join(root, file), `text of ${file}`);
      }
      expect(readContentFiles(root)).toEqual(
        ["data/cards/a.json", "data/cards/b.json", "data/cards/old/c.json", "data/guides/ü.md", "data/site.json"].map(
          (file) => ({ file, text: `text of ${file}` }),
        ),
      );
    });
  });
});

describe("the report", () => {
  test("for GitHub is one annotation a line, and the number of faults", () => {
    const faults = checkContent(edited({ file: CARD, from: '"rating": 4.8', to: '"rating": 48' })).faults;
    expect(formatAnnotations(faults)).toMatch(
      /^::error file=data\/cards\/citi-simplicity\.json,line=\d+,col=13,title=rating::expected a number from 0 to 5 with one decimal at most, such as 4\.6, found 48\n1 fault in the content files\.$/,
    );
  });

  const fault = { file: "data/site.json", line: 1, column: 2, field: "", expected: "a", found: "b" };

  test("ends with the number of faults", () => {
    expect(formatReport([fault])).toBe("data/site.json:1:2\n  expected a, found b\n\n1 fault in the content files.");
    expect(formatReport([fault, { ...fault, line: 3 }])).toBe(
      "data/site.json:1:2\n  expected a, found b\n\ndata/site.json:3:2\n  expected a, found b\n\n2 faults in the content files.",
    );
  });
});

describe("a command that needs the settings alone", () => {
  test("takes them although other files have faults", () => {
    expect(settingsIn(edited({ file: CARD, from: /"apr": "[^"]*"/, to: '"apr": "cheap"' }))).toMatchObject({
      brand: "Plainrate",
    });
  });

  test("ends where they are missing or at fault, and says so", () => {
    expect(() => settingsIn(without(SITE))).toThrow("data/site.json is missing.");
    expect(() => settingsIn(edited({ file: SITE, from: '"sampleData": true', to: '"sampleData": 1' }))).toThrow(
      "expected true or false, found 1",
    );
  });

  test("leaves references as they are where they are missing", () => {
    expect(sourcesIn(without(SITE))).toMatchObject({
      brand: "{brand}",
      product: { name: "{product}" },
      catalogue: null,
    });
  });
});

test("a key term without its definition is a fault of the glossary, and other files keep their own", () => {
  const files = edited(
    { file: "data/glossary.json", from: /"definition":/, to: '"meaning":' },
    { file: CARD, from: /"apr": "[^"]*"/, to: '"apr": "cheap"' },
  );
  expect(faultsOf(files)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^data\/glossary\.json terms/), `${CARD} apr`]),
  );
});

test("a link to a page's amounts in its fragment is in order; to another fragment of that page it is not", () => {
  const linking = (to: string) => edited({ file: PAGE, from: /(?<=\n## [^\n]*\n\n)/, to: `See [this](${to}). ` });
  expect(faultsOf(linking("/calculator#balance=5000"))).toEqual([]);
  expect(messagesOf(linking("/calculator#balance"))).toEqual([
    expect.stringContaining("expected no anchor, as that page has no sections"),
  ]);
});

test("a button of the settings that leads nowhere is a fault, with a hint where one is close", () => {
  const leading = (to: string) => edited({ file: SITE, from: '"to": "/calculator"', to: `"to": "${to}"` });
  expect(messagesOf(leading("/calculater"))[0]).toContain('did you mean "/calculator"?');
  expect(messagesOf(leading("/nowhere-at-all-to-be-found"))).toHaveLength(1);
});

test("a text that is too long says by how much", () => {
  const named = (length: number) =>
    messagesOf(edited({ file: CARD, from: /"issuer": "[^"]*"/, to: `"issuer": "${"x".repeat(length)}"` }));
  expect(named(60)).toEqual([]);
  expect(named(61)[0]).toContain("hint: shorten it by 1 character");
  expect(named(62)[0]).toMatch(/hint: shorten it by 2 characters$/);
});
