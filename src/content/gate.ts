import { LEGAL_PAGES } from "../domain/guides/legal-page";
import { cardFaults, cardReferenceFaults } from "./rules/card-rules";
import type { Card } from "../domain/cards/card";
import { cardTexts } from "../domain/cards/card-texts";
import { cardSchema } from "./schema/card-schema";
import { type CardFacts, type OwnText, type PartialSite, catalogueFaults, repeatFaults } from "./rules/catalogue-rules";
import { type Fault, formatAnnotation, formatFault, sortFaults } from "./fault";
import { filesOf, strayFaults } from "./read/folders";
import { glossaryFaults } from "./rules/glossary-rules";
import { GLOSSARY_FILE, type Term, glossarySchema } from "./schema/glossary-schema";
import { rateReferences } from "./rules/guide-rules";
import { type LinkedText, linkTargetFaults } from "./references/link-targets";
import { type Guide, type LegalPage, type TextReading, parseFilled, readGuide, readPage } from "./read/markdown-file";
import { parse, parsePartly } from "./read/parse";
import { type Sources, fillDeep, fillReferences } from "./references/references";
import { SITE_FILE, type Site, siteSchema } from "./schema/site-schema";
import { SHORT_NAME, type SourceFile, type TextFile, baseName, nameOf, readJson } from "./read/source-file";

export type { Guide, LegalPage };

/** All content, checked, with every default and reference filled in and in the editors' order. */
export type Content = { site: Site; cards: Card[]; guides: Guide[]; pages: LegalPage[] };

/** What stands in for the settings while they are faulty, so that the other files are checked nevertheless. */
const NO_SITE: Omit<Sources, "catalogue"> = {
  brand: "{brand}",
  product: { name: "{product}", slug: "{product}" },
  email: "{email}",
};

const partialSite = siteSchema.partial();
const partialCard = cardSchema
  .pick({ id: true, name: true, draft: true, featured: true, recommended: true, category: true })
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

function inOrder<T>(items: readonly T[], order: readonly string[], nameOfItem: (item: T) => string): T[] {
  const places = new Map(order.map((name, index) => [name, index]));
  const placeOf = (item: T) => places.get(nameOfItem(item)) ?? -1;
  return [...items].sort((a, b) => placeOf(a) - placeOf(b));
}

/** What readers and search engines tell guides by. */
function repeatedGuideTexts(guides: readonly { file: TextFile; guide: Guide }[]): Fault[] {
  return (["title", "description"] as const).flatMap((field) => {
    const texts = guides.map(({ file, guide }) => ({ file, text: guide[field] }));
    return repeatFaults(`a ${field} that no other guide has`, [field], texts);
  });
}

function isDraft(file: TextFile): boolean {
  return parsePartly(partialCard, readJson(file))?.draft === true;
}

class Gate {
  readonly faults: Fault[] = [];
  /** What can be said of each card for the catalogue as a whole, also of one that has faults elsewhere. */
  private readonly cardFacts: CardFacts[] = [];
  /** The texts whose Markdown could be read. */
  private readonly texts: LinkedText[] = [];

  private readonly files: readonly TextFile[];
  /** The ids of the cards that are left out. */
  private readonly drafts: readonly string[];

  constructor(files: readonly TextFile[], withDrafts: boolean) {
    const drafts = withDrafts ? [] : filesOf("data/cards", files).filter(isDraft);
    this.drafts = drafts.map(nameOf);
    this.files = files.filter((file) => !drafts.includes(file));
  }

  private keep(faults: readonly Fault[]): void {
    this.faults.push(...faults);
  }

  private complain(file: string, expected: string, found: string): void {
    this.faults.push({ file, line: 1, column: 1, field: "", expected, found });
  }

  /** A file of settings, which must be there. */
  private settings(name: string, what: string): SourceFile | null {
    const file = this.files.find((one) => one.file === name);
    if (!file) this.complain(name, what, "no such file");
    return file ? readJson(file) : null;
  }

  /** Keeps the faults of what was parsed, and gives its value. */
  private kept<T>({ value, faults }: { value: T; faults: readonly Fault[] }): T {
    this.keep(faults);
    return value;
  }

