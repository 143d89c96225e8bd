/** @jest-environment node */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { ISLANDS } from "../../src/islands/registry";

const textOf = (file: string) => readFileSync(file, "utf8");

const PAGES = ["src/pages", "src/templates"].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => path.join(folder, name)),
);

/** The islands of a page, each by its name and by its tool. */
const islandsOf = (page: string) =>
  [...textOf(page).matchAll(/<Island\s+name="(\w+)"\s+until="\w+"\s+tool=\{(\w+)\}/g)].map(
    ([, name = "", tool = ""]) => ({
      name,
      tool,
    }),
  );

/** The modules of this project that a module imports to run them, by their paths; types are gone by then. */
function importsOf(file: string): string[] {
  const imports = [...textOf(file).matchAll(/^import (?!type )([^;]*?) from "(\.[^"]+)";/gm)];
  const run = imports.filter(([, names = ""]) => !/^\{(?:\s*type [\w ]+,?)+\s*\}$/.test(names));
  return run
    .map(([, , from = ""]) => path.join(path.dirname(file), from))
    .flatMap((place) => [`${place}.tsx`, `${place}.ts`].filter((candidate) => existsSync(candidate)));
}

/** All that draws a page but for the tools of its islands. */
function drawnAround(page: string): Set<string> {
  const tools = new Set(islandsOf(page).map(({ tool }) => tool));
  const reached = new Set([page]);
  for (const file of reached) {
    for (const next of importsOf(file)) {
      const isTool = file === page && tools.has(path.basename(next, ".tsx"));
      if (!isTool && !next.startsWith("src/islands")) reached.add(next);
    }
  }
  return reached;
}

/** Signs of React in the browser: state, effects and handlers. A context is known to the server, too. */
const ALIVE = /\buse(?!Context\b|Id\b|Memo\b)[A-Z]\w*(?=[(<])|\bon[A-Z]\w*=\{/g;

const livingParts = (file: string) => [...textOf(file).matchAll(ALIVE)].map(([part]) => `${file}: ${part}`);

test("lists every island of a page, under its tool's name", () => {
  const islands = PAGES.flatMap(islandsOf);
  expect(islands.filter(({ name, tool }) => name !== tool)).toEqual([]);
  expect(islands.map(({ name }) => name).sort()).toEqual(Object.keys(ISLANDS).sort());
  const opened = PAGES.map((page) => textOf(page).split("<Island").length - 1);
  expect(opened.reduce((sum, count) => sum + count)).toBe(islands.length);
});

test.each(PAGES)("needs no React around the islands of %s", (page) => {
  const around = [...drawnAround(page)];
  expect(around).toContain("src/components/page/Header.tsx");
  expect(around.flatMap(livingParts)).toEqual([]);
});

test("finds a part that needs React", () => {
  const around = drawnAround("src/components/offers/OffersTool.tsx");
  expect(around).toContain("src/components/offers/FilterBar.tsx");
  expect([...around].flatMap(livingParts)).toEqual(
    expect.arrayContaining([
      "src/components/offers/FilterBar.tsx: useState",
      "src/components/offers/FilterBar.tsx: onClick={",
      "src/components/ui/use-address-state.ts: useSyncExternalStore",
    ]),
  );
});
