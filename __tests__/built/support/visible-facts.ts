import type { CheerioAPI } from "cheerio";
import { z } from "zod";
import { type BuiltPage, squeeze } from "./pages";

type Fact = {
  path: string[];
  key: string;
  value: string | number | boolean;
  /** The name of the card that it is about, if it is about one. */
  card: string | null;
};

const cardShape = z.object({ "@type": z.literal("FinancialProduct"), name: z.string() });

function factsIn(data: unknown, path: string[] = [], around: string | null = null): Fact[] {
  if (typeof data === "object" && data !== null) {
    const card = cardShape.safeParse(data).data?.name ?? around;
    return Object.entries(data).flatMap(([key, value]: [string, unknown]) => factsIn(value, [...path, key], card));
  }
  if (typeof data !== "string" && typeof data !== "number" && typeof data !== "boolean") return [];
  const key = path.findLast((part) => !/^\d+$/.test(part)) ?? "";
  return [{ path, key, value: data, card: around }];
}

/** The words of a vocabulary, which say what kind of thing a fact is, and no fact themselves. */
const VOCABULARY = new Set([
  "@context",
  "@type",
  "query-input",
  "unitText",
  "applicationCategory",
  "operatingSystem",
  "priceCurrency",
  "category",
]);

/** Where the page lies and where it leads: search engines read these beside the page, and other tests compare them. */
const ADDRESSES = new Set(["url", "item", "logo", "image", "mainEntityOfPage", "target"]);

/**
 * The exceptions. The specification names the counts, and no page shows them. It also names the scale's lower end, of which
 * pages show the upper one alone; it is what schema.org assumes where none is given, so machines learn nothing from it.
 */
const NAMED_EXCEPTIONS = new Set(["ratingCount", "worstRating"]);

/** The place in a list, which is compared with the others of the list. */
const PLACE = "position";

/** "18.24–28.99% variable", "18.24% variable" where both ends are one, "17.74%, 24.24% or 28.49% variable" for several. */
const REGULAR_APR = /(\d+(?:\.\d+)?)(?:(?:–|%(?:, [\d.]+%)* or )(\d+(?:\.\d+)?))?% variable/;

/** The ends of the regular APR in a card's text, which gives it before the rate that follows an intro offer. */
function shownApr(text: string): { low: number; high: number } | null {
  const [, low, high = low] = REGULAR_APR.exec(text) ?? [];
  return low === undefined ? null : { low: Number(low), high: Number(high) };
}

/** The facts that a reader sees in other words. `text` is where they look for it. */
function isShownOtherwise({ key, value }: Fact, { $ }: BuiltPage, text: string): boolean {
  switch (key) {
    case "datePublished":
    case "dateModified":
      return $("main time[datetime]").filter((_, element) => $(element).attr("datetime") === value).length > 0;
    case "timeRequired":
      return text.includes(`${String(value).replace(/\D/g, "")} min read`);
    case "feesAndCommissionsSpecification":
      return text.includes(`Annual fee ${String(value).replace("Annual fee: ", "")}`);
    case "numberOfItems":
      return $("main article, main input[type=checkbox]").length >= Number(value);
    case "ratingValue":
    case "bestRating":
      return new RegExp(key === "ratingValue" ? `\\b${value} out of 5` : `out of ${value}\\b`).test(text);
    case "minValue":
      return shownApr(text)?.low === value;
    case "maxValue":
      return shownApr(text)?.high === value;
    case "price":
      return value === 0 && /\bfree\b/i.test(text);
    default:
      return false;
  }
}

type Part = ReturnType<CheerioAPI>;
type Leaf = { text: string; part: Part };

/**
 * The text of a page, or of a part of it, as a reader sees it. The words of a closed list of sources count, since they
 * are there for a click; what is hidden, and a popover, is not drawn until something shows it.
 */
function visibleText(shown: Part): string {
  const part = shown.clone();
  part.find("script, style, noscript, [hidden], [popover]").remove();
  // Two elements are two texts, though no space stands between them in the HTML.
  part.find("*").append(" ");
  return squeeze(part.text());
}

/** The elements of a page's own content that hold no others, each with its text. */
function leavesOf({ $ }: BuiltPage): Leaf[] {
  return $("main *")
    .toArray()
    .filter((element) => $(element).children().length === 0)
    .map((element) => ({ text: squeeze($(element).text()), part: $(element) }));
}

/** The panel or the list item in which the page shows a card, or all of a page about it; none where it shows none. */
function placeOf({ $ }: BuiltPage, leaves: readonly Leaf[], name: string): Part {
  if ($("h1").text() === name) return $("main");
  const places = leaves.filter(({ text }) => text === name).map(({ part }) => part.closest("article, li"));
  const shown = places.filter((place) => place.length > 0);
  // A ranking names cards in a list; a panel says more.
  return $((shown.find((place) => place.is("article")) ?? shown[0])?.get() ?? []);
}

const itemShape = z.object({ position: z.number(), name: z.string() });
const listShape = z.object({
  itemListElement: z.array(
    z.union([
      itemShape,
      z.object({ position: z.number(), item: z.object({ name: z.string() }) }).transform(({ position, item }) => ({
        position,
        name: item.name,
      })),
    ]),
  ),
});

/** The items of a list that the page shows at another place than the list says. */
function misplaced(leaves: readonly Leaf[], data: unknown): string[] {
  const items = listShape.safeParse(data).data?.itemListElement ?? [];
  const texts = leaves.map(({ text }) => text);
  // The last time counts: before all guides, their index shows a few.
  const shown = items.map(({ name }) => name).sort((a, b) => texts.lastIndexOf(a) - texts.lastIndexOf(b));
  return items
    .filter(({ name, position }) => shown[position - 1] !== name)
    .map(({ name, position }) => `${name}: ${PLACE} ${position}, shown as ${shown.indexOf(name) + 1}`);
}

/**
 * The facts in structured data that its page does not show: what is said to machines alone. What is said of a card must
 * stand where the page shows that card. Empty is good.
 */
export function unseenFacts(page: BuiltPage, data: readonly unknown[]): string[] {
  const leaves = leavesOf(page);
  const whole = visibleText(page.$("body"));
  const cards = new Map<string, string>();
  const textFor = ({ card }: Fact): string => {
    if (card === null) return whole;
    const text = cards.get(card) ?? visibleText(placeOf(page, leaves, card));
    cards.set(card, text);
    return text;
  };
  const unseen = data
    .flatMap((item) => factsIn(item))
    .filter(({ key }) => key !== PLACE && !NAMED_EXCEPTIONS.has(key) && !VOCABULARY.has(key) && !ADDRESSES.has(key))
    .filter((fact) => {
      const text = textFor(fact);
      const stands = typeof fact.value !== "number" && text.includes(String(fact.value));
      return !stands && !isShownOtherwise(fact, page, text);
    })
    .map(({ path, value }) => `${path.join(".")}: ${value}`);
  return [...unseen, ...data.flatMap((item) => misplaced(leaves, item))];
}
