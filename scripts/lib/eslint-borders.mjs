import { readdirSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./run.mjs";

/** Plain lists of words. They reach the browser, which the schemas, and zod with them, never do. */
const WORDS = "schema/vocabulary.ts";

/** What features share. A feature, which is any other folder of components, imports no feature: what two need moves here. */
const SHARED = ["page", "ui", "charts", "ads", "numbers", "costs", "cards", "survey"];

const FEATURES = readdirSync(path.join(ROOT, "src/components")).filter((name) => !SHARED.includes(name));

const featureBorder = (name) => {
  const rooms = [name, ...SHARED].map((room) => `components/${room}`);
  return [`components/${name}`, { from: [...rooms, "domain", "site", "styles", WORDS], types: ["schema"] }];
};

/** What each folder of src may import (`from`), of what types only, and whether it may know React and Gatsby. */
const FOLDERS = {
  site: { from: [], plain: true },
  // The ground floor: what content is made of. It imports zod alone.
  schema: { from: ["schema"], plain: true },
  domain: { from: ["domain", "site", WORDS], types: ["schema"], plain: true },
  content: { from: ["content", "domain", "schema", "site"], plain: true },
  // Of the islands, the list of them.
  build: {
    from: [
      "build",
      "content",
      "domain",
      "schema",
      "site",
      "islands/registry.ts",
      "develop/addresses.ts",
      "cms/config.ts",
    ],
  },
  // What only `gatsby develop` adds to a page.
  develop: { from: ["develop"], plain: true },
  cms: { from: ["cms", "domain", "schema", "site"] },
  components: { from: ["components", "domain", "site", "styles", WORDS], types: ["schema"] },
  // Parts that any site could use; and drawings of figures, whatever the figures are of.
  "components/ui": { from: ["components/ui", "styles"] },
  "components/charts": { from: ["components/charts", "components/ui", "domain", "styles", WORDS] },
  ...Object.fromEntries(FEATURES.map(featureBorder)),
  islands: { from: ["islands", "components", "site"] },
  vanilla: { from: ["vanilla", "domain", "site"], plain: true },
  pages: { from: ["components", "islands", "domain", "site"] },
  templates: { from: ["components", "islands", "domain", "site"] },
};

/** Style sheets stand beside what they style, also where the scripts of a folder may not import each other. */
function styleSheets(folder) {
  const files = readdirSync(path.join(ROOT, "src", folder), { recursive: true });
  return files.filter((file) => file.endsWith(".css")).map((file) => `${folder}/${file}`);
}

/** Everything of this project is out of bounds but for the folders named; packages are not its concern. */
function border(folder, { from, types = [] }) {
  const allowed = [...from, ...types, ...styleSheets(folder)].map((name) => `./src/${name}`);
  return {
    target: `./src/${folder}`,
    from: ".",
    except: ["./node_modules", ...allowed],
    message: `src/${folder} may import from: ${from.join(", ") || "nothing of this project"}.`,
  };
}

/** What that rule can't tell: whether a type or a value is imported, and what packages may be known. */
function watched(folder, { types = [], plain = false }) {
  return [
    ...types.map((name) => ({
      regex: `^(?:\\.{1,2}/)+(?:src/)?${name}/(?!vocabulary$)`,
      allowTypeImports: true,
      message: `src/${folder} takes only types from ${name}.`,
    })),
    ...(plain
      ? [{ regex: "^(?:react|gatsby)(?:[-/]|$)", message: `src/${folder} knows neither React nor Gatsby.` }]
      : []),
  ];
}

function dynamicImport({ regex, message }) {
  return { selector: `ImportExpression[source.value=/${regex.replaceAll("/", "\\x2F")}/]`, message };
}

/** One block of rules for each folder: its borders are lint errors. */
export const borders = Object.entries(FOLDERS).map(([folder, rules]) => ({
  name: `borders of src/${folder}`,
  files: [`src/${folder}/**/*.{ts,tsx}`],
  rules: {
    "import/no-restricted-paths": ["error", { basePath: ROOT, zones: [border(folder, rules)] }],
    "@typescript-eslint/no-restricted-imports": ["error", { patterns: watched(folder, rules) }],
    "no-restricted-syntax": ["error", ...watched(folder, rules).map(dynamicImport)],
  },
}));
