import type { RootContent } from "hast";
import type { GuideBlock } from "../../domain/guides/guide-block";
import { partsOf, textOf } from "../../domain/guides/sections";
import { guidePath, pathOf } from "../../site/routes";
import type { BlockName } from "../schema/block-schemas";
import type { Card } from "../../domain/cards/card";
import { rangeEnd } from "../references/card-references";
import { type Complaint, type Fault, fieldName, quote } from "../fault";
import type { GuideFrontMatter } from "../schema/guide-schema";
import type { Site } from "../schema/site-schema";
import type { Place } from "../read/place";
import { type Sources, fillReferences, showsRate } from "../references/references";
import type { SourceFile } from "../read/source-file";
import type { ReadText } from "../read/text-reader";
import { textsIn } from "./texts";

/** What every guide must have, beyond being sound: promises to its readers that can be checked by reading. */

/** A guide as the rules see it. */
export type Draft = {
  source: SourceFile;
  name: string;
  head: GuideFrontMatter;
  read: ReadText;
  /** The day that the site's figures describe: nothing in it is younger. */
  asOf: string;
  /** What `rateReferences` makes of the cards. */
  rates: ReadonlyMap<string, string>;
  primarySources: Site["primarySources"];
  /** What its references are filled in from. */
  sources: Sources;
};

type Finding = Complaint & { at: Place; field?: string };
type Rule = (draft: Draft) => Finding[];

const atField = ({ source }: Draft, path: (string | number)[]) => ({
  at: source.placeOf(path),
  field: fieldName(path),
});

/** Where what is missing from the text would stand. */
const atText = ({ source }: Draft) => ({ at: { line: source.bodyLine, column: 1 } });

/** The guide's text, line by line, with what a reader won't see of it blanked out. */
function linesOf({ source }: Draft, hide: RegExp): string[] {
  return source.body.replace(hide, (hidden) => hidden.replace(/[^\n]/g, " ")).split("\n");
}

const REFERENCES = /\{[^{}\n]*\}/g;

function findInText(draft: Draft, pattern: RegExp, complain: (match: RegExpMatchArray) => Complaint | null): Finding[] {
  return linesOf(draft, REFERENCES).flatMap((line, index) =>
    [...line.matchAll(pattern)].flatMap((match) => {
      const complaint = complain(match);
      const at = { line: draft.source.bodyLine + index, column: match.index + 1 };
      return complaint ? [{ ...complaint, at }] : [];
    }),
  );
}

const RATE = /(?<![\d.$])\d{1,2}\.\d{2}(?=%| ?(?:-|–|to) ?\d{1,2}\.\d{2}%)/g;

/** The first reference that gives each rate of a card: "18.24" as "{card:citi-simplicity.aprLow}". */
export function rateReferences(cards: readonly Card[]): ReadonlyMap<string, string> {
  const references = new Map<string, string>();
  for (const card of cards) {
    for (const end of ["aprLow", "aprHigh"]) {
      const rate = rangeEnd(card, end)?.toFixed(2);
      if (rate !== undefined && !references.has(rate)) references.set(rate, `{card:${card.id}.${end}}`);
    }
  }
  return references;
}

/** A card's rate that is typed into a guide would stay behind when the card changes. */
const writesRatesByReference: Rule = (draft) =>
  findInText(draft, RATE, ([rate]) => {
    if (draft.head.otherRates.includes(`${rate}%`)) return null;
    const reference = draft.rates.get(rate);
    if (reference === undefined) return null;
    return {
      expected: `a reference such as ${reference}`,
      found: quote(`${rate}%`),
      hint: "a card's rate is filled in from its file; a rate that is no card's is named under otherRates",
    };
  });

/** Rates change: a guide that shows them says when it was last brought up to date. */
const datesItsRates: Rule = (draft) => {
  const { head, read, sources } = draft;
  const usesRate = read.usesRate || textsIn(head).some(({ text }) => showsRate(text, sources));
  return usesRate && head.modifiedDate === null
    ? [
        {
          ...atField(draft, ["modifiedDate"]),
          expected: "the day of the last change, since the guide shows rates of our cards",
          found: "none",
        },
      ]
    : [];
};

