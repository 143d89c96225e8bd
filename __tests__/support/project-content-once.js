const { readFileSync } = require("node:fs");

/** The content as `content-once` left it before the first test. */
module.exports = { CONTENT: JSON.parse(readFileSync(process.env.TEST_CONTENT, "utf8")) };
