import type { z } from "zod";
import type { CardReport } from "../../domain/cards/rate-history";
import type { Survey } from "../../domain/market/plan";
import { type CardFile, cardSchema } from "../../schema/card-schema";
import { HISTORY_FILE, MEDIANS_FILE, type MedianRow, historySchema, medianSchema } from "../../schema/history-schema";
import { GLOSSARY_FILE, glossarySchema } from "../../schema/guide-schema";
import { ISSUERS_FILE, issuersSchema } from "../../schema/issuer-schema";
import { PRIME_FILE, primeSchema } from "../../schema/prime-schema";
import { PUBLISHED_RESULTS_FILE, publishedResultsSchema } from "../../schema/published-results-schema";
import { SITE_FILE, type Site, siteSchema } from "../../schema/site-schema";
import type { Files } from "./files";
import { filesOf } from "./folders";
import { type PageFile, type SoundTexts, pageFilesIn, readTexts } from "./page-files";
import { parse } from "./parse";
import { SourceFile } from "./source-file";
import { allMedians, historyOf, periodFiles, readSurvey, withChanges } from "./survey";
import { readTable } from "./table";

/** A file, and what it says as its schema types it; null if anything in it is wrong. */
export type Parsed<T> = { source: SourceFile; value: T | null };

/** What a file says, unless a fault has been found in it since. */
export const soundValue = <T>({ source, value }: Parsed<T>): T | null => (source.faults.length === 0 ? value : null);

const partialSite = siteSchema.partial().strip();

/** Settings of which some may be missing because they are wrong. */
export type PartialSite = z.output<typeof partialSite>;

/** What stands in the files' fields, typed. */
export type Records = Files & {
  site: Parsed<Site>;
  /** The settings that are in order on their own. */
  settings: PartialSite;
  /** The files of the pages made of code, and the texts of those that are in order. */
  pageFiles: readonly PageFile[];
  texts: SoundTexts;
  cards: readonly Parsed<CardFile>[];
  glossary: Parsed<z.output<typeof glossarySchema>>;
  prime: Parsed<z.output<typeof primeSchema>>;
  issuers: Parsed<z.output<typeof issuersSchema>>;
  results: Parsed<z.output<typeof publishedResultsSchema>>;
  /** The survey's periods, the newest first. */
  surveys: Survey[];
  /** Undefined while a period has faults, since it can't be told then; null if there is none. */
  newest: Survey | null | undefined;
  /** What our cards' issuers reported, and the medians of each period, the oldest first. */
  history: CardReport[];
  medians: MedianRow[];
};

/** The settings that are in order on their own. */
function soundSettings({ data }: SourceFile): PartialSite {
  const wrong = new Set(partialSite.safeParse(data).error?.issues.map(({ path: [name] }) => name));
  const sound = Object.entries(data ?? {}).filter(([name]) => !wrong.has(name));
  return partialSite.safeParse(Object.fromEntries(sound)).data ?? {};
}

const newestFirst = (a: Survey, b: Survey) => (a.period > b.period ? -1 : 1);

export function readRecords(files: Files): Records {
  const { sources } = files;
  const parsed = <S extends z.ZodType>(file: string, schema: S): Parsed<z.output<S>> => {
    const source = sources.find((one) => one.file === file) ?? new SourceFile(file, "");
    return { source, value: parse(schema, source) };
  };
  const rowsOf = <S extends z.ZodObject>(file: string, schema: S): z.output<S>[] => {
    const source = sources.find((one) => one.file === file);
    return source ? readTable(schema, source) : [];
  };
  const read = periodFiles(sources).map(readSurvey);
  const surveys = withChanges(read.flatMap((survey) => survey ?? []).sort(newestFirst));
  const cards = filesOf("data/cards", sources).map((source) => ({ source, value: parse(cardSchema, source) }));
  const site = parsed(SITE_FILE, siteSchema);
  const pageFiles = pageFilesIn(sources);
  return {
    ...files,
    site,
    settings: soundSettings(site.source),
    pageFiles,
    texts: readTexts(pageFiles),
    cards,
    glossary: parsed(GLOSSARY_FILE, glossarySchema),
    prime: parsed(PRIME_FILE, primeSchema),
    issuers: parsed(ISSUERS_FILE, issuersSchema),
    results: parsed(PUBLISHED_RESULTS_FILE, publishedResultsSchema),
    surveys,
    history: historyOf(
      rowsOf(HISTORY_FILE, historySchema),
      cards.flatMap(({ value }) => value ?? []),
      surveys,
    ),
    medians: allMedians(rowsOf(MEDIANS_FILE, medianSchema), surveys),
    newest: surveys.length === read.length ? (surveys[0] ?? null) : undefined,
  };
}
