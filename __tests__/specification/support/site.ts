import { type APIRequestContext, test as base, expect } from "@playwright/test";
import { type CheerioAPI, load } from "cheerio";
import { z } from "zod";

/** A test that drives a browser, for what a page does; `test` reads what is served, which is far quicker. */
export { openTool, test as visit } from "../../browser/support/test";
export { expect };

type Found = ReturnType<CheerioAPI>;

const cardsFile = z.object({
  cards: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      issuer: z.string(),
      apr: z.string(),
      introApr: z.string().nullable(),
      introTerm: z.string().nullable(),
      annualFee: z.string(),
      rewards: z.string().nullable(),
      rating: z.number(),
      features: z.array(z.string()),
      pros: z.array(z.string()),
      cons: z.array(z.string()),
      bestFor: z.string(),
      applyUrl: z.string(),
      featured: z.boolean(),
      recommended: z.boolean(),
      category: z.string(),
      creditRequired: z.string(),
      balanceTransferFee: z.string().nullable(),
      foreignTransactionFee: z.string(),
      creditRange: z.string(),
    }),
  ),
});

const guidesFile = z.object({
  guides: z.array(
    z.object({
      title: z.string(),
      excerpt: z.string(),
      page: z.url(),
      readTime: z.number(),
      category: z.string(),
      author: z.string(),
      publishDate: z.iso.date(),
      modifiedDate: z.iso.date().nullable(),
      featured: z.boolean(),
    }),
  ),
});

export type ServedCard = z.output<typeof cardsFile>["cards"][number];
type ServedGuide = z.output<typeof guidesFile>["guides"][number];

type Fixtures = {
  /** The HTML of a page as it is served, before any script runs. Its status must be 200, or the one given. */
  read: (address: string, status?: number) => Promise<CheerioAPI>;
  /** The cards and the guides of the site's open data, which say what the pages show. */
  cards: ServedCard[];
  guides: ServedGuide[];
};

/** One build is served throughout, so that a page needs to be read once only. */
const pages = new Map<string, CheerioAPI>();

async function readPage(request: APIRequestContext, address: string, status: number): Promise<CheerioAPI> {
  const known = pages.get(address);
  if (known) return known;
  const answer = await request.get(address, { maxRedirects: 0 });
  expect([address, answer.status()]).toEqual([address, status]);
  const page = load(await answer.text());
  pages.set(address, page);
  return page;
}

async function readData<T>(request: APIRequestContext, address: string, shape: z.ZodType<T>): Promise<T> {
  return shape.parse(await (await request.get(address)).json());
}

export const test = base.extend<Fixtures>({
  read: ({ request }, use) => use((address, status = 200) => readPage(request, address, status)),
  cards: async ({ request }, use) => use((await readData(request, "/data/cards.json", cardsFile)).cards),
  guides: async ({ request }, use) => use((await readData(request, "/data/guides.json", guidesFile)).guides),
});

/** For a test's second argument: what was decided where the specification contradicts itself, is silent or is left. */
export function decided(reason: string) {
  return { annotation: { type: "decided", description: reason } };
}

/** What is read in an element: two elements are two words, and runs of white space are one space. */
export function wordsOf(found: Found): string {
  const read = found.clone();
  read.find("script, style, noscript").remove();
  read.find("*").append(" ");
  return read.text().replace(/\s+/g, " ").trim();
}

/** What is read in all elements that a selector finds, as one text. */
export function words($: CheerioAPI, selector: string): string {
  return wordsOf($(selector));
}

/** What is read in each element that a selector finds. */
export function texts($: CheerioAPI, selector: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => wordsOf($(element)));
}

/** An attribute of each element that a selector finds; an empty text where it is missing. */
export function attributes($: CheerioAPI, selector: string, name: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).attr(name) ?? "");
}

/** The names of the fields of a form, by their labels. */
export function labelsOf($: CheerioAPI, fields: string): string[] {
  return attributes($, fields, "id").map((id) => words($, `label[for="${id}"]`));
}

/** The choices of a select, found by its label: what stands for each, and what is read. */
export function optionsOf($: CheerioAPI, label: string): { value: string; name: string }[] {
  const id = $("label")
    .filter((_index, element) => wordsOf($(element)).startsWith(label))
    .attr("for");
  return $(`[id="${String(id)}"] option`)
    .toArray()
    .map((option) => ({ value: $(option).attr("value") ?? "", name: $(option).text() }));
}

const thing = z.looseObject({ "@type": z.string() });

/** The structured data of a page, in its order. */
export function structuredData($: CheerioAPI): z.output<typeof thing>[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((element) => thing.parse(JSON.parse($(element).text())));
}

const rating = z.object({ bestRating: z.number(), worstRating: z.number(), ratingCount: z.number() });
const rated = z.object({ aggregateRating: rating });
const listOfRated = z.object({ itemListElement: z.array(z.object({ item: rated })) });

/** The ratings in a page's structured data: of single cards, or of a list of cards. */
export function ratingsOf($: CheerioAPI): z.output<typeof rating>[] {
  return structuredData($).flatMap((data) => {
    if (data["@type"] === "FinancialProduct") return [rated.parse(data).aggregateRating];
    const list = listOfRated.safeParse(data);
    return list.success ? list.data.itemListElement.map(({ item }) => item.aggregateRating) : [];
  });
}
