import type { RootContent, Root } from "mdast";
import { type CardFile, shortCardName } from "../schema/card-schema";
import type { FieldComplaint } from "../complaint";
import { type Fault, fieldName, quote } from "../fault";
import { type MarkdownPart, treeOf } from "./markdown-rules";
import { type Place, extentOf } from "../read/place";
import type { SourceFile } from "../read/source-file";
import { textsIn } from "./texts";

/**
 * An intro rate that is advertised stands beside its length and the rate that follows (12 CFR 1026.16(g)(4)). In a card's
 * own texts the rate that follows stands in the same panel, so only the length is asked for. In a guide both are asked for
 * wherever a rate is said to be a certain card's.
 */

/** "0% intro APR", or a reference that becomes one. */
const RATE = /\d% intro\b|\{card:[a-z0-9-]+\.introApr\}/;
const LENGTH = /\b\d+[- ](?:intro )?(?:months?|billing cycles?)\b|\{card:[a-z0-9-]+\.introTerm\}/;
/** A length right beside the rate, which is that of the offer. */
const LENGTH_BESIDE =
  /\d% intro(?: APR| rate)?(?: for| over)?(?: the)?(?: first)? (\d+)[- ](?:months?|billing cycles?)\b/g;
const RATE_AFTER = /\bthen\b|\bfollows?\b|\bafter (?:that|it)\b|\d% ?[-–] ?\d|\{card:[a-z0-9-]+\.apr(?:Low|High)?\}/;

const HINT = "every intro rate is shown with its length and the rate that follows";

/** Texts of a card that name an intro rate without its length, or with a length that no offer of the card has. */
export function introTextComplaints(card: CardFile): FieldComplaint[] {
  const { introOffers } = card.terms;
  const lengths = introOffers.map(({ months }) => months);
  const lists = (["features", "pros", "cons"] as const).flatMap((name) =>
    card[name].map((text, index) => ({ text, path: [name, index] })),
  );
  return [...lists, { text: card.bestFor, path: ["bestFor"] }].flatMap(({ text, path }) => {
    if (RATE.test(text) && !LENGTH.test(text)) {
      return [
        {
          path,
          expected: 'the length beside the intro rate, such as "0% intro APR for 21 months"',
          found: quote(text),
          hint: HINT,
        },
      ];
    }
    const wrong = [...text.matchAll(LENGTH_BESIDE)].find(([, months]) => !lengths.includes(Number(months)));
    const expected = introOffers[0] ? `${lengths.join(" or ")} ${introOffers[0].unit}` : "no intro rate";
    return wrong ? [{ path, expected: `${expected}, as terms.introOffers says`, found: quote(wrong[0]) }] : [];
  });
}

/** A text that is read in one go; `field` is empty within Markdown. */
type Passage = Place & { text: string; field: string };

/** The smallest such parts of Markdown: paragraphs, list items, whole tables. */
function passagesOf(node: Root | RootContent, part: MarkdownPart): Passage[] {
  if (node.type === "paragraph" || node.type === "table") {
    const { start, end } = extentOf(node);
    const text = part.markdown.slice(start.offset, end.offset);
    return [{ text, ...part.where(start.line, start.column), field: "" }];
  }
  return "children" in node ? node.children.flatMap((child: RootContent) => passagesOf(child, part)) : [];
}

/** The texts of a head that stand on pages and in search results. */
const HEAD_TEXTS = ["title", "description", "excerpt", "inShort"];

function headPassages(source: SourceFile): Passage[] {
  return textsIn(source.data)
    .filter(({ path }) => HEAD_TEXTS.includes(fieldName(path)))
    .map(({ text, path }) => ({ text, ...source.placeOf(path), field: fieldName(path) }));
}

function namesCard(text: string, cards: readonly Pick<CardFile, "name">[]): boolean {
  return text.includes("{card:") || cards.some(({ name }) => text.includes(shortCardName(name)));
}

/**
 * Texts of a guide that name a card's intro rate without its length or without the rate that follows: those of its head,
 * the paragraphs and tables of its Markdown, within blocks too.
 */
export function introFaults(
  source: SourceFile,
  parts: readonly MarkdownPart[],
  cards: readonly Pick<CardFile, "name">[],
): Fault[] {
  return [...headPassages(source), ...parts.flatMap((part) => passagesOf(treeOf(part.markdown), part))]
    .filter(({ text }) => RATE.test(text))
    .flatMap(({ text, ...place }) => {
      const missing = [
        ...(LENGTH.test(text) ? [] : ["its length"]),
        ...(RATE_AFTER.test(text) ? [] : ["the rate that follows"]),
      ];
      // The cards are gone through last: there may be many, and few texts come as far as this.
      if (missing.length === 0 || !namesCard(text, cards)) return [];
      return [
        {
          file: source.file,
          ...place,
          expected: `${missing.join(" and ")} beside a card's intro rate`,
          found: quote(RATE.exec(text)?.[0] ?? ""),
          hint: 'write it as "0% intro APR for 21 months, then 18.24% - 28.99% variable"',
        },
      ];
    });
}
