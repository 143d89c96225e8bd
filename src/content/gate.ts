import { LEGAL_PAGES } from "../domain/legal-page";
import { cardFaults } from "./card-rules";
import { type Card, cardSchema } from "./card-schema";
import { type CardFacts, type PartialSite, catalogueFaults } from "./catalogue-rules";
import { type Fault, formatAnnotation, formatFault, sortFaults } from "./fault";
import { glossaryFaults } from "./glossary-rules";
import { GLOSSARY_FILE, type Term, glossarySchema } from "./glossary-schema";
import { rateReferences } from "./guide-rules";
import { type LinkedText, linkTargetFaults } from "./link-targets";
import {
  type Guide,
  type GuideReader,
  type LegalPage,
  type TextReading,
  guideReader,
  parseFilled,
  readPage,
} from "./markdown-file";
import { parse, parsePartly } from "./parse";
import { type Catalogue, type Sources, fillDeep, fillReferences } from "./references";
import { type Site, siteSchema } from "./site-schema";
import { SHORT_NAME, type SourceFile, type TextFile, baseName, nameOf, readJson } from "./source-file";

export type { Guide, LegalPage };

/** All content, checked, with every default and reference filled in and in the editors' order. */
export type Content = { site: Site; cards: Card[]; guides: Guide[]; pages: LegalPage[] };

const SITE_FILE = "data/site.json";

/** What stands in for the settings while they are faulty, so that the other files are checked nevertheless. */
const NO_SITE: Omit<Sources, "catalogue"> = {
  brand: "{brand}",
  product: { name: "{product}", slug: "{product}" },
  email: "{email}",
};

const partialSite = siteSchema.partial();
const partialCard = cardSchema
  .pick({ id: true, name: true, featured: true, recommended: true, category: true })
  .partial();

/** What references to the site's own names stand for, as far as the settings are in order. */
function namesIn({ brand, product, email }: PartialSite): Omit<Sources, "catalogue"> {
  return { brand: brand ?? NO_SITE.brand, product: product ?? NO_SITE.product, email: email ?? NO_SITE.email };
}

/** The same for files that are looked at without the whole gate. */
export function sourcesIn(files: readonly TextFile[]): Sources {
  const settings = files.find(({ file }) => file === SITE_FILE);
  return { ...namesIn((settings && parsePartly(partialSite, readJson(settings))) ?? {}), catalogue: null };
}

/** The settings of the site, which must be in order. Throws with their faults. */
export function settingsIn(files: readonly TextFile[]): Site {
  const file = files.find((candidate) => candidate.file === SITE_FILE);
  const { value, faults } = file ? parse(siteSchema, readJson(file)) : { value: null, faults: [] };
  if (!value) throw new Error(faults.length > 0 ? formatReport(faults) : `${SITE_FILE} is missing.`);
  return value;
}

/** What a card's own texts may rest on: nothing of the catalogue. */
const NO_CATALOGUE: Catalogue = { cards: [], faulty: [], terms: [] };

function inOrder<T>(items: readonly T[], order: readonly string[], nameOfItem: (item: T) => string): T[] {
  const places = new Map(order.map((name, index) => [name, index]));
  const placeOf = (item: T) => places.get(nameOfItem(item)) ?? -1;
  return [...items].sort((a, b) => placeOf(a) - placeOf(b));
}

class Gate {
  readonly faults: Fault[] = [];
  /** What can be said of each card for the catalogue as a whole, also of one that has faults elsewhere. */
  private readonly cardFacts: CardFacts[] = [];
  /** The texts whose Markdown could be read. */
  private readonly texts: LinkedText[] = [];

  constructor(
    private readonly files: readonly TextFile[],
    private readonly readGuides: GuideReader,
  ) {}

  private keep(faults: readonly Fault[]): void {
    this.faults.push(...faults);
  }

  private complain(file: string, expected: string, found: string): void {
    this.faults.push({ file, line: 1, column: 1, field: "", expected, found });
  }

  /** The files of a folder with the right ending; any other file there is a fault. */
  private filesOf(folder: string, ending: string): TextFile[] {
    const inFolder = this.files.filter((file) => file.file === `${folder}/${baseName(file.file)}`);
    for (const { file } of inFolder.filter((one) => !one.file.endsWith(ending))) {
      this.complain(file, `only ${ending} files in ${folder}`, baseName(file));
    }
    return inFolder.filter((file) => file.file.endsWith(ending));
  }

  /** A file of settings, which must be there. */
  private settings(name: string, files: readonly TextFile[], what: string): SourceFile | null {
    const file = files.find((one) => one.file === name);
    if (!file) this.complain(name, what, "no such file");
    return file ? readJson(file) : null;
  }

  private parsed<S extends Parameters<typeof parse>[0]>(schema: S, source: SourceFile, sources: Sources) {
    const { value, faults } = parseFilled(schema, source, sources);
    this.keep(faults);
    return value;
  }