/** No day in a guide lies after the day that the site's figures describe, and they follow one another. */
const datesAreInOrder: Rule = (draft) => {
  const { publishDate, modifiedDate, reviewed } = draft.head;
  const days = [
    ["publishDate", publishDate],
    ["modifiedDate", modifiedDate],
    ["reviewed", reviewed],
  ] as const;
  return days.flatMap(([name, day]) => {
    if (day === null) return [];
    if (day > draft.asOf) {
      return [
        {
          ...atField(draft, [name]),
          expected: `a day up to ${draft.asOf}, as asOf in data/site.json says`,
          found: quote(day),
        },
      ];
    }
    return day < publishDate
      ? [{ ...atField(draft, [name]), expected: `a day from the publication on, ${publishDate}`, found: quote(day) }]
      : [];
  });
};

/** Whether a block stands in the guide; one that is faulty stands there too, and has a fault of its own. */
const hasBlock = ({ read }: Draft, names: readonly BlockName[], wanted: (block: GuideBlock) => boolean = () => true) =>
  read.blocks.some(({ name, block }) => names.includes(name) && (block === null || wanted(block)));

function hasTable(nodes: readonly RootContent[]): boolean {
  return nodes.some((node) => node.type === "element" && node.tagName === "table");
}

const hasExample: Rule = (draft) =>
  hasBlock(draft, ["example"])
    ? []
    : [{ ...atText(draft), expected: "at least one block named example", found: "none" }];

const hasTableOrChart: Rule = (draft) =>
  hasBlock(draft, ["chart", "cards"]) ||
  partsOf(draft.read.text).some((part) => part.kind === "text" && hasTable(part.nodes))
    ? []
    : [{ ...atText(draft), expected: "at least one table, chart or cards block", found: "none" }];

const warnsOfMistake: Rule = (draft) =>
  hasBlock(draft, ["callout"], (block) => block.kind === "callout" && block.callout === "mistake")
    ? []
    : [{ ...atText(draft), expected: "at least one callout of the kind mistake", found: "none" }];

const FEWEST_CROSS_LINKS = 5;

/** Links to other pages of the site: each page is counted once, whatever part or filter of it they lead to. */
const leadsOn: Rule = (draft) => {
  const body = fillReferences(draft.source.body, draft.sources);
  const pages = new Set([...body.matchAll(/\]\((\/[^)\s]*)/g)].map(([, address = ""]) => pathOf(address)));
  pages.delete(guidePath(draft.name));
  return pages.size >= FEWEST_CROSS_LINKS
    ? []
    : [
        {
          ...atText(draft),
          expected: `links to at least ${FEWEST_CROSS_LINKS} other pages of this site`,
          found: `${pages.size}`,
        },
      ];
};

const MOST_TERM_BOXES = 2;

const boxesFewTerms: Rule = ({ read }) =>
  read.blocks
    .filter(({ name }) => name === "term")
    .slice(MOST_TERM_BOXES)
    .map(({ line }) => ({
      at: { line, column: 1 },
      expected: `at most ${MOST_TERM_BOXES} blocks named term`,
      found: "another one",
    }));

const explainsTermsOnce: Rule = ({ read }) => {
  const seen = new Set<string>();
  return read.references.flatMap(({ value, whole, line, column }) => {
    const id = value.term?.id;
    if (id === undefined) return [];
    const again = seen.has(id);
    seen.add(id);
    return again
      ? [
          {
            at: { line, column },
            expected: "each term explained once",
            found: `${quote(whole)} again`,
            hint: "write its words alone",
          },
        ]
      : [];
  });
};

/** Headings, links and the names of blocks' fields can't hold a definition, so a term may stand there before it. */
const NO_PLACE_FOR_TERMS =
  /^#.*$|^```\w*$|^\s*(?:- )?(?:title|label|value|description|kind|unit|id):.*$|\[[^\]]*\]\([^)]*\)|\{(?!term:)[^{}\n]*\}|^\|.*\|$/gm;

function escapeForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** A reader meets a term's words first where they are explained. */
const explainsTermsAtFirst: Rule = (draft) => {
  const lines = linesOf(draft, NO_PLACE_FOR_TERMS).map((line) =>
    line.replace(/\{term:[^{}]*\}/g, (whole) => " ".repeat(whole.length)),
  );
  return draft.read.references.flatMap(({ value, whole, line, column }) => {
    if (!value.term) return [];
    const words = new RegExp(`(?<![\\w-])${escapeForPattern(value.term.term)}s?(?![\\w-])`, "i");
    const index = lines.findIndex((text) => words.test(text));
    const found = { line: draft.source.bodyLine + index, column: (lines[index]?.search(words) ?? 0) + 1 };
    const isEarlier = index >= 0 && (found.line < line || (found.line === line && found.column < column));
    return isEarlier
      ? [
          {
            at: { line, column },
            expected: `the term explained where it first stands, on line ${found.line}`,
            found: quote(whole),
          },
        ]
      : [];
  });
};

