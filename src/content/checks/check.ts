import type { CardFile } from "../../schema/card-schema";
import type { Content, Guide } from "../content";
import { type ContentError, type Path, didYouMean, quote } from "../errors";
import { type Document, errorIn } from "../read";

export type Documents = ReadonlyMap<string, Document>;
/** The cards' files as their schema reads them, before their terms are resolved. */
type CardFiles = readonly { file: string; card: CardFile }[];
export type Check = (content: Content, documents: Documents, cardFiles: CardFiles) => ContentError[];

export function report(
  documents: Documents,
  file: string,
  path: Path,
  expected: string,
  found: string,
  hint?: string,
): ContentError[] {
  const document = documents.get(file);
  return document ? [errorIn(document, path, { expected, found, hint })] : [];
}

export const cardFile = (id: string) => `data/cards/${id}.json`;
export const guideFile = ({ fileName }: Guide) => `data/guides/${fileName}.md`;

export function checkNames(
  documents: Documents,
  file: string,
  path: Path,
  names: readonly string[],
  known: readonly string[],
  expected: string,
): ContentError[] {
  return names.flatMap((name, index) => {
    const at = [...path, index];
    if (!known.includes(name)) return report(documents, file, at, expected, quote(name), didYouMean(name, known));
    return names.indexOf(name) === index ? [] : report(documents, file, at, "each name once", `${quote(name)} again`);
  });
}

export function checkUnique<Field extends string, T extends Record<Field, string>>(
  documents: Documents,
  items: readonly T[],
  field: Field,
  fileOf: (item: T) => string,
): ContentError[] {
  return items.flatMap((item) => {
    const first = items.find((other) => other[field] === item[field]) ?? item;
    const found = `${quote(item[field])}, as ${fileOf(first)} has`;
    return first === item ? [] : report(documents, fileOf(item), [field], "what no other file has", found);
  });
}
