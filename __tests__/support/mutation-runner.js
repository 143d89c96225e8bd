const { readFileSync, writeFileSync } = require("node:fs");
const path = require("node:path");
const { default: Runner } = require("jest-runner");

/** The notes of Stryker's first run, without a mutant, for the others: each file's tests, and how long they took. */
const NOTES = path.resolve("mutation-notes.json");

const isMutantRun = () => process.env["__STRYKER_ACTIVE_MUTANT__"] !== undefined;

/**
 * Runs what a mutant needs and no more: of the files only those that hold one of the tests asked for, the quickest first,
 * and none after the first that fails. Stryker can ask jest for none of this (github.com/jestjs/jest/issues/11766): it
 * would load thirty files for each mutant.
 */
module.exports = class MutationRunner extends Runner {
  runTests(tests, watcher, options) {
    return isMutantRun() ? this.runMutant(tests, watcher, options) : this.runFirst(tests, watcher, options);
  }

  async runFirst(tests, watcher, options) {
    const notes = {};
    this.on("test-file-success", ([test, { testResults, perfStats }]) => {
      notes[test.path] = { names: testResults.map(({ fullName }) => fullName), took: perfStats.runtime };
    });
    await super.runTests(tests, watcher, options);
    writeFileSync(NOTES, JSON.stringify(notes));
  }

  runMutant(tests, watcher, options) {
    const notes = JSON.parse(readFileSync(NOTES, "utf8"));
    const wanted = new RegExp(this._globalConfig.testNamePattern ?? "");
    const chosen = tests
      .filter((test) => notes[test.path].names.some((name) => wanted.test(name)))
      .sort((one, other) => notes[one.path].took - notes[other.path].took);
    this.on("test-file-success", ([, { numFailingTests }]) => {
      if (numFailingTests > 0) watcher.setState({ interrupted: true });
    });
    return super.runTests(chosen, watcher, options);
  }
};
