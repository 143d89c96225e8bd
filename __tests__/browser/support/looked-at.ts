import type { LookedAt } from "./axe";

/** Every question that axe leaves open on this site, with the answer. */
export const LOOKED_AT: readonly LookedAt[] = [
  {
    rule: "color-contrast",
    elements: 'svg[aria-hidden="true"] text',
    states:
      /^\/ (as|with)|^\/compare (as|with (one|four))|^\/offers (as it|with (a card|a category|amounts|costs|the (filters|note)))/,
    reason:
      "The issuer's name on a card face, which stands beside it in text: white on two dark tones, 7:1 and more for every hue (CardFace.test.tsx).",
  },
  {
    rule: "color-contrast",
    elements: 'svg[role="img"] text',
    states: /^\/calculator|^a guide|^\/guides\/(?!none)/,
    reason:
      "The words of a chart on the surface of its figure: 7:1 and more in every palette (edges.test.ts); bars and lines stop short of them.",
  },
  {
    rule: "th-has-data-cells",
    elements: "section > table",
    states: /^\/calculator/,
    reason: "Where a check comes from is the header of a group of rows, which have their data; axe knows no rowgroup.",
  },
];
