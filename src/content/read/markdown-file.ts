import type { z } from "zod";
import type { Sections } from "../../domain/guides/sections";
import { guideNameComplaints, linkFaults } from "../rules/catalogue-rules";
import type { Card } from "../../domain/cards/card";
import { faultsOf } from "../complaint";
import type { Fault } from "../fault";
import { guideFaults } from "../rules/guide-rules";
import { type GuideFrontMatter, type PageFrontMatter, guideSchema, pageSchema } from "../schema/guide-schema";
import { entityFaults } from "../rules/hidden-characters";
import { introFaults } from "../rules/intro-rules";
import { type LinkedText, linkedText, pathOfText } from "../references/link-targets";
import { earlyPartFaults, outlineFaults } from "../rules/markdown-rules";
import { parse } from "./parse";
import { type Sources, fillDeep, fillReferences, referenceFaults } from "../references/references";
import { relatedComplaints } from "../rules/related-rules";
import type { Site } from "../schema/site-schema";
import { type SourceFile, type TextFile, nameOf, readMarkdown } from "./source-file";
import { headingFaults, oversizeFaults } from "../rules/text-limits";
import { type ReadText, readText } from "./text-reader";

/** What the file of a guide or of a legal page reads to: it depends on the file and on what is given beside it alone. */

/** `name` is the guide's address; `fileName` may still hold a reference (`best-{product}-2025`). */
export type Guide = Omit<GuideFrontMatter, "otherRates"> & { name: string; fileName: string; text: Sections };
export type LegalPage = PageFrontMatter & { name: string; text: Sections };

/** `value` is null if the file has faults that leave nothing to show, `linked` if its Markdown could not be read. */
export type TextReading<T> = { value: T | null; linked: LinkedText | null; faults: Fault[] };

/** What a guide is checked against. */
type GuideContext = {
  /** The names of the guides' files, and those names with their references filled in beside them. */
  names: ReadonlySet<string>;
  known: ReadonlySet<string>;
  sources: Sources;
  /** Null while the settings have faults. */
  settings: Pick<Site, "asOf" | "primarySources"> | null;
  rates: ReadonlyMap<string, string>;
  /** The cards that a text may name, also those with faults. */
  cards: readonly Pick<Card, "name">[];
};

/** The typed value of a file's data, or its faults, with those of the references in it. */
export function parseFilled<S extends z.ZodType>(schema: S, source: SourceFile, sources: Sources) {
  const { value, faults } = parse(schema, source);
  return { value, faults: [...faults, ...(source.readable ? referenceFaults(source, sources) : [])] };
}

/** Reads and checks a file's Markdown. Null if it is too long to be read, or has no head and so is no text yet. */
function readBody(
  source: SourceFile,
  path: string,
  sources: Sources,
  known: ReadonlySet<string>,
): TextReading<ReadText> {
  const oversize = oversizeFaults(source);
  if (oversize.length > 0 || source.bodyLine === 1) return { value: null, linked: null, faults: oversize };
  const value = readText(source, sources, known);
  return {
    value,
    linked: linkedText(path, source, value.parts, sources),
    faults: [
      ...value.faults,
      ...headingFaults(source),
      ...earlyPartFaults(source),
      ...entityFaults(source.file, source.body, source.bodyLine),
    ],
  };
}

export function readGuide(
  file: TextFile,
  { names, known, sources, settings, rates, cards }: GuideContext,
): TextReading<Guide> {
  const source = readMarkdown(file);
  const fileName = nameOf(file);
  const { value: head, faults: headFaults } = parseFilled(guideSchema, source, sources);
  const { value: read, linked, faults: bodyFaults } = readBody(source, pathOfText("guides", fileName), sources, known);
  const faults = [...headFaults, ...bodyFaults];
  if (read) faults.push(...outlineFaults(source), ...introFaults(source, read.parts, cards));
  if (!head || !read) return { value: null, linked, faults };
  const name = fillReferences(fileName, sources);
  const related = [
    ...guideNameComplaints(head.related, ["related"], names),
    ...relatedComplaints(head.related, fileName),
  ];
  faults.push(...linkFaults({ actions: head.actions }, source, known), ...faultsOf(related, source));
  if (settings) faults.push(...guideFaults({ source, name, head, read, ...settings, rates, sources }));
  const { otherRates, ...shown } = head;
  return { value: { ...fillDeep(shown, sources), name, fileName, text: read.text }, linked, faults };
}

export function readPage(file: TextFile, known: ReadonlySet<string>, sources: Sources): TextReading<LegalPage> {
  const source = readMarkdown(file);
  const name = nameOf(file);
  const { value: page, faults } = parseFilled(pageSchema, source, sources);
  const { value: read, linked, faults: bodyFaults } = readBody(source, pathOfText("pages", name), sources, known);
  return {
    value: page && read ? { ...fillDeep(page, sources), name, text: read.text } : null,
    linked,
    faults: [...faults, ...bodyFaults],
  };
}
