import type { Sections } from "../../domain/guides/sections";
import { checkGuideNames, checkLinks } from "../rules/catalogue-rules";
import type { Card } from "../../domain/cards/card";
import { checkGuide } from "../rules/guide-rules";
import { type GuideFrontMatter, type PageFrontMatter, guideSchema, pageSchema } from "../schema/guide-schema";
import { reportEntities } from "../rules/hidden-characters";
import { checkIntroRates } from "../rules/advertised-terms";
import { type LinkedText, linkedText } from "../references/link-targets";
import {
  checkEarlyParts,
  checkOutline,
  checkRepeatedHeadings,
  checkHeadingLengths,
  isOversize,
} from "../rules/markdown-rules";
import { parse } from "./parse";
import { type Sources, fillDeep, fillReferences, reportReferences } from "../references/references";
import type { Site } from "../schema/site-schema";
import { type SourceFile, nameOf } from "./source-file";
import type { RateReference } from "../rules/typed-facts";
import { readText } from "./text-reader";

/** What the file of a guide or of a legal page reads to: it depends on the file and on what is given beside it alone. */

/** `name` is the guide's address; `fileName` may still hold a reference (`best-{product}-2025`). */
export type Guide = Omit<GuideFrontMatter, "otherRates"> & { name: string; fileName: string; text: Sections };
export type LegalPage = PageFrontMatter & { name: string; text: Sections };

/** `value` is null if the file has faults that leave nothing to show, `linked` if its Markdown could not be read. */
export type TextReading<T> = { value: T | null; linked: LinkedText | null };

/** What a guide is checked against, and whether its parts say on which line they stand. */
type GuideContext = {
  /** The names of the guides' files, and those names with their references filled in beside them. */
  names: ReadonlySet<string>;
  known: ReadonlySet<string>;
  sources: Sources;
  /** Null while the settings have faults. */
  settings: Pick<Site, "primarySources"> | null;
  rates: ReadonlyMap<string, RateReference[]>;
  /** The cards that a text may name, also those with faults. */
  cards: readonly Pick<Card, "name">[];
  withLines: boolean;
};

/** Reads and checks a file's Markdown. Null if it is too long to be read, or has no head and so is no text yet. */
function readBody(source: SourceFile, { sources, known, withLines }: GuideContext) {
  if (isOversize(source) || source.bodyLine === 1) return null;
  const read = readText(source, sources, known, withLines);
  checkHeadingLengths(source);
  checkEarlyParts(read.tree, source);
  checkRepeatedHeadings(read.tree, source);
  reportEntities(source);
  return { read, linked: linkedText(source, read.parts, sources) };
}

/** What a guide names beside its text: other guides, each once and not itself, and pages that there are. */
function checkRelated(
  { related, actions }: GuideFrontMatter,
  source: SourceFile,
  { names, known }: GuideContext,
): void {
  const own = related.indexOf(nameOf(source));
  if (own >= 0) source.report(["related", own], "another guide", "this guide itself");
  checkGuideNames(related, ["related"], names, source);
  checkLinks({ actions }, source, known);
}

export function readGuide(source: SourceFile, context: GuideContext): TextReading<Guide> {
  const { sources, settings, rates, cards } = context;
  const fileName = nameOf(source);
  const head = parse(guideSchema, source);
  reportReferences(source, sources);
  const body = readBody(source, context);
  if (!body) return { value: null, linked: null };
  const { read, linked } = body;
  if (!head?.draft) checkOutline(read.tree, source);
  checkIntroRates(source, read.parts, cards);
  if (!head) return { value: null, linked };
  const name = fillReferences(fileName, sources);
  checkRelated(head, source, context);
  if (settings) checkGuide({ source, name, head, read, ...settings, rates, sources });
  const { otherRates, ...shown } = head;
  return { value: { ...fillDeep(shown, sources), name, fileName, text: read.text }, linked };
}

export function readPage(source: SourceFile, context: GuideContext): TextReading<LegalPage> {
  const { sources } = context;
  const name = nameOf(source);
  const page = parse(pageSchema, source);
  reportReferences(source, sources);
  const body = readBody(source, context);
  const value = page && body ? { ...fillDeep(page, sources), name, text: body.read.text } : null;
  return { value, linked: body?.linked ?? null };
}
