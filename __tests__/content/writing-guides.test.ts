import { readFileSync } from "node:fs";
import path from "node:path";
import { BLOCK_NAMES } from "../../src/schema/block-schemas";
import { CARD_TERMS } from "../../src/domain/cards/card-terms";
import { TEXT_FACTS } from "../../src/domain/cards/named-facts";
import { RULES } from "../../src/content/references/rule-references";
import { formatFault } from "../../src/content/fault";
import { readMarkdown } from "../../src/content/read/read-source";
import { checkMarkdown } from "../../src/content/rules/markdown-rules";
import { readText } from "../../src/content/read/text-reader";
import { glossarySchema } from "../../src/schema/guide-schema";
import { KINDS, fillReferences } from "../../src/content/references/references";
import { partsOf } from "../../src/domain/guides/sections";
import { SURVEYS } from "../support/fixture";
import { sourcesWith } from "../support/references";
import { CATALOG_FOLDER } from "../support/catalog";

/** The editors' page shows what works: its own examples pass the gate. */

const PAGE = readFileSync("docs/writing-guides.md", "utf8");
const { terms } = glossarySchema.parse(
  JSON.parse(readFileSync(path.join(CATALOG_FOLDER, "data/glossary.json"), "utf8")),
);
const SOURCES = sourcesWith({ terms, survey: SURVEYS[0] ?? null });
// Its examples may link to any guide or card: which there are is the editors' choice.
const PATHS = new Set([...PAGE.matchAll(/\]\((\/(?:guides|cards)\/[^)]+)\)/g)].map(([, path = ""]) => path));

const blocks = [...PAGE.matchAll(/^```(\w+)\n[\s\S]*?^```$/gm)].map((match) => [match[1] ?? "", match[0]] as const);

function read(body: string) {
  const source = readMarkdown({ file: "docs/writing-guides.md", text: `---\ntitle: A\n---\n${body}` });
  const { text, parts } = readText(source, SOURCES);
  for (const part of parts) checkMarkdown(part, PATHS, source);
  return { text, faults: source.faults };
}

test("it has an example of every block", () => {
  expect(new Set(blocks.map(([name]) => name))).toEqual(new Set(BLOCK_NAMES));
});

test.each(blocks)("its example of the block %s passes the gate", (_, block) => {
  const { faults, text } = read(block);
  expect(faults.map(formatFault)).toEqual([]);
  expect(partsOf(text)).toHaveLength(1);
});

const rows = [...PAGE.matchAll(/^\| `(\{[A-Za-z]+:[^`]+\})` +\| (\S.*?) +\|/gm)].map(
  (match) => [(match[1] ?? "").replace("\\|", "|"), match[2] ?? ""] as const,
);

test("its table shows every kind of reference", () => {
  const kinds = rows.map(([reference]) => /^\{([A-Za-z]+):/.exec(reference)?.[1]);
  expect(new Set(kinds)).toEqual(new Set(KINDS.keys()));
});

test.each(rows)("its table says rightly what %s stands for", (reference, shown) => {
  expect(fillReferences(reference, SOURCES)).toBe(shown);
});

test("it names every field that the specification names, and every rule", () => {
  const terms = Object.keys(CARD_TERMS);
  for (const field of TEXT_FACTS.keys()) if (!terms.includes(field)) expect(PAGE).toContain(`\`${field}\``);
  for (const rule of RULES.keys()) expect(PAGE).toContain(`\`${rule}\``);
});
