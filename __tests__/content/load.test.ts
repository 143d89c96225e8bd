import type { TextFile } from "../../src/content/content-files";
import { fieldName } from "../../src/content/errors";
import { loadContent } from "../../src/content/load";
import { CATALOG, type Edit, edited as editedFiles } from "../support/catalog";
import { contentOf, messagesOf } from "../support/checked-content";

const CARD = "data/cards/citi-simplicity.json";
const GUIDE = "data/guides/improve-credit-score.md";
const PAGE = "data/pages/terms.md";
const SITE = "data/site.json";

const edited = (...edits: Edit[]) => editedFiles(CATALOG, ...edits);
const errorsIn = (files: readonly TextFile[]) =>
  loadContent(files).errors.map((error) => `${error.file} ${fieldName(error.path)}`.trim());

/** The catalog with a guide that is named after the product. */
const NAMED = CATALOG.map(({ file, text }) => ({
  file: file.replace("guides/two.md", "guides/two-{product}.md"),
  text: text.replace(/(?<=\/guides\/|- |")two\b/g, "two-{product}"),
}));

describe("sound content", () => {
  test("has the order of the settings, whatever the order of the files", () => {
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

  test("puts last what the settings don't name", () => {
    const content = contentOf(
      edited(
        { file: SITE, from: /(?<="cardOrder": \[[^\]]*)"citi-simplicity",/, to: "" },
        { file: SITE, from: /(?<="guideOrder": \[[^\]]*)"improve-credit-score",/, to: "" },
      ),
    );
    expect(content.cards.at(-1)?.id).toBe("citi-simplicity");
    expect(content.guides.at(-1)?.name).toBe("improve-credit-score");
  });

  test("has every reference filled in, in names and addresses too", () => {
    const { guides, ...content } = contentOf(NAMED);
    const text = JSON.stringify({ ...content, guides: guides.map((guide) => ({ ...guide, fileName: "" })) });
    expect(/\S*\{(product|brand|email)\}/.exec(text)).toBeNull();
    expect(content.site.title).toBe("Best Low APR Credit Cards 2025 - Compare Rates & Apply Online");
    expect(content.texts.home.teasers).toEqual(["one", "two-low-apr-credit-cards", "three"]);
    expect(guides[2]).toMatchObject({ name: "two-low-apr-credit-cards", fileName: "two-{product}" });
  });

  test("counts the cards in a card's own text, and finds its row of the survey by the row's own spelling", () => {
    const name = { from: "Citibank, N.A.", to: "Citi's Bank" };
    const { cards } = contentOf(
      edited(
        { file: "data/survey/2025-12-31.csv", ...name },
        { file: CARD, ...name },
        { file: CARD, from: '"Costs $0 a year"', to: '"One of {count:cards} cards, and it isn\'t last"' },
      ),
    );
    expect(cards[1]).toMatchObject({ survey: { institution: "Citi's Bank" }, reported: { period: "2025-12-31" } });
    expect(JSON.stringify(cards[1])).toMatch(/One of (four|five|six|seven|eight|nine|ten) cards, and it isn’t last/);
  });

  test("leads from a guide's address under a former name of the product to the present one", () => {
    const from = '"slug": "low-apr-credit-cards"';
    const to = '"slug": "calm-cards", "formerSlugs": ["low-apr-credit-cards", "calm-cards"]';
    expect(contentOf(editedFiles(NAMED, { file: SITE, from, to })).site.redirects).toEqual([
      { from: "/guides/two-low-apr-credit-cards", to: "/guides/two-calm-cards" },
    ]);
  });
});

describe("errors", () => {
  test("stops at errors of reading", () => {
    const files = edited(
      { file: "data/cards/wells-fargo-reflect.json", from: "{", to: "{{" },
      { file: GUIDE, from: /^title: .*$/m, to: "title: Rates: how they work" },
      { file: CARD, from: '"rating": 4.8', to: '"rating": 48' },
    );
    expect(errorsIn(files)).toEqual(["data/cards/wells-fargo-reflect.json", GUIDE]);
  });

  test("reports fields, blocks and Markdown in one run, sorted by file and place", () => {
    const files = edited(
      { file: SITE, from: '"copyrightYear": 2025', to: '"copyrightYear": "2025"' },
      { file: PAGE, from: /^updated: .*$/m, to: "updated: soon" },
      { file: "data/pages/offers.json", from: '"intro":', to: '"introduction":' },
      { file: GUIDE, from: /^readTime: .*$/m, to: "readTime: long" },
      { file: GUIDE, from: /^author: .*$/m, to: "auther: me" },
      { file: GUIDE, from: /\n## /, to: "\n<b>raw</b>\n\n## " },
      { file: CARD, from: '"rating": 4.8', to: '"rating": 48' },
      { file: CARD, from: '"annualFee": 0', to: '"annualFee": "none"' },
      { file: "data/glossary.json", from: '"definition":', to: '"meaning":' },
      { file: "data/guides/every-block.md", from: "kind: bars", to: "kind: bar" },
    );
    const errors = errorsIn(files);
    expect(new Set(errors)).toEqual(
      new Set([
        `${CARD} rating`,
        `${CARD} statements[0].terms.annualFee`,
        "data/glossary.json terms[0].definition",
        "data/glossary.json terms[0].meaning",
        "data/guides/every-block.md kind",
        `${GUIDE} author`,
        `${GUIDE} readTime`,
        `${GUIDE} auther`,
        GUIDE,
        "data/pages/offers.json intro",
        "data/pages/offers.json introduction",
        `${PAGE} updated`,
        `${SITE} copyrightYear`,
      ]),
    );
  });

  test("reports references once fields are sound", () => {
    const quoting = { file: GUIDE, from: "An intro.", to: "An intro of {card:nowhere.annualFee}." };
    expect(messagesOf(edited(quoting))).toEqual([expect.stringContaining('found "nowhere"')]);
    expect(errorsIn(edited(quoting, { file: CARD, from: '"rating": 4.8', to: '"rating": 48' }))).toEqual([
      `${CARD} rating`,
    ]);
  });

  test("names a term without which a card has no cost", () => {
    expect(
      messagesOf(edited({ file: "data/cards/first-tech-choice-rewards.json", from: '"annualFee": 0,', to: "" })),
    ).toEqual([
      expect.stringMatching(
        /statements\n {2}expected a statement of annualFee, found none\n {2}hint: without it the card has no cost$/,
      ),
    ]);
  });
});
