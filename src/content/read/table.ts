import { z } from "zod";
import { core } from "../../schema/field";
import { columnOf } from "../../schema/survey-schema";
import { TIERS } from "../../schema/vocabulary";
import { START, quote } from "../fault";
import { type CsvRow, readCsv } from "./csv";
import { parseData } from "./parse";
import type { SourceFile } from "./source-file";

/** A file of comma-separated values whose columns are the fields of a schema. An empty cell is null. */

/** What a list holds, of which a digit stands for a tier of scores: "2,3", "CA,NV". */
function listOf(cell: string): string[] {
  return cell.split(",").map((part) => (/^\d$/.test(part) && TIERS[Number(part)]) || part);
}

/** A cell as the value that its column holds. A cell that holds none stays a text, for the schema to refuse. */
function valueOf(cell: string, schema: z.ZodType): unknown {
  if (cell === "") return null;
  const type = core(schema);
  if (type instanceof z.ZodNumber) return /^\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell;
  if (type instanceof z.ZodBoolean) return cell === "true" ? true : cell === "false" ? false : cell;
  if (!(type instanceof z.ZodArray)) return cell;
  const list = listOf(cell);
  return type.safeParse(list).success ? list : cell;
}

function checkHeader(header: CsvRow, columns: readonly string[], source: SourceFile): void {
  const longer = header.cells.length > columns.length ? header.cells : columns;
  const at = longer.findIndex((_, place) => header.cells[place] !== columns[place]);
  if (at < 0) return;
  const column = columns[at];
  const expected = column === undefined ? "no more columns" : `the column ${quote(column)}`;
  const hint = "docs/survey.md lists the columns in order";
  source.reportAt(header.placeOf(at), expected, quote(header.cells[at]), hint);
}

/** The rows of a table. Those with faults, which are reported, are left out; under a wrong header there are none. */
export function readTable<S extends z.ZodObject>(schema: S, source: SourceFile): z.output<S>[] {
  const fields = Object.entries<z.ZodType>(schema.shape);
  const columns = fields.map(([name]) => columnOf(name));
  const [header, ...rows] = readCsv(source);
  if (header) checkHeader(header, columns, source);
  else source.reportAt(START, "a header and a row for each plan", "nothing");
  // Under a wrong header every cell would be wrong.
  if (source.faults.length > 0) return [];
  return rows.flatMap(({ cells, placeOf }) => {
    if (cells.length !== columns.length) {
      const hint = "put a cell with a comma in double quotes";
      source.reportAt(placeOf(0), `${columns.length} cells in a row`, String(cells.length), hint);
      return [];
    }
    const data = Object.fromEntries(fields.map(([name, type], column) => [name, valueOf(cells[column] ?? "", type)]));
    const { value, problems } = parseData(schema, data);
    for (const { path, expected, found, hint } of problems) {
      const column = fields.findIndex(([name]) => name === path[0]);
      const cell = found === "null" ? "an empty cell" : found;
      source.reportAt(placeOf(column), expected, cell, hint, columns.slice(column, column + 1));
    }
    return value === null ? [] : [value];
  });
}
