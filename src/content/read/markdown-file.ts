import type { Sections } from "../../domain/guides/sections";
import { checkGuideNames } from "../rules/catalog-rules";
import type { Card } from "../../domain/cards/card";
import { checkGuide } from "../rules/guide-rules";
import { type GuideFrontMatter, type PageFrontMatter, guideSchema, pageSchema } from "../../schema/guide-schema";
import { reportEntities } from "./hidden-characters";
import { checkIntroRates } from "../rules/advertised-terms";
import { type LinkedText, linkedText } from "../rules/link-rules";
import { checkEarlyParts, checkOutline, checkRepeatedHeadings, checkHeadingLengths } from "../rules/outline-rules";
import { checkMarkdown } from "../rules/markdown-rules";
import { isOversize, isMarkdownTooDeep } from "./limits";
import { parse } from "./parse";
import { type Sources, fillDeep, fillReferences, reportReferences } from "../references/references";
import type { Site } from "../../schema/site-schema";
import { type SourceFile, nameOf } from "./source-file";
import type { RateReference } from "../rules/typed-facts";
import { type ReadText, readText } from "./text-reader";

/** What the file of a guide or of a legal page reads to: it depends on the file and on what is given beside it alone. */

/** `name` is the guide's address; `fileName` may still hold a reference (`best-{product}-2025`). */
export type Guide = Omit<GuideFrontMatter, "otherRates"> & { name: string; fileName: string; text: Sections };
export type LegalPage = PageFrontMatter & { name: string; text: Sections };

type GuideContext = {
  /** Takes what the links of each text are checked by, once all texts are read. */
  texts: LinkedText[];
  /** The names of the guides' files, and those names with their references filled in beside them. */
  names: ReadonlySet<string>;
  known: ReadonlySet<string>;
  sources: Sources;
  /** Null while the settings have faults. */
  settings: Pick<Site, "primarySources"> | null;
  rates: ReadonlyMap<string, RateReference[]>;
  /** The cards that a text may name, also those with faults. */
  cards: readonly Pick<Card, "name">[];
};

/** Reads and checks a file's Markdown. Null if it is too long or too deep to be read, or has no head and so is no text yet. */
function readBody(source: SourceFile, { texts, sources, known }: GuideContext): ReadText | null {
  const where = (line: number, column: number) => source.placeInBody(line, column);
  if (isOversize(source) || isMarkdownTooDeep(source.body, where, source) || source.bodyLine === 1) return null;
  const read = readText(source, sources);
  for (const part of read.parts) checkMarkdown(part, known, source);
  checkHeadingLengths(read.tree, source);
  checkEarlyParts(read.tree, source);
  checkRepeatedHeadings(read.tree, source);
  reportEntities(source);
  texts.push(linkedText(source, read.parts, sources));
  return read;
}

/** What a guide names beside its text: other guides, each once and not itself. */
function checkRelated({ related }: GuideFrontMatter, source: SourceFile, { names }: GuideContext): void {
  const own = related.indexOf(nameOf(source));
  if (own >= 0) source.report(["related", own], "another guide", "this guide itself");
  checkGuideNames(related, ["related"], names, source);
}

/** The guide of a file; null if it has faults that leave nothing to show. */
export function readGuide(source: SourceFile, context: GuideContext): Guide | null {
  const { sources, settings, rates, cards } = context;
  const fileName = nameOf(source);
  const head = parse(guideSchema, source);
  reportReferences(source, sources);
  const read = readBody(source, context);
  if (!read) return null;
  if (!head?.draft) checkOutline(read.tree, source);
  checkIntroRates(source, read.parts, cards);
  if (!head) return null;
  const name = fillReferences(fileName, sources);
  checkRelated(head, source, context);
  if (settings) checkGuide({ source, name, head, read, ...settings, rates, sources });
  const { otherRates, ...shown } = head;
  return { ...fillDeep(shown, sources), name, fileName, text: read.text };
}

export function readPage(source: SourceFile, context: GuideContext): LegalPage | null {
  const { sources } = context;
  const page = parse(pageSchema, source);
  reportReferences(source, sources);
  const read = readBody(source, context);
  return page && read && { ...fillDeep(page, sources), name: nameOf(source), text: read.text };
}
