import { sentencesIn } from "../../schema/sentences";
import { quote } from "../fault";
import type { Records } from "../read/records";
import { checkNamedOnce } from "./repeats";

const MOST_SENTENCES = 2;

/** A reference, or a brace of one: a term and its definition are shown as they stand. */
const MARK = /\{[^{}]*\}|[{}]/;

/** Reports a term that stands twice, a definition that is no longer short, or more than plain words. */
export function checkGlossary({ glossary: { source, value } }: Pick<Records, "glossary">): void {
  const terms = value?.terms ?? [];
  const ids = terms.map(({ id }) => id);
  checkNamedOnce(ids, ["terms"], "each term once", source);
  terms.forEach(({ term, definition }, index) => {
    const path = ["terms", index];
    if (sentencesIn(definition).length > MOST_SENTENCES) {
      source.report([...path, "definition"], "one or two sentences", quote(definition));
    }
    for (const [name, text] of Object.entries({ term, definition })) {
      const [mark] = MARK.exec(text) ?? [];
      if (mark === undefined) continue;
      source.report([...path, name], "plain words, without references", quote(mark));
    }
  });
}
