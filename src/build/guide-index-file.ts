import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Guide } from "../content/gate";
import type { GuidePart } from "../domain/guides/guide-block";
import { type IndexedText, indexTexts } from "../domain/guides/guide-index";
import { textOf } from "../domain/guides/sections";
import { loadedContent } from "./content-store";
import { PROJECT } from "./gatsby-tools";

/** The search index as a file of the site. Its name holds a hash of its content, so that it may be kept for good. */

const FOLDER = "search";

function wordsOf(part: GuidePart): string {
  switch (part.kind) {
    case "text":
      return part.nodes.map(textOf).join(" ");
    case "callout":
      return [part.title ?? "", ...part.text.map(textOf)].join(" ");
    case "example":
      return [part.title, ...part.rows.map(({ label }) => label), ...part.text.map(textOf)].join(" ");
    case "bars":
    case "balance":
      return `${part.title} ${part.description}`;
    case "cards":
      return [part.title, ...part.cards.map(({ name }) => name)].join(" ");
    case "term":
      return `${part.term} ${part.definition}`;
    case "ad":
      return "";
  }
}

function textsOf({ name, title, excerpt, inShort, text }: Guide): IndexedText[] {
  const words = (parts: readonly GuidePart[]) => parts.map(wordsOf).join(" ");
  return [
    { guide: name, sectionId: "", heading: title, text: `${excerpt} ${inShort} ${words(text.intro)}` },
    ...text.sections.map((section) => ({
      guide: name,
      sectionId: section.id,
      heading: section.title,
      text: words(section.parts),
    })),
  ];
}

type IndexFile = { path: string; text: string };

/** The index is asked for more than once in a build, and making it takes long. */
const made = new WeakMap<readonly Guide[], IndexFile>();

/** The index of all guides, with its path from the site's root. */
export function guideIndexFile(guides: readonly Guide[]): IndexFile {
  const file = made.get(guides) ?? makeIndexFile(guides);
  made.set(guides, file);
  return file;
}

function makeIndexFile(guides: readonly Guide[]): IndexFile {
  const text = indexTexts(guides.flatMap(textsOf));
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 12);
  return { path: `/${FOLDER}/guides-${hash}.json`, text };
}

/** Writes the index into the output folder and takes those of earlier builds away. */
export function writeGuideIndex(): void {
  const file = guideIndexFile(loadedContent().guides);
  const folder = path.join(PROJECT, "public", FOLDER);
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) rmSync(path.join(folder, old));
  writeFileSync(path.join(PROJECT, "public", file.path), file.text);
}
