import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT } from "./run.mjs";

/** Removes the reports and logs of an earlier run, so that none of them can be taken for this one's. */
export function clearReports(stages) {
  mkdirSync(path.join(ROOT, "reports"), { recursive: true });
  for (const { name, report } of stages) {
    for (const file of [`reports/${name}.log`, ...(report ? [report.file] : [])]) {
      rmSync(path.join(ROOT, file), { force: true });
    }
  }
}

const LINES_OF_ERROR = 14;

/** One line for each count that is not zero. */
function notesOn(counts) {
  return Object.entries(counts).flatMap(([what, count]) => (count > 0 ? [`${what}: ${count}`] : []));
}

/** The first lines of an error, without the colours of a terminal. */
function shortError(message = "") {
  const lines = stripVTControlCharacters(message).split("\n");
  return lines.filter((line) => line.trim() !== "").slice(0, LINES_OF_ERROR);
}

/** The name of a failed test with what it said, for the end of a long log. */
function noteOnFailure(name, message) {
  return [name, ...shortError(message)].join("\n  ");
}

// A skipped test proves nothing and a flaky one little, so both count as failed.

function countJest(report) {
  const skipped = report.numPendingTests + report.numTodoTests;
  const broken = report.numRuntimeErrorTestSuites;
  const failures = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "failed")
    .map(({ fullName, failureMessages }) => noteOnFailure(fullName, failureMessages[0]));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken + skipped,
    notes: [...notesOn({ "skipped, counted as failed": skipped, "files that failed as a whole": broken }), ...failures],
  };
}

/** The specs of a Playwright suite and of the suites within it. */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function countPlaywright({ stats, errors, suites }) {
  const { expected, unexpected, flaky, skipped } = stats;
  const failures = specsOf({ suites })
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => noteOnFailure(title, tests[0]?.results[0]?.error?.message));
  return {
    passed: expected,
    failed: unexpected + flaky + skipped + errors.length,
    notes: [
      ...notesOn({
        "skipped, counted as failed": skipped,
        "flaky, counted as failed": flaky,
        "errors outside any test": errors.length,
      }),
      ...errors.map(({ message }) => noteOnFailure("outside any test", message)),
      ...failures,
    ],
  };
}

const COUNTERS = { jest: countJest, playwright: countPlaywright };

function read({ file, runner }) {
  try {
    const count = COUNTERS[runner](JSON.parse(readFileSync(path.join(ROOT, file), "utf8")));
    // A report of another shape gives sums that are no numbers.
    return Number.isInteger(count.passed + count.failed) ? count : undefined;
  } catch {
    return undefined;
  }
}

/** The tests that a runner counted. A report that is missing, empty or better than the exit code counts as a failure. */
export function countTests(report, exitCode) {
  const count = read(report);
  if (!count) return { passed: 0, failed: 1, notes: ["no report was written"] };
  const { passed, failed, notes } = count;
  if (passed + failed === 0) return { passed, failed: 1, notes: [...notes, "no tests were found"] };
  if (exitCode !== 0 && failed === 0) return { passed, failed: 1, notes: [...notes, `exit code ${exitCode}`] };
  return count;
}
