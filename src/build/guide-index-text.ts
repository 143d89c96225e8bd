import type { Guide } from "../content/gate";
import type { GuidePart } from "../domain/guides/guide-block";
import { type IndexedText, indexTexts } from "../domain/guides/guide-index";
import { textOf } from "../domain/guides/sections";

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

export function guideIndexText(guides: readonly Guide[]): string {
  return indexTexts(guides.flatMap(textsOf));
}
