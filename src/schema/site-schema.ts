import { z } from "zod";
import {
  SHORT_NAME,
  date,
  field,
  groups,
  host,
  httpsAddress,
  isEachOnce,
  line,
  link,
  optional,
  refuse,
  searchDescription,
  sitePath,
  text,
} from "./field";

/** The settings of the site as a whole; the texts of each page have a file of their own (`page-schemas.ts`). */
export const SITE_FILE = "data/site.json";

const names = (help: string) => field(z.array(line("A file's name without its ending", 60)).min(1), help);

const slot = z.strictObject({
  id: field(z.string().regex(/^\d{6,12}$/), "The slot's fixed id at the ad network", { expected: "6 to 12 digits" }),
  format: field(z.enum(["horizontal", "rectangle", "in-article"]), "The slot's shape"),
});

const slots = z.strictObject({
  leaderboard: slot,
  "in-list": slot,
  "after-table": slot,
  "in-article": slot,
  rectangle: slot,
});

const slotNames = field(z.array(slots.keyof()).min(1).refine(isEachOnce), "The page's slots", {
  expected: "a list of slots, each once",
});

const ads = z.strictObject({
  provider: field(z.enum(["house", "script"]), "house: our own notes, no other host; script: an ad network's script"),
  script: optional(httpsAddress("The ad network's script, for the provider script")),
  queue: field(
    z.string().regex(/^[A-Za-z_]\w*$/),
    "The name of the list in the page that the script reads its orders from",
    { expected: "a name such as adsbygoogle" },
  ),
  client: optional(line("The publisher id at the ad network", 60)),
  houseLabel: line("The label over our own notes while no ad network is connected", 40),
  slots: field(slots, "The ad slots by name"),
  pages: field(
    z.strictObject({
      home: slotNames,
      offers: slotNames,
      compare: slotNames,
      guides: slotNames,
      guide: slotNames,
      card: slotNames,
      calculator: slotNames,
      debts: slotNames,
      market: slotNames,
      about: slotNames,
      contact: slotNames,
    }),
    "Which slots each page shows, in order",
  ),
  inGuides: field(
    z.strictObject({
      every: field(z.int().min(3).max(10), "After how many sections of a guide an ad appears"),
      most: field(z.int().min(0).max(3), "How many ads a guide holds at most"),
    }),
    "Where ads appear in a guide that places none itself",
  ),
  house: field(
    groups(2, null, {
      title: line("A heading", 60),
      text: text("A sentence", 200),
      rows: field(
        groups(0, 3, { label: line("What the figure is", 60), value: line("The figure", 60) }),
        "True figures, best as references, listed in a table; an empty list for none",
      ),
      link,
    }),
    "Our own notes, shown in turn, so that no two in a row are alike",
  ),
});

const form = (sent: string) =>
  z.strictObject({
    endpoint: optional(httpsAddress(`The address that ${sent} are posted to; null for a sample site`)),
  });

const forms = z.strictObject({
  contact: field(form("messages"), "The contact form"),
  newsletter: field(form("sign-ups"), "The newsletter box"),
});

export const siteSchema = z.strictObject({
  brand: line("The name of the site", 40),
  product: field(
    z.strictObject({
      name: line("What {product} stands for in texts", 40),
      slug: field(z.string().regex(SHORT_NAME), "What {product} stands for in addresses"),
      formerSlugs: field(
        z.array(z.string().regex(SHORT_NAME)).max(20).default([]),
        "What it stood for before: those addresses lead to the present ones",
        { expected: "a list of small letters, digits and hyphens, such as low-apr-credit-cards" },
      ),
    }),
    "The product that the site is about",
  ),
  url: field(z.string().regex(/^https:\/\/[a-z0-9.-]+$/), "The site's own address; SITE_URL overrides it", {
    expected: "an address such as https://www.example.com, without a slash at the end",
  }),
  email: field(z.email(), "Where readers write to", { expected: "an email address" }),
  copyrightYear: field(z.int().min(2000).max(2100), "The year in the footer"),
  asOf: date("The day that the site's figures describe"),
  title: line("The default page title", 90),
  description: searchDescription("The home page's sentence for search results"),
  tagline: line("A few words beside the brand in shared links", 90),
  sampleData: field(z.boolean(), "Whether figures, people and statistics are samples; false once they are real"),
  sampleNotice: text("What /about says is made up while sampleData is true", 400),
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
    "Where someone who can't pay finds help: on the tools' pages, under every guide, and where a payment is too low",
  ),
  affiliateNotice: text("The line above Apply links", 240),
  disclaimer: text("The footer's statement", 500),
  freshness: field(
    z.strictObject({
      days: field(
        z.int().min(7).max(730),
        "How many days a check of a card's terms, a guide's review or a dated claim stays current",
        { expected: "a whole number of days from 7 to 730" },
      ),
    }),
    "When terms, guides and dated claims are to be checked again: their pages say so, and npm run content:stale lists them",
  ),
  security: field(
    z.strictObject({
      expires: date("The day on which security.txt expires: less than a year ahead, and renewed in time"),
    }),
    "What /.well-known/security.txt says to people who find a security hole in the site; they write to the site's email address",
  ),
  cardOrder: names("All cards, in the catalog's order"),
  redirects: field(
    groups(0, 200, { from: sitePath("The former address"), to: sitePath("Where it leads now") })
      .refine((redirects) => isEachOnce(redirects.map(({ from }) => from)))
      .default([]),
    "Addresses of pages that were renamed or removed",
    { expected: "a list of redirects, each former address once" },
  ),
  guideOrder: names("All guides, in the index's order"),
  primarySources: field(
    groups(1, null, {
      name: line("The regulator or issuer, as a source's label starts", 40),
      host: host("The host of its own pages"),
    }),
    "Whose own word the guides may cite; laws are cited by their number",
  ),
  ads: field(
    ads.superRefine(({ provider, script }, context) => {
      if (provider === "script" && script === null)
        refuse(context, ["script"], "the script's address, since the provider is script");
    }),
    "Advertisements",
  ),
  forms: field(forms, "Where the forms send what is typed"),
});

export type Site = z.output<typeof siteSchema>;
export type AdPage = keyof Site["ads"]["pages"];
