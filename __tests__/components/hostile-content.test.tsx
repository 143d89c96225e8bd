import { render } from "@testing-library/react";
import fc from "fast-check";
import { feed, sitemap } from "../../src/build/finish/site-files";
import { PreviewPage } from "../../src/cms/preview/PreviewPage";
import { type Content, checkContent } from "../../src/content/gate";
import type { TextFile } from "../../src/content/source-file";
import { cardListData } from "../../src/domain/structured-cards";
import { guideListData } from "../../src/domain/structured-guides";
import { breadcrumbData, serialize } from "../../src/domain/structured-data";
import { guidePath } from "../../src/site/routes";
import { MARK, hostileText, markupOf } from "../support/hostile";
import { CATALOGUE, withText } from "../support/catalogue";

/**
 * Content files that want to get markup into a page. The gate refuses most of them (see the corpus of broken files); what it
 * lets through must come out as text, on the page and in the files beside it.
 */

const CARD = "data/cards/citi-simplicity.json";
const GUIDE = "data/guides/one.md";
const SETTINGS = "data/site.json";
const LEGAL = "data/pages/terms.md";
const GLOSSARY = "data/glossary.json";

/** Markdown that becomes an element of its own if anything is amiss. */
const MARKDOWN = [
  `[a](javascript:${MARK}())`,
  `[a](JaVaScRiPt&colon;${MARK}())`,
  `[a](&#106;avascript:${MARK}())`,
  `[a](java\tscript:${MARK}())`,
  `[a](data:text/html,${MARK})`,
  `<javascript:${MARK}()>`,
  `[a]\n\n[a]: javascript:${MARK}()`,
  `![a](x "on${MARK}")`,
  `[a](/offers 'x" on${MARK}="1')`,
  `[a](/offers "x\\" on${MARK}=\\"1")`,
  `\\<x-${MARK}>`,
  `\`<x-${MARK}>\``,
  `    <x-${MARK}>`,
  `&lt;x-${MARK}&gt;`,
  `&#60;x-${MARK}&#62;`,
  `| <x-${MARK}> |\n| --- |\n| <x-${MARK}> |`,
  `\`\`\`\n<x-${MARK}>\n\`\`\``,
  `\`\`\`callout\nkind: mistake\ntext: <x-${MARK}>\n\`\`\``,
  `\`\`\`callout\nkind: mistake\ntext: '[a](javascript:${MARK}())'\n\`\`\``,
  `\`\`\`example\ntitle: <x-${MARK}>\nrows:\n  - label: <x-${MARK}>\n    value: <x-${MARK}>\n\`\`\``,
  `www.example.com/"on${MARK}="1`,
];

/** The project with a guide that explains a key term in its text and in a box. */
const EXPLAINED = withText(GUIDE, (body) =>
  body.replace("An intro.", "An intro, {term:apr}.\n\n```term\nid: apr\n```"),
);

/** The glossary with a field of that term made hostile. */
function withTermChanged(glossary: string, field: string, text: string): string {
  const place = new RegExp(`("id": "apr",\\s*(?:"term": ".*",\\s*)?"${field}": )".*"`);
  return glossary.replace(place, (_, before: string) => before + JSON.stringify(`A ${text}`));
}

type Change = {
  /** The file whose text is hostile. */
  file: string;
  /** The entry that shows the text, where that is another. */
  shownBy?: string;
  files: readonly TextFile[];
};

