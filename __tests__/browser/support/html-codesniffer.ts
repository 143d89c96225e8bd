import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

/** The page's own, once it is there. */
declare const HTMLCS: {
  NOTICE: number;
  getMessages: () => { type: number; code: string; msg: string; element: Element | Document }[];
  process: (standard: string, content: Document, done: () => void, failed: () => void) => void;
};

const SOURCE = readFileSync(require.resolve("html_codesniffer/build/HTMLCS.js"), "utf8");

/** A message that does not hold on this site: for these elements, for this reason. */
export type Answer = {
  /** The end of the message's code: guideline, criterion, technique. */
  code: string;
  /** The elements, as a CSS selector that they match. */
  elements: string;
  reason: string;
};

export type Messages = {
  /** Code, element and text of each message without an answer. */
  open: string[];
  /** The answers that were needed. */
  needed: Answer[];
};

/**
 * Errors and warnings of HTML_CodeSniffer for WCAG 2.1 AAA on the page as it is now. Its notices are left out: they
 * remind of what to check by hand and say nothing about the page.
 */
export async function runCodeSniffer(page: Page, answers: readonly Answer[]): Promise<Messages> {
  if (!(await page.evaluate(() => "HTMLCS" in window))) await page.evaluate(SOURCE);
  const list = answers.map(({ code, elements }) => ({ code, elements }));
  const found = await page.evaluate<{ open: string[]; needed: number[] }, typeof list>(async (known) => {
    await new Promise<void>((done, failed) => {
      HTMLCS.process("WCAG2AAA", document, done, () => failed(new Error("HTML_CodeSniffer has failed.")));
    });
    const open: string[] = [];
    const needed = new Set<number>();
    for (const { type, code, msg, element } of HTMLCS.getMessages()) {
      if (type === HTMLCS.NOTICE) continue;
      const answer = known.findIndex(
        (one) => code.endsWith(one.code) && element instanceof Element && element.matches(one.elements),
      );
      if (answer >= 0) needed.add(answer);
      else open.push(`${code}: ${element instanceof Element ? element.outerHTML.slice(0, 120) : "document"} (${msg})`);
    }
    return { open, needed: [...needed] };
  }, list);
  return { open: found.open, needed: answers.filter((_, index) => found.needed.includes(index)) };
}
