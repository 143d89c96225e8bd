import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./run.mjs";

/** Removes the reports of an earlier run, so that none of them can be counted as this one's. Jest needs the folder. */
export function clearReports(stages) {
  for (const { report } of stages) {
    if (!report) continue;
    const file = path.join(ROOT, report.file);
    rmSync(file, { force: true });
    mkdirSync(path.dirname(file), { recursive: true });
  }
}

/** One line for each count that is not zero. */
function notesOn(counts) {
  return Object.entries(counts).flatMap(([what, count]) => (count > 0 ? [`${what}: ${count}`] : []));
}

// A skipped test proves nothing and a flaky one little, so both count as failed.

function countJest(report) {
  const skipped = report.numPendingTests + report.numTodoTests;
  const broken = report.numRuntimeErrorTestSuites;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken + skipped,
    notes: notesOn({ "skipped, counted as failed": skipped, "files that failed as a whole": broken }),
  };
}

function countPlaywright({ stats, errors }) {
  const { expected, unexpected, flaky, skipped } = stats;
  return {
    passed: expected,
    failed: unexpected + flaky + skipped + errors.length,
    notes: notesOn({
      "skipped, counted as failed": skipped,
      "flaky, counted as failed": flaky,
      "errors outside any test": errors.length,
    }),
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
