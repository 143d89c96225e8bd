import { readdirSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./run.mjs";

/**
 * The folders of src: which folders each may import from (`from`), from which it may take types only (`types`), and
 * whether it may know React and Gatsby.
 */
const FOLDERS = {
  site: { from: [], plain: true },
  domain: { from: ["domain", "site"], types: ["content"], plain: true },
  content: { from: ["content", "domain", "site"], plain: true },
  build: { from: ["build", "content", "domain", "site"], types: ["cms"] },
  cms: { from: ["cms", "components", "content", "domain", "site", "styles"] },
  components: { from: ["components", "domain", "site", "styles"] },
  // Parts that any site could use; and drawings of figures, whatever the figures are of.
  "components/ui": { from: ["components/ui", "styles"] },
  "components/charts": { from: ["components/charts", "components/ui", "domain", "styles"] },
  islands: { from: ["islands", "components", "site"] },
  vanilla: { from: ["vanilla", "domain", "site"], plain: true },
  pages: { from: ["components", "islands", "domain", "site"], types: ["content"] },
  templates: { from: ["components", "islands", "domain", "site"], types: ["content"] },
};

function message(folder, from, types) {
  const allowed = from.length > 0 ? `imports from ${from.join(", ")} only` : "imports nothing of this project";
  return `src/${folder} ${allowed}${types.length > 0 ? `, and types from ${types.join(", ")}` : ""}.`;
}

function frameworkMessage(folder) {
  return `src/${folder} knows neither React nor Gatsby.`;
}

/** Style sheets stand beside what they style, also where the scripts of a folder may not import each other. */
function styleSheets(folder) {
  const files = readdirSync(path.join(ROOT, "src", folder), { recursive: true });
  return files.filter((file) => file.endsWith(".css")).map((file) => `${folder}/${file}`);
}

/** Everything of this project is out of bounds but for the folders named; packages are not its concern. */
function border(folder, { from, types = [] }) {
  const zone = {
    target: `./src/${folder}`,
    from: ".",
    except: ["./node_modules", ...[...from, ...types, ...styleSheets(folder)].map((name) => `./src/${name}`)],
    message: message(folder, from, types),
  };
  return ["error", { basePath: ROOT, zones: [zone] }];
}

/** no-restricted-paths can't tell a type from a value, so folders that give types only are watched by their address. */
function watchedImports(folder, { from, types = [], plain = false }) {
  const typesOnly = types.map((name) => ({
    regex: `^(?:\\./)?(?:\\.\\./)+(?:src/)?${name}(?:/|$)`,
    allowTypeImports: true,
    message: message(folder, from, types),
  }));
  const framework = { regex: "^(?:react|gatsby)(?:[-/]|$)", message: frameworkMessage(folder) };
  return ["error", { patterns: plain ? [...typesOnly, framework] : typesOnly }];
}

/** `import()` is not seen by the rule above; it has no form for types, so it must not name a watched folder at all. */
function watchedDynamicImports(folder, { types = [], plain = false }) {
  const folders = types.map((name) => ({
    selector: `ImportExpression[source.value=/^[.\\x2F]+(src\\x2F)?${name}(\\x2F|$)/]`,
    message: `src/${folder} takes only types from ${name}.`,
  }));
  const framework = {
    selector: "ImportExpression[source.value=/^(react|gatsby)([-\\x2F]|$)/]",
    message: frameworkMessage(folder),
  };
  const found = plain ? [...folders, framework] : folders;
  return found.length > 0 ? ["error", ...found] : "off";
}

/** One block of rules for each folder: its borders are lint errors. */
export const borders = Object.entries(FOLDERS).map(([folder, rules]) => ({
  name: `borders of src/${folder}`,
  files: [`src/${folder}/**/*.{ts,tsx}`],
  rules: {
    "import/no-restricted-paths": border(folder, rules),
    "@typescript-eslint/no-restricted-imports": watchedImports(folder, rules),
    "no-restricted-syntax": watchedDynamicImports(folder, rules),
  },
}));
