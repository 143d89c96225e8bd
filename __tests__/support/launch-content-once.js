const { readFileSync } = require("node:fs");
const path = require("node:path");

/** The content at launch as `content-once` left it before the first test. */
module.exports = { CONTENT: JSON.parse(readFileSync(path.join(process.env.TEST_CONTENT, "launch.json"), "utf8")) };