/** "12 CFR 1026.55", "15 U.S.C. 1681m", "89 FR 90838", "S. 1838, 118th Congress". */
const CITATION = /\d+ (?:CFR|U\.S\.C\.|FR) (?:§ ?|part )?\d+|(?:S|H\.R)\. \d+, \d+th Congress/;

/** Whether no letter or digit follows: "Citi, fees" starts with the word Citi, "Citizens Advice" doesn't. */
function endsWord(text: string, offset: number): boolean {
  return !/[\p{L}\d]/u.test(text.charAt(offset));
}

/** Whether a source's label is a citation, or starts with the name of a publisher that counts as primary. */
export function isPrimaryLabel(label: string, known: Site["primarySources"]): boolean {
  return CITATION.test(label) || known.some(({ name }) => label.startsWith(name) && endsWord(label, name.length));
}

function isPrimaryAddress(address: string, known: Site["primarySources"]): boolean {
  const { host } = new URL(address);
  return host.endsWith(".gov") || known.some((one) => host === one.host || host.endsWith(`.${one.host}`));
}

/** Readers are shown primary sources only: law by its citation, regulators, the Federal Reserve, issuers. */
const citesPrimarySources: Rule = (draft) =>
  draft.head.sources.flatMap(({ label, url }, index): Finding[] => {
    const known = draft.primarySources;
    const hint = "publishers and hosts that count as primary stand in primarySources of data/site.json";
    if (!isPrimaryLabel(label, known)) {
      return [
        {
          ...atField(draft, ["sources", index, "label"]),
          expected: "a citation such as 12 CFR 1026.55, or the name of a regulator or issuer first",
          found: quote(label),
          hint,
        },
      ];
    }
    return url === null || isPrimaryAddress(url, known)
      ? []
      : [
          {
            ...atField(draft, ["sources", index, "url"]),
            expected: "the address of a primary source",
            found: quote(url),
            hint,
          },
        ];
  });

/** The one guide that uses the four bands of scores with a "very good" from 700 to 749. */
const BANDS_GUIDE = "qualify-low-apr-credit-card";
const FOUR_BANDS = /700 ?(?:-|–|to) ?749/g;

/** Two sets of bands beside one another would contradict each other. */
const keepsBandsApart: Rule = (draft) =>
  draft.name === BANDS_GUIDE
    ? []
    : findInText(draft, FOUR_BANDS, ([band]) => ({
        expected: "the bands 750+, 670-749, 580-669 and under 580",
        found: quote(band),
        hint: `only ${BANDS_GUIDE} uses the other set`,
      }));

const UTILIZATION_BANDS = /740-850|670-739|300-579/;
const SCORE_BANDS = /750-850|750\+|670-749|700-749|650-699/;

/** The bands that go with utilization are a third set: no table mixes them with another. */
const keepsUtilizationBandsApart: Rule = (draft) =>
  partsOf(draft.read.text).flatMap((part) => {
    if (part.kind !== "text") return [];
    return part.nodes.flatMap((node) => {
      const text = hasTable([node]) ? textOf(node).replaceAll("–", "-") : "";
      return UTILIZATION_BANDS.test(text) && SCORE_BANDS.test(text)
        ? [{ ...atText(draft), expected: "one set of score bands in a table", found: "two" }]
        : [];
    });
  });

const RULES: readonly Rule[] = [
  writesRatesByReference,
  datesItsRates,
  datesAreInOrder,
  hasExample,
  hasTableOrChart,
  warnsOfMistake,
  leadsOn,
  boxesFewTerms,
  explainsTermsOnce,
  explainsTermsAtFirst,
  citesPrimarySources,
  keepsBandsApart,
  keepsUtilizationBandsApart,
];

/** Every rule that a guide breaks, with its place. */
export function guideFaults(draft: Draft): Fault[] {
  return RULES.flatMap((rule) =>
    rule(draft).map(({ at, field = "", expected, found, hint }) => ({
      file: draft.source.file,
      ...at,
      field,
      expected,
      found,
      ...(hint ? { hint } : {}),
    })),
  );
}
