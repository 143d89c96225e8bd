import type { Root, RootContent } from "mdast";
import { type Place, placeAt, quote } from "../fault";
import { type MarkdownPart, childrenOf, extentOf, sourceOf } from "../read/markdown";
import type { SourceFile } from "../read/source-file";
import type { ReadText } from "../read/text-reader";
import { withoutReferences } from "../references/references";
import { repeatsIn } from "./repeats";
import { escaped } from "./typed-facts";

/** Where a guide explains its key terms. */

/** A reader needs each term explained once. */
export function checkRepeatedTerms({ references }: ReadText, source: SourceFile): void {
  const terms = references.flatMap(({ term, whole, ...place }) => (term ? [{ id: term.id, whole, place }] : []));
  for (const { item } of repeatsIn(terms, ({ id }) => id)) {
    const found = `${quote(item.whole)} again`;
    source.reportAt(item.place, "each term explained once", found, "write its words alone");
  }
}

/** These can't hold a definition, so a term's words may stand there before it. */
const NO_PLACE_FOR_TERMS = ["heading", "link", "linkReference", "table"];

/** A piece of text in which a definition could open, and the place of a character in it. */
type Piece = { text: string; placeOf: (offset: number) => Place };

function piecesIn({ markdown, tree, where }: MarkdownPart): Piece[] {
  const within = (node: Root | RootContent): Piece[] => {
    if (NO_PLACE_FOR_TERMS.includes(node.type)) return [];
    if (node.type !== "text") return childrenOf(node).flatMap(within);
    const placeOf = (offset: number) => {
      const { line, column } = placeAt(markdown, extentOf(node).start.offset + offset);
      return where(line, column);
    };
    return [{ text: withoutReferences(sourceOf(node, markdown)), placeOf }];
  };
  return within(tree);
}

const isBefore = (a: Place, b: Place) => a.line < b.line || (a.line === b.line && a.column < b.column);

/** A reader meets a term's words first where they are explained. */
export function checkFirstTerms({ parts, references }: ReadText, source: SourceFile): void {
  const pieces = parts.flatMap(piecesIn);
  for (const { term, whole, ...place } of references) {
    if (!term) continue;
    const words = new RegExp(`(?<![\\w-])${escaped(term.term)}s?(?![\\w-])`, "i");
    const lines = pieces.flatMap(({ text, placeOf }) => {
      const offset = text.search(words);
      return offset >= 0 && isBefore(placeOf(offset), place) ? [placeOf(offset).line] : [];
    });
    if (lines.length === 0) continue;
    source.reportAt(place, `the term explained where it first appears, on line ${Math.min(...lines)}`, quote(whole));
  }
}
