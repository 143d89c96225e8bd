import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Guide } from "../content/gate";
import type { GuidePart } from "../domain/guides/guide-block";
import { type IndexedText, indexTexts } from "../domain/guides/guide-index";
import { textOf } from "../domain/guides/sections";
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

/** The index of all guides, with its path from the site's root. */
export function guideIndexFile(guides: readonly Guide[]): { path: string; text: string } {
  const text = indexTexts(guides.flatMap(textsOf));
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 12);
  return { path: `/${FOLDER}/guides-${hash}.json`, text };
}

/** Writes the index into the output folder, takes those of earlier builds away, and gives its path from the site's root. */
export function writeGuideIndex(guides: readonly Guide[]): string {
  const file = guideIndexFile(guides);
  const output = path.join(PROJECT, "public");
  rmSync(path.join(output, FOLDER), { recursive: true, force: true });
  mkdirSync(path.join(output, FOLDER), { recursive: true });
  writeFileSync(path.join(output, file.path), file.text);
  return file.path;
}
