import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fieldName, formatFault } from "../../src/content/fault";
import { readContentFiles } from "../../src/content/read/content-files";
import { type Content, checkContent, formatReport, settingsIn } from "../../src/content/gate";
import type { TextFile } from "../../src/content/read/source-file";
import { contentOf, messagesOf } from "../support/checked-content";
import { CATALOG, type Edit, edited as editedFiles } from "../support/catalog";

const CARD = "data/cards/citi-simplicity.json";
const GUIDE = "data/guides/improve-credit-score.md";
const PAGE = "data/pages/terms.md";
const SITE = "data/site.json";

const edited = (...edits: Edit[]) => editedFiles(CATALOG, ...edits);
const without = (file: string) => CATALOG.filter((candidate) => candidate.file !== file);
const faultsOf = (files: readonly TextFile[]) =>
  checkContent(files).faults.map((fault) => `${fault.file} ${fieldName(fault.path)}`.trim());

const PAGES = CATALOG.map(({ file }) => file).filter((file) => file.startsWith("data/pages/"));

/** The catalog with a guide that is named after the product. */
const NAMED = CATALOG.map(({ file, text }) => ({
  file: file.replace("guides/two.md", "guides/two-{product}.md"),
  text: text.replace(/(?<=\/guides\/|- |")two\b/g, "two-{product}"),
}));

describe("content in order", () => {
  test("comes out in the order of the settings, in whatever order the files are read", () => {
    const content = contentOf(CATALOG);
    expect(content.cards.map(({ id }) => id).slice(1, 4)).toEqual([
      "citi-simplicity",
      "wells-fargo-reflect",
      "usaa-rate-advantage",
    ]);
    expect(content.guides.map(({ name }) => name)).toEqual([
      "improve-credit-score",
      "one",
      "two",
      "three",
      "every-block",
    ]);
    expect(contentOf([...CATALOG].reverse())).toMatchObject({ cards: content.cards, guides: content.guides });
  });

  test("stands last while the settings don't name it", () => {
    const unnamed = editedFiles(
      CATALOG,
      { file: "data/site.json", from: /(?<="cardOrder": \[[^\]]*)"citi-simplicity",/, to: "" },
      { file: "data/site.json", from: /(?<="guideOrder": \[[^\]]*)"improve-credit-score",/, to: "" },
    );
    const content = contentOf(unnamed);
    expect(content.cards.at(-1)?.id).toBe("citi-simplicity");
    expect(content.guides.at(-1)?.name).toBe("improve-credit-score");
  });

  test("comes out with every reference filled in, in names and addresses too", () => {
    const { guides, ...content } = contentOf(NAMED);
    const text = JSON.stringify({ ...content, guides: guides.map((guide) => ({ ...guide, fileName: "" })) });
    expect(/\S*\{(product|brand|email)\}/.exec(text)).toBeNull();
    expect(content.site.title).toBe("Best Low APR Credit Cards 2025 - Compare Rates & Apply Online");
    expect(content.texts.home.teasers).toEqual(["one", "two-low-apr-credit-cards", "three"]);
    expect(guides[2]).toMatchObject({ name: "two-low-apr-credit-cards", fileName: "two-{product}" });
  });

  test("follows another product and another order in the settings alone", () => {
    const { guides, cards } = contentOf(
      editedFiles(
        NAMED,
        { file: SITE, from: '"slug": "low-apr-credit-cards"', to: '"slug": "travel-cards"' },
        { file: SITE, from: /"chase-slate-edge",\s*"citi-simplicity",/, to: '"citi-simplicity", "chase-slate-edge",' },
      ),
    );
    expect(guides[2]?.name).toBe("two-travel-cards");
    expect(cards.slice(0, 2).map(({ id }) => id)).toEqual(["citi-simplicity", "chase-slate-edge"]);
  });
});

describe("faults", () => {
  test("of several broken files come in one run, sorted by file and place, what rests on others last", () => {
    const files = edited(
      { file: SITE, from: '"copyrightYear": 2025', to: '"copyrightYear": "2025"' },
      { file: PAGE, from: /^updated: .*$/m, to: "updated: soon" },
      { file: GUIDE, from: /^readTime: .*$/m, to: "readTime: long" },
      { file: GUIDE, from: /^author: .*$/m, to: "auther: me" },
      { file: GUIDE, from: /\n## /, to: "\n<b>raw</b>\n\n## " },
      { file: CARD, from: '"rating": 4.8', to: '"rating": 48' },
      { file: CARD, from: '"annualFee": 0', to: '"annualFee": "none"' },
      { file: "data/cards/wells-fargo-reflect.json", from: "{", to: "{{" },
    );
    const { content, faults } = checkContent(files);
    expect(content).toBeNull();
    expect(faults.map(({ file, path }) => `${file} ${fieldName(path)}`.trim())).toEqual([
      `${CARD} rating`,
      `${CARD} statements[0].terms.annualFee`,
      "data/cards/wells-fargo-reflect.json",
      `${SITE} copyrightYear`,
      `${GUIDE} author`,
      `${GUIDE} readTime`,
      `${GUIDE} auther`,
      GUIDE,
      GUIDE,
      `${PAGE} updated`,
    ]);
  });

  // Whoever fixes the front matter should not meet the outline's fault only in the next run.
  test("in a guide's outline are found in the same run as those of its front matter", () => {
    const files = edited(
      { file: GUIDE, from: "## What to do next", to: "## What now" },
      { file: GUIDE, from: /^readTime: .*$/m, to: "readTime: long" },
    );
    expect(messagesOf(files)).toEqual([
      expect.stringContaining("readTime"),
      expect.stringContaining('expected "## What to do next" as the last section, found "What now"'),
    ]);
  });

  test("of a card are told alone: what quotes its terms waits until it names its row of the survey", () => {
    const quoting = (card: string) => [
      { file: GUIDE, from: "An intro.", to: `An intro of {card:${card}.annualFee}.` },
      { file: CARD, from: '"product": "', to: '"product": "The ' },
    ];
    expect(messagesOf(edited(...quoting("citi-simplicity")))).toEqual([expect.stringContaining(`${CARD}:`)]);
    expect(messagesOf(edited(...quoting("nowhere")))).toHaveLength(2);
  });

  test("in a guide's buttons and related guides are found with their places", () => {
    const files = edited(
      { file: GUIDE, from: /^related:\n {2}- .*$/m, to: "related:\n  - nowhere" },
      { file: GUIDE, from: /^ {4}to: .*$/m, to: "    to: /offer" },
    );
    const lines = (files.find(({ file }) => file === GUIDE)?.text ?? "").split("\n");
    const places = checkContent(files).faults.map(({ path, line, column }) => [
      fieldName(path),
      lines[line - 1]?.slice(column - 1),
    ]);
    expect(places).toEqual([
      ["related[0]", "nowhere"],
      ["actions[0].to", "/offer"],
    ]);
  });

  test("a guide may be linked to by its filled name", () => {
    const link = { file: PAGE, from: /\n## /, to: "\n[x](/guides/two-low-apr-credit-cards)\n\n## " };
    expect(messagesOf(editedFiles(NAMED, link))).toEqual([]);
  });

  test("of a guide's references wait for the card that they name", () => {
    const files = edited(
      { file: CARD, from: '"from": 18.24', to: '"from": "18.24"' },
      { file: GUIDE, from: /\n## /, to: "\n{card:citi-simplicity.aprLow} {prodct}\n\n## " },
    );
    expect(messagesOf(files)).toEqual([
      expect.stringContaining(`${CARD}:`),
      expect.stringContaining("expected the day of the last change"),
      expect.stringContaining('found "{prodct}"'),
    ]);
  });

  test.each([
    "{card:chase-slate-edge.apr}",
    "{card:citi-simplicity.apr}",
    "{term:apr}",
    "{payoff:5000,24.99,150:months}",
  ])("%s can't stand in a card's file", (reference) => {
    expect(messagesOf(edited({ file: CARD, from: "Pays no rewards", to: `Pays ${reference}, no rewards` }))).toEqual([
      expect.stringContaining(
        `cons[0]\n  expected the words themselves, as a card's file can't refer to other files, found "${reference}"\n  hint: {product}, {brand} and {email} are filled in and, in the card's points, its own facts such as {introTerm}`,
      ),
    ]);
  });

  test("the site's own names may stand in a card's file", () => {
    const { cards } = contentOf(edited({ file: CARD, from: "Pays no rewards", to: "{brand}: pays no rewards" }));
    expect(cards.find(({ id }) => id === "citi-simplicity")?.cons[0]).toMatch(/^Plainrate: pays/);
  });
});

describe("a card's points", () => {
  const saying = (text: string) => edited({ file: CARD, from: "Pays no rewards of any kind", to: text });

  test("have its own facts filled in, as the terms in force say them", () => {
    const { cards } = contentOf(saying("{apr} after {introTerm}, and {balanceTransferFee} to move a debt"));
    expect(cards.find(({ id }) => id === "citi-simplicity")?.cons[0]).toBe(
      "18.24–28.99% after 21 months, and 3% or $5 (greater) to move a debt",
    );
  });

  test("name no fact that there is not, and none that the card lacks", () => {
    const place = `${CARD}:18:5  cons[0]\n  expected`;
    expect(messagesOf(saying("Ends after {introTrm}"))).toEqual([
      `${place} a known reference such as {product}, found "{introTrm}"\n  hint: {product}, {brand} and {email} are filled in and, in the card's points, its own facts such as {introTerm}`,
    ]);
    expect(messagesOf(saying("Earns {rewards}"))).toEqual([`${place} a fact that the card has, found no rewards`]);
  });

  test("alone may name them", () => {
    const named = edited({ file: CARD, from: "Citi Simplicity Card", to: "Citi {introTerm} Card" });
    expect(messagesOf(named)).toEqual([
      expect.stringMatching(/ {2}name\n {2}expected a known reference .*"\{introTerm\}"/),
    ]);
  });
});

describe("what a card's terms rest on", () => {
  const PRIME = "data/prime-rate.json";
  const source = '"source": "https://www.federalreserve.gov/releases/h15/"';
  const change = (day: string, rate: number) => `{ "day": "${day}", "rate": ${rate}, ${source} }`;
  const prime = (...changes: string[]): Edit => ({
    file: PRIME,
    from: /^[^]*$/,
    to: `{\n  "rates": [\n${changes.join(",\n")}\n  ]\n}\n`,
  });
  const first = change("2023-07-27", 7.5);

  test.each<[string, Edit, string]>([
    [
      "a prime rate out of order",
      prime(first, change("2024-12-19", 7.25), change("2024-11-08", 7.5)),
      `${PRIME}:5:10  rates[2].day\n  expected a day after 2024-12-19, found "2024-11-08"\n  hint: the oldest change comes first`,
    ],
    [
      "a prime rate above 21 percent",
      prime(first, change("2024-12-19", 72.5)),
      `${PRIME}:4:32  rates[1].rate\n  expected a rate from 0 to 21 percent a year, found 72.5\n  hint: 7.25 means 7.25%`,
    ],
    [
      "a regular APR that nobody states",
      { file: "data/cards/first-tech-choice-rewards.json", from: /"purchaseApr": .*,/, to: "" },
      "data/cards/first-tech-choice-rewards.json:28:17  statements\n  expected a statement of purchaseApr, found none\n  hint: without it the card has no cost",
    ],
    [
      "a published figure in words that no figure of ours is shown in",
      { file: "data/published-results.json", from: '"$3,712"', to: '"3712 dollars"' },
      `data/published-results.json:15:73  calculator[0].runs[0].figures[1].expected\n  expected a figure such as "$3,075", "$84.68", "30 months", "3 years" or "month 2", found "3712 dollars"`,
    ],
  ])("%s is named with its place", (_, edit, message) => {
    expect(messagesOf(edited(edit))).toEqual([message]);
  });
});

describe("a guide that is a draft", () => {
  const draft = (name: string) => edited({ file: `data/guides/${name}.md`, from: "title:", to: "draft: true\ntitle:" });
  const published = (files: readonly TextFile[]) => checkContent(files, { withDrafts: false });

  test("is left out where only published guides are wanted, though the settings may name it", () => {
    const files = draft("every-block");
    expect(contentOf(files).guides.map(({ name }) => name)).toContain("every-block");
    const { content, faults } = published(files);
    expect(faults).toEqual([]);
    expect(content?.guides.map(({ name }) => name)).toEqual(["improve-credit-score", "one", "two", "three"]);
  });

  test("may hold places to fill in", () => {
    const files = editedFiles(draft("two"), { file: "data/guides/two.md", from: "An intro.", to: "Draft: an intro." });
    expect(messagesOf(files)).toEqual([]);
  });

  test("can't be led to by what is published", () => {
    expect(published(draft("two")).faults.map(({ file, path }) => `${file} ${fieldName(path)}`.trim())).toEqual(
      expect.arrayContaining([
        "data/guides/one.md related[1]",
        "data/guides/one.md",
        "data/pages/home.json teasers[1]",
      ]),
    );
  });
});

describe("a card that is a draft", () => {
  const drafted = (id: string) =>
    edited({ file: `data/cards/${id}.json`, from: '"featured":', to: '"draft": true, "featured":' });
  const published = (files: readonly TextFile[]) => checkContent(files, { withDrafts: false });
  const idsOf = (content: Content | null) => content?.cards.map(({ id }) => id);

  test("is left out where only published cards are wanted, though the settings may name it", () => {
    const files = drafted("first-tech-choice-rewards");
    const all = contentOf(files);
    expect(all.cards.filter(({ draft }) => draft).map(({ id }) => id)).toEqual(["first-tech-choice-rewards"]);
    const { content, faults } = published(files);
    expect(faults).toEqual([]);
    expect(content?.site.cardOrder).toContain("first-tech-choice-rewards");
    expect(idsOf(content)).toEqual(idsOf(all)?.filter((id) => id !== "first-tech-choice-rewards"));
    expect(idsOf(published(CATALOG).content)).toEqual(idsOf(all));
  });

  test("can't be referred to by what is published", () => {
    const files = drafted("wells-fargo-reflect");
    expect(messagesOf(files)).toEqual([]);
    expect(published(files).faults.map(formatFault)).toEqual([
      expect.stringMatching(
        /^data\/guides\/every-block\.md:.* {2}cards\[1\]\n {2}expected the id of a card in data\/cards, found "wells-fargo-reflect"/,
      ),
    ]);
  });

  test("may hold places to fill in", () => {
    const words = { file: CARD, from: "Pays no rewards of any kind", to: "Draft: what speaks against it" };
    expect(messagesOf(editedFiles(drafted("citi-simplicity"), words))).toEqual([]);
  });

  test("does not count among the cards as a whole", () => {
    expect(published(drafted("citi-simplicity")).faults.map(({ expected }) => expected)).toEqual(
      expect.arrayContaining([
        "at least 3 featured cards for the home page",
        'a card of the category "balance-transfer"',
      ]),
    );
  });

  test("is checked like any other wherever drafts are shown", () => {
    const file = "data/cards/first-tech-choice-rewards.json";
    const files = editedFiles(drafted("first-tech-choice-rewards"), {
      file,
      from: '"rating": 4.4',
      to: '"rating": 44',
    });
    expect(faultsOf(files)).toEqual([`${file} rating`]);
    expect(published(files).faults).toEqual([]);
  });
});

describe("a copy of a file", () => {
  /** The project with one file more, which is named in the settings. */
  function copied(file: string, name: string, order: string, change: (text: string) => string): TextFile[] {
    const text = CATALOG.find((candidate) => candidate.file === file)?.text ?? "";
    const made = file.replace(/[^/]+(?=\.\w+$)/, name);
    const named = edited({ file: SITE, from: `"${order}": [`, to: `"${order}": ["${name}",` });
    return [...named, { file: made, text: change(text) }];
  }

  const ofCard = (change: (text: string) => string) =>
    copied(CARD, "new-card", "cardOrder", (text) =>
      change(text.replaceAll("citi-simplicity", "new-card").replace(/,\s*"survey": \{[^}]*\}/, "")),
    );
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
      `data/guides/new-guide.md:2:8  title\n  expected a title that no other guide has, found "improve-credit-score How to Improve Your Credit Score", as ${GUIDE} has`,
    ]);
    expect(messagesOf(ofGuide(retitled))).toEqual([
      expect.stringMatching(
        /^data\/guides\/new-guide\.md:3:14 {2}description\n {2}expected a description that no other guide has, found "improve-credit-score Which habits [^\n]*, as data\/guides\/improve-credit-score\.md has$/,
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

  test("a fault in a page's texts is told with its place in that page's file, beside those of other pages", () => {
    const files = edited(
      { file: "data/pages/offers.json", from: '"footnote"', to: '"footnot"' },
      { file: "data/pages/home.json", from: '["one", "two", "three"]', to: '["one", "two", "nowhere"]' },
      { file: "data/pages/not-found.json", from: '"text": "', to: '"text": "{prodct} ' },
    ).filter(({ file }) => file !== "data/pages/card.json");
    expect(messagesOf(files)).toEqual([
      "data/pages/card.json:1:1\n  expected the texts of this page, found no such file",
      expect.stringMatching(/^data\/pages\/offers\.json:1:1 {2}footnote\n/),
      expect.stringMatching(/^data\/pages\/offers\.json:5:\d+ {2}footnot\n/),
      expect.stringMatching(/^data\/pages\/home\.json:\d+:\d+ {2}teasers\[2\]\n/),
      expect.stringMatching(/^data\/pages\/not-found\.json:2:11 {2}text\n/),
    ]);
  });

  test("a file of another kind among the content is a fault", () => {
    const files = [
      ...CATALOG,
      { file: "data/cards/notes.txt", text: "x" },
      { file: "data/guides/draft.mdx", text: "x" },
      { file: "data/site (1).json", text: "{}" },
      { file: "data/pages/imprint.md", text: "x" },
    ];
    expect(messagesOf(files)).toEqual([
      "data/cards/notes.txt:1:1\n  expected only .json files in data/cards, found notes.txt",
      "data/guides/draft.mdx:1:1\n  expected only .md files in data/guides, found draft.mdx",
      expect.stringMatching(
        /^data\/pages\/imprint\.md:1:1\n {2}expected only home\.json, .*, terms\.md, .* in data\/pages, found imprint\.md$/,
      ),
      "data/site (1).json:1:1\n  expected only glossary.json, issuers.json, prime-rate.json, published-results.json, site.json in data, found site (1).json\n  hint: a card belongs in data/cards, a guide in data/guides",
    ]);
  });

  test("a folder of another name is a fault, also within a folder of content", () => {
    const files = [
      ...CATALOG,
      { file: "data/guides/drafts/x.md", text: "x" },
      { file: "data/draft/x.json", text: "{}" },
    ];
    const message = (file: string, folder: string) =>
      `${file}:1:1\n  expected only the folders cards, guides, pages and survey in data, and none in those, found "${folder}"\n  hint: keep drafts and other files outside of data`;
    expect(messagesOf(files)).toEqual([
      message("data/draft/x.json", "data/draft"),
      message("data/guides/drafts/x.md", "data/guides/drafts"),
    ]);
  });

  test("no content at all is a fault, not an error", () => {
    const settings = ["glossary", "issuers", "prime-rate", "published-results", "site"];
    expect(faultsOf([])).toEqual([...settings.map((name) => `data/${name}.json`), ...PAGES].sort());
  });

  test("of a folder are read as text in the order of their names, with those of folders within, without hidden ones", () => {
    const root = mkdtempSync(path.join(tmpdir(), "content-"));
    for (const file of [
      "site.json",
      "cards/b.json",
      "cards/.a.json.swp",
      "cards/old/c.json",
      ".trash/d.json",
      "guides/ü.md",
    ]) {
      mkdirSync(path.join(root, "data", path.dirname(file)), { recursive: true });
      writeFileSync(path.join(root, "data", file), `text of ${file}`);
    }
    const read = readContentFiles(root);
    rmSync(root, { recursive: true });
    expect(read).toEqual(
      ["cards/b.json", "cards/old/c.json", "guides/ü.md", "site.json"].map((file) => ({
        file: `data/${file}`,
        text: `text of ${file}`,
      })),
    );
  });
});

describe("the report", () => {
  const fault = { file: "data/site.json", line: 1, column: 2, path: [], expected: "a", found: "b" };

  test("ends with the number of faults", () => {
    expect(formatReport([fault])).toBe("data/site.json:1:2\n  expected a, found b\n\n1 fault in the content files.");
    expect(formatReport([fault, { ...fault, line: 3 }])).toBe(
      "data/site.json:1:2\n  expected a, found b\n\ndata/site.json:3:2\n  expected a, found b\n\n2 faults in the content files.",
    );
  });
});

describe("a command that needs the settings alone", () => {
  test("takes them although other files have faults", () => {
    expect(settingsIn(edited({ file: CARD, from: '"from": 18.24', to: '"from": "cheap"' }))).toMatchObject({
      brand: "Plainrate",
    });
  });

  test("ends where they are missing or at fault, and says so", () => {
    expect(() => settingsIn(without(SITE))).toThrow("data/site.json is missing.");
    expect(() => settingsIn(edited({ file: SITE, from: '"sampleData": true', to: '"sampleData": 1' }))).toThrow(
      "expected true or false, found 1",
    );
  });
});

test("a key term without its definition is a fault of the glossary, and other files keep their own", () => {
  const files = edited(
    { file: "data/glossary.json", from: /"definition":/, to: '"meaning":' },
    { file: CARD, from: '"from": 18.24', to: '"from": "cheap"' },
  );
  expect(faultsOf(files)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^data\/glossary\.json terms/),
      `${CARD} statements[0].terms.purchaseApr.range.from`,
    ]),
  );
});

test("a link to a page's amounts in its fragment is in order", () => {
  const link = { file: PAGE, from: /(?<=\n## [^\n]*\n\n)/, to: "See [this](/calculator#balance=5000). " };
  expect(faultsOf(edited(link))).toEqual([]);
});
