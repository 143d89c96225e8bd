import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type IslandScripts, buildIslands } from "../../src/build/finish/islands";
import { filesIn } from "../../src/content/content-files";
import { type ClassNames, classNames } from "../../src/build/finish/styles";
import { ISLANDS } from "../../src/islands/registry";

const TOOLS = Object.keys(ISLANDS);

let root: string;
let output: string;
let islands: IslandScripts;
let names: ClassNames;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), "islands-"));
  output = path.join(root, "public");
  cpSync("src", path.join(root, "src"), { recursive: true });
  for (const name of ["node_modules", "package.json"]) symlinkSync(path.resolve(name), path.join(root, name));
  names = await classNames(root);
  islands = await buildIslands(root, "/plainrate", names);
});

afterAll(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(path.join(output, file), "utf8");
const scripts = () => filesIn(output).filter((file) => file.endsWith(".js"));
const named = (files: readonly string[], name: string) =>
  files.filter((file) => path.basename(file).startsWith(`${name}-`));

test("gives each island a file of its own, after those that it needs", () => {
  for (const tool of TOOLS) {
    const files = islands.filesOf(tool);
    expect(files[0]).toMatch(/^islands\/react-[A-Z0-9]{8}\.js$/);
    expect(named(files, tool)).toEqual(files.slice(-1));
    expect(files.every((file) => existsSync(path.join(output, file)))).toBe(true);
    for (const other of TOOLS.filter((name) => name !== tool)) expect(named(files, other)).toEqual([]);
  }
  expect(named(scripts(), "react")).toHaveLength(1);
});

test("loads at once nothing that is loaded only on use", () => {
  const files = TOOLS.flatMap(islands.filesOf);
  for (const onUse of ["LazyParts", "MarketResults", "compare-costs", "PlanDetails", "CalculatorResults"]) {
    expect(named(scripts(), onUse)).not.toHaveLength(0);
    expect(named(files, onUse)).toEqual([]);
  }
  const texts = islands.textsOf(["OffersTool"]).join("\n");
  expect(named(scripts(), "LazyParts").filter((file) => texts.includes(read(file)))).toHaveLength(1);
  expect(texts).not.toContain(read(named(scripts(), "compare-costs")[0] ?? ""));
});

test("exports every name that an island takes from React", () => {
  const names = (list = "") => list.split(",").map((name) => name.trim());
  const react = read(named(scripts(), "react")[0] ?? "");
  const given = names(/export\{([^}]*)\}/.exec(react)?.[1]).map((name) => name.replace(/.* as /, ""));
  const taken = scripts().flatMap((file) =>
    [...read(file).matchAll(/import\{([^}]*)\}from"\.\/react-/g)].flatMap(([, list]) => names(list)),
  );
  expect(taken.length).toBeGreaterThan(TOOLS.length);
  expect(taken.map((name) => name.replace(/ as .*/, "")).filter((name) => !given.includes(name))).toEqual([]);
});

test("uses the style sheet's class names and the host's folder, and nothing of Gatsby", () => {
  const text = scripts().map(read).join("\n");
  const { tool = "none" } = names[path.join(root, "src/components/offers/OffersTool.module.css")] ?? {};
  expect(text).toContain(`"${tool}"`);
  expect(text).toContain('"/plainrate"');
  expect(text).not.toMatch(/gatsby|development|cheerio|ZodError|helmet/i);
});

test("stops at an island that the list does not name", () => {
  expect(() => islands.filesOf("Unknown")).toThrow("No island is named Unknown in src/islands/registry.ts.");
});

test("stops at a class that its style sheet does not have", async () => {
  await expect(buildIslands(root, "", {})).rejects.toThrow(/will always be undefined/);
});
