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
const faultsOf = (files: readonly TextFile[], options = {}) =>
  checkContent(files, options).faults.map((fault) => `${fault.file} ${fieldName(fault.path)}`.trim());

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
      { file: "data/glossary.json", from: '"definition":', to: '"meaning":' },
    );
    const { content, faults } = checkContent(files);
    expect(content).toBeNull();
    expect(faults.map(({ file, path }) => `${file} ${fieldName(path)}`.trim())).toEqual([
      `${CARD} rating`,
      `${CARD} statements[0].terms.annualFee`,
      "data/cards/wells-fargo-reflect.json",
      "data/glossary.json terms[0].definition",
      "data/glossary.json terms[0].meaning",
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
    expect(messagesOf(edited(...quoting("nowhere")))).toHaveLength(1);
  });

  test("of cards without a name are told alone: no card is taken for another", () => {
    const nameless = { file: CARD, from: '"name": "Citi Simplicity Card"', to: '"name": ""' };
    const files = edited(nameless, { ...nameless, file: "data/cards/chase-slate-edge.json", from: /"name": "[^"]*"/ });
    expect(faultsOf(files)).toEqual(["data/cards/chase-slate-edge.json name", `${CARD} name`]);
  });

  test("a guide may be linked to by its filled name", () => {
    const link = { file: PAGE, from: /\n## /, to: "\n[x](/guides/two-low-apr-credit-cards)\n\n## " };
    expect(messagesOf(editedFiles(NAMED, link))).toEqual([]);
  });
});

describe("a draft", () => {
  const published = (files: readonly TextFile[]) => checkContent(files, { withDrafts: false });
  const namesIn = (content: Content | null) => [
    ...(content?.cards ?? []).map(({ id }) => id),
    ...(content?.guides ?? []).map(({ name }) => name),
  ];

  /** The catalog with a card or a guide that is a draft. */
  function drafted(file: string): TextFile[] {
    const [from, to] = file.endsWith(".md")
      ? ["title:", "draft: true\ntitle:"]
      : ['"featured":', '"draft": true, "featured":'];
    return edited({ file, from, to });
  }

  test.each([
    ["guide", "every-block"],
    ["card", "first-tech-choice-rewards"],
  ])("%s is left out where only what is published is wanted, though the settings may name it", (kind, name) => {
    const files = drafted(kind === "guide" ? `data/guides/${name}.md` : `data/cards/${name}.json`);
    const all = namesIn(contentOf(files));
    const { content, faults } = published(files);
    expect(faults).toEqual([]);
    expect(namesIn(content)).not.toContain(name);
    expect([...namesIn(content), name].sort()).toEqual(all.sort());
  });

  test.each([
    { file: "data/guides/two.md", from: "An intro.", to: "Draft: an intro." },
    { file: CARD, from: "Pays no rewards of any kind", to: "Draft: what speaks against it" },
  ])("may hold places to fill in: $file", (place) => {
    expect(messagesOf(editedFiles(drafted(place.file), place))).toEqual([]);
  });

  test.each([
    ["data/guides/two.md", ["data/guides/one.md related[1]", "data/guides/one.md", "data/pages/home.json teasers[1]"]],
    ["data/cards/wells-fargo-reflect.json", ["data/guides/every-block.md cards[1]"]],
  ])("can't be led to by what is published: %s", (file, places) => {
    const files = drafted(file);
    expect(faultsOf(files)).toEqual([]);
    expect(faultsOf(files, { withDrafts: false })).toEqual(expect.arrayContaining(places));
  });

  test("does not count among the cards as a whole", () => {
    expect(published(drafted(CARD)).faults.map(({ expected }) => expected)).toEqual(
      expect.arrayContaining([
        "at least 3 featured cards for the home page",
        'a card of the category "balance-transfer"',
      ]),
    );
  });

  test("is checked like any other wherever drafts are shown", () => {
    const file = "data/cards/first-tech-choice-rewards.json";
    const files = editedFiles(drafted(file), { file, from: '"rating": 4.4', to: '"rating": 44' });
    expect(faultsOf(files)).toEqual([`${file} rating`]);
    expect(published(files).faults).toEqual([]);
  });
});

