import Papa from "papaparse";
import { z } from "zod";
import { innermostSchema } from "../schema/field";
import { columnOf } from "../schema/survey-schema";
import { TIERS } from "../schema/vocabulary";
import { findUnwantedCharacter, plainText, errorAt } from "./read";
import type { TextFile } from "./content-files";
import { type ContentError, quote } from "./errors";
import { parseData } from "./parse";

/** Splits a cell that holds a list, in which a digit is a tier of scores: "2,3", "CA,NV". */
function listOf(cell: string): string[] {
  return cell.split(",").map((part) => (/^\d$/.test(part) && TIERS[Number(part)]) || part);
}

/** Converts a cell to the type of its column. A cell that doesn't fit stays a text, which the schema refuses. */
function valueOf(cell: string, schema: z.ZodType): unknown {
  if (cell === "") return null;
  const type = innermostSchema(schema);
  if (type instanceof z.ZodNumber) return /^\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell;
  if (type instanceof z.ZodBoolean) return /^true$/i.test(cell) || (/^false$/i.test(cell) ? false : cell);
  if (!(type instanceof z.ZodArray)) return cell;
  const list = listOf(cell);
  return type.safeParse(list).success ? list : cell;
}

/** Finds where a cell begins in its row: behind as many commas outside of quotes. */
function cellOffset(row: string, cell: number): number {
  const starts = [
    0,
    ...[...row.matchAll(/"(?:[^"]|"")*"|(,)/g)].flatMap(({ 1: comma, index }) => (comma ? index + 1 : [])),
  ];
  return starts[cell] ?? row.trimEnd().length;
}

/** Reads a table whose columns are a schema's fields, one row a value. An empty cell is null. Blank lines are passed over. */
export function readTable<T>(schema: z.ZodObject & z.ZodType<T>, given: TextFile, errors: ContentError[]): T[] {
  const file = { file: given.file, text: plainText(given.text) };
  const hidden = findUnwantedCharacter(file.text);
  if (hidden) errors.push(errorAt(file, hidden.offset, hidden));
  const fields = Object.entries<z.ZodType>(schema.shape);
  const columns = fields.map(([name]) => columnOf(name));
  const values: T[] = [];
  let start = 0;
  Papa.parse<string[]>(file.text, {
    delimiter: ",",
    step: ({ data: cells, errors: [broken], meta }, parser) => {
      const [rowStart, isHeader] = [start, start === 0];
      start = meta.cursor;
      const report = (cell: number, expected: string, found: string, hint?: string) => {
        const offset = rowStart + cellOffset(file.text.slice(rowStart, meta.cursor), cell);
        errors.push(errorAt(file, offset, { expected, found, hint }, columns.slice(cell, cell + 1)));
      };
      if (broken) {
        const hint = "a cell with a comma or a quote stands in double quotes";
        report(0, "cells that a comma separates", broken.message, hint);
        return;
      }
      if (isHeader) {
        const at = [...columns, undefined].findIndex((column, index) => cells[index] !== column);
        if (at < 0) return;
        const expected = columns[at] === undefined ? "no more columns" : `the column ${quote(columns[at])}`;
        report(at, expected, quote(cells[at]), "docs/survey.md lists the columns in order");
        parser.abort();
        return;
      }
      if (cells.length === 1 && cells[0] === "") return;
      if (cells.length !== columns.length) {
        const hint = "put a cell with a comma in double quotes";
        report(0, `${columns.length} cells in a row`, String(cells.length), hint);
        return;
      }
      const data = Object.fromEntries(fields.map(([name, type], cell) => [name, valueOf(cells[cell] ?? "", type)]));
      const { value, problems } = parseData<T>(schema, data);
      if (value !== null) values.push(value);
      for (const { path, expected, found, hint } of problems) {
        const cell = fields.findIndex(([name]) => name === path[0]);
        report(cell, expected, found === "null" ? "an empty cell" : found, hint);
      }
    },
  });
  if (values.length === 0 && !errors.some((error) => error.file === file.file))
    errors.push(errorAt(file, 0, { expected: "a header and a row for each plan", found: "no row" }));
  return values;
}
