/** How many checks of a suite passed and how many failed. A skipped test counts as failed, because it proves nothing. */
export interface Counts {
  passed: number;
  failed: number;
}

export const addCounts = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});

/** Counts of a report by vitest's json reporter. */
export function countVitest(report: unknown): Counts {
  const { numPassedTests, numTotalTests, testResults } = report as {
    numPassedTests: number;
    numTotalTests: number;
    testResults: { status: string; assertionResults: unknown[] }[];
  };
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + brokenFiles };
}

/** Counts of a report by Playwright's json reporter. A test that passed only on a retry counts as failed. */
export function countPlaywright(report: unknown): Counts {
  const { stats, errors } = report as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors: unknown[];
  };
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  };
}
