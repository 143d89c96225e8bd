/**
 * The sentences of the specification that have no test in this folder, for `npm run docs:specification`: nothing can be
 * tested about them, or another file's test holds them, with more than a visit to the served site.
 */

export type Untestable = { section: string; sentence: string; reason: string };
export type Elsewhere = { section: string; sentence: string; file: string; test: string };

const NOT_SHOWN = "It says what is not known, and asks for nothing.";

export const UNTESTABLE: readonly Untestable[] = [
  {
    section: "1 What the product does and for whom",
    sentence: "The specification covers the whole product.",
    reason: "It speaks of the document.",
  },
  {
    section: "1 What the product does and for whom",
    sentence: "The audience is anonymous visitors in the US.",
    reason: "It is an aim; that there are no accounts is tested under section 6.",
  },
  {
    section: "2 Screens and routes: guide article pages",
    sentence: "The further links of four guides, and author values, are not shown.",
    reason: NOT_SHOWN,
  },
  {
    section: "3 Entities and their fields: credit card",
    sentence: "The values of the cards are not given beyond the constants in section 9.",
    reason: NOT_SHOWN,
  },
  {
    section: "7 The calls it makes",
    sentence: "What a server would do is not shown.",
    reason: NOT_SHOWN,
  },
  {
    section: "8 Error catalogue",
    sentence: "Server errors are not shown.",
    reason: NOT_SHOWN,
  },
];

const ADS = "__tests__/browser/ads.spec.ts";

export const ELSEWHERE: readonly Elsewhere[] = [
  {
    section: "2 Screens and routes: shared card list view",
    sentence: "Longer lists have an ad after every sixth card of the remainder, never after the last.",
    file: "__tests__/domain/ad-placement.test.ts",
    test: "after the third card, the rest follows the specification's formula",
  },
  {
    section: "2 Screens and routes: shared card list view",
    sentence: "No list of any length ends with an ad.",
    file: "__tests__/domain/ad-placement.test.ts",
    test: "no ad follows the last card of any list",
  },
  {
    section: "4 States and transitions",
    sentence: "If the honeypot has content, nothing happens.",
    file: "__tests__/browser/contact.spec.ts",
    test: "a program that fills in the hidden field is ignored without a word",
  },
  {
    section: "7 The calls it makes",
    sentence: "An ad script is pushed for each ad slot; the ad service is a third-party ad network.",
    file: ADS,
    test: "after a yes each slot that comes near is filled, and no other; the question is gone for good",
  },
  {
    section: "8 Error catalogue",
    sentence: "An application-level failure shows the generic 'Unexpected Application Error!'.",
    file: "__tests__/browser/resilience.spec.ts",
    test: "shows 'Unexpected Application Error!' with a way home",
  },
];
