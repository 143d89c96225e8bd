import type { RootContent } from "mdast";
import { type Card, shortName } from "../../domain/cards/card";
import { FACT_NAMES, cardFact } from "../../domain/cards/named-facts";
import { type Place, placeAt } from "../fault";
import { isDraft } from "../read/drafts";
import { filesOf } from "../read/folders";
import { readJson } from "../read/json";
import { extentOf, parseMarkdown, sourceOf } from "../read/markdown";
import type { SourceFile, TextFile } from "../read/source-file";
import { textsIn } from "../read/texts-in";
import { escaped, namesOfCard } from "./typed-facts";

/** What was true of a card before a change and still stands in a text: every figure of its facts, and its name. */

export const fileOf = ({ id }: Pick<Card, "id">) => `data/cards/${id}.json`;

/** A part of a file that is read at one go, such as a paragraph; what it speaks of; and the place of a character in it. */
type Passage = { text: string; about: string; placeOf: (offset: number) => Place };

/** What editors write of a card beside its terms, and what they answered to the check. */
const UNREAD = ["id", "confirmed", "statements", "survey", "applyUrl"];

function passagesIn(source: SourceFile): Passage[] {
  const { text: whole, body, data } = source;
  const fields = textsIn(data).filter(({ path: [name] }) => !UNREAD.includes(String(name)));
  // A guide's description and excerpt speak of the card that its title names.
  const title = fields.find(({ path }) => path.join() === "title")?.text ?? "";
  // A row of a table or an entry of a list tells of its own card.
  const nodes = parseMarkdown(body).children.flatMap((node): RootContent[] =>
    node.type === "list" || node.type === "table" ? node.children : [node],
  );
  const bodyStart = whole.length - body.length;
  return [
    ...fields.map(({ text, path }) => ({ text, about: `${title}\n${text}`, placeOf: () => source.placeOf(path) })),
    ...nodes.map((node) => {
      const text = sourceOf(node, body);
      const start = bodyStart + extentOf(node).start.offset;
      return { text, about: text, placeOf: (offset: number) => placeAt(whole, start + offset) };
    }),
  ];
}

/** "$95", "18.24%" and its like at the low end of a range, "21 months" and "21-month". */
const FIGURE =
  /(?<dollars>\$\d[\d,]*(?:\.\d\d)?)|(?<![\d.$])(?:(?<percent>\d+(?:\.\d+)?)(?=%| ?(?:-|–|to) ?\d+(?:\.\d+)?%)|(?<count>\d+)(?=[- ](?:intro )?(?<unit>month|billing cycle|day|point)))/g;

/** The figures of a text, each written in one way. */
function figuresIn(text: string): { figure: string; offset: number }[] {
  return [...text.matchAll(FIGURE)].map(({ index: offset, groups = {} }) => {
    const { dollars, percent, count, unit } = groups;
    const figure = dollars ?? (percent === undefined ? `${count ?? ""} ${unit ?? ""}s` : `${Number(percent)}%`);
    return { figure, offset };
  });
}

/** The ends of a range first: what stands for one is a better answer than what stands for both. */
const FACTS = ["aprLow", "aprHigh", ...FACT_NAMES].filter((name) => !["name", "bestFor"].includes(name));

const textOf = (card: Card, name: string) => cardFact(name)?.text(card) ?? "";

const figuresOf = (card: Card, names = FACTS) =>
  new Set(names.flatMap((name) => figuresIn(textOf(card, name)).map(({ figure }) => figure)));

/** A card as it was and as it is. */
type ChangedCard = { before: Card; card: Card };

/** A figure that was true of a fact, and the texts that mean it. */
type FormerFigure = { figure: string; name: string; label: string; isMeant: (text: string) => boolean };

function formerFigures({ before, card }: ChangedCard): FormerFigure[] {
  const now = figuresOf(card);
  return FACTS.flatMap((name) => {
    const label = cardFact(name)?.label ?? name;
    // A figure that is still true of something else, as 3% of a foreign fee, is meant where words of the label stand.
    const words = new RegExp((label.match(/\w{4,}/g) ?? [label]).join("|"), "i");
    const still = figuresOf(card, [name]);
    return [...figuresOf(before, [name])]
      .filter((figure) => !still.has(figure))
      .map((figure) => ({ figure, name, label, isMeant: (text) => !now.has(figure) || words.test(text) }));
  });
}

/** Reports every figure that was true of a card and stands beside its name, unless it is true of another card named there. */
export function checkFormerFacts(
  changed: readonly ChangedCard[],
  cards: readonly Card[],
  sources: readonly SourceFile[],
): void {
  const former = changed
    .map((one) => ({ card: one.card, figures: formerFigures(one) }))
    .filter(({ figures }) => figures.length > 0);
  if (former.length === 0) return;
  const read = sources.map((source) => ({ source, passages: passagesIn(source) }));
  const known = cards.map((card) => ({ card, names: namesOfCard(card), figures: figuresOf(card) }));
  for (const { card, figures } of former) {
    const names = namesOfCard(card);
    const others = known.filter((other) => other.card !== card);
    for (const { source, passages } of read) {
      const isOwn = source.file === fileOf(card);
      for (const { text, about, placeOf } of passages) {
        if (!isOwn && !names.test(about)) continue;
        for (const { figure, offset } of figuresIn(text)) {
          const fact = figures.find((one) => one.figure === figure && one.isMeant(text));
          if (!fact) continue;
          if (!isOwn && others.some((other) => other.figures.has(figure) && other.names.test(text))) continue;
          const expected = `another figure, because ${card.id}'s ${fact.label} is now ${textOf(card, fact.name) || "not stated"}`;
          const hint = `write {${isOwn ? "" : `card:${card.id}.`}${fact.name}}, which follows the card's file`;
          source.askAt(placeOf(offset), expected, figure, hint);
        }
      }
    }
  }
}

/** Reports every text that still names a card by the name that it had, or one that is gone. */
export function checkFormerNames(
  former: readonly TextFile[],
  cards: readonly Card[],
  sources: readonly SourceFile[],
): void {
  for (const file of filesOf("data/cards", former)) {
    const source = readJson(file);
    const [name] = textsIn(source.data).flatMap(({ text, path }) => (path.join() === "name" ? text : []));
    if (name === undefined || isDraft(source) || cards.some((card) => shortName(card.name).includes(shortName(name))))
      continue;
    const card = cards.find((one) => fileOf(one) === file.file);
    const expected = card ? `the card's new name, ${shortName(card.name)}` : "no name of a card that is gone";
    const pattern = new RegExp(`\\b${escaped(shortName(name))}\\b`, "g");
    for (const other of sources) {
      for (const { text, placeOf } of passagesIn(other)) {
        for (const { index } of text.matchAll(pattern)) other.askAt(placeOf(index), expected, shortName(name));
      }
    }
  }
}
