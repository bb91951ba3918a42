import { describe, expect, it } from 'vitest';
import { addCounts, countPassed, readPlaywrightReport, readVitestReport } from './test-reports.ts';

describe('reading what suites report', () => {
  it('counts a skipped vitest test and a file that does not load as failed, and names them', () => {
    const report = {
      numPassedTests: 7,
      numTotalTests: 11,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'a holds' },
            { status: 'failed', fullName: 'b holds', failureMessages: ['\u001B[31mexpected 1\u001B[39m'] },
            { status: 'skipped', fullName: 'c holds' },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'does not load', assertionResults: [] },
        {
          name: 'c.test.ts',
          status: 'failed',
          message: 'no database',
          assertionResults: [{ status: 'skipped', fullName: 'd holds' }],
        },
      ],
    };
    expect(readVitestReport(report)).toEqual({
      passed: 7,
      failed: 5,
      failures: [
        'b.test.ts: does not load',
        'c.test.ts: no database',
        'b holds: expected 1',
        '1 others did not run',
      ],
    });
  });

  it('names a skipped vitest test where none has failed', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'a holds' },
      { status: 'skipped', fullName: 'b holds' },
    ];
    const testResults = [{ name: 'a.test.ts', status: 'passed', assertionResults }];
    expect(readVitestReport({ numPassedTests: 1, numTotalTests: 2, testResults })).toEqual({
      passed: 1,
      failed: 1,
      failures: ['b holds: '],
    });
  });

  it('counts flaky, skipped and global errors of Playwright as failed, and names them', () => {
    const spec = (title: string, status: string, message?: string) => ({
      title,
      tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }],
    });
    const report = {
      stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 1 },
      errors: [{ message: 'no browser' }],
      suites: [
        {
          title: 'a.spec.ts',
          specs: [spec('stands', 'expected'), spec('waits', 'skipped')],
          suites: [{ title: 'inner', specs: [spec('falls', 'unexpected', 'Error: gone\nexpected: here')] }],
        },
      ],
    };
    expect(readPlaywrightReport(report)).toEqual({
      passed: 4,
      failed: 4,
      failures: [
        'outside of tests: no browser',
        'a.spec.ts › waits: ',
        'inner › falls: Error: gone expected: here',
      ],
    });
  });

  it('adds', () => {
    expect(addCounts({ passed: 1, failed: 2 }, { passed: 3, failed: 4 })).toEqual({ passed: 4, failed: 6 });
  });

  it('counts what has passed so far in what the reporters print', () => {
    const vitest =
      ' \u001B[32m✓\u001B[39m unit scripts/a.test.ts (11 tests) 19ms\n   ✓ holds  301ms\n ❯ b.test.ts (3 tests)\n';
    const playwright =
      '  ✓   1 [chromium] › a.spec.ts:5:1 › walks (2.1s)\n  ✘   2 [chromium] › b.spec.ts:5:1 › falls\n';
    expect(countPassed([Buffer.from(vitest), Buffer.from(playwright)])).toBe(12);
  });
});