  check(): Content | null {
    this.keep(strayFaults(this.files));
    const cardFiles = filesOf("data/cards", this.files);
    const guideFiles = filesOf("data/guides", this.files);
    const pageFiles = filesOf("data/pages", this.files);

    const siteSource = this.settings(SITE_FILE, "the settings of the site");
    const settings: PartialSite = (siteSource && parsePartly(partialSite, siteSource)) ?? {};
    const names = namesIn(settings);
    const cards = cardFiles.flatMap((file) => this.card(file, { ...names, catalogue: null }));
    const terms = this.terms(this.settings(GLOSSARY_FILE, "the key terms of the guides"));
    const sound = new Set(cards.map(({ id }) => id));
    const faulty = cardFiles.map(nameOf).filter((name) => !sound.has(name));
    const catalogue = { cards, faulty, terms };
    const sources: Sources = { ...names, catalogue };
    const rates = rateReferences(cards);

    const site = siteSource && this.kept(parseFilled(siteSchema, siteSource, sources));
    const addresses = guideFiles.map((file) => ({ file, text: fillReferences(nameOf(file), sources) }));
    // While the settings have faults, names with references wait.
    this.guideAddresses(addresses.filter(({ text }) => settings.product !== undefined || !text.includes("{")));
    const guideNames = guideFiles.map(nameOf);
    const known = new Set([...guideNames, ...addresses.map(({ text }) => text)]);
    const cardNames = this.cardFacts.flatMap(({ file, name }) => (name === undefined ? [] : [{ file, text: name }]));
    const context = {
      names: new Set(guideNames),
      known,
      sources,
      settings: site && { asOf: site.asOf, primarySources: site.primarySources },
      rates,
      cards: cardNames.map(({ text }) => ({ name: text })),
    };
    const guides = guideFiles.flatMap((file) => this.taken(readGuide(file, context)).map((guide) => ({ file, guide })));
    const pages = pageFiles.flatMap((file) => this.taken(readPage(file, known, sources)));
    for (const name of LEGAL_PAGES.filter((page) => !pageFiles.some((file) => nameOf(file) === page))) {
      this.complain(`data/pages/${name}.md`, "a page with this name", "no such file");
    }
    this.keep(repeatFaults("a name that no other card has", ["name"], cardNames));
    this.keep(repeatedGuideTexts(guides));
    if (siteSource) {
      const facts = this.cardFacts.length === cardFiles.length ? this.cardFacts : null;
      const cardIds = [...cardFiles.map(nameOf), ...this.drafts];
      this.keep(catalogueFaults(settings, siteSource, facts, cardIds, guideNames, known, sources));
    }
    this.keep(linkTargetFaults(this.texts, siteSource ?? undefined, sources));
    if (!site) return null;
    const filled = fillDeep(site, sources);
    return {
      site: filled,
      cards: inOrder(cards, filled.cardOrder, (card) => card.id),
      guides: inOrder(
        guides.map(({ guide }) => guide),
        filled.guideOrder,
        (guide) => guide.name,
      ),
      pages,
    };
  }

  /** A guide's file is named as its address ends. */
  private guideAddresses(addresses: readonly OwnText[]): void {
    for (const { file } of addresses.filter(({ text }) => !SHORT_NAME.test(text))) {
      const expected = "a file's name of small letters, digits and hyphens, as the address has it";
      this.complain(file.file, expected, baseName(file.file));
    }
    this.keep(repeatFaults("an address that no other guide has", [], addresses));
  }

  private card(file: TextFile, sources: Sources): Card[] {
    const source = readJson(file);
    const card = this.kept(parseFilled(cardSchema, source, sources));
    this.keep(cardReferenceFaults(source, sources));
    const facts = card ?? parsePartly(partialCard, source) ?? {};
    const { id = nameOf(file), name, featured, recommended, category } = facts;
    if (featured !== undefined && recommended !== undefined && category !== undefined) {
      this.cardFacts.push({ file, id, name, featured, recommended, category });
    }
    if (!card) return [];
    this.keep(cardFaults(card, source, nameOf(file)));
    return [{ ...fillDeep(card, sources), ...cardTexts(card.terms) }];
  }

  private terms(source: SourceFile | null): Term[] | null {
    if (!source) return null;
    const glossary = this.kept(parse(glossarySchema, source));
    if (glossary) this.keep(glossaryFaults(glossary, source));
    return glossary?.terms ?? null;
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
 * Without drafts it is as if their files were not there: what still refers to one is a fault.
 * Never throws on account of what a file holds.
 */
export function checkContent(
  files: readonly TextFile[],
  { withDrafts = true } = {},
): { content: Content; faults: [] } | { content: null; faults: Fault[] } {
  const gate = new Gate(files, withDrafts);
  const content = gate.check();
  return content && gate.faults.length === 0
    ? { content, faults: [] }
    : { content: null, faults: sortFaults(gate.faults) };
}

function countOf(faults: readonly Fault[]): string {
  return faults.length === 1 ? "1 fault" : `${faults.length} faults`;
}

/** What every command prints that needs content in order. The command itself adds what it left undone. */
export function formatReport(faults: readonly Fault[]): string {
  return `${faults.map(formatFault).join("\n\n")}\n\n${countOf(faults)} in the content files.`;
}

/** The same for GitHub Actions, which shows each fault beside its line. */
export function formatAnnotations(faults: readonly Fault[]): string {
  return [...faults.map(formatAnnotation), `${countOf(faults)} in the content files.`].join("\n");
}
