import type { Card } from "../domain/cards/card";
import type { z } from "zod";
import { resolveCard } from "../domain/cards/resolve-card";
import { type CardReport, ratesThatStayed } from "../domain/cards/rate-history";
import { reportedStatement } from "../domain/cards/reported-card";
import { curlyQuotes } from "../domain/text/curly-quotes";
import { cardSchema } from "../schema/card-schema";
import { GLOSSARY_FILE, glossarySchema, guideSchema, pageSchema } from "../schema/guide-schema";
import { PERIODS_FILE, periodsSchema } from "../schema/history-schema";
import { ISSUERS_FILE, issuersSchema } from "../schema/issuer-schema";
import { pagesSchema } from "../schema/page-schemas";
import { PRIME_FILE, primeSchema } from "../schema/prime-schema";
import { SITE_FILE, siteSchema } from "../schema/site-schema";
import { guidePath } from "../site/routes";
import { pagePaths } from "./addresses";
import { CHECKS, checkDays } from "./checks";
import type { Documents } from "./checks/check";
import type { Content } from "./content";
import { type TextFile, findUnexpectedFiles, folderOf, nameOf } from "./content-files";
import { type ContentError, type Path, type Problem, quote, sortErrors } from "./errors";
import type { DrawBlock } from "./guide-blocks";
import { drawText, parseText } from "./guide-text";
import { parse, parseData } from "./parse";
import { type Document, errorIn, readDocument } from "./read";
import { type References, fillDeep, fillText } from "./references/references";
import { checkPeriods, historyOf, readSurveyFiles, reportOf } from "./survey";

type Parsed<T> = { document: Document; value: T };
type ParsedText<T> = Parsed<T> & { blocks: DrawBlock[] };

/** Reports a problem of the pages' texts in the file of its page, whose name its path begins with. */
function reportInPage(documents: readonly Document[], [page, ...path]: Path, problem: Problem, errors: ContentError[]) {
  const document = documents.find(({ file }) => file === `data/pages/${page}.json`);
  if (document) errors.push(errorIn(document, path, problem));
}

/** Step 2: parses every document by its schema; null with errors. */
function parseAll(documents: readonly Document[], tables: readonly TextFile[], errors: ContentError[]) {
  const parseOne = <T>(schema: z.ZodType<T>, document: Document): Parsed<T>[] => {
    const value = parse(schema, document, errors);
    return value === null ? [] : [{ document, value }];
  };
  const single = <T>(file: string, schema: z.ZodType<T>) =>
    documents.filter((document) => document.file === file).flatMap((document) => parseOne(schema, document))[0];
  const inFolder = (folder: string, ending: string) =>
    documents.filter(({ file }) => folderOf(file) === folder && file.endsWith(ending));
  const withText = <T>(schema: z.ZodType<T>, found: readonly Document[]): ParsedText<T>[] =>
    found.flatMap((document) => {
      const blocks = parseText(document, errors);
      return parseOne(schema, document).map((parsed) => ({ ...parsed, blocks }));
    });

  const site = single(SITE_FILE, siteSchema);
  const glossary = single(GLOSSARY_FILE, glossarySchema);
  const prime = single(PRIME_FILE, primeSchema);
  const issuers = single(ISSUERS_FILE, issuersSchema);
  const pageData = inFolder("data/pages", ".json").map((page) => [nameOf(page), page.data]);
  const texts = parseData(pagesSchema, Object.fromEntries(pageData));
  for (const { path, ...problem } of texts.problems) reportInPage(documents, path, problem, errors);
  const cards = inFolder("data/cards", ".json").flatMap((document) => parseOne(cardSchema, document));
  for (const { document, value } of cards) {
    const [name, hint] = [nameOf(document), "rename the file or the id"];
    const problem = { expected: `"${name}", the file's name`, found: quote(value.id), hint };
    if (value.id !== name) errors.push(errorIn(document, ["id"], problem));
  }
  const guides = withText(guideSchema, inFolder("data/guides", ".md"));
  const pages = withText(pageSchema, inFolder("data/pages", ".md"));
  const survey = readSurveyFiles(tables, errors);
  const counted = single(PERIODS_FILE, periodsSchema);
  if (errors.length === 0 && counted) errors.push(...checkPeriods(survey.surveys, counted.value.periods));
  if (errors.length > 0 || !site || !glossary || !prime || !issuers || !texts.value) return null;
  return { documents, site, glossary, prime, issuers, texts: texts.value, cards, guides, pages, survey };
}

type ParsedContent = NonNullable<ReturnType<typeof parseAll>>;

const reporter = (document: Document, errors: ContentError[]) => (path: Path, problem: Problem) =>
  void errors.push(errorIn(document, path, problem));

