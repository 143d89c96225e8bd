const { readFileSync } = require("node:fs");
const path = require("node:path");

/** The small catalog as `content-once` left it before the first test. */
module.exports = { CONTENT: JSON.parse(readFileSync(path.join(process.env.TEST_CONTENT, "fixture.json"), "utf8")) };
