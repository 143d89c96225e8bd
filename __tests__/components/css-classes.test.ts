import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

const SOURCE = path.join(process.cwd(), "src");
const FILES = readdirSync(SOURCE, { recursive: true, encoding: "utf8" });
const COMPONENTS = FILES.filter((file) => file.endsWith(".tsx"));
const MODULES = FILES.filter((file) => file.endsWith(".module.css"));

const textOf = (file: string) => readFileSync(path.join(SOURCE, file), "utf8");

/** The classes that a style sheet's selectors name. */
function classesOf(css: string): Set<string> {
  const selectors = css
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/"[^"]*"/g, "")
    .matchAll(/([^{};]+)\{/g);
  const names = [...selectors]
    .map(([, selector = ""]) => selector.trim())
    .filter((selector) => !selector.startsWith("@"))
    .flatMap((selector) => [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = ""]) => name));
  return new Set(names);
}

/** The words that a prop of a component can hold: those of `width?: "tool" | "text"`. */
function wordsOfProp(code: string, prop: string): string[] {
  const [, union = ""] = new RegExp(`\\b${prop}\\??: ((?:"\\w+"(?: \\| )?)+)`).exec(code) ?? [];
  return [...union.matchAll(/"(\w+)"/g)].map(([, word = ""]) => word);
}

/** Each class that a component takes from a CSS module, with the module's path. */
function usesOf(file: string): { module: string; name: string }[] {
  const code = textOf(file);
  return [...code.matchAll(/import \* as (\w+) from "(.+\.module\.css)"/g)].flatMap(([, styles = "", from = ""]) => {
    const module = path.join(path.dirname(file), from);
    const named = [...code.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, "g"))].map(([, name = ""]) => name);
    const chosen = [...code.matchAll(new RegExp(`\\b${styles}\\[(.+?)\\]`, "g"))].flatMap(([whole, prop = ""]) => {
      const words = wordsOfProp(code, prop);
      if (words.length === 0)
        throw new Error(`${file}: ${whole} can be any class; give ${prop} a type of known words.`);
      return words;
    });
    return [...named, ...chosen].map((name) => ({ module, name }));
  });
}

/** Each class that a CSS module makes part of its own. */
function composedBy(file: string): { module: string; name: string }[] {
  return [...textOf(file).matchAll(/composes: (\w+) from "(.+\.module\.css)"/g)].map(([, name = "", from = ""]) => ({
    module: path.join(path.dirname(file), from),
    name,
  }));
}

const USES = [
  ...COMPONENTS.flatMap((file) => usesOf(file).map((use) => ({ file, ...use }))),
  ...MODULES.flatMap((file) => composedBy(file).map((use) => ({ file, ...use }))),
];

test("finds every class that a component or a style sheet takes from a CSS module", () => {
  const missing = USES.filter(({ module, name }) => !classesOf(textOf(module)).has(name));
  expect(missing.map(({ file, module, name }) => `${file}: .${name} is not in ${module}`)).toEqual([]);
});

test.each(MODULES)("uses every class of %s", (module) => {
  const used = new Set(USES.filter((use) => use.module === module).map(({ name }) => name));
  expect([...classesOf(textOf(module))].filter((name) => !used.has(name))).toEqual([]);
});

test("finds every class that a component names in plain text in the global styles", () => {
  const global = classesOf(textOf("styles/global.css") + textOf("styles/parts.css"));
  const named = COMPONENTS.flatMap((file) =>
    [...textOf(file).matchAll(/className="([^"]+)"/g)].flatMap(([, names = ""]) =>
      names.split(" ").map((name) => ({ file, name })),
    ),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ name }) => !global.has(name))).toEqual([]);
});
