import { quote } from "../fault";
import type { Files } from "../read/files";
import type { SourceFile } from "../read/source-file";
import { textsIn } from "../read/texts-in";

/** What stands in a new file where a text is yet to be written. */
export const DRAFT_MARK = "Draft:";

/** A mark of Markdown, which is read below a head alone. */
const MARK = /\*\*|\]\(/;

/** Reports marks of Markdown in a file's fields, which readers would see as they were typed. */
export function checkMarks({ sources }: Files): void {
  for (const source of sources) {
    for (const { text, path } of textsIn(source.data)) {
      const [mark] = MARK.exec(text) ?? [];
      if (mark) source.report(path, "plain words, as no Markdown is read here", quote(mark));
    }
  }
}

/** Reports every place to fill in: readers meet none in what is published. */
export function checkWritten({ sources, drafts }: Files): void {
  for (const source of sources.filter((one) => !drafts.includes(one))) checkFile(source);
}

function checkFile(source: SourceFile): void {
  const hint = "write the text; until it is written, a card or a guide can stay a draft";
  const words = ["a text that is written", quote(DRAFT_MARK), hint] as const;
  for (const { text, path } of textsIn(source.data)) {
    if (text.includes(DRAFT_MARK)) source.report(path, ...words);
  }
  for (const [index, line] of source.body.split("\n").entries()) {
    const at = line.indexOf(DRAFT_MARK);
    if (at >= 0) source.reportAt(source.placeInBody(index + 1, at + 1), ...words);
  }
}
