import { readContentFiles } from "../../src/content/content-files";
import type { TextFile } from "../../src/content/source-file";
import { LAUNCH_FOLDER } from "./launch-folder";

/**
 * A complete project of five cards, four guides and three legal pages that passes the gate: small enough to be checked
 * hundreds of times. Its files are made of those at launch, so that they follow the schemas.
 */

const OWN = readContentFiles(LAUNCH_FOLDER);

function ownText(file: string): string {
  const found = OWN.find((candidate) => candidate.file === file);
  if (!found) throw new Error(`There is no file ${file}.`);
  return withoutFigures(found.text);
}

function json(file: string): Record<string, unknown> {
  const data: unknown = JSON.parse(ownText(file));
  return { ...Object.assign({}, data) };
}

/** JSON with every field on a line of its own. */
export function written(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}

const CARD_IDS = [
  "penfed-platinum-rewards",
  "chase-slate-edge",
  "citi-simplicity",
  "discover-it-secured",
  "first-tech-choice-rewards",
];
const CATEGORIES = ["low-apr", "intro-apr", "balance-transfer", "secured", "rewards"];

const cards = CARD_IDS.map((id, index) => ({
  file: `data/cards/${id}.json`,
  text: written({
    ...json(`data/cards/${id}.json`),
    category: CATEGORIES[index],
    featured: index < 3,
    recommended: index === 1,
  }),
}));

const GUIDE_NAMES = ["improve-credit-score", "one", "two", "three"];

const BODY = `
An intro.

## First things

See the [second section](#second-things), [guide two](/guides/two), [all guides](/guides) and [about us](/about).

\`\`\`example
title: A sum
rows:
  - label: Balance
    value: "$5,000"
  - label: Payment
    value: "$150"
text: That is all.
\`\`\`

## Second things

- A point
- Another

\`\`\`callout
kind: mistake
text: Paying late.
\`\`\`

## Third things

| Rate | Cost |
| ---- | ---- |
| 18%  | $10  |

## Fourth things

More [offers](/offers?filter=secured), the [comparison](/compare) and the [calculator](/calculator).

## What to do next

1. Compare.
`;

/** Texts without the facts of cards that the small project lacks. */
function withoutFigures(text: string): string {
  return text.replace(/\{[a-z]+:[^{}]*\}/g, "0");
}

/** The head of a real guide, with a title and a description of its own and lists of what the small project holds. */
function guideHead(name: string): string {
  const [, head = ""] = /^---\n([\s\S]*?)\n---\n/.exec(ownText("data/guides/improve-credit-score.md")) ?? [];
  const related = GUIDE_NAMES.filter((other) => other !== name).map((other) => `  - ${other}`);
  const withoutLists = head.replace(/^(related|actions|sources|otherRates):\n(?:[ \t].*\n?)*/gm, "").trimEnd();
  const own = withoutLists.replace(/^(?:title|description): /gm, (field) => `${field}${name} `);
  return [
    "---",
    own,
    "related:",
    ...related,
    "actions:",
    "  - label: Compare cards",
    "    to: /compare",
    "  - label: See offers",
    "    to: /offers",
    "sources:",
    '  - label: "12 CFR 1026.55"',
    "    url: https://www.ecfr.gov/current/title-12/section-1026.55",
    "---",
    "",
  ].join("\n");
}

const guides = GUIDE_NAMES.map((name) => ({ file: `data/guides/${name}.md`, text: guideHead(name) + BODY }));

const pages = ["disclaimer", "privacy", "terms"].map((name) => {
  const [head = ""] = /^---\n[\s\S]*?\n---\n/.exec(ownText(`data/pages/${name}.md`)) ?? [];
  return { file: `data/pages/${name}.md`, text: `${head}\n## One\n\nText by {brand}, see [below](#one).\n` };
});

const ownSite = json("data/site.json");

const site = {
  file: "data/site.json",
  text: written({
    ...ownSite,
    cardOrder: CARD_IDS,
    guideOrder: GUIDE_NAMES,
    home: Object.assign({}, ownSite["home"], { teasers: ["one", "two", "three"] }),
  }),
};

const otherSettings = OWN.filter(({ file }) => /^data\/[^/]+$/.test(file) && file !== site.file);

export const SMALL_PROJECT: readonly TextFile[] = [site, ...otherSettings, ...cards, ...guides, ...pages];

/** The project with one file's text changed. Throws if the change changes nothing. */
export function withText(file: string, change: (text: string) => string): TextFile[] {
  const before = SMALL_PROJECT.find((candidate) => candidate.file === file);
  if (!before) throw new Error(`There is no file ${file}.`);
  const text = change(before.text);
  if (text === before.text) throw new Error(`The change leaves ${file} as it was.`);
  return SMALL_PROJECT.map((candidate) => (candidate === before ? { file, text } : candidate));
}
