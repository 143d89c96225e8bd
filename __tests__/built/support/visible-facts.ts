import { type BuiltPage, squeeze } from "./pages";

type Fact = { path: string[]; key: string; value: string | number | boolean };

function factsIn(data: unknown, path: string[] = []): Fact[] {
  if (typeof data === "object" && data !== null) {
    return Object.entries(data).flatMap(([key, value]: [string, unknown]) => factsIn(value, [...path, key]));
  }
  if (typeof data !== "string" && typeof data !== "number" && typeof data !== "boolean") return [];
  const key = path.findLast((part) => !/^\d+$/.test(part)) ?? "";
  return [{ path, key, value: data }];
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
  "worstRating",
]);

/** Where the page lies and where it leads: search engines read these beside the page, and other tests compare them. */
const ADDRESSES = new Set(["url", "item", "logo", "image", "mainEntityOfPage", "target"]);

/** The one exception: the specification names these counts, and no page shows them. */
const NAMED_EXCEPTION = "ratingCount";

/** The facts that a reader sees in other words. */
function isShownOtherwise({ key, value }: Fact, { $ }: BuiltPage, text: string): boolean {
  switch (key) {
    case "datePublished":
    case "dateModified":
      return $("main time[datetime]").filter((_, element) => $(element).attr("datetime") === value).length > 0;
    case "timeRequired":
      return text.includes(`${String(value).replace(/\D/g, "")} min read`);
    case "feesAndCommissionsSpecification":
      return text.includes(`Annual fee ${String(value).replace("Annual fee: ", "")}`);
    // The place in a list is the place in which the page shows it.
    case "position":
      return true;
    case "numberOfItems":
      return $("main article, main input[type=checkbox]").length >= Number(value);
    case "ratingValue":
    case "bestRating":
      return new RegExp(key === "ratingValue" ? `\\b${value} out of 5` : `out of ${value}\\b`).test(text);
    case "minValue":
    case "maxValue":
      return [...text.matchAll(/(\d+(?:\.\d+)?)%/g)].some(([, rate]) => Number(rate) === value);
    case "price":
      return value === 0 && /\bfree\b/i.test(text);
    default:
      return false;
  }
}

/** The text of the whole page as a reader sees it. */
function visibleText({ $ }: BuiltPage): string {
  const body = $("body").clone();
  body.find("script, style, noscript").remove();
  // Two elements are two texts, though no space stands between them in the HTML.
  body.find("*").append(" ");
  return squeeze(body.text());
}

/** The facts in structured data that its page does not show: what is said to machines alone. Empty is good. */
export function unseenFacts(page: BuiltPage, data: readonly unknown[]): string[] {
  const text = visibleText(page);
  return data
    .flatMap((item) => factsIn(item))
    .filter(({ key }) => key !== NAMED_EXCEPTION && !VOCABULARY.has(key) && !ADDRESSES.has(key))
    .filter((fact) => !text.includes(String(fact.value)) || typeof fact.value === "number")
    .filter((fact) => !isShownOtherwise(fact, page, text))
    .map(({ path, value }) => `${path.join(".")}: ${value}`);
}
