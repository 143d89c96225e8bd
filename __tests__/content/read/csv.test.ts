import { readSource } from "../../../src/content/read/read-source";
import { readCsv } from "../../../src/content/read/csv";

const FILE = "data/survey/2025-12-31.csv";

function read(text: string) {
  const source = readSource({ file: FILE, text });
  return { rows: readCsv(source), faults: source.faults };
}

test("cells are read with their places, whatever stands in quotes before them", () => {
  const { rows, faults } = read('a,b,c\n1,"x, ""y""\nz",3\n\n4,,6\n');
  expect(faults).toEqual([]);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ["a", "b", "c"],
    ["1", 'x, "y"\nz', "3"],
    ["4", "", "6"],
  ]);
  expect([0, 1, 2].map((cell) => rows[1]?.placeOf(cell))).toEqual([
    { line: 2, column: 1 },
    { line: 2, column: 3 },
    { line: 3, column: 4 },
  ]);
  expect(rows[2]?.placeOf(2)).toEqual({ line: 5, column: 4 });
});

test("a file with Windows' line ends has the same places", () => {
  const { rows } = read("a,b\r\n1,2\r\n3,4\r\n");
  expect(rows.map(({ cells }) => cells.at(-1))).toEqual(["b", "2", "4"]);
  expect(rows[2]?.placeOf(1)).toEqual({ line: 3, column: 3 });
});

test("a quotation mark that nothing closes is a fault right behind it", () => {
  expect(read('a,b\n1,"2\n3,4\n').faults).toMatchObject([
    { file: FILE, line: 2, column: 4, found: "Quoted field unterminated" },
  ]);
});
