import { readFileSync } from "node:fs";

/** How to read a runner's report. A skipped test proves nothing and a flaky one little, so both count as failed. */
const COUNTERS = {
  jest: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites + report.numPendingTests + report.numTodoTests,
  }),
  playwright: ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  }),
};

function read(file, runner) {
  try {
    return COUNTERS[runner](JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** A runner's counts; a report that is missing, empty or better than the exit code is one failure more. */
export function countTests(file, runner, exitCode) {
  const { passed, failed } = read(file, runner);
  if (failed > 0 || (failed === 0 && passed > 0 && exitCode === 0)) return { passed, failed };
  return { passed: passed || 0, failed: 1 };
}
