import { SHORT_NAME } from "../../schema/field";
import { type Path, quote } from "../fault";
import { type SourceFile, baseName } from "../read/source-file";
import type { Whole } from "../read/whole";
import { fillReferences } from "../references/references";
import { repeatsIn } from "./repeats";
import { DRAFT_MARK } from "./texts";

/** What tells a card or a guide from the others. */

/** A text of a file that should tell it from the others. */
type OwnText = { source: SourceFile; text: string };

/** Reports every text that is written, and that a file before has, too. Mostly the file is a copy in which it was forgotten. */
function checkRepeats(expected: string, path: Path, texts: readonly OwnText[]): void {
  const written = texts.filter(({ text }) => !text.startsWith(DRAFT_MARK));
  for (const { item, first } of repeatsIn(written, ({ text }) => text))
    item.source.report(path, expected, `${quote(item.text)}, as ${first.source.file} has`);
}

/** Reports a guide whose address is none, or another guide's, too. While the settings have faults, names with references wait. */
export function checkGuideAddresses({ guides, settings }: Whole): void {
  const addresses = guides
    .map(({ source, name }) => ({ source, text: name }))
    .filter(({ text }) => settings.product !== undefined || !text.includes("{"));
  for (const { source } of addresses.filter(({ text }) => !SHORT_NAME.test(text))) {
    const expected = "a file's name of small letters, digits and hyphens, as the address has it";
    source.report([], expected, baseName(source.file));
  }
  checkRepeats("an address that no other guide has", [], addresses);
}

export function checkRepeatedCardNames({ cards }: Whole): void {
  const names = cards.flatMap(({ source, value: card }) => (card ? [{ source, text: card.name }] : []));
  checkRepeats("a name that no other card has", ["name"], names);
}

/** Readers and search engines tell guides by their titles and descriptions. */
export function checkRepeatedTitles({ guides, references }: Whole): void {
  for (const field of ["title", "description"] as const) {
    const texts = guides.flatMap(({ source, value: head, text }) =>
      head && text ? [{ source, text: fillReferences(head[field], references) }] : [],
    );
    checkRepeats(`a ${field} that no other guide has`, [field], texts);
  }
}
