import type { Page } from "@playwright/test";
import { type AxeResults, type NodeResult, type RunOptions, source } from "axe-core";

/** The page's own, once it is there. */
declare const axe: { run: (where: Document, options: RunOptions) => Promise<AxeResults> };

/** WCAG 2.2 A and AA, the AAA rules that axe knows, and its best practices. */
const RULES = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe could not decide and a person did: for these elements, in these states, the rule holds. */
export type LookedAt = {
  rule: string;
  /** The elements, as a CSS selector that they match. */
  elements: string;
  /** The names of the states in which axe asks. It must ask in each of them, or the entry is out of date. */
  states: RegExp;
  reason: string;
};

export type Findings = {
  /** The rule, where, and what axe says to it. */
  violations: string[];
  /** What axe could not decide and nobody has looked at. */
  undecided: string[];
  /** The entries of the list that were needed. */
  needed: LookedAt[];
};

type Found = { violations: string[]; undecided: string[]; needed: number[] };

/** Runs axe on the page as it is now. */
export async function runAxe(page: Page, lookedAt: readonly LookedAt[]): Promise<Findings> {
  // As text, since a page's Content-Security-Policy may refuse a script element.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const found = await page.evaluate<Found, { rules: string[]; list: { rule: string; elements: string }[] }>(
    async ({ rules, list }) => {
      const results = await axe.run(document, {
        runOnly: rules,
        resultTypes: ["violations", "incomplete"],
        elementRef: true,
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
      };
    },
    { rules: RULES, list: lookedAt.map(({ rule, elements }) => ({ rule, elements })) },
  );
  return { ...found, needed: lookedAt.filter((_, index) => found.needed.includes(index)) };
}
