import { describe, expect, it } from 'vitest';
import { addCounts, countPlaywright, countVitest } from './test-counts.ts';

describe('counting what suites report', () => {
  it('counts a skipped vitest test and a file that does not load as failed', () => {
    const report = {
      numPassedTests: 7,
      numTotalTests: 9,
      testResults: [
        { status: 'passed', assertionResults: [{}] },
        { status: 'failed', assertionResults: [] },
      ],
    };
    expect(countVitest(report)).toEqual({ passed: 7, failed: 3 });
  });

  it('counts flaky, skipped and global errors of Playwright as failed', () => {
    const report = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 1 }, errors: [{}] };
    expect(countPlaywright(report)).toEqual({ passed: 4, failed: 4 });
  });

  it('adds', () => {
    expect(addCounts({ passed: 1, failed: 2 }, { passed: 3, failed: 4 })).toEqual({ passed: 4, failed: 6 });
  });
});
