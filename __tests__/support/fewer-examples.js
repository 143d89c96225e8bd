/* fast-check for the mutation test: of each property a few examples, since the tests run once for each of two thousand mutants. */
const fastCheck = require("../../node_modules/fast-check/lib/cjs/fast-check.js");

const MOST = 10;

function assert(property, options) {
  return fastCheck.assert(property, { ...options, numRuns: Math.min(options?.numRuns ?? MOST, MOST) });
}

const fewer = { ...fastCheck.default, assert };

module.exports = { ...fewer, __esModule: true, default: fewer };
