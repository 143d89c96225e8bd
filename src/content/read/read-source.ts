import { START, placeAt } from "../fault";
import { readJson } from "./json";
import { opened } from "./hidden-characters";
import { type SourceFile, type TextFile, isUnmerged } from "./source-file";
import { readYaml } from "./yaml";

const FRONT_MATTER = /^---\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/** Reads a Markdown file with YAML front matter. Never throws: what is wrong stands in `faults`, with its place. */
export function readMarkdown(file: TextFile): SourceFile {
  const source = opened(file);
  const { text } = source;
  if (isUnmerged(source)) return source;
  const isOpened = /^---\r?\n/.test(text);
  const match = isOpened ? FRONT_MATTER.exec(text) : null;
  if (!match) {
    source.body = text;
    const found = isOpened ? "no line of --- at its end" : JSON.stringify(text.slice(0, 20));
    const hint = isOpened ? "write --- below the last field, above the text" : "copy the head of another guide";
    source.reportAt(START, "front matter between two lines of ---", found, hint);
    return source;
  }
  const [whole, head = ""] = match;
  const start = text.indexOf("\n") + 1;
  source.body = text.slice(whole.length);
  source.bodyLine = placeAt(text, whole.length).line;
  readYaml(source, start, start + head.length, "front matter");
  return source;
}

/** Reads a file of content by its ending. A table says nothing as a whole: it is read row by row (`survey.ts`). */
export function readSource(file: TextFile): SourceFile {
  if (file.file.endsWith(".csv")) return opened(file);
  return file.file.endsWith(".json") ? readJson(file) : readMarkdown(file);
}
