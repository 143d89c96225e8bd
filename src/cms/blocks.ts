import type { z } from "zod";
import { BLOCK_SCHEMAS, type BlockName } from "../content/schema/block-schemas";
import { type CmsField, fieldsOf, pickedFrom } from "./fields";
import { type FieldValues, fileOfForm, formOfFile, isFieldValues } from "./form-data";
import type { Names } from "./references";
import { readYaml, writeYaml } from "./yaml";

/** The blocks of Markdown as components of the CMS's editor: a form in place of the YAML between two fences. */

export type EditorComponent = {
  id: string;
  label: string;
  /** Folded, it shows what it is and its title. */
  collapsed: true;
  summary: string;
  fields: CmsField[];
  /** Decap anchors it at a block's start and forbids the flag for several lines. */
  pattern: RegExp;
  fromBlock: (match: RegExpMatchArray) => FieldValues;
  toBlock: (data: FieldValues) => string;
  toPreview: (data: FieldValues) => string;
};

type Block = { name: BlockName; label: string; schema: z.ZodType; kind?: string };

const BLOCKS: Record<string, Block> = {
  callout: { name: "callout", label: "Callout", schema: BLOCK_SCHEMAS.callout },
  example: { name: "example", label: "Worked example", schema: BLOCK_SCHEMAS.example },
  bars: { name: "chart", label: "Chart: bars", schema: BLOCK_SCHEMAS.bars, kind: "bars" },
  balance: { name: "chart", label: "Chart: balance over time", schema: BLOCK_SCHEMAS.balance, kind: "balance" },
  cards: { name: "cards", label: "Table of cards", schema: BLOCK_SCHEMAS.cards },
  term: { name: "term", label: "Key term in a box", schema: BLOCK_SCHEMAS.term },
  ad: { name: "ad", label: "Ad break", schema: BLOCK_SCHEMAS.ad },
};

/** The lines between a fence with a name and the next fence. */
const LINES = "((?:\\n(?!```)[^\\n]*)*)";

/** Markdown within a block stands below its name, however short it is. */
function withLineEnd(data: FieldValues): FieldValues {
  const { text } = data;
  return typeof text === "string" ? { ...data, text: `${text.trim()}\n` } : data;
}

/** The YAML of a block: without any fields, an empty line. */
function yamlOf(data: FieldValues): string {
  return Object.keys(data).length === 0 ? "\n" : writeYaml(withLineEnd(data));
}

/** The fields of blocks that name other entries. */
const NAMING: Record<string, keyof Names> = { "cards.cards": "cards", "term.id": "terms" };

function componentOf(id: string, { name, label, schema, kind }: Block, names: Names | undefined): EditorComponent {
  const ofItsKind = kind ? `(?=(?:\\n(?!\`\`\`)[^\\n]*)*?\\nkind: *${kind} *(?:\\n|$))` : "";
  const toBlock = (data: FieldValues) => {
    // Decap hands over tables of its own; JSON makes plain ones of them.
    const plain: unknown = JSON.parse(JSON.stringify(data));
    const fields = isFieldValues(plain) ? { ...plain, ...(kind ? { kind } : {}) } : {};
    return `\`\`\`${name}\n${yamlOf(fileOfForm(schema, fields))}\`\`\``;
  };
  const fields = fieldsOf(schema)
    .filter((field) => !kind || field.name !== "kind")
    .map((field) => {
      const list = NAMING[`${id}.${field.name}`];
      return list ? pickedFrom(field, names?.[list]) : field;
    });
  const titled = fields.find((field) => field.name === "title" || field.name === "id");
  return {
    id,
    label,
    collapsed: true,
    summary: `${label}${titled ? `: {{${titled.name}}}` : ""}`,
    fields,
    pattern: new RegExp(`^\`\`\`${name}${ofItsKind}${LINES}\\n\`\`\`(?=\\n|$)`),
    fromBlock: (match) => {
      const fields = readYaml(match[1] ?? "");
      return isFieldValues(fields) ? formOfFile(schema, fields) : {};
    },
    toBlock,
    toPreview: toBlock,
  };
}

/** The components of all blocks; `names` are what their fields may name, as far as it is known. */
export function blockComponents(names?: Names): EditorComponent[] {
  return Object.entries(BLOCKS).map(([id, block]) => componentOf(id, block, names));
}
