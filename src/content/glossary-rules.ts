import type { z } from "zod";
import { sentencesIn } from "../domain/sentences";
import { type FieldComplaint, faultsOf } from "./complaint";
import { type Fault, quote } from "./fault";
import type { glossarySchema } from "./glossary-schema";
import type { SourceFile } from "./source-file";

const MOST_SENTENCES = 2;

/** Faults among the key terms: a name that stands twice, or a definition that is no longer short. */
export function glossaryFaults({ terms }: z.output<typeof glossarySchema>, source: SourceFile): Fault[] {
  const complaints = terms.flatMap(({ id, definition }, index) => {
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
    return found;
  });
  return faultsOf(complaints, source);
}