  check(): Content | null {
    const cardFiles = this.filesOf("data/cards", ".json");
    const guideFiles = this.filesOf("data/guides", ".md");
    const pageFiles = this.filesOf("data/pages", ".md");
    const settingsFiles = this.filesOf("data", ".json");

    const siteSource = this.settings(SITE_FILE, settingsFiles, "the settings of the site");
    const settings: PartialSite = (siteSource && parsePartly(partialSite, siteSource)) ?? {};
    const names = namesIn(settings);
    const cards = cardFiles.flatMap((file) => this.card(file, { ...names, catalogue: NO_CATALOGUE }));
    const terms = this.terms(this.settings(GLOSSARY_FILE, settingsFiles, "the key terms of the guides"));
    const sound = new Set(cards.map(({ id }) => id));
    const faulty = cardFiles.map(nameOf).filter((name) => !sound.has(name));
    const catalogue = { cards, faulty, terms };
    const sources: Sources = { ...names, catalogue };
    const rates = rateReferences(cards);

    const site = siteSource && this.parsed(siteSchema, siteSource, sources);
    const guideNames = guideFiles.map(nameOf);
    this.guideAddresses(guideFiles, settings.product ? sources : null);
    const known = new Set(guideNames.flatMap((name) => [name, fillReferences(name, sources)]));
    const readGuide = this.readGuides({
      names: new Set(guideNames),
      known,
      sources,
      settings: site && { asOf: site.asOf, primarySources: site.primarySources },
      rates,
      cards: this.cardFacts,
    });
    const guides = guideFiles.flatMap((file) => this.taken(readGuide(file)));
    const pages = pageFiles.flatMap((file) => this.taken(readPage(file, known, sources)));
    for (const name of LEGAL_PAGES.filter((page) => !pageFiles.some((file) => nameOf(file) === page))) {
      this.complain(`data/pages/${name}.md`, "a page with this name", "no such file");
    }
    for (const { file } of pageFiles.filter((page) => !LEGAL_PAGES.some((name) => name === nameOf(page)))) {
      this.complain(file, `only the pages ${LEGAL_PAGES.join(", ")}`, baseName(file));
    }
    if (siteSource) {
      this.keep(catalogueFaults(settings, siteSource, this.cardFacts, cardFiles.map(nameOf), guideNames, sources));
    }
    this.keep(linkTargetFaults(this.texts, siteSource ?? undefined, sources));
    if (!site) return null;
    const filled = fillDeep(site, sources);
    return {
      site: filled,
      cards: inOrder(cards, filled.cardOrder, (card) => card.id),
      guides: inOrder(guides, filled.guideOrder, (guide) => guide.name),
      pages,
    };
  }

  /** A guide's file is named as its address ends. While the settings have faults, names with references wait. */
  private guideAddresses(files: readonly TextFile[], sources: Sources | null): void {
    const taken = new Map<string, string>();
    for (const { file } of files) {
      const name = nameOf({ file });
      if (!sources && name.includes("{")) continue;
      const address = sources ? fillReferences(name, sources) : name;
      const other = taken.get(address);
      taken.set(address, file);
      if (!SHORT_NAME.test(address)) {
        this.complain(
          file,
          "a file's name of small letters, digits and hyphens, as the address has it",
          baseName(file),
        );
      } else if (other) {
        this.complain(file, "an address that no other guide has", `${address}, as ${other} has`);
      }
    }
  }

  private card(file: TextFile, sources: Sources): Card[] {
    const source = readJson(file);
    const card = this.parsed(cardSchema, source, sources);
    const facts = card ?? parsePartly(partialCard, source) ?? {};
    const { id = nameOf(file), name = "", featured, recommended, category } = facts;
    if (featured !== undefined && recommended !== undefined && category !== undefined) {
      this.cardFacts.push({ id, name, featured, recommended, category });
    }
    if (!card) return [];
    this.keep(cardFaults(card, source, nameOf(file)));
    return [fillDeep(card, sources)];
  }

  private terms(source: SourceFile | null): Term[] | null {
    if (!source) return null;
    const { value, faults } = parse(glossarySchema, source);
    this.keep(faults);
    if (value) this.keep(glossaryFaults(value, source));
    return value?.terms ?? null;
  }

  /** Keeps what the reading of a text brought to light, and gives what was read. */
  private taken<T>({ value, linked, faults }: TextReading<T>): T[] {
    this.keep(faults);
    if (linked) this.texts.push(linked);
    return value ? [value] : [];
  }
}

/**
 * The one gate that all content passes: checks every file and gives the content, or all faults at once.
 * Never throws on account of what a file holds. Whoever has read the guides before may give a reader that remembers them.
 */
export function checkContent(
  files: readonly TextFile[],
  readGuides: GuideReader = guideReader,
): { content: Content; faults: [] } | { content: null; faults: Fault[] } {
  const gate = new Gate(files, readGuides);
  const content = gate.check();
  return content && gate.faults.length === 0
    ? { content, faults: [] }
    : { content: null, faults: sortFaults(gate.faults) };
}

function countOf(faults: readonly Fault[]): string {
  return faults.length === 1 ? "1 fault" : `${faults.length} faults`;
}

/** What `npm run check:content` and a failing build print. */
export function formatReport(faults: readonly Fault[]): string {
  return `${faults.map(formatFault).join("\n\n")}\n\n${countOf(faults)} in the content files. Nothing was built.`;
}

/** The same for GitHub Actions, which shows each fault beside its line. */
export function formatAnnotations(faults: readonly Fault[]): string {
  return [...faults.map(formatAnnotation), `${countOf(faults)} in the content files.`].join("\n");
}
