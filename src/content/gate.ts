import { LEGAL_PAGES } from "../domain/guides/legal-page";
import { checkFeeTexts, checkIntroTexts } from "./rules/advertised-terms";
import { checkCard, checkStated } from "./rules/card-rules";
import { checkPrime } from "./rules/prime-rules";
import type { Card } from "../domain/cards/card";
import type { Survey } from "../domain/market/plan";
import { cardInForce } from "../domain/cards/card-in-force";
import { cardSchema } from "../schema/card-schema";
import { ISSUERS_FILE, type Issuer, issuersSchema } from "../schema/issuer-schema";
import {
  PUBLISHED_RESULTS_FILE,
  type PublishedResults,
  publishedResultsSchema,
} from "../schema/published-results-schema";
import { PAGE_NAMES, type PageTexts, pageFile } from "../schema/page-schemas";
import { PRIME_FILE, type PrimeRate, primeSchema } from "../schema/prime-schema";
import { checkCardReferences, withOwnFacts } from "./references/own-facts";
import {
  type CardFacts,
  type OwnText,
  type PartialSite,
  checkCatalog,
  checkFormerNames,
  checkRepeats,
} from "./rules/catalog-rules";
import { type Fault, formatAnnotation, formatFault, sortFaults } from "./fault";
import { draftsAmong } from "./read/drafts";
import { belongs, filesOf, strayFaults } from "./read/folders";
import { checkGlossary } from "./rules/guide-rules";
import { GLOSSARY_FILE, type Term, glossarySchema } from "../schema/guide-schema";
import { areWhole, checkTexts, readTexts } from "./rules/page-rules";
import { checkMarks, checkWritten } from "./rules/texts";
import { checkTypedFacts, typedFacts, rateReferences } from "./rules/typed-facts";
import { type LinkedText, checkLinkTargets } from "./references/link-targets";
import { type Guide, type LegalPage, readGuide, readPage } from "./read/markdown-file";
import { parse, parsePartly } from "./read/parse";
import { type Sources, fillDeep, fillReferences, reportReferences } from "./references/references";
import { SITE_FILE, type Site, siteSchema } from "../schema/site-schema";
import { checkCardSurvey, readSurvey, surveyPlansOf, withChanges } from "./rules/survey-rules";
import { SHORT_NAME } from "../schema/field";
import { type SourceFile, type TextFile, baseName, nameOf, readJson, readSource } from "./read/source-file";

export type { Guide, LegalPage };

/** All content, checked, with every default and reference filled in and in the editors' order. */
export type Content = {
  site: Site;
  /** The texts of the pages that are made of code. */
  texts: PageTexts;
  cards: Card[];
  guides: Guide[];
  pages: LegalPage[];
  terms: Term[];
  /** The periods of the regulator's survey, the newest first. */
  surveys: Survey[];
  /** Every change of the prime rate, the oldest first. */
  prime: PrimeRate[];
  issuers: Issuer[];
  /** What others published, which the calculators are held against. */
  results: PublishedResults;
};

/** What stands in for the settings while they are faulty, so that the other files are checked nevertheless. */
const NO_SITE: Omit<Sources, "catalog"> = {
  brand: "{brand}",
  product: { name: "{product}", slug: "{product}" },
  email: "{email}",
};

const partialSite = siteSchema.partial();
const partialCard = cardSchema
  .pick({ id: true, name: true, featured: true, recommended: true, category: true })
  .partial();

/** What references to the site's own names stand for, as far as the settings are in order. */
function namesIn({ brand, product, email }: PartialSite): Omit<Sources, "catalog"> {
  return { brand: brand ?? NO_SITE.brand, product: product ?? NO_SITE.product, email: email ?? NO_SITE.email };
}

/** The settings of the site, which must be in order. Throws with their faults. */
export function settingsIn(files: readonly TextFile[]): Site {
  const file = files.find((candidate) => candidate.file === SITE_FILE);
  if (!file) throw new Error(`${SITE_FILE} is missing.`);
  const source = readJson(file);
  const settings = parse(siteSchema, source);
  if (!settings) throw new Error(formatReport(source.faults));
  return settings;
}

/** The named items first, in the order of their names there; then the others, as they come. */
function inOrder<T>(items: readonly T[], order: readonly string[], nameOfItem: (item: T) => string): T[] {
  const places = new Map(order.map((name, index) => [name, index]));
  const placeOf = (item: T) => places.get(nameOfItem(item)) ?? places.size;
  return [...items].sort((a, b) => placeOf(a) - placeOf(b));
}

const newestFirst = (a: Survey, b: Survey) => (a.period > b.period ? -1 : 1);

/** What a card's terms rest on beside its file; null, or undefined, while that has faults. */
type CardRecord = { prime: PrimeRate[] | null; issuers: Issuer[] | null; newest: Survey | null | undefined };

class Gate {
  /** Faults of files that are no source: strays and those that are missing. The others are kept with their files. */
  private readonly fileFaults: Fault[];
  /** What can be said of each card for the catalog as a whole, also of one that has faults elsewhere. */
  private readonly cardFacts: CardFacts[] = [];

