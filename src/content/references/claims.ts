import { quote } from "../fault";
import { type Catalog, FIGURES, NoValue, type Value, findCard, findNamed, publishedCards } from "./catalog";

/** Words that set one card against the others. They stand for nothing once they are untrue. */

const SHAPE = "{claim:usaa-rate-advantage.aprLow < others|lower than any other}";
const CLAIM = /^([\w-]+)\.(\w+) *([<>]=?) *(others|most) *\|(.+)$/;

/** The signs that a claim compares two figures by. */
export const COMPARISONS: ReadonlyMap<string, (a: number, b: number) => boolean> = new Map([
  ["<", (a: number, b: number) => a < b],
  ["<=", (a: number, b: number) => a <= b],
  [">", (a: number, b: number) => a > b],
  [">=", (a: number, b: number) => a >= b],
]);

/** `{claim:usaa-rate-advantage.aprLow < others|lower than any other}`; `most` is more than half of the others. */
export function claimValue(rest: string, catalog: Catalog): Value | null {
  const [, id = "", name = "", sign = "", whom = "", words = ""] = CLAIM.exec(rest) ?? [];
  if (words === "") throw new NoValue(`a claim such as ${SHAPE}`, quote(rest));
  const read = findNamed(name, FIGURES, "a figure that cards are compared by");
  const card = findCard(id, catalog);
  const holds = COMPARISONS.get(sign);
  if (!card || !holds || catalog.faulty.length > 0) return null;
  const own = read(card);
  // A card that doesn't say what is compared is left out.
  const others = publishedCards(catalog).filter((one) => one.id !== id && typeof read(one) === "number");
  const against = others.filter((one) => typeof own !== "number" || !holds(own, Number(read(one))));
  if (against.length <= (whom === "others" ? 0 : (others.length - 1) / 2)) return { text: words.trim() };
  const rivals = against.map((one) => `${one.id} has ${String(read(one))}`).join(", ");
  const hint = `${id} has ${name} ${String(own)}, and ${rivals}`;
  throw new NoValue(`words that are true: ${name} ${sign} ${whom}`, quote(words.trim()), hint);
}
