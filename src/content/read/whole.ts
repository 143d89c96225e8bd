import type { z } from "zod";
import type { StatedCard } from "../../domain/cards/card";
import { cardInForce } from "../../domain/cards/card-in-force";
import { rateHistory } from "../../domain/cards/rate-history";
import { rateSinceText } from "../../domain/cards/rate-history-texts";
import type { CardFile } from "../../schema/card-schema";
import { type GuideFrontMatter, type PageFrontMatter, guideSchema, pageSchema } from "../../schema/guide-schema";
import { cardPath, guidePath } from "../../site/routes";
import { withOwnFacts } from "../references/own-facts";
import { type Sources, fillReferences } from "../references/references";
import { filesOf } from "./folders";
import { isMarkdownTooDeep, isOversize } from "./limits";
import { parse } from "./parse";
import { type PartialSite, type Parsed, type Records, soundValue } from "./records";
import { type SourceFile, nameOf } from "./source-file";
import { reportOf } from "./survey";
import { type ReadText, readText } from "./text-reader";

/**
 * A guide or a page: `value` is its head. `name` is its address; `text` is null if it is too long or too deep to be read, or
 * has no head and so is no text yet.
 */
export type Text<Head> = Parsed<Head> & { name: string; text: ReadText | null };

/** Everything that was read, with the cards' terms as they are in force and the texts filled in with what they refer to. */
export type Whole = Records & {
  /** The cards without faults. */
  inForce: readonly { source: SourceFile; card: StatedCard }[];
  references: Sources;
  guides: readonly Text<GuideFrontMatter>[];
  pages: readonly Text<PageFrontMatter>[];
  /** The names of the guides' files, and those names with their references filled in beside them. */
  guideFiles: ReadonlySet<string>;
  guideNames: ReadonlySet<string>;
  /** The paths of the pages of guides and cards. */
  madePaths: ReadonlySet<string>;
};

/** What references to the site's own names stand for; while the settings are faulty, something stands in for them. */
export function siteNames({ brand, product, email }: PartialSite): Sources {
  return {
    brand: brand ?? "{brand}",
    product: product ?? { name: "{product}", slug: "{product}" },
    email: email ?? "{email}",
    catalog: null,
  };
}

/** A card's terms as they are in force; null while its file, or what they rest on beside it, has faults. */
function readInForce(record: Parsed<CardFile>, { settings, newest, ...records }: Records): StatedCard | null {
  const [file, prime, issuers] = [soundValue(record), soundValue(records.prime), records.issuers.value?.issuers];
  if (!file || !prime || !issuers) return null;
  const legalName = issuers.find((issuer) => issuer.name === file.issuer)?.legalName ?? file.issuer;
  const rateSince = rateSinceText(rateHistory(file.id, records.history, prime.rates));
  const card = cardInForce({ file, legalName, report: reportOf(file, newest), rateSince, prime: prime.rates });
  const filled = withOwnFacts(card, record.source, siteNames(settings));
  return record.source.faults.length === 0 ? filled : null;
}

function readFile<S extends z.ZodType>(source: SourceFile, schema: S, references: Sources): Text<z.output<S>> {
  const value = parse(schema, source);
  const { body, bodyLine, placeInBody } = source;
  const isRead = !isOversize(source) && !isMarkdownTooDeep(body, placeInBody, source) && bodyLine > 1;
  const name = fillReferences(nameOf(source), references);
  return { source, value, name, text: isRead ? readText(source, references) : null };
}

export function readWhole(records: Records): Whole {
  const { sources, cards, glossary, newest, settings } = records;
  const inForce = cards.flatMap((record) => {
    const card = readInForce(record, records);
    return card ? [{ source: record.source, card }] : [];
  });
  const guideSources = filesOf("data/guides", sources);
  const references: Sources = {
    ...siteNames(settings),
    // References wait until the files that they rest on are sound.
    catalog:
      inForce.length < cards.length || !glossary.value || newest === undefined
        ? null
        : {
            cards: inForce.map(({ card }) => card),
            guides: guideSources.length,
            terms: glossary.value.terms,
            survey: newest,
          },
  };
  const guides = guideSources.map((source) => readFile(source, guideSchema, references));
  const legalSources = filesOf("data/pages", sources).filter(({ file }) => file.endsWith(".md"));
  const pages = legalSources.map((source) => readFile(source, pageSchema, references));
  const guideFiles = new Set(guideSources.map(nameOf));
  const guideNames = new Set([...guideFiles, ...guides.map(({ name }) => name)]);
  const cardPaths = cards.map(({ source }) => cardPath(nameOf(source)));
  const madePaths = new Set([...cardPaths, ...[...guideNames].map(guidePath)]);
  return { ...records, inForce, references, guides, pages, guideFiles, guideNames, madePaths };
}
