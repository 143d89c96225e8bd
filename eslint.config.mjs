import js from "@eslint/js";
import importPlugin from "eslint-plugin-import";
import jest from "eslint-plugin-jest";
import jsxA11y from "eslint-plugin-jsx-a11y";
import playwright from "eslint-plugin-playwright";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { borders } from "./scripts/lib/eslint-borders.mjs";
import { texts } from "./scripts/lib/eslint-texts.mjs";

const TYPESCRIPT = ["**/*.{ts,tsx}"];
const PLAIN_SCRIPTS = ["**/*.{js,mjs}"];
const CONFIGURATION = ["*.config.{js,mjs,ts}", "gatsby-*.ts"];

/** Typed rules that tests do without, a sixth of the time of a run; a promise that nobody awaits stays an error. */
const WITHOUT_TYPES = Object.fromEntries(
  Object.entries(tseslint.configs.disableTypeChecked.rules).filter(([name]) => !/promises|await-thenable/.test(name)),
);

export default tseslint.config(
  { ignores: ["public/", ".cache/", "node_modules/", "coverage/", "reports/", "test-results/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    name: "all TypeScript",
    files: TYPESCRIPT,
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      // Props and records are types in this project.
      "@typescript-eslint/consistent-type-definitions": ["error", "type"],
      // `import { type X }` would still load the file in the browser; `import type` leaves nothing behind.
      "@typescript-eslint/no-import-type-side-effects": "error",
      // Brackets mark a key that no type promises, such as a variable of the environment.
      "@typescript-eslint/dot-notation": ["error", { allowIndexSignaturePropertyAccess: true }],
      // An empty text is as good as none, so `||` is right for texts.
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: { string: true } }],
      // Leaving a field out of the rest is a use of its name.
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      // A number in a template reads as it is written; the other kinds stay errors.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // A text spreads into its characters, which is what is meant wherever it is done.
      "@typescript-eslint/no-misused-spread": ["error", { allow: ["string"] }],
      // `onClick={() => close()}` says what happens; braces would add nothing.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // A fifth of the time of a run, for enums and classes under classes, of which there are next to none, and for names that
      // editors strike through.
      "@typescript-eslint/no-unsafe-enum-assignment": "off",
      "@typescript-eslint/no-unsafe-class-instance-assignment": "off",
      "@typescript-eslint/no-deprecated": "off",
    },
  },
  {
    name: "tests",
    files: ["__tests__/**/*.{ts,tsx}"],
    rules: WITHOUT_TYPES,
  },
  {
    name: "scripts without types",
    files: PLAIN_SCRIPTS,
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {
      globals: { console: false, module: false, performance: false, process: false, require: false, URL: false },
    },
  },
  {
    name: "CommonJS, for tools that load nothing else",
    files: ["**/*.js"],
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
  {
    name: "hooks",
    files: ["src/**/*.{ts,tsx}"],
    plugins: { "react-hooks": reactHooks },
    // The others run React's compiler, a sixth of the time, for what it needs; this project compiles without it.
    rules: { "react-hooks/rules-of-hooks": "error", "react-hooks/exhaustive-deps": "error" },
  },
  {
    name: "accessibility",
    files: ["**/*.tsx"],
    extends: [jsxA11y.flatConfigs.strict],
    // Safari forgets that a list is one when its style takes the bullets away.
    rules: { "jsx-a11y/no-redundant-roles": ["error", { ul: ["list"], ol: ["list"] }] },
  },
  {
    name: "named exports",
    files: [...TYPESCRIPT, ...PLAIN_SCRIPTS],
    // Gatsby and the tools find these by their default export; a declaration tells what a package does.
    ignores: [
      ...CONFIGURATION,
      "src/pages/**",
      "src/templates/**",
      "src/develop/parts.tsx",
      "__tests__/support/content-once.ts",
      "**/*.d.ts",
    ],
    plugins: { import: importPlugin },
    rules: { "import/no-default-export": "error" },
  },
  {
    name: "no console on pages",
    files: ["src/**"],
    ignores: ["src/page-scripts/**", "src/build/**"],
    rules: { "no-console": "error" },
  },
  {
    name: "where imports lead",
    files: ["src/**/*.{ts,tsx}"],
    plugins: { import: importPlugin },
    rules: { "import/no-cycle": ["error", { ignoreExternal: true }] },
    settings: { "import/resolver": { node: { extensions: [".ts", ".tsx", ".d.ts", ".js", ".mjs", ".json"] } } },
  },
  borders,
  {
    name: "tests of jest",
    files: ["__tests__/**/*.test.{ts,tsx}"],
    extends: [jest.configs["flat/recommended"]],
    rules: {
      // A helper that asserts has a name that begins with "expect".
      "jest/expect-expect": ["error", { assertFunctionNames: ["expect*"] }],
      // A title may hold a percent sign.
      "jest/valid-title": "off",
    },
  },
  {
    name: "tests in the browser",
    files: ["__tests__/{browser,cms-browser,visual}/**/*.ts"],
    extends: [playwright.configs["flat/recommended"]],
    rules: {
      "playwright/expect-expect": ["error", { assertFunctionPatterns: ["^expect[A-Z]"] }],
      "playwright/no-skipped-test": ["error", { disallowFixme: true }],
      // Steps may depend on the case.
      "playwright/no-conditional-in-test": "off",
      // A click on what is disabled, which must change nothing, has to be forced.
      "playwright/no-force-option": "off",
      // Scripts declare for TypeScript what they put into the page.
      "playwright/no-unsafe-references": "off",
      // It knows no list of tags that may be empty.
      "playwright/valid-test-tags": "off",
      // The layout is Prettier's.
      "playwright/consistent-spacing-between-blocks": "off",
    },
  },
  texts,
);
