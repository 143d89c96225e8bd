/** The closed lists of words that content, rules and pages share. Imports nothing, so any room may take them. */

/** The values of a card's category (specification, section 3). They are also those of `?filter=`. */
export const CATEGORIES = ["low-apr", "intro-apr", "balance-transfer", "secured", "rewards"] as const;
export type Category = (typeof CATEGORIES)[number];

/** The choices of "Credit Required" (specification, section 2), the best first. */
export const CREDIT_LEVELS = ["Excellent", "Good", "Fair", "Limited"] as const;
export type CreditLevel = (typeof CREDIT_LEVELS)[number];

export const APPLICANTS = ["open", "not confirmed", "closed"] as const;

export const INTRO_SCOPES = ["purchases", "transfers"] as const;
export type IntroScope = (typeof INTRO_SCOPES)[number];

/** The four groups of credit scores for which issuers report their terms (CFPB, Terms of Credit Card Plans survey). */
export const TIERS = ["no-score", "619-or-less", "620-to-719", "720-or-more"] as const;
export type Tier = (typeof TIERS)[number];

/** Why a reported value looks like an error. It stays in the data; statistics and rankings leave it out. */
export const FLAG_REASONS = [
  "zero",
  "divided-twice",
  "too-low",
  "filler-rate",
  "range-reversed",
  "median-outside-range",
  "worse-for-better",
  "regular-rate",
  "no-length",
  "no-rate",
  "zero-length",
  "no-end",
  "credit-union",
  "free-once",
] as const;
export type FlagReason = (typeof FLAG_REASONS)[number];

/** The categories of the guide index (specification, section 3). */
export const GUIDE_CATEGORIES = [
  "Reviews",
  "Credit Tips",
  "Education",
  "Debt Management",
  "Credit Building",
  "Student Credit",
  "Trends",
] as const;
export type GuideCategory = (typeof GUIDE_CATEGORIES)[number];

export const CALLOUT_KINDS = ["mistake", "law", "tip", "note"] as const;
export type CalloutKind = (typeof CALLOUT_KINDS)[number];

export const CHART_UNITS = ["dollars", "percent", "months"] as const;
export type ChartUnit = (typeof CHART_UNITS)[number];

/** The states and territories of the United States, and the regions of military mail, by postal code, in the order of names. */
export const STATES: Readonly<Record<string, string>> = {
  AL: "Alabama",
  AK: "Alaska",
  AS: "American Samoa",
  AZ: "Arizona",
  AR: "Arkansas",
  AA: "Armed Forces Americas",
  AE: "Armed Forces Europe",
  AP: "Armed Forces Pacific",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  DC: "District of Columbia",
  FL: "Florida",
  GA: "Georgia",
  GU: "Guam",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  MP: "Northern Mariana Islands",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  PR: "Puerto Rico",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  VI: "U.S. Virgin Islands",
  UT: "Utah",
  VT: "Vermont",
  VA: "Virginia",
  WA: "Washington",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
};
