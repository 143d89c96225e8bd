import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { LEGAL_PAGES } from "../domain/legal-page";
import { cardFaults } from "./card-rules";
import { type Card, cardSchema } from "./card-schema";
import { catalogueFaults, guideNameComplaints, linkFaults } from "./catalogue-rules";
import { type Fault, fieldName, formatFault, sortFaults } from "./fault";
import { type GuideFrontMatter, type PageFrontMatter, guideSchema, pageSchema } from "./guide-schema";
import { markdownFaults, outlineFaults } from "./markdown-rules";
import { parse } from "./parse";
import { type References, fillDeep, fillReferences, referenceFaults } from "./references";
import { type Site, siteSchema } from "./site-schema";
import { type SourceFile, type TextFile, readJson, readMarkdown } from "./source-file";

/** `name` is the guide's address; `fileName` may still hold a reference (`best-{product}-2025`). */
export type Guide = GuideFrontMatter & { name: string; fileName: string; body: string };
export type LegalPage = PageFrontMatter & { name: string; body: string };

/** All content, checked, with every default and reference filled in and in the editors' order. */
export type Content = { site: Site; cards: Card[]; guides: Guide[]; pages: LegalPage[] };

const nameOf = (file: TextFile) => path.posix.basename(file.file).replace(/\.[a-z]+$/, "");

/** The content files below a project's folder, as text, in the order of their names. */
export function readContentFiles(root: string): TextFile[] {
  return ["data", "data/cards", "data/guides", "data/pages"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
      .map((entry) => ({
        file: `${folder}/${entry.name}`,
        text: readFileSync(path.join(root, folder, entry.name), "utf8"),
      }))
      .sort((a, b) => (a.file < b.file ? -1 : 1)),
  );
}

type Checked = { site: Site; cards: Card[]; guides: Guide[]; pages: LegalPage[] };

class Gate {
  readonly faults: Fault[] = [];
  private readonly files: TextFile[];

  constructor(files: readonly TextFile[]) {
    this.files = [...files];
  }

  /** The files of a folder with the right ending; any other file there is a fault. */
  private filesOf(folder: string, ending: string): TextFile[] {
    const inFolder = this.files.filter((file) => path.posix.dirname(file.file) === folder);
    for (const file of inFolder.filter(({ file }) => !file.endsWith(ending))) {
      this.faults.push({
        file: file.file,
        line: 1,
        column: 1,
        field: "",
        expected: `only ${ending} files in ${folder}`,
        found: path.posix.basename(file.file),
      });
    }
    return inFolder.filter((file) => file.file.endsWith(ending));
  }

  private keep(faults: readonly Fault[]): void {
    this.faults.push(...faults);
  }

  check(): Checked | null {
    const cardFiles = this.filesOf("data/cards", ".json");
    const guideFiles = this.filesOf("data/guides", ".md");
    const pageFiles = this.filesOf("data/pages", ".md");
    const siteFile = this.filesOf("data", ".json").find(({ file }) => file === "data/site.json");

    const siteSource = siteFile ? readJson(siteFile) : undefined;
    const site = siteSource ? this.parsed(siteSchema, siteSource) : null;
    if (!siteSource) {
      this.faults.push({
        file: "data/site.json",
        line: 1,
        column: 1,
        field: "",
        expected: "the settings of the site",
        found: "no such file",
      });
    }
    const guideNames = guideFiles.map(nameOf);
    const knownGuides = new Set(guideNames.flatMap((name) => [name, site ? fillReferences(name, site) : name]));

    const cards = cardFiles.flatMap((file) => this.card(file));
    const guides = guideFiles.flatMap((file) => this.guide(file, guideNames, knownGuides));
    const pages = pageFiles.flatMap((file) => this.page(file, knownGuides));
    for (const name of LEGAL_PAGES.filter((page) => !pageFiles.some((file) => nameOf(file) === page))) {
      this.faults.push({
        file: `data/pages/${name}.md`,
        line: 1,
        column: 1,
        field: "",
        expected: "a page with this name",
        found: "no such file",
      });
    }
    for (const { file } of pageFiles.filter((page) => !LEGAL_PAGES.some((name) => name === nameOf(page)))) {
      this.faults.push({
        file,
        line: 1,
        column: 1,
        field: "",
        expected: `only the pages ${LEGAL_PAGES.join(", ")}`,
        found: path.posix.basename(file),
      });
    }
    if (!site || !siteSource) return null;
    this.keep(catalogueFaults(site, siteSource, cards, cardFiles.map(nameOf), guideNames));
    return { site, cards, guides, pages };
  }

  private parsed<S extends Parameters<typeof parse>[0]>(schema: S, source: SourceFile) {
    const { value, faults } = parse(schema, source);
    this.keep(faults);
    if (source.faults.length === 0) this.keep(referenceFaults(source));
    return value;
  }

  private card(file: TextFile): Card[] {
    const source = readJson(file);
    const card = this.parsed(cardSchema, source);
    if (!card) return [];
    this.keep(cardFaults(card, source, nameOf(file)));
    return [card];
  }

  private guide(file: TextFile, names: readonly string[], known: ReadonlySet<string>): Guide[] {
    const source = readMarkdown(file);
    const guide = this.parsed(guideSchema, source);
    this.keep(markdownFaults(source, known));
    if (source.faults.length === 0) this.keep(outlineFaults(source));
    if (!guide) return [];
    this.keep(linkFaults({ actions: guide.actions }, source, known));
    this.keep(
      guideNameComplaints(guide.related, ["related"], names).map(({ path: at, ...complaint }) => ({
        file: file.file,
        ...source.placeOf(at),
        field: fieldName(at),
        ...complaint,
      })),
    );
    return [{ ...guide, name: nameOf(file), fileName: nameOf(file), body: source.body }];
  }

  private page(file: TextFile, known: ReadonlySet<string>): LegalPage[] {
    const source = readMarkdown(file);
    const page = this.parsed(pageSchema, source);
    this.keep(markdownFaults(source, known));
    return page ? [{ ...page, name: nameOf(file), body: source.body }] : [];
  }
}

function inOrder<T>(items: readonly T[], order: readonly string[], nameOfItem: (item: T) => string): T[] {
  return [...items].sort((a, b) => order.indexOf(nameOfItem(a)) - order.indexOf(nameOfItem(b)));
}

/**
 * The one gate that all content passes: checks every file and gives the content, or all faults at once.
 * Never throws on account of what a file holds.
 */
export function checkContent(
  files: readonly TextFile[],
): { content: Content; faults: [] } | { content: null; faults: Fault[] } {
  const gate = new Gate(files);
  const checked = gate.check();
  if (!checked || gate.faults.length > 0) return { content: null, faults: sortFaults(gate.faults) };
  const references: References = checked.site;
  const { site, cards, guides, pages } = fillDeep(checked, references);
  const fileNames = new Map(checked.guides.map(({ fileName }) => [fillReferences(fileName, references), fileName]));
  return {
    content: {
      site,
      cards: inOrder(cards, site.cardOrder, (card) => card.id),
      guides: inOrder(guides, site.guideOrder, (guide) => guide.name).map((guide) => ({
        ...guide,
        fileName: fileNames.get(guide.name) ?? guide.name,
      })),
      pages,
    },
    faults: [],
  };
}

/** What `npm run check:content` and a failing build print. */
export function formatReport(faults: readonly Fault[]): string {
  const count = faults.length === 1 ? "1 fault" : `${faults.length} faults`;
  return `${faults.map(formatFault).join("\n\n")}\n\n${count} in the content files. Nothing was built.`;
}
