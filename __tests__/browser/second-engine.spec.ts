import { ROUTES, TOOL_ROUTES } from "../built/support/routes";
import { type Answer, runCodeSniffer } from "./support/html-codesniffer";
import { expect, test, untilReady } from "./support/test";

/** What HTML_CodeSniffer says and a person has looked at. */
const ANSWERS: readonly Answer[] = [
  {
    code: "H39.3.NoCaption",
    elements: "main section > table",
    reason: "A guide's table stands in a region that has a name, under the sentence that leads to it.",
  },
  { code: "H42", elements: "main p", reason: "The word over a callout names a box, not a section." },
  {
    code: "H43.HeadersRequired",
    elements: "main table",
    reason: "Columns, rows and groups of rows each have their scope; this engine knows two levels.",
  },
  {
    code: "H43.ScopeAmbiguous",
    elements: "main table",
    reason: "The same table: the third level is the scope rowgroup.",
  },
  {
    code: "1_3_1.H48",
    elements: "main div, main p, footer p",
    reason: "Links in a sentence or two buttons side by side.",
  },
  { code: "H85.2", elements: "select", reason: "All choices of the list are of one kind." },
  {
    code: "1_4_10.C32,C31,C33,C38,SCR34,G206",
    elements: "[role=status], [popover]",
    reason: "Fixed to the window and no wider than it: accessibility.spec.ts looks at both at 320 pixels.",
  },
  {
    code: "1_4_6.G17.Abs",
    elements: '.visually-hidden, .visually-hidden text, [id$="-hint"], a[href="#main"]',
    reason:
      "Out of sight; axe measures the skip link while it is shown, and face.test.ts the words on a card's face, which stand beside it too.",
  },
  { code: "1_4_6.G18.Abs", elements: ".visually-hidden", reason: "Out of sight." },
  {
    code: "3_2_5.H83.3",
    elements: "a[target=_blank]",
    reason: 'Its name ends with "(opens in a new tab)".',
  },
];

test(
  "HTML_CodeSniffer, an engine of other makers, has nothing to say on any route that was not looked at",
  { tag: "@full" },
  async ({ page }) => {
    test.setTimeout(180_000);
    const open: string[] = [];
    const needed = new Set<Answer>();
    for (const route of ROUTES) {
      await page.goto(route);
      if (TOOL_ROUTES.includes(route)) await untilReady(page);
      const messages = await runCodeSniffer(page, ANSWERS);
      open.push(...messages.open.map((message) => `${route}: ${message}`));
      for (const answer of messages.needed) needed.add(answer);
    }
    expect(open).toEqual([]);
    expect(
      ANSWERS.filter((answer) => !needed.has(answer)),
      "answers to messages that no longer come",
    ).toEqual([]);
  },
);