function loadCard(
  { document, value: file }: ParsedContent["cards"][number],
  all: ParsedContent,
  history: readonly CardReport[],
  errors: ContentError[],
): { document: Document; card: Card }[] {
  const prime = all.prime.value.rates;
  const report = reportOf(file, all.survey.surveys[0] ?? null);
  const stated = [
    ...file.statements.map(({ terms }) => terms),
    ...(report ? [reportedStatement(report.plan, "").terms] : []),
  ];
  const needed = ["purchaseApr", "annualFee"] as const;
  const missing = needed.filter((name) => stated.every((terms) => terms[name] === undefined));
  const add = reporter(document, errors);
  const hint = "without it the card has no cost";
  for (const name of missing) add(["statements"], { expected: `a statement of ${name}`, found: "none", hint });
  if (missing.length > 0) return [];
  const { legalName } = all.issuers.value.issuers.find(({ name }) => name === file.issuer) ?? {
    legalName: file.issuer,
  };
  const held = ratesThatStayed(file.id, history, prime);
  return [{ document, card: resolveCard({ file, legalName, report, held, prime }) }];
}

function inOrder<T>(items: readonly T[], order: readonly string[], nameOfItem: (item: T) => string): T[] {
  const places = new Map(order.map((name, index) => [name, index]));
  const placeOf = (item: T) => places.get(nameOfItem(item)) ?? places.size;
  return [...items].sort((a, b) => placeOf(a) - placeOf(b));
}

/** Step 3: finds the cards' effective terms and fills every text; null with errors. */
function resolveAll(all: ParsedContent, errors: ContentError[]): Content | null {
  const { brand, product, email } = all.site.value;
  const { surveys } = all.survey;
  const terms = all.glossary.value.terms.map((one) => ({ ...one, definition: curlyQuotes(one.definition) }));
  const files = all.cards.map(({ value }) => value);
  const history = historyOf(all.survey, files);
  const loaded = all.cards.flatMap((card) => loadCard(card, all, history, errors));
  if (errors.length > 0) return null;

  const facts = { guides: all.guides.length, terms, survey: surveys[0] ?? null };
  const unfilled = { ...facts, cards: loaded.map(({ card }) => card) };
  const names: References = { brand, product, email, catalog: unfilled, paths: new Set() };
  const cards = loaded.map(({ document, card }) => ({
    ...fillDeep(card, { ...names, card }, reporter(document, errors)),
    // A row of the survey is found by its own spelling.
    survey: card.survey,
  }));
  const guideNames = all.guides.map(({ document }) => fillText(nameOf(document), names).text);
  const references: References = { ...names, catalog: { ...facts, cards }, paths: pagePaths(cards, guideNames) };
  const filled = <T>(value: T, document: Document) => fillDeep(value, references, reporter(document, errors));
  const textOf = ({ document, blocks }: ParsedText<unknown>) => drawText(document, blocks, references, errors);

  const site = filled(all.site.value, all.site.document);
  const moved = product.formerSlugs
    .filter((slug) => slug !== product.slug)
    .flatMap((slug) =>
      all.guides.flatMap(({ document }, index) => {
        const former = fillText(nameOf(document), { ...names, product: { ...product, slug } }).text;
        const name = guideNames[index] ?? "";
        return former === name ? [] : { from: guidePath(former), to: guidePath(name) };
      }),
    );
  const texts = fillDeep(all.texts, references, (path, problem) => {
    reportInPage(all.documents, path, problem, errors);
  });
  const content: Content = {
    site: { ...site, redirects: [...site.redirects, ...moved] },
    texts,
    cards: inOrder(cards, site.cardOrder, ({ id }) => id),
    guides: inOrder(
      all.guides.map((guide, index) => ({
        ...filled(guide.value, guide.document),
        name: guideNames[index] ?? "",
        fileName: nameOf(guide.document),
        text: textOf(guide),
      })),
      site.guideOrder,
      ({ name }) => name,
    ),
    pages: all.pages.map((page) => ({
      ...filled(page.value, page.document),
      name: nameOf(page.document),
      text: textOf(page),
    })),
    terms,
    surveys,
    history,
    prime: all.prime.value.rates,
    ...all.issuers.value,
  };
  return errors.length > 0 ? null : content;
}

type Loaded = { content: Content; errors: [] } | { content: null; errors: ContentError[] };

/** Loads content in four steps: read, parse, fill references, check; errors of one stop the next. Days after `day` are refused. */
export function loadContent(files: readonly TextFile[], day?: string): Loaded {
  const errors = findUnexpectedFiles(files);
  const failed = (): Loaded => ({ content: null, errors: sortErrors(errors) });
  const expected = files.filter(({ file }) => errors.every((error) => error.file !== file));
  const documents = expected.flatMap((file) => (file.file.endsWith(".csv") ? [] : (readDocument(file, errors) ?? [])));
  if (errors.length > 0) return failed();
  const parsed = parseAll(documents, files, errors);
  const content = parsed && resolveAll(parsed, errors);
  if (!content) return failed();
  const byFile: Documents = new Map(documents.map((document) => [document.file, document]));
  const cardFiles = parsed.cards.map(({ document, value }) => ({ file: document.file, card: value }));
  errors.push(...CHECKS.flatMap((check) => check(content, byFile, cardFiles)));
  if (day !== undefined) errors.push(...checkDays(content, byFile, day));
  return errors.length > 0 ? failed() : { content, errors: [] };
}
