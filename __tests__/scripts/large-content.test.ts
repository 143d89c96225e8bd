import { largeContent } from "../../scripts/bench/large-content";
import { readContentFiles } from "../../src/content/content-files";
import { formatFault } from "../../src/content/fault";
import { checkContent } from "../../src/content/gate";

const COUNT = 600;
const SEED = 2025;

test("the generated catalogue passes the content check, with the project's own cards first", () => {
  const own = readContentFiles(process.cwd());
  const made = largeContent(process.cwd(), COUNT, SEED);
  const replaced = new Set(made.map(({ file }) => file));
  const { content, faults } = checkContent([...own.filter(({ file }) => !replaced.has(file)), ...made]);
  expect(faults.map(formatFault)).toEqual([]);
  const ids = content?.cards.map(({ id }) => id) ?? [];
  expect(ids).toHaveLength(COUNT);
  expect(ids[0]).toBe(checkContent(own).content?.cards[0]?.id);
  expect(ids.at(-1)).toMatch(/^generated-/);
});
