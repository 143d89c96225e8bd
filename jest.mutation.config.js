const { projects } = require("./jest.config.js");

/** The mutation test's run: the tests of the domain alone, with fewer examples of each property. */
const rules = projects.find(({ displayName }) => displayName === "rules");

/** @type {import("jest").Config} */
module.exports = {
  ...rules,
  runner: "<rootDir>/__tests__/support/mutation-runner.js",
  testMatch: ["<rootDir>/__tests__/domain/**/*.test.ts"],
  moduleNameMapper: {
    ...rules.moduleNameMapper,
    "^fast-check$": "<rootDir>/__tests__/support/fewer-examples.js",
  },
};
