import { exampleAnswer } from "../../src/domain/debts/answer-debts";
import { indexTexts } from "../../src/domain/guides/guide-index";
import { CARDS, GUIDES, SITE, TEXTS } from "./fixture";

/** Props of each tool on its page, of the small catalog. Reported plans are left to tests that ask for them. */
export const HOME = { cards: CARDS, note: TEXTS.home.hero.note, help: SITE.help, brand: SITE.brand };
export const OFFERS = { cards: CARDS, ads: SITE.ads, help: SITE.help };
export const COMPARE = { cards: CARDS, texts: TEXTS.compare };
export const CALCULATOR = { cards: CARDS, rates: [], help: SITE.help, brand: SITE.brand };
export const GUIDE_INDEX = { guides: GUIDES };
/** The index that the guides' search loads: a section of one guide, and the whole of another. */
export const SEARCH_INDEX = indexTexts([
  {
    guide: "one",
    sectionId: "fees",
    heading: "What does moving cost?",
    text: "A transfer costs a fee: see guide two.",
  },
  { guide: "two", sectionId: "", heading: "Guide two", text: "The short guide number two." },
]);
export const MARKET = { count: 15, rates: [], period: "2025-12-31", listed: [], advice: TEXTS.market.advice };
export const DEBTS = {
  first: exampleAnswer(),
  cards: CARDS,
  texts: TEXTS.debts,
  help: SITE.help,
};
