import { z } from "zod";
import { SHORT_NAME, date, field, httpsAddress, line, optional, searchDescription, sitePath, text } from "./field";

/** Everything about the site that an editor may want to change. */
export const SITE_FILE = "data/site.json";

const titled = z.strictObject({ title: line("A short heading", 80), text: text("What it says") });
const link = z.strictObject({ label: line("The words of the link", 60), to: sitePath("Where it leads") });
const hero = z.strictObject({
  title: line("The page's heading", 90),
  text: text("The sentence under it", 300),
  note: text("The line under the costs: what they rest on", 300),
});
/** What each page of a tool or an index begins with. */
const start = {
  description: searchDescription("One sentence for search results"),
  intro: text("The sentence under the title", 300),
};
const names = (help: string) => field(z.array(line("A file's name without its ending", 60)).min(1), help);

const home = z.strictObject({
  hero,
  benefitsTitle: line("The heading above the benefits"),
  benefits: field(z.array(titled).min(2).max(6), "The benefit cards"),
  featuredTitle: line("The heading above the three featured cards"),
  featuredText: text("What Featured and Recommended mean", 300),
  statistics: field(
    z.array(z.strictObject({ value: line("The figure", 12), label: line("What it counts", 60) })).length(4),
    "The four headline statistics",
  ),
  teasersTitle: line("The heading above the guide teasers"),
  teasers: field(z.array(line("A guide's name", 60)).length(3), "The three guides that are shown"),
  testimonial: field(
    z.strictObject({
      quote: text("What the reader says", 300),
      author: line("Who says it", 60),
      sample: field(z.boolean(), "Whether it is made up as a sample; a real one needs a real person's word"),
    }),
    "The testimonial",
  ),
  closing: field(
    z.strictObject({ title: line("A heading"), text: text("A sentence", 300), links: z.array(link).min(1).max(4) }),
    "The last call to action",
  ),
});

const offers = z.strictObject({
  ...start,
  ranking: text("How the list is ordered, and what Featured and Recommended mean", 500),
  footnote: text("The note under the list about rates and dates", 400),
  costNote: text("What the costs mean, for those who ask what each card would cost them", 500),
});

const card = z.strictObject({
  report: text("What the issuer's report is, and how far it can be trusted", 500),
  costNote: text("What the costs mean, and what changes with the visitor's score", 500),
  unknown: text("The sentence above what is not known", 300),
});

const compare = z.strictObject({
  ...start,
  badges: text("What Featured and Recommended mean", 300),
  notAvailable: text("What N/A means in the table", 300),
  costNote: text("What the cost rows mean, and what it is to lose an intro rate", 700),
  tips: field(
    z.array(z.strictObject({ title: line("A heading"), points: z.array(text("A tip", 300)).min(1) })),
    "The tips",
  ),
});

const guides = z.strictObject({
  ...start,
  newsletter: field(
    z.strictObject({ title: line("The heading of the newsletter box"), text: text("What is sent and how often", 300) }),
    "The newsletter box",
  ),
});

const calculator = z.strictObject({
  ...start,
  explanation: field(z.array(titled).min(1).max(8), "The text on interest under the calculator"),
  planner: field(titled, "The planner under the calculator: its heading and the sentence under it"),
  reminder: field(titled, "The reminder for the day on which an intro rate ends"),
  method: field(z.array(titled).min(1).max(8), "How we calculate, point by point, with the limits"),
  checks: text("The line above the published results that we check our figures against", 400),
});

const debts = z.strictObject({
  ...start,
  transfers: text("The sentence above the transfer offers", 400),
  statement: field(titled, "The picture of a statement: its heading and the sentence above it"),
  worksheet: field(
    z.strictObject({
      questions: field(z.array(text("A question", 200)).min(1).max(8), "What to ask an issuer about an offer"),
      counseling: text("Where to find nonprofit credit counseling", 600),
      limits: text("What the plan leaves out, in brief", 600),
    }),
    "The worksheet that is printed",
  ),
  method: field(z.array(titled).min(1).max(8), "How we plan several debts, point by point, with the limits"),
  checks: text("The line above the published results that we check our plans against", 400),
  otherConventions: text("The line above the published results that ours must not agree with", 400),
});

