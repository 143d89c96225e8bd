import { z } from "zod";
import { type ContentError, formatError } from "../../src/content/errors";
import { readTable } from "../../src/content/survey-table";
import { optional } from "../../src/schema/field";

const SCHEMA = z.strictObject({ name: z.string(), apr: optional(z.number()), top25: z.boolean() });

function read(text: string) {
  const errors: ContentError[] = [];
  const rows = readTable(SCHEMA, { file: "a.csv", text }, errors);
  return { rows, messages: errors.map(formatError) };
}

test("reads rows by their columns, an empty cell as null, whatever is in quotes", () => {
  const rows = [
    { name: 'x, "y"', apr: 28.49, top25: true },
    { name: "z", apr: null, top25: false },
  ];
  const text = 'name,apr,top25\n"x, ""y""",28.49,true\n\nz,,false\n';
  expect(read(text)).toEqual({ rows, messages: [] });
  expect(read(text.replaceAll("\n", "\r\n"))).toEqual({ rows, messages: [] });
});

test.each([
  ["name,rate,top25\nx,1,true\n", 'a.csv:1:6  apr\n  expected the column "apr", found "rate"'],
  ["name,apr,top25,more\nx,1,true,2\n", 'a.csv:1:16\n  expected no more columns, found "more"'],
  ['name,apr,top25\n"x, y",one,true\n', 'a.csv:2:8  apr\n  expected a number without quotes, found "one"'],
  ["name,apr,top25\nx,1\n", "a.csv:2:1  name\n  expected 3 cells in a row, found 2"],
  [
    'name,apr,top25\nx,"1,true\n',
    "a.csv:2:1  name\n  expected cells that a comma separates, found Quoted field unterminated",
  ],
  ["", "a.csv:1:1\n  expected a header and a row for each plan, found no row"],
])("reports what is wrong at its cell (%#)", (text, message) => {
  expect(read(text).messages[0]).toContain(message);
});
