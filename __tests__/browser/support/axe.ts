import type { Page } from "@playwright/test";
import { type AxeResults, type NodeResult, type RunOptions, source } from "axe-core";

/** The page's own, once it is there. */
declare const axe: { run: (where: Document, options: RunOptions) => Promise<AxeResults> };

type Rules = NonNullable<RunOptions["runOnly"]>;

/** WCAG 2.2 A and AA, the AAA rules that axe knows, and its best practices. */
export const ALL_RULES: Rules = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};

/** Those of them that a change of colors alone can break. */
export const COLOUR_RULES: Rules = {
  type: "rule",
  values: ["color-contrast", "color-contrast-enhanced", "link-in-text-block"],
};

/** A question that axe could not decide and a person did: for these elements the rule holds. */
export type LookedAt = {
  rule: string;
  /** The elements, as a CSS selector that they match. Where one is shown axe must ask, or the entry is out of date. */
  elements: string;
  reason: string;
};

export type Findings = {
  /** The rule, where, and what axe says to it. */
  violations: string[];
  /** Questions that axe could not decide and nobody has looked at. */
  undecided: string[];
  /** The places in the list of the answers that axe has asked for, and of those about what the page shows. */
  needed: number[];
  shown: number[];
};

/** Runs axe on the page as it is now. */
export async function runAxe(page: Page, runOnly: Rules, answers: readonly LookedAt[]) {
  // As text, since a page's Content-Security-Policy may refuse a script element.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate<Findings, { rules: Rules; list: readonly LookedAt[] }>(
    async ({ rules, list }) => {
      const results = await axe.run(document, {
        runOnly: rules,
        resultTypes: ["violations", "incomplete"],
        elementRef: true,
        // Media and style sheets, which none of these rules reads.
        preload: false,
      });
      const say = (rule: string, { target, failureSummary }: NodeResult) =>
        `${rule}: ${target.join(" ")} (${(failureSummary ?? "").replace(/\s+/g, " ")})`;
      const undecided: string[] = [];
      const needed = new Set<number>();
      for (const { id, nodes } of results.incomplete) {
        for (const node of nodes) {
          const entry = list.findIndex(({ rule, elements }) => rule === id && node.element?.matches(elements));
          if (entry >= 0) needed.add(entry);
          else undecided.push(say(id, node));
        }
      }
      return {
        violations: results.violations.flatMap(({ id, nodes }) => nodes.map((node) => say(id, node))),
        undecided,
        needed: [...needed],
        shown: list.flatMap(({ elements }, place) =>
          [...document.querySelectorAll(elements)].some((one) => one.checkVisibility({ visibilityProperty: true }))
            ? place
            : [],
        ),
      };
    },
    { rules: runOnly, list: answers },
  );
}
