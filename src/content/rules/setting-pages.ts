import { NOT_FOUND_PATH, ROUTES } from "../../site/routes";
import type { Site } from "../schema/site-schema";

const EVERY_PAGE = ["every page"];
const EVERY_GUIDE = "every guide";
const EVERY_CARD = "the page of every card";

const { home, offers, compare, guides, calculator, debts, market, about, contact } = ROUTES;
const CATALOGUE = [home.path, offers.path, compare.path, calculator.path, debts.path];

/**
 * The pages that show each part of `data/site.json`. A setting may have a page's name and yet stand elsewhere: the
 * disclaimer is the footer's, not that of `/disclaimer`. Parts that no page shows have none.
 */
const PAGES: Record<keyof Site, readonly string[]> = {
  brand: EVERY_PAGE,
  product: EVERY_PAGE,
  url: EVERY_PAGE,
  email: EVERY_PAGE,
  copyrightYear: EVERY_PAGE,
  // Only files for programs hold these two, such as the site map and security.txt.
  asOf: [],
  security: [],
  title: [home.path],
  description: [home.path, NOT_FOUND_PATH],
  tagline: EVERY_PAGE,
  sampleData: EVERY_PAGE,
  sampleNotice: EVERY_PAGE,
  consent: EVERY_PAGE,
  help: [calculator.path, EVERY_GUIDE],
  affiliateNotice: [home.path, offers.path, compare.path, EVERY_CARD, EVERY_GUIDE],
  disclaimer: EVERY_PAGE,
  // The pages that draw cards with the day of their check.
  freshness: [home.path, offers.path, EVERY_CARD],
  cardOrder: CATALOGUE,
  // A guide's related ones stand in this order, too.
  guideOrder: [guides.path, EVERY_GUIDE],
  // Only the check of the guides' sources reads them.
  primarySources: [],
  home: [home.path],
  offers: [offers.path],
  card: [EVERY_CARD],
  compare: [compare.path],
  guides: [guides.path],
  calculator: [calculator.path],
  debts: [debts.path],
  market: [market.path],
  contact: [contact.path],
  about: [about.path],
  notFound: [NOT_FOUND_PATH],
  ads: EVERY_PAGE,
  forms: [contact.path, guides.path],
};

/** The pages that a part of `data/site.json` stands on; all of them for one that the schema doesn't know (any more). */
export function pagesOfSetting(name: string): readonly string[] {
  return new Map(Object.entries(PAGES)).get(name) ?? EVERY_PAGE;
}
