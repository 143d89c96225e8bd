import type { LookedAt } from "./axe";

/** Every question that axe leaves open on this site, with the answer. */
export const LOOKED_AT: readonly LookedAt[] = [
  {
    rule: "color-contrast",
    elements: "figure svg text, figure svg tspan, [role=img] text, [role=img] tspan, svg[role=img] + svg tspan",
    reason:
      "The words of a chart on the surface of its figure: 7:1 and more in every palette (edges.test.ts); bars and lines stop short of them.",
  },
  {
    rule: "th-has-data-cells",
    elements: 'section > table:has(th[scope="rowgroup"])',
    reason: "Where a check comes from is the header of a group of rows, which have their data; axe knows no rowgroup.",
  },
];