/** The project with one of its texts made hostile. */
const changed: fc.Arbitrary<Change> = fc.oneof(
  hostileText.map((text) => ({
    file: CARD,
    files: withText(CARD, (json) =>
      json.replace(/"(name|issuer|bestFor)": ".*"/, (_, field: string) => `"${field}": ${JSON.stringify(`A ${text}`)}`),
    ),
  })),
  fc.tuple(fc.constantFrom("features", "pros", "cons"), hostileText).map(([field, text]) => ({
    file: CARD,
    files: withText(CARD, (json) =>
      json.replace(
        new RegExp(`("${field}": \\[\\s*)".*"`),
        (_, before: string) => before + JSON.stringify(`A ${text}`),
      ),
    ),
  })),
  fc
    .tuple(fc.constantFrom("question", "answer", "tagline", "sampleNotice", "quote"), hostileText)
    .map(([field, text]) => ({
      file: SETTINGS,
      files: withText(SETTINGS, (json) =>
        json.replace(new RegExp(`"${field}": ".*"`), () => `"${field}": ${JSON.stringify(`A ${text}`)}`),
      ),
    })),
  fc.tuple(fc.constantFrom("title", "excerpt", "inShort", "author"), hostileText).map(([field, text]) => ({
    file: GUIDE,
    files: withText(GUIDE, (head) =>
      head.replace(new RegExp(`^${field}: .*$`, "m"), () => `${field}: ${JSON.stringify(`A ${text}`)}`),
    ),
  })),
  fc.oneof(fc.constantFrom(...MARKDOWN), hostileText).map((text) => ({
    file: GUIDE,
    files: withText(GUIDE, (body) => body.replace("An intro.", () => `An intro.\n\n${text}`)),
  })),
  fc.tuple(fc.constantFrom("title", "intro"), hostileText).map(([field, text]) => ({
    file: LEGAL,
    files: withText(LEGAL, (head) =>
      head.replace(new RegExp(`^${field}: .*$`, "m"), () => `${field}: ${JSON.stringify(`A ${text}`)}`),
    ),
  })),
  fc.oneof(fc.constantFrom(...MARKDOWN), hostileText).map((text) => ({
    file: LEGAL,
    files: withText(LEGAL, (body) => body.replace("Text by", () => `${text}\n\nText by`)),
  })),
  fc.tuple(fc.constantFrom("term", "definition"), hostileText).map(([field, text]) => ({
    file: GLOSSARY,
    shownBy: GUIDE,
    files: EXPLAINED.map((one) =>
      one.file === GLOSSARY ? { ...one, text: withTermChanged(one.text, field, text) } : one,
    ),
  })),
);

/** The same input each time: a new slip shows where it is made, not in somebody else's change. */
const SEED = 2025;

/** The XML or JSON of the files beside the pages; reading them throws if a text broke out of its place. */
function readSideFiles({ site, cards, guides, pages }: Content): void {
  const facts = { site, guides, pages: [] };
  const documents = [
    feed(facts),
    sitemap(
      guides.map(({ name }) => guidePath(name)),
      facts,
    ),
  ].map((xml) => new DOMParser().parseFromString(xml, "application/xml"));
  for (const document of documents) {
    expect(document.getElementsByTagName("parsererror")).toHaveLength(0);
    expect([...document.querySelectorAll("*")].filter(({ localName }) => localName.includes(MARK))).toEqual([]);
  }
  const crumbs = pages.map(({ title, name }) => breadcrumbData([{ name: title, path: `/${name}` }], site));
  expect(crumbs).toHaveLength(3);
  for (const data of [cardListData(cards, site, "Cards"), guideListData(guides, site, "Guides"), ...crumbs]) {
    expect(serialize(data)).not.toContain("<");
    expect(JSON.parse(serialize(data))).toEqual(data);
  }
}

test("the project that is made hostile is in order", () => {
  expect(checkContent(CATALOGUE).faults).toEqual([]);
  expect(checkContent(EXPLAINED).faults).toEqual([]);
});

test("no text of a content file becomes markup: it is refused with its place, or shown as text", () => {
  let shown = 0;
  let refused = 0;
  fc.assert(
    fc.property(changed, ({ file, shownBy = file, files }) => {
      const { content, faults } = checkContent(files);
      if (!content) {
        refused += 1;
        expect(faults.map((fault) => fault.file)).toContain(file);
        return;
      }
      shown += 1;
      const { unmount } = render(<PreviewPage file={shownBy} content={content} faults={[]} otherFault={null} />);
      expect(document.body).not.toHaveTextContent(/^$/);
      expect(markupOf(MARK)).toEqual([]);
      unmount();
      readSideFiles(content);
    }),
    { numRuns: 24, seed: SEED },
  );
  expect([shown, refused].filter((count) => count < 5)).toEqual([]);
});
