import { readFileSync } from "node:fs";
import path from "node:path";
import { CARD_TERMS } from "../../src/domain/cards/card-terms";
import { FACTS_BY_NAME } from "../../src/domain/cards/named-facts";
import { type ContentError, formatError } from "../../src/content/errors";
import { drawText, parseText } from "../../src/content/guide-text";
import { readDocument } from "../../src/content/read";
import { KINDS } from "../../src/content/references/references";
import { RULES } from "../../src/content/references/rule-references";
import { BLOCK_NAMES } from "../../src/schema/block-schemas";
import { glossarySchema } from "../../src/schema/guide-schema";
import { CATALOG_FOLDER } from "../support/catalog";
import { SURVEYS } from "../support/fixture";
import { filled, referencesWith } from "../support/references";

const PAGE = readFileSync("docs/writing-guides.md", "utf8");
const { terms } = glossarySchema.parse(
  JSON.parse(readFileSync(path.join(CATALOG_FOLDER, "data/glossary.json"), "utf8")),
);
// Its examples may link to any guide or card: which there are is the editors' choice.
const paths = new Set([...PAGE.matchAll(/\]\((\/[^)#?]+)/g)].map(([, address = ""]) => address));
const REFERENCES = { ...referencesWith({ terms, survey: SURVEYS[0] ?? null }), paths };

const blocks = [...PAGE.matchAll(/^```(\w+)\n[\s\S]*?^```$/gm)].map((match) => [match[1] ?? "", match[0]] as const);

function read(body: string) {
  const errors: ContentError[] = [];
  const document = readDocument({ file: "docs/writing-guides.md", text: `---\ntitle: A\n---\n${body}` }, errors);
  const drawn = document && drawText(document, parseText(document, errors), REFERENCES, errors);
  return { parts: drawn?.intro ?? [], messages: errors.map(formatError) };
}

test("shows an example of every block", () => {
  expect(new Set(blocks.map(([name]) => name))).toEqual(new Set(BLOCK_NAMES));
});

test.each(blocks)("shows a block %s without errors", (_, block) => {
  const { messages, parts } = read(block);
  expect(messages).toEqual([]);
  expect(parts).toHaveLength(1);
});

const rows = [...PAGE.matchAll(/^\| `(\{[A-Za-z]+:[^`]+\})` +\| (\S.*?) +\|/gm)].map(
  (match) => [(match[1] ?? "").replace("\\|", "|"), match[2] ?? ""] as const,
);

test("lists every kind of reference", () => {
  const kinds = rows.map(([reference]) => /^\{([A-Za-z]+):/.exec(reference)?.[1]);
  expect(new Set(kinds)).toEqual(new Set(KINDS.keys()));
});

test.each(rows)("shows what %s gives", (reference, shown) => {
  expect(filled(reference, REFERENCES)).toBe(shown);
});

test("names every field that the specification names, and every rule", () => {
  const terms = Object.keys(CARD_TERMS);
  const names = [...[...FACTS_BY_NAME.keys()].filter((field) => !terms.includes(field)), ...RULES.keys()];
  expect(names.filter((name) => !PAGE.includes(`\`${name}\``))).toEqual([]);
});
