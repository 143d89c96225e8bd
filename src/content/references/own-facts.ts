import type { StatedCard } from "../../domain/cards/card";
import { cardFact } from "../../domain/cards/named-facts";
import { quote } from "../fault";
import type { SourceFile } from "../read/source-file";
import { textsIn } from "../read/texts-in";
import { type Sources, fillDeep, referencesIn, resolve, problemsInPlainText } from "./references";

/** What a card's own points may refer to, such as {introTerm}: what repeats a term then follows the one in force. */

const OWN_FACT = /(?<!\{)\{(\w+)\}(?!\})/g;

const POINTS = ["features", "pros", "cons", "bestFor"];

/** Reports what a card's file refers to in vain: its points know the site's names and its own facts, nothing else. */
export function checkCardReferences(source: SourceFile, sources: Sources): void {
  const hint =
    "{product}, {brand} and {email} are filled in and, in the card's points, its own facts such as {introTerm}";
  for (const { text, path } of textsIn(source.data)) {
    const isPoint = POINTS.includes(String(path[0]));
    const isOwn = (whole: string, name: string) => (cardFact(name) ? "" : whole);
    const other = isPoint ? text.replace(OWN_FACT, isOwn) : text;
    for (const reference of referencesIn(other)) {
      if (reference.rest === null || resolve(reference, sources).problem) continue;
      const expected = "the words themselves, as a card's file can't refer to other files";
      source.report(path, expected, quote(reference.whole), hint);
    }
    for (const problem of problemsInPlainText(other, sources)) {
      source.report(path, problem.expected, problem.found, problem.hint ?? (isPoint ? hint : undefined));
    }
  }
}

/** Fills a card's points with its own facts. One that the card doesn't have is a fault where it stands. */
export function withOwnFacts(card: StatedCard, source: SourceFile, sources: Sources): StatedCard {
  const fill = (text: string, path: (string | number)[]) =>
    text.replace(OWN_FACT, (whole, name: string) => {
      const value = cardFact(name)?.text(card);
      if (value === null) source.report(path, "a fact that the card has", `no ${name}`);
      return value ?? whole;
    });
  const points = (name: "features" | "pros" | "cons") => card[name].map((text, index) => fill(text, [name, index]));
  return fillDeep(
    {
      ...card,
      features: points("features"),
      pros: points("pros"),
      cons: points("cons"),
      bestFor: fill(card.bestFor, ["bestFor"]),
    },
    sources,
  );
}
