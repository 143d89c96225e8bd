import { problemLines } from "../content/fault";
import type { Content } from "../content/gate";
import { FACT_NAMES } from "../domain/cards/named-facts";
import { type Sources, referencesIn, resolve } from "../content/references/references";

/** The references of a text, such as `{card:citi-simplicity.apr}`, as pieces that an editor picks and never mistypes. */

export type Names = Readonly<Record<"cards" | "guides", { value: string; label: string }[]>>;

/** What texts can refer to, and the names that fields hold of other entries. */
export function knownNames({ site, cards, guides, surveys, terms }: Content): { sources: Sources; names: Names } {
  const sources = {
    ...site,
    catalog: { cards, guides: guides.length, terms, survey: surveys[0] ?? null },
  };
  const names = {
    cards: cards.map(({ id, name }) => ({ value: id, label: name })),
    guides: guides.map(({ fileName, title }) => ({ value: fileName, label: title })),
  };
  return { sources, names };
}

/** What a reference stands for, or why it stands for nothing. */
export function meaningOf(text: string, sources: Sources): { value: string } | { fault: string } {
  const [reference] = referencesIn(text);
  if (reference?.whole !== text) return { fault: "expected one reference such as {card:citi-simplicity.apr}" };
  const { value, problem } = resolve(reference, sources);
  if (!problem) return { value: value?.text ?? "" };
  return { fault: problemLines(problem).join("; ") };
}

/** Every fact of a card and every key term; results of a calculation are typed, since they take figures. */
export function referencesToPick(sources: Sources): string[] {
  const { cards = [], terms = [] } = sources.catalog ?? {};
  return [
    ...cards.flatMap(({ id }) => FACT_NAMES.map((field) => `{card:${id}.${field}}`)),
    ...terms.map(({ id }) => `{term:${id}}`),
    ...["{brand}", "{product}", "{email}"],
  ].filter((text) => "value" in meaningOf(text, sources));
}

type ReferenceData = { text: string };

/**
 * A component of the CMS's editor that stands within a line: shows each reference by what it stands for. `pick` asks for
 * one, with the present one to begin with.
 */
export function referenceComponent(sources: Sources | null, pick: (present: string) => Promise<string | null>) {
  const picked = async (present: string) => {
    const text = await pick(present);
    return text === null ? null : { text };
  };
  return {
    id: "reference",
    label: "Reference: a card's fact, a key term",
    type: "inline",
    trigger: "{",
    pattern: /^\{[a-z]+(?::[^{}\n]+)?\}/,
    fromBlock: (match: RegExpMatchArray): ReferenceData => ({ text: match[0] }),
    toInline: ({ text }: ReferenceData) => text,
    toPreview: ({ text }: ReferenceData) => {
      const meaning = sources && meaningOf(text.replaceAll("\\|", "|"), sources);
      return meaning && "value" in meaning ? meaning.value : text;
    },
    onInsert: () => picked(""),
    onEdit: ({ data }: { data: ReferenceData }) => picked(data.text),
  };
}
