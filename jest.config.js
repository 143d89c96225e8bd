/** These packages ship ES modules only; jest runs CommonJS, so they are compiled like our own files. */
const ES_MODULES = [
  "hast-util-to-jsx-runtime",
  "hast-util-whitespace",
  "comma-separated-tokens",
  "space-separated-tokens",
  "property-information",
  "estree-util-is-identifier-name",
  "style-to-js",
  "style-to-object",
  "inline-style-parser",
  "unist-util-position",
  "vfile-message",
  "unist-util-stringify-position",
  "devlop",
  "mdast-util-mdx-.*",
  "ccount",
  "unist-util-.*",
];

const shared = {
  transform: { "\\.[jt]sx?$": "<rootDir>/__tests__/support/babel-transform.js" },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join("|")})/)`, "/\\.cache/", "/public/"],
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/__tests__/support/css-module.js",
    "^gatsby$": "<rootDir>/__tests__/support/gatsby.tsx",
  },
  modulePathIgnorePatterns: ["<rootDir>/public/", "<rootDir>/.cache/"],
};

/** @type {import("jest").Config} */
const config = {
  projects: [
    {
      ...shared,
      displayName: "rules",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/{site,domain,content,build}/**/*.test.ts"],
    },
    {
      ...shared,
      displayName: "components",
      testEnvironment: "jsdom",
      setupFilesAfterEnv: ["<rootDir>/__tests__/support/setup-components.ts"],
      testMatch: ["<rootDir>/__tests__/{components,vanilla}/**/*.test.{ts,tsx}"],
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
