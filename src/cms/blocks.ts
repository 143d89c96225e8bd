import { parse } from "yaml";
import type { z } from "zod";
import { writeYaml } from "../content/tools/write-markdown";
import { BLOCK_SCHEMAS, type BlockName } from "../schema/block-schemas";
import { fieldsOf, pickedFrom } from "./fields";
import { type FieldValues, fileOfForm, formOfFile, isFieldValues } from "./form-data";
import type { Names } from "./references";

/** The blocks of Markdown as components of the CMS's editor: a form in place of the YAML between two fences. */

type Block = { name: BlockName; label: string; schema: z.ZodType; kind?: string };

const BLOCKS: Record<string, Block> = {
  callout: { name: "callout", label: "Callout", schema: BLOCK_SCHEMAS.callout },
  example: { name: "example", label: "Worked example", schema: BLOCK_SCHEMAS.example },
  bars: { name: "chart", label: "Chart: bars", schema: BLOCK_SCHEMAS.bars, kind: "bars" },
  balance: { name: "chart", label: "Chart: balance over time", schema: BLOCK_SCHEMAS.balance, kind: "balance" },
  cards: { name: "cards", label: "Table of cards", schema: BLOCK_SCHEMAS.cards },
};

/** The lines between a fence with a name and the next fence. */
const LINES = "((?:\\n(?!```)[^\\n]*)*)";

/** The fields of a block; none if they can't be read. */
function readFields(yaml: string): FieldValues {
  try {
    const fields: unknown = parse(yaml, { schema: "core" });
    return isFieldValues(fields) ? fields : {};
  } catch {
    return {};
  }
}

/** Markdown within a block stands below its name, however short it is. */
function withLineEnd(data: FieldValues): FieldValues {
  const { text } = data;
  return typeof text === "string" ? { ...data, text: `${text.trim()}\n` } : data;
}

function componentOf(id: string, { name, label, schema, kind }: Block, names: Names | undefined) {
  const ofItsKind = kind ? `(?=(?:\\n(?!\`\`\`)[^\\n]*)*?\\nkind: *${kind} *(?:\\n|$))` : "";
  const toBlock = (data: FieldValues) => {
    // Decap hands over tables of its own; JSON makes plain ones of them.
    const plain: unknown = JSON.parse(JSON.stringify(data));
    const fields = isFieldValues(plain) ? { ...plain, ...(kind ? { kind } : {}) } : {};
    return `\`\`\`${name}\n${writeYaml(withLineEnd(fileOfForm(schema, fields)))}\`\`\``;
  };
  const fields = fieldsOf(schema)
    .filter((field) => !kind || field.name !== "kind")
    .map((field) => (field.name === "cards" ? pickedFrom(field, names?.cards) : field));
  return {
    id,
    label,
    // Folded, it shows what it is and its title.
    collapsed: true,
    summary: `${label}: {{title}}`,
    fields,
    // Decap anchors it at a block's start and forbids the flag for several lines.
    pattern: new RegExp(`^\`\`\`${name}${ofItsKind}${LINES}\\n\`\`\`(?=\\n|$)`),
    fromBlock: (match: RegExpMatchArray) => formOfFile(schema, readFields(match[1] ?? "")),
    toBlock,
    toPreview: toBlock,
  };
}

/** The components of all blocks; `names` are what their fields may name, as far as it is known. */
export function blockComponents(names?: Names) {
  return Object.entries(BLOCKS).map(([id, block]) => componentOf(id, block, names));
}
