import { render } from "@testing-library/react";
import fc from "fast-check";
import { feed, sitemap } from "../../src/build/finish/site-files";
import { CardDetails } from "../../src/components/cards/CardDetails";
import { CardPanel } from "../../src/components/cards/CardPanel";
import { Faq } from "../../src/components/page/Faq";
import { GuideBody } from "../../src/components/guides/GuideBody";
import { GuideHeader } from "../../src/components/guides/GuideHeader";
import { InShort } from "../../src/components/guides/InShort";
import { TextPageLead, TextPageSections } from "../../src/components/guides/TextPage";
import { Testimonial } from "../../src/components/home/Testimonial";
import { PageTitle } from "../../src/components/page/PageTitle";
import { Notice } from "../../src/components/ui/Notice";
import type { Content } from "../../src/content/content";
import type { TextFile } from "../../src/content/content-files";
import type { ContentError } from "../../src/content/errors";
import { loadContent } from "../../src/content/load";
import { breadcrumbData, cardListData, pageListData } from "../../src/domain/site/structured-data";
import { scriptJson } from "../../src/site/script-json";
import { guidePath } from "../../src/site/routes";
import { MARK, hostileText, markupOf } from "../support/hostile";
import { withText } from "../support/catalog";

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

/** The project, whose first guide explains a key term in its text. */
const PROJECT = withText(GUIDE, (body) => body.replace("An intro.", "An intro, {term:apr}."));

/** The file whose text is hostile, and the whole project with it. */
type Change = { file: string; files: readonly TextFile[] };

function change(file: string, place: string | RegExp, replacement: (found: string, before: string) => string): Change {
  const files = PROJECT.map((one) => (one.file === file ? { file, text: one.text.replace(place, replacement) } : one));
  if (files.every(({ text }, position) => text === PROJECT[position]?.text)) {
    throw new Error(`${file} has no ${String(place)} to change.`);
  }
  return { file, files };
}

/** Makes one of a file's fields hostile; `place` finds what stands before the field's text, and the text. */
const anyField = (file: string, names: readonly string[], place: (name: string) => string): fc.Arbitrary<Change> =>
  fc
    .tuple(fc.constantFrom(...names), hostileText)
    .map(([name, text]) =>
      change(file, new RegExp(place(name), "m"), (_, before) => before + JSON.stringify(`A ${text}`)),
    );

/** Puts hostile Markdown into a file's text, before the given words. */
const anyMarkdown = (file: string, words: string): fc.Arbitrary<Change> =>
  fc
    .oneof(fc.constantFrom(...MARKDOWN), hostileText)
    .map((text) => change(file, words, (found) => `${text}\n\n${found}`));

const inJson = (name: string) => `("${name}": (?:\\[\\s*)?)".*"`;
const inFrontMatter = (name: string) => `^(${name}: ).*$`;
const inTerm = (name: string) => `("id": "apr",\\s*(?:"term": ".*",\\s*)?"${name}": )".*"`;

/** The project with one of its texts made hostile. */
const changed: fc.Arbitrary<Change> = fc.oneof(
  anyField(CARD, ["name", "issuer", "bestFor", "features", "pros", "cons"], inJson),
  anyField(SETTINGS, ["tagline", "sampleNotice"], inJson),
  anyField("data/pages/home.json", ["quote"], inJson),
  anyField("data/pages/contact.json", ["question", "answer"], inJson),
  anyField(GUIDE, ["title", "excerpt", "inShort", "author"], inFrontMatter),
  anyField(LEGAL, ["title", "intro"], inFrontMatter),
  anyField(GLOSSARY, ["term", "definition"], inTerm),
  anyMarkdown(GUIDE, "## First things"),
  anyMarkdown(LEGAL, "Text by"),
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
  expect(crumbs).toHaveLength(pages.length);
  expect(crumbs).not.toHaveLength(0);
  for (const data of [
    cardListData(cards, site, "Cards"),
    pageListData(
      cards.map(({ name }) => ({ name, path: "/" })),
      site,
      "Cards",
    ),
    ...crumbs,
  ]) {
    expect(scriptJson(data)).not.toContain("<");
    expect(JSON.parse(scriptJson(data))).toEqual(data);
  }
}

/** The texts of the files that are made hostile, as the site draws them. */
function Drawn({ site, texts, cards, guides, pages }: Content) {
  return (
    <>
      <Notice>{site.sampleNotice}</Notice>
      {cards.map((card) => (
        <CardPanel key={card.id} card={card} details={<CardDetails card={card} />} />
      ))}
      {guides.map((guide) => (
        <article key={guide.name}>
          <GuideHeader guide={{ ...guide, overdueAfter: null, cardTerms: guide.title }} />
          <InShort>{guide.inShort}</InShort>
          <GuideBody text={guide.text} actions={guide.actions} />
        </article>
      ))}
      {pages.map((page) => (
        <PageTitle key={page.name} title={page.title} intro={page.intro}>
          <TextPageLead page={page} />
          <TextPageSections page={page} />
        </PageTitle>
      ))}
      {texts.home.testimonial && <Testimonial testimonial={texts.home.testimonial} />}
      <Faq questions={texts.contact.faq} />
    </>
  );
}

function expectText(content: Content): void {
  const { unmount } = render(<Drawn {...content} />);
  expect(document.body).not.toHaveTextContent(/^$/);
  expect(markupOf(MARK)).toEqual([]);
  unmount();
  readSideFiles(content);
}

function expectError(file: string, errors: readonly ContentError[]): void {
  expect(errors.map((error) => error.file)).toContain(file);
}

test("the project that is made hostile is in order", () => {
  expect(loadContent(PROJECT).errors).toEqual([]);
});

test("no text of a content file becomes markup: it is refused with its place, or shown as text", () => {
  let shown = 0;
  let refused = 0;
  fc.assert(
    fc.property(changed, ({ file, files }) => {
      const { content, errors } = loadContent(files);
      if (content) {
        shown += 1;
        expectText(content);
      } else {
        refused += 1;
        expectError(file, errors);
      }
    }),
    { numRuns: 40, seed: SEED },
  );
  expect([shown, refused].filter((count) => count < 5)).toEqual([]);
});