const market = z.strictObject({
  ...start,
  notice: text("That these are reported terms, not offers, and that no link here pays", 300),
  advice: text("What the gap between large and small institutions means for a reader, after the figures", 300),
  costNote: text("What a cost means, and what is left out of it", 500),
  method: field(z.array(titled).min(1).max(8), "Where the terms come from, and which values are left out"),
});

const contact = z.strictObject({
  ...start,
  responseTime: line("How soon messages are answered"),
  location: line("Where the site is based"),
  sent: field(titled, "What the panel says once a message is sent"),
  sentSample: text("What the form and the panel add while no address is set that messages go to", 300),
  faq: field(z.array(z.strictObject({ question: line("A question"), answer: text("The answer") })).min(1), "The FAQ"),
  hours: field(titled, "The business hours"),
});

const about = z.strictObject({
  ...start,
  mission: text("The mission", 800),
  whatWeDo: field(z.array(text("One thing", 300)).min(1), "What we do"),
  whyTrustUs: field(z.array(text("One reason", 300)).min(1), "Why trust us"),
  values: field(z.array(titled).length(4), "The four values"),
  teamNote: text("The line above the team", 300),
  team: field(
    z
      .array(
        z.strictObject({
          name: line("The person's name", 60),
          role: line("The role", 60),
          experience: line("The experience", 80),
          specialty: line("The specialty", 80),
          sample: field(z.boolean(), "Whether the person is made up as a sample"),
        }),
      )
      .length(4),
    "The four members of the team",
  ),
  howWeKnow: field(z.array(titled).min(2).max(6), "Where the terms of cards come from, and which of them count"),
  methodology: field(z.array(titled).length(4), "The four steps of a review"),
  accessibility: field(
    z.strictObject({
      standard: text("The standard that the site meets", 400),
      checks: text("How that is checked", 600),
      limits: field(z.array(text("One limit", 300)).min(1), "What is not known or not met, none left out"),
      contact: text("What to write about; the address follows", 300),
      reviewed: date("The day on which the statement was last gone over"),
    }),
    "The accessibility statement",
  ),
});

const notFound = z.strictObject({ text: text("What the not-found page says", 400) });

const slotNames = field(z.array(line("A slot's name", 40)).min(1), "The page's slots");

const ads = z.strictObject({
  provider: field(z.enum(["house", "script"]), "house: our own notes, no other host; script: an ad network's script"),
  script: optional(httpsAddress("The ad network's script, for the provider script")),
  queue: field(
    z.string().regex(/^[A-Za-z_]\w*$/),
    "The name of the list in the page that the script reads its orders from",
    {
      expected: "a name such as adsbygoogle",
    },
  ),
  client: optional(line("The publisher id at the ad network", 60)),
  slots: field(
    z.record(
      z.string().regex(/^[a-z-]+$/),
      z.strictObject({
        id: field(z.string().regex(/^\d{6,12}$/), "The slot's fixed id at the ad network", {
          expected: "6 to 12 digits",
        }),
        format: field(z.enum(["horizontal", "rectangle", "in-article"]), "The slot's shape"),
      }),
    ),
    "The ad slots by name",
  ),
  pages: field(
    z.strictObject({
      home: slotNames,
      offers: slotNames,
      compare: slotNames,
      guides: slotNames,
      guide: slotNames,
      calculator: slotNames,
      debts: slotNames,
      market: slotNames,
      about: slotNames,
      contact: slotNames,
    }),
    "Which slots stand on which page, in order",
  ),
  inGuides: field(
    z.strictObject({
      every: field(z.int().min(3).max(10), "After how many sections of a guide an ad stands"),
      most: field(z.int().min(0).max(3), "How many ads a guide holds at most"),
    }),
    "Where ads stand in a guide that places none itself",
  ),
  house: field(
    z
      .array(
        z.strictObject({
          title: line("A heading", 60),
          text: text("A sentence", 200),
          rows: field(
            z.array(z.strictObject({ label: line("What the figure is", 60), value: line("The figure", 60) })).max(3),
            "True figures, best as references: amounts are drawn as bars, others stand in a table; an empty list for none",
          ),
          link,
        }),
      )
      .min(2),
    "Our own notes, shown in turn, so that no two in a row are alike",
  ),
});