  private readonly sources: readonly SourceFile[];
  /** The names of the cards and guides that are left out. */
  private readonly drafts: Readonly<Record<"cards" | "guides", readonly string[]>>;

  constructor(files: readonly TextFile[], withDrafts: boolean) {
    const sources = files.filter(belongs).map(readSource);
    const drafts = draftsAmong(sources);
    const written = sources.filter((source) => !drafts.includes(source));
    const leftOut = withDrafts ? [] : drafts;
    this.drafts = {
      cards: filesOf("data/cards", leftOut).map(nameOf),
      guides: filesOf("data/guides", leftOut).map(nameOf),
    };
    this.sources = withDrafts ? sources : written;
    sources.forEach(checkMarks);
    written.forEach(checkWritten);
    this.fileFaults = strayFaults(files);
  }

  get faults(): Fault[] {
    return [...this.fileFaults, ...this.sources.flatMap(({ faults }) => faults)];
  }

  private needed(file: string, expected: string): SourceFile | null {
    const source = this.sources.find((one) => one.file === file);
    if (source) return source;
    this.fileFaults.push({ file, line: 1, column: 1, field: "", expected, found: "no such file" });
    return null;
  }

  /** The survey's periods; undefined in place of the newest while one has faults, since it can't be told then. */
  private surveys(): { surveys: Survey[]; newest: Survey | null | undefined } {
    const read = filesOf("data/survey", this.sources).map(readSurvey);
    const surveys = withChanges(read.flatMap((survey) => survey ?? []).sort(newestFirst));
    return { surveys, newest: surveys.length === read.length ? (surveys[0] ?? null) : undefined };
  }

  check(): Content | null {
    const { surveys, newest } = this.surveys();
    const cardSources = filesOf("data/cards", this.sources);
    const guideSources = filesOf("data/guides", this.sources);
    const pageSources = filesOf("data/pages", this.sources).filter(({ file }) => file.endsWith(".md"));

    const siteSource = this.needed(SITE_FILE, "the settings of the site");
    const settings: PartialSite = (siteSource && parsePartly(partialSite, siteSource)) ?? {};
    const names = namesIn(settings);
    const record = { prime: this.prime(), issuers: this.issuers(), newest };
    const cards = cardSources.flatMap((source) => this.card(source, { ...names, catalog: null }, record));
    const terms = this.terms(this.needed(GLOSSARY_FILE, "the key terms of the guides"));
    const sound = new Set(cards.map(({ id }) => id));
    const faulty = cardSources.map(nameOf).filter((name) => !sound.has(name));
    const sources: Sources = {
      ...names,
      catalog: { cards, guides: guideSources.length, faulty, terms, survey: newest },
    };

    const site = siteSource && parse(siteSchema, siteSource);
    const textSources = PAGE_NAMES.flatMap((name) => this.needed(pageFile(name), "the texts of this page") ?? []);
    const pageTexts = readTexts(textSources);
    const settingsSources = [...(siteSource ? [siteSource] : []), ...textSources];
    for (const source of settingsSources) reportReferences(source, sources);
    const addresses = guideSources.map((source) => ({ source, text: fillReferences(nameOf(source), sources) }));
    // While the settings have faults, names with references wait.
    this.guideAddresses(addresses.filter(({ text }) => settings.product !== undefined || !text.includes("{")));
    const guideNames = new Set(guideSources.map(nameOf));
    const known = new Set([...guideNames, ...addresses.map(({ text }) => text)]);
    const cardNames = this.cardFacts.flatMap(({ source, name }) =>
      name === undefined ? [] : [{ source, text: name }],
    );
    const texts: LinkedText[] = [];
    const context = {
      texts,
      names: guideNames,
      known,
      sources,
      settings: site && { primarySources: site.primarySources },
      rates: rateReferences(cards),
      cards: cardNames.map(({ text }) => ({ name: text })),
    };
    const guides = guideSources.flatMap((source) => {
      const guide = readGuide(source, context);
      return guide ? [{ source, guide }] : [];
    });
    checkFormerNames(
      guides.map(({ source, guide }) => ({ source, formerly: guide.formerly })),
      known,
    );
    const pages = pageSources.flatMap((source) => readPage(source, context) ?? []);
    for (const name of LEGAL_PAGES) this.needed(`data/pages/${name}.md`, "a page with this name");
    checkRepeats("a name that no other card has", ["name"], cardNames);
    // What readers and search engines tell guides by.
    for (const field of ["title", "description"] as const) {
      const texts = guides.map(({ source, guide }) => ({ source, text: guide[field] }));
      checkRepeats(`a ${field} that no other guide has`, [field], texts);
    }
    if (siteSource) {
      const facts = this.cardFacts.length === cardSources.length ? this.cardFacts : null;
      const named = {
        cards: [...cardSources.map(nameOf), ...this.drafts.cards],
        guides: [...guideNames, ...this.drafts.guides],
      };
      checkCatalog(settings, siteSource, { cards: facts, named, guides: guideNames });
    }
    checkTexts(pageTexts, textSources, guideNames);
    if (faulty.length === 0) {
      const facts = typedFacts(
        cards.filter(({ draft }) => !draft),
        guideSources.length,
      );
      for (const source of [...guideSources, ...pageSources, ...settingsSources]) {
        checkTypedFacts(facts, source);
      }
    }
    const results = this.results(sources);
    checkLinkTargets(texts, settingsSources, sources, settings.url, known);
    const { prime, issuers } = record;
    if (!site || !areWhole(pageTexts) || !terms || !prime || !issuers || !results) return null;
    const filled = fillDeep(site, sources);
    return {
      site: filled,
      texts: fillDeep(pageTexts, sources),
      cards: inOrder(cards, filled.cardOrder, (card) => card.id),
      guides: inOrder(
        guides.map(({ guide }) => guide),
        filled.guideOrder,
        (guide) => guide.name,
      ),
      pages,
      terms,
      surveys,
      prime,
      issuers,
      results,
    };
  }

