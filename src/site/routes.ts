/** A tool that needs no other path ships this one without all the others. */
export const COMPARE_PATH = "/compare";
const ABOUT_PATH = "/about";

export const ROUTES = {
  home: { path: "/", label: "Home" },
  offers: { path: "/offers", label: "Credit Card Offers" },
  compare: { path: COMPARE_PATH, label: "Compare Cards" },
  guides: { path: "/guides", label: "Guides & Articles" },
  calculator: { path: "/calculator", label: "Calculator" },
  debts: { path: "/debts", label: "Several Debts" },
  market: { path: "/market", label: "Reported Rates" },
  about: { path: ABOUT_PATH, label: "About" },
  contact: { path: "/contact", label: "Contact" },
  help: { path: "/help", label: "If You Can’t Pay" },
  privacy: { path: "/privacy", label: "Privacy Policy" },
  terms: { path: "/terms", label: "Terms of Service" },
  disclaimer: { path: "/disclaimer", label: "Disclaimer" },
} as const satisfies Record<string, { path: string; label: string }>;

export type RouteName = keyof typeof ROUTES;

/** The address that any unknown path is answered with; hosts serve it with status 404. */
export const NOT_FOUND_PATH = "/404";

export function guidePath(name: string): string {
  return `${ROUTES.guides.path}/${name}`;
}

/** The picture of a shared link: 1200 × 630 pixels, in `static`. */
export const SHARE_PICTURE = "/og.png";

/** A tool that names no route ships none of them: without the mark this line would keep them all. */
export const GUIDES_PREFIX = /* @__PURE__ */ guidePath("");

/** The paths of pages that work with a visitor's numbers. */
export const WITH_NUMBERS = /^\/(?:offers|compare|calculator|debts|market|cards\/.+|guides\/.+)?$/;

export function cardPath(id: string): string {
  return `/cards/${id}`;
}

/** An address without its query, its fragment and a slash at the end (`/offers/?a=b#c` gives `/offers`). */
export function pathOf(address: string): string {
  const path = address.replace(/[?#].*$/s, "");
  return path.length > 1 ? path.replace(/\/+$/, "") : path;
}

/** The folder of the islands' script. Each name in it holds a hash of the content, so a browser may keep it for good. */
export const ISLANDS_FOLDER = "islands";

export const FONTS_FOLDER = "fonts";

/** The frame of an ad network's ad. No page of the site: it is written only for a site with a network. */
export const AD_FRAME_PATH = "/ad-frame";

/** The sandbox of an ad. The page around the frame sets it, and so does the frame's own header. */
export const AD_SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox";

/** The section of /about that holds the accessibility statement, which the footer names at its very end. */
export const ACCESSIBILITY_STATEMENT = "accessibility";

/** The section of /about that says what is made up on a sample site, which the header names. */
export const SAMPLE_SITE = "sample-site";

export const HOW_WE_KNOW = "how-we-know";
export const howWeKnowPath = () => `${ABOUT_PATH}#${HOW_WE_KNOW}`;

/** The section of /debts that shows where a statement names the figures. */
export const CARD_STATEMENT = "statement";

/** The search index of the guides, what cards cost and all reported plans, each loaded once somebody asks for it. */
export const SEARCH_INDEX = "/search.json";
export const COST_CARDS = "/cost-cards.json";
export const REPORTED_PLANS = "/reported-plans.json";

export const OPEN_DATA = {
  cardsJson: { path: "/data/cards.json", label: "cards as JSON" },
  surveyJson: { path: "/data/survey.json", label: "reported plans as JSON" },
  surveyCsv: { path: "/data/survey.csv", label: "reported plans as CSV" },
} as const;

/** The path below which the site lies, such as "/cards"; empty if it has a host to itself. The bundlers fill it in. */
declare const __PATH_PREFIX__: string;

export function withPrefix(path: string): string {
  return __PATH_PREFIX__ + path;
}
