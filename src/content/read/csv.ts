import Papa from "papaparse";
import { type Place, placeAt } from "../fault";
import type { SourceFile } from "./source-file";

/** One row of a table: its cells, and where each of them stands in the file. */
export type CsvRow = { cells: string[]; placeOf: (cell: number) => Place };

/** A cell as it is written, up to the comma behind it. */
const CELL = /"(?:[^"]|"")*"|[^,]*/y;

/** Where a cell begins within its row's text; a cell that is missing, at its end. */
function cellStart(row: string, cell: number): number {
  let start = 0;
  for (let before = 0; before < cell; before += 1) {
    CELL.lastIndex = start;
    start += (CELL.exec(row)?.[0].length ?? 0) + 1;
  }
  return Math.min(start, row.trimEnd().length);
}

/** Reads comma-separated values (RFC 4180), blank lines left out; what can't be read is a fault with its place. */
export function readCsv(source: SourceFile): CsvRow[] {
  const { text } = source;
  const rows: CsvRow[] = [];
  let rowStart = 0;
  Papa.parse<string[]>(text, {
    delimiter: ",",
    step: ({ data: cells, errors: [error], meta }) => {
      const start = rowStart;
      rowStart = meta.cursor;
      if (error) {
        const expected = "cells that a comma separates, in double quotes where they hold one";
        const hint = 'within quotes, a quotation mark is written ""';
        source.reportAt(placeAt(text, error.index ?? start), expected, error.message, hint);
      }
      if (cells.length === 1 && cells[0] === "") return;
      rows.push({ cells, placeOf: (cell) => placeAt(text, start + cellStart(text.slice(start, meta.cursor), cell)) });
    },
  });
  return rows;
}