  private guideAddresses(addresses: readonly OwnText[]): void {
    for (const { source } of addresses.filter(({ text }) => !SHORT_NAME.test(text))) {
      const expected = "a file's name of small letters, digits and hyphens, as the address has it";
      source.report([], expected, baseName(source.file));
    }
    checkRepeats("an address that no other guide has", [], addresses);
  }

  /** Every change of the prime rate; null while the file has faults. */
  private prime(): PrimeRate[] | null {
    const source = this.needed(PRIME_FILE, "the prime rate by day");
    const prime = source && parse(primeSchema, source);
    if (source && prime) checkPrime(prime.rates, source, this.sources);
    return prime && source.faults.length === 0 ? prime.rates : null;
  }

  private issuers(): Issuer[] | null {
    const source = this.needed(ISSUERS_FILE, "the issuers and their sites");
    return (source && parse(issuersSchema, source)?.issuers) ?? null;
  }

  private results(sources: Sources): PublishedResults | null {
    const source = this.needed(PUBLISHED_RESULTS_FILE, "the results that the calculators are held against");
    const results = source && parse(publishedResultsSchema, source);
    if (source) reportReferences(source, sources);
    return results && fillDeep(results, sources);
  }

  private card(source: SourceFile, sources: Sources, { prime, issuers, newest }: CardRecord): Card[] {
    const file = parse(cardSchema, source);
    checkCardReferences(source, sources);
    const facts = file ?? parsePartly(partialCard, source) ?? {};
    const { id = nameOf(source), name, featured, recommended, category } = facts;
    if (featured !== undefined && recommended !== undefined && category !== undefined) {
      this.cardFacts.push({ source, id, name, featured, recommended, category });
    }
    if (file) checkCard(file, source, { issuers, firstPrime: prime?.[0]?.day ?? null });
    if (file && newest !== undefined) checkCardSurvey(file, source, newest);
    // What rests on a faulty card waits until that is fixed.
    if (!file || source.faults.length > 0 || !prime || !issuers) return [];
    const [plan] = newest ? surveyPlansOf(file, newest) : [];
    const report = plan && newest ? { plan, period: newest.period } : null;
    const legalName = issuers.find((issuer) => issuer.name === file.issuer)?.legalName ?? file.issuer;
    if (!checkStated(file, report, source)) return [];
    const card = withOwnFacts(cardInForce({ file, legalName, report, prime }), source, sources);
    checkIntroTexts(card, source);
    checkFeeTexts(card, source);
    return source.faults.length > 0 ? [] : [card];
  }

  private terms(source: SourceFile | null): Term[] | null {
    const glossary = source && parse(glossarySchema, source);
    if (glossary) checkGlossary(glossary.terms, source);
    return glossary?.terms ?? null;
  }
}

/**
 * The one gate that all content passes: checks every file and gives the content, or all faults at once.
 * Without drafts it is as if their files were not there: what still refers to one is a fault.
 * Never throws on account of what a file holds.
 */
export function checkContent(
  files: readonly TextFile[],
  { withDrafts = true } = {},
): { content: Content; faults: [] } | { content: null; faults: Fault[] } {
  const gate = new Gate(files, withDrafts);
  const content = gate.check();
  const faults = sortFaults(gate.faults);
  return content && faults.length === 0 ? { content, faults: [] } : { content: null, faults };
}

function countOf(faults: readonly Fault[]): string {
  return faults.length === 1 ? "1 fault" : `${faults.length} faults`;
}

/** What every command prints that needs content in order. The command itself adds what it left undone. */
export function formatReport(faults: readonly Fault[]): string {
  return `${faults.map(formatFault).join("\n\n")}\n\n${countOf(faults)} in the content files.`;
}

/** The report for GitHub Actions, which shows each fault beside its line. */
export function formatAnnotations(faults: readonly Fault[]): string {
  return [...faults.map(formatAnnotation), `${countOf(faults)} in the content files.`].join("\n");
}
