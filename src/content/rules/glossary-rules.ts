import type { z } from "zod";
import { sentencesIn } from "../../domain/text/sentences";
import { type FieldComplaint, faultsOf } from "../complaint";
import { type Fault, quote } from "../fault";
import type { glossarySchema } from "../schema/glossary-schema";
import type { SourceFile } from "../read/source-file";

const MOST_SENTENCES = 2;

/** A reference, a brace of one, or the middle of a link: a term and its definition are shown as they stand. */
const MARK = /\{[^{}]*\}|[{}]|\]\(/;

/** Faults among the key terms: a name that stands twice, a definition that is no longer short, or more than plain words. */
export function glossaryFaults({ terms }: z.output<typeof glossarySchema>, source: SourceFile): Fault[] {
  const complaints = terms.flatMap(({ id, term, definition }, index) => {
    const found: FieldComplaint[] = [];
    if (terms.findIndex((other) => other.id === id) !== index) {
      found.push({ path: ["terms", index, "id"], expected: "each term once", found: `${quote(id)} again` });
    }
    if (sentencesIn(definition).length > MOST_SENTENCES) {
      found.push({
        path: ["terms", index, "definition"],
        expected: "one or two sentences",
        found: quote(definition),
      });
    }
    for (const [name, text] of Object.entries({ term, definition })) {
      const [mark] = MARK.exec(text) ?? [];
      if (mark === undefined) continue;
      found.push({
        path: ["terms", index, name],
        expected: "plain words, without references or links",
        found: quote(mark),
      });
    }
    return found;
  });
  return faultsOf(complaints, source);
}
