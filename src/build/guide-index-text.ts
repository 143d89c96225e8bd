import type { Guide } from "../content/gate";
import { linesOfPart } from "../content/tools/part-lines";
import type { GuidePart } from "../domain/guides/guide-block";
import { type IndexedText, indexTexts } from "../domain/guides/guide-index";

function textsOf({ name, title, excerpt, inShort, text }: Guide): IndexedText[] {
  const words = (parts: readonly GuidePart[]) => parts.flatMap(linesOfPart).join(" ");
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
