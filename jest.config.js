const { availableParallelism } = require("node:os");

/** These packages ship ES modules only; jest runs CommonJS, so they are compiled like our own files. */
const ES_MODULES = [
  "hast-util-.*",
  "comma-separated-tokens",
  "space-separated-tokens",
  "property-information",
  "estree-util-is-identifier-name",
  "style-to-js",
  "style-to-object",
  "inline-style-parser",
  "vfile.*",
  "devlop",
  "mdast-util-.*",
  "micromark.*",
  "markdown-table",
  "decode-named-character-reference",
  "character-entities.*",
  "escape-string-regexp",
  "trim-lines",
  "longest-streak",
  "zwitch",
  "ccount",
  "unist-util-.*",
  "d3-array",
  "internmap",
];

const shared = {
  globalSetup: "<rootDir>/__tests__/support/content-once.ts",
  // SWC compiles in a quarter less time than Babel, which counts on a fresh clone, where nothing is compiled yet.
  transform: {
    "\\.m?[jt]sx?$": [
      "@swc/jest",
      {
        jsc: {
          target: "es2022",
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
        },
        module: { type: "commonjs" },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join("|")})/)`, "/\\.cache/", "/public/"],
  globals: { __PATH_PREFIX__: "" },
  // A global costs a call out of the sandbox at every use: a search for a plan takes a third of the time without.
  sandboxInjectedGlobals: ["Math"],
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/__tests__/support/css-module.js",
    "^gatsby$": "<rootDir>/__tests__/support/gatsby.ts",
    "/content-in$": "<rootDir>/__tests__/support/content-in-once.js",
  },
  setupFilesAfterEnv: ["<rootDir>/__tests__/support/test-timeout.ts"],
  // `npm run test:full` runs these files too.
  testPathIgnorePatterns: ["/node_modules/", ...(process.env.FULL ? [] : ["\\.full\\.test\\.tsx?$"])],
  modulePathIgnorePatterns: ["<rootDir>/public/", "<rootDir>/.cache/"],
};

/** @type {import("jest").Config} */
const config = {
  // Jest leaves one core free; of two that is half of them, and nothing else runs beside the tests.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  projects: [
    {
      ...shared,
      displayName: "rules",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/{site,domain,schema,content,build,cms}/**/*.test.ts"],
    },
    {
      ...shared,
      displayName: "components",
      testEnvironment: "jsdom",
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, "<rootDir>/__tests__/support/setup-components.ts"],
      testMatch: ["<rootDir>/__tests__/{components,islands,page-scripts}/**/*.test.{ts,tsx}"],
    },
    {
      // The project's own commands, started as npm starts them: each takes seconds.
      ...shared,
      displayName: "commands",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/commands/**/*.test.ts"],
    },
    {
      ...shared,
      displayName: "built",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/built/**/*.test.ts"],
    },
  ],
};

module.exports = config;
