import { z } from "zod";
import { date, field, groups, line, link, optional, searchDescription, text } from "./field";

/** The texts of the pages that are made of code: one schema a page, and one file in `data/pages`. */

/** A heading and a text; made anew for each field, since a line of help belongs to one schema. */
const titled = () => z.strictObject({ title: line("A short heading", 80), text: text("What it says") });

const hero = z.strictObject({
  title: line("The page's heading", 90),
  text: text("The sentence under it", 300),
  note: text("The line under the costs: what they rest on", 300),
});

const start = {
  description: searchDescription("One sentence for search results"),
  intro: text("The sentence under the title", 300),
};

const home = z.strictObject({
  hero,
  benefitsTitle: line("The heading above the benefits"),
  benefits: field(groups(2, 6, titled().shape), "The benefit cards"),
  featuredTitle: line("The heading above the three featured cards"),
  featuredText: text("What Featured and Recommended mean", 300),
  statistics: field(
    groups(0, 8, { value: line("The figure", 12), label: line("What it counts", 60) }),
    "The headline statistics; an empty list for none",
  ),
  teasersTitle: line("The heading above the guide teasers"),
  teasers: field(z.array(line("A guide's name", 60)).length(3), "The three guides that are shown"),
  testimonial: optional(
    field(
      z.strictObject({
        quote: text("What the reader says", 300),
        author: line("Who says it", 60),
        sample: field(z.boolean(), "Whether it is made up as a sample; a real one needs a real person's word"),
      }),
      "The testimonial; left out, there is none",
    ),
  ),
  closing: field(
    z.strictObject({ title: line("A heading"), text: text("A sentence", 300), links: z.array(link).min(1).max(4) }),
    "The last call to action",
  ),
});

const offers = z.strictObject({
  ...start,
  ranking: text("How the list is ordered, in a few sentences", 500),
  footnote: text("The note under the list about rates and dates", 400),
  costNote: text("What a cost is, and what the ratings, Featured and Recommended mean", 1200),
});

const card = z.strictObject({
  report: text("What the issuer's report is, and how far it can be trusted", 500),
  costNote: text("What the costs mean, and what changes with the visitor's score", 500),
  unknown: text("The sentence above what is not known", 300),
  features: text("The date of the features that name none", 200),
  history: text("What the margin in the history of the card's rate means", 500),
});

const compare = z.strictObject({
  ...start,
  badges: text("What Featured and Recommended mean", 300),
  notAvailable: text("What N/A means in the table", 300),
  costNote: text("What the cost rows mean, and what happens if the intro rate is lost", 700),
  tips: field(groups(0, null, { title: line("A heading"), points: z.array(text("A tip", 300)).min(1) }), "The tips"),
});

const guides = z.strictObject({
  ...start,
  newsletter: optional(
    field(
      z.strictObject({
        title: line("The heading of the newsletter box"),
        text: text("What is sent and how often", 300),
      }),
      "The newsletter box; left out, there is none",
    ),
  ),
});

const calculator = z.strictObject({
  ...start,
  explanation: field(z.array(titled()).min(1).max(8), "The text on interest under the calculator"),
  method: field(z.array(titled()).min(1).max(8), "How we calculate, point by point, with the limits"),
});

const debts = z.strictObject({
  ...start,
  transfers: text("The sentence above the transfer offers", 400),
  statement: field(titled(), "The picture of a statement: its heading and the sentence above it"),
  method: field(z.array(titled()).min(1).max(8), "How we plan several debts, point by point, with the limits"),
});

const market = z.strictObject({
  ...start,
  notice: text("That these are reported terms, not offers, and that no link here pays", 300),
  advice: text("What the gap between large and small institutions means for a reader", 300),
  costNote: text("What a cost means, and what is left out of it", 500),
  method: field(z.array(titled()).min(1).max(8), "Where the terms come from, and which values are left out"),
});

const contact = z.strictObject({
  ...start,
  responseTime: line("How soon messages are answered"),
  location: line("Where the site is based"),
  sent: field(titled(), "What the panel says once a message is sent"),
  sentSample: text("What the form and the panel after it say while messages have no address to go to", 300),
  faq: field(groups(1, null, { question: line("A question"), answer: text("The answer") }), "The FAQ"),
  hours: field(titled(), "The business hours"),
});

const about = z.strictObject({
  ...start,
  mission: text("The mission, best as one sentence", 400),
  whatWeDo: field(z.array(text("One thing", 300)).min(1), "What we do"),
  whyTrustUs: field(z.array(text("One reason", 300)).min(1), "Why trust us"),
  values: field(z.array(titled()).length(4), "The four values"),
  team: field(
    groups(0, 24, {
      name: line("The person's name", 60),
      role: line("The role", 60),
      experience: line("The experience", 80),
      specialty: line("The specialty", 80),
      sample: field(z.boolean(), "Whether the person is made up as a sample"),
    }),
    "The members of the team; an empty list if nobody is named",
  ),
  howWeKnow: field(z.array(titled()).min(2).max(6), "Where the terms of cards come from, and which of them count"),
  methodology: field(z.array(titled()).length(4), "The four steps of a review"),
  accessibility: field(
    z.strictObject({
      standard: text("The standard that the site meets", 400),
      checks: text("How that is checked", 600),
      limits: field(z.array(text("One limit", 300)).min(1), "What is not known or not met, none left out"),
      contact: text("What to write about; the address follows", 300),
      reviewed: date("The day the statement was last reviewed"),
    }),
    "The accessibility statement",
  ),
});

const notFound = z.strictObject({ text: text("What the not-found page says", 400) });

/** The texts of every page, by the name of its file. What a schema is called, editors read in the list of forms. */
export const pagesSchema = z.strictObject({
  home: field(home, "Home"),
  offers: field(offers, "Credit Card Offers"),
  card: field(card, "The page of each card"),
  compare: field(compare, "Compare Cards"),
  guides: field(guides, "Guides & Articles"),
  calculator: field(calculator, "Calculator"),
  debts: field(debts, "Several Debts"),
  market: field(market, "Reported Rates"),
  about: field(about, "About"),
  contact: field(contact, "Contact"),
  "not-found": field(notFound, "Page not found"),
});

export type PageTexts = z.output<typeof pagesSchema>;
export type PageName = keyof PageTexts;

export const PAGE_NAMES = pagesSchema.keyof().options;

export function pageFile(name: PageName): string {
  return `data/pages/${name}.json`;
}
