import { readdirSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./run.mjs";

/** Plain lists of words. They reach the browser, which the schemas, and zod with them, never do. */
const WORDS = "schema/vocabulary.ts";

/** Folders of components that features share. A feature, which is any other folder of components, imports no other feature. */
const SHARED = ["page", "ui", "charts", "ads", "visitor", "costs", "cards"];

const FEATURES = readdirSync(path.join(ROOT, "src/components")).filter((name) => !SHARED.includes(name));

/** The rooms of the domain in their order: each may import those before it, so no two import each other. */
const DOMAIN_ROOMS =
  "money text forms visitor lending payoff survey cards costs catalog charts calculator debts market guides site";

/** The imports of each folder of src beside itself (`from`), those of types only, and whether React and Gatsby are out of bounds. */
const FOLDERS = {
  site: { plain: true },
  schema: { plain: true },
  domain: { from: ["site", WORDS], types: ["schema"], plain: true },
  ...Object.fromEntries(
    DOMAIN_ROOMS.split(" ").map((room, index, rooms) => [
      `domain/${room}`,
      {
        from: [...rooms.slice(0, index).map((name) => `domain/${name}`), "site", WORDS],
        types: ["schema"],
        plain: true,
      },
    ]),
  ),
  content: { from: ["domain", "schema", "site"], plain: true },
  build: {
    from: ["content", "domain", "schema", "site", "islands/registry.ts", "cms/config.ts"],
  },
  develop: { from: ["components"] },
  cms: { from: ["domain", "schema", "site"] },
  components: { from: ["domain", "site", "styles", WORDS], types: ["schema"] },
  "components/ui": { from: ["styles", "site"] },
  "components/charts": { from: ["components/ui", "domain", "styles", WORDS] },
  ...Object.fromEntries(
    FEATURES.map((name) => [
      `components/${name}`,
      { from: [...SHARED.map((room) => `components/${room}`), "domain", "site", "styles", WORDS], types: ["schema"] },
    ]),
  ),
  islands: { from: ["components", "site"] },
  "page-scripts": { from: ["domain", "site"], plain: true },
  pages: { from: ["components", "islands", "domain", "site"] },
  templates: { from: ["components", "islands", "domain", "site"] },
};

export const borders = Object.entries(FOLDERS).map(([folder, { from = [], types = [], plain = false }]) => {
  const allowed = [folder, ...from];
  const zone = {
    target: `./src/${folder}`,
    from: ".",
    except: ["./node_modules", ...[...allowed, ...types].map((name) => `./src/${name}`)],
    message: `src/${folder} may import from: ${allowed.join(", ")}.`,
  };
  const typesOnly = types.map((name) => ({
    regex: `^(?:\\.{1,2}/)+(?:src/)?${name}/(?!vocabulary$)`,
    allowTypeImports: true,
    message: `src/${folder} takes only types from ${name}.`,
  }));
  const packages = { regex: "^(?:react|gatsby)(?:[-/]|$)", message: `src/${folder} knows neither React nor Gatsby.` };
  return {
    name: `borders of src/${folder}`,
    files: [`src/${folder}/**/*.{ts,tsx}`],
    rules: {
      "import/no-restricted-paths": ["error", { basePath: ROOT, zones: [zone] }],
      "@typescript-eslint/no-restricted-imports": ["error", { patterns: [...typesOnly, ...(plain ? [packages] : [])] }],
    },
  };
});