const forms = z.strictObject({
  contact: field(
    z.strictObject({
      endpoint: optional(httpsAddress("The address that messages are posted to; null for a sample site")),
    }),
    "The contact form",
  ),
  newsletter: field(
    z.strictObject({
      endpoint: optional(httpsAddress("The address that sign-ups are posted to; null for a sample site")),
    }),
    "The newsletter box",
  ),
});

export const siteSchema = z.strictObject({
  brand: line("The name of the site", 40),
  product: field(
    z.strictObject({
      name: line("What {product} stands for in texts", 40),
      slug: field(z.string().regex(SHORT_NAME), "What {product} stands for in addresses"),
    }),
    "The product that the site is about",
  ),
  url: field(z.string().regex(/^https:\/\/[a-z0-9.-]+$/), "The site's own address; SITE_URL goes before it", {
    expected: "an address such as https://www.example.com, without a slash at the end",
  }),
  email: field(z.email(), "Where readers write to", { expected: "an email address" }),
  copyrightYear: field(z.int().min(2000).max(2100), "The year in the footer"),
  asOf: date("The day that the site's figures describe"),
  title: line("The default page title", 90),
  description: searchDescription("The home page's sentence for search results"),
  tagline: line("A few words beside the brand in shared links", 90),
  sampleData: field(z.boolean(), "Whether figures, people and statistics are samples; false once they are real"),
  sampleNotice: text("The quiet line on every page while sampleData is true", 240),
  consent: field(
    z.strictObject({
      text: text("What the bar asks", 300),
      accept: line("The button that agrees", 40),
      decline: line("The button that declines", 40),
      allowed: line("What the bar adds, opened again, for someone who agreed", 120),
      declined: line("What the bar adds, opened again, for someone who declined", 120),
      signal: text("What the bar and the footer say to a browser that sends Global Privacy Control", 200),
    }),
    "The bar that asks before an ad network is loaded; never shown with the house provider",
  ),
  help: field(
    z.strictObject({ text: text("A question to someone who can't pay", 120), link }),
    "Where someone who can't pay finds help: under every guide, and where the calculator's plan fails",
  ),
  affiliateNotice: text("The line above Apply links", 240),
  disclaimer: text("The footer's statement", 500),
  freshness: field(
    z.strictObject({
      days: field(
        z.int().min(7).max(730),
        "How many days a check of a card's terms, a guide's review or a dated claim holds",
        {
          expected: "a whole number of days from 7 to 730",
        },
      ),
    }),
    "When terms, guides and dated claims are to be checked again: their pages say so, and npm run content:stale lists them",
  ),
  security: field(
    z.strictObject({
      expires: date("The day on which security.txt runs out: less than a year ahead, and put off in time"),
    }),
    "What /.well-known/security.txt tells those who found a hole in the site; they write to the site's email address",
  ),
  cardOrder: names("All cards, in the catalog's order"),
  guideOrder: names("All guides, in the index's order"),
  primarySources: field(
    z
      .array(
        z.strictObject({
          name: line("The regulator or issuer, as a source's label starts", 40),
          host: field(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/), "The host of its own pages", {
            expected: "a host such as consumerfinance.gov",
          }),
        }),
      )
      .min(1),
    "Whose own word the guides may cite; laws are cited by their number",
  ),
  home: field(home, "The home page"),
  offers: field(offers, "The page /offers"),
  card: field(card, "The page of each card, /cards/<id>"),
  compare: field(compare, "The page /compare"),
  guides: field(guides, "The page /guides"),
  calculator: field(calculator, "The page /calculator"),
  debts: field(debts, "The page /debts"),
  market: field(market, "The page /market"),
  contact: field(contact, "The page /contact"),
  about: field(about, "The page /about"),
  notFound: field(notFound, "The not-found page"),
  ads: field(ads, "Advertisements"),
  forms: field(forms, "Where the forms send what is typed"),
});

export type Site = z.output<typeof siteSchema>;
export type AdPage = keyof Site["ads"]["pages"];
