const { readFileSync } = require("node:fs");
const path = require("node:path");

/** The content in a folder as `content-once` left it before the first test. */
const contentIn = (folder) =>
  JSON.parse(readFileSync(path.join(process.env.TEST_CONTENT, encodeURIComponent(folder)), "utf8"));

module.exports = { contentIn };