describe("files", () => {
  test("that are missing are faults, and the others are checked nevertheless", () => {
    const gone = [SITE, PAGE, "data/pages/card.json"];
    const files = edited({ file: CARD, from: '"rating": 4.8', to: '"rating": 48' });
    expect(messagesOf(files.filter(({ file }) => !gone.includes(file)))).toEqual([
      expect.stringContaining(`${CARD}:`),
      "data/pages/card.json:1:1\n  expected the texts of this page, found no such file",
      "data/pages/terms.md:1:1\n  expected a page with this name, found no such file",
      "data/site.json:1:1\n  expected the settings of the site, found no such file",
    ]);
  });

  test("of pages are told of their own faults, each with its place there", () => {
    const files = edited(
      { file: "data/pages/offers.json", from: '"footnote"', to: '"footnot"' },
      { file: "data/pages/home.json", from: '["one", "two", "three"]', to: '["one", "two", "nowhere"]' },
      { file: "data/pages/not-found.json", from: '"text": "', to: '"text": "{prodct} ' },
    );
    expect(messagesOf(files)).toEqual([
      expect.stringMatching(/^data\/pages\/offers\.json:1:1 {2}footnote\n/),
      expect.stringMatching(/^data\/pages\/offers\.json:5:\d+ {2}footnot\n/),
      expect.stringMatching(/^data\/pages\/home\.json:\d+:\d+ {2}teasers\[2\]\n/),
      expect.stringMatching(/^data\/pages\/not-found\.json:2:11 {2}text\n/),
    ]);
  });

  test("of another kind, in another folder or with a name that Windows can't hold are faults", () => {
    const noFolder = (name: string, hint = "keep drafts and other files outside of data") =>
      `only the folders cards, guides, pages and survey in data, and none in those, found "${name}"\n  hint: ${hint}`;
    const told: [file: string, expected: string][] = [
      ["data/card/new.json", noFolder("data/card", 'did you mean "data/cards"?')],
      ["data/cards/notes.txt", "only .json files in data/cards, found notes.txt"],
      ["data/draft/x.json", noFolder("data/draft")],
      ["data/guides/a?.mdx", 'a name that Windows allows, found "?"'],
      ["data/guides/a?.mdx", "only .md files in data/guides, found a?.mdx"],
      ["data/guides/drafts/x.md", noFolder("data/guides/drafts")],
      ["data/pages/imprint.md", "in data/pages, found imprint.md"],
      [
        "data/site (1).json",
        "only glossary.json, issuers.json, prime-rate.json, published-results.json, site.json in data, found site (1).json\n  hint: a card belongs in data/cards, a guide in data/guides",
      ],
    ];
    const strays = [...new Set(told.map(([file]) => file))].map((file) => ({ file, text: "x" }));
    const { faults } = checkContent([...CATALOG, ...strays]);
    expect(faults.map(({ file, line }) => [file, line])).toEqual(told.map(([file]) => [file, 1]));
    expect(faults.map(formatFault)).toEqual(told.map(([, words]) => expect.stringContaining(words) as unknown));
  });

  test("no content at all is a fault, not an error", () => {
    const needed = CATALOG.map(({ file }) => file).filter((file) => /^data\/(?:pages\/)?[^/]*$/.test(file));
    expect(faultsOf([])).toEqual(needed.sort());
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

test("a report ends with the number of faults", () => {
  const fault = { file: "data/site.json", line: 1, column: 2, path: [], expected: "a", found: "b" };
  expect(formatReport([fault])).toBe("data/site.json:1:2\n  expected a, found b\n\n1 fault in the content files.");
  expect(formatReport([fault, { ...fault, line: 3 }])).toMatch(
    /\n\ndata.*:3:2\n.*\n\n2 faults in the content files\.$/,
  );
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
