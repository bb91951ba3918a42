import { stripVTControlCharacters } from 'node:util';

/** How many checks of a suite passed and how many failed. A skipped test counts as failed, because it proves nothing. */
export interface Counts {
  passed: number;
  failed: number;
}

/** The counts of one report, and a line for each failed test that it names. */
export interface Outcome extends Counts {
  failures: string[];
}

export const addCounts = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});

/** How many tests of a suite have passed so far, read from what vitest's or Playwright's reporter prints. */
export function countPassed(output: readonly Buffer[]): number {
  const text = stripVTControlCharacters(Buffer.concat(output).toString());
  const lines = text.matchAll(/^\s*✓ +(?:\d+ |.*?\((\d+) tests?\b)/gm);
  return [...lines].reduce((passed, [, inFile = '1']) => passed + Number(inFile), 0);
}

/** What vitest reports of a test that took longer than its timeout. */
const timedOut = /^Error: STACK_TRACE_ERROR[^]*/;

const failureLine = (title: string, message = '') =>
  `${title}: ${stripVTControlCharacters(message).replace(timedOut, 'timed out').split('\n').slice(0, 3).join(' ').slice(0, 300)}`;

/** The outcome in a report by vitest's json reporter. */
export function readVitestReport(report: unknown): Outcome {
  const { numPassedTests, numTotalTests, testResults } = report as {
    numPassedTests: number;
    numTotalTests: number;
    testResults: {
      name: string;
      status: string;
      message?: string;
      assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
    }[];
  };
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  // One whose preparation failed has a message, and tests that did not run.
  const unprepared = testResults.filter(
    (file) => Boolean(file.message) && file.assertionResults.some(({ status }) => status === 'skipped'),
  );
  const notPassed = testResults
    .filter((file) => !unprepared.includes(file))
    .flatMap((file) => file.assertionResults)
    .filter((test) => test.status !== 'passed');
  const failedTests = notPassed.filter(({ status }) => status === 'failed');
  // A suite that has ended after its first failures leaves many: their names would hide the failures.
  const namedTests = failedTests.length > 0 ? failedTests : notPassed;
  const left = notPassed.length - namedTests.length;
  return {
    passed: numPassedTests,
    failed: numTotalTests - numPassedTests + brokenFiles.length,
    failures: [
      ...[...brokenFiles, ...unprepared].map((file) => failureLine(file.name, file.message)),
      ...namedTests.map((test) => failureLine(test.fullName, test.failureMessages?.[0])),
      ...(left > 0 ? [`${left} others did not run`] : []),
    ],
  };
}

interface PlaywrightError {
  message?: string;
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { status: string; results: { errors: PlaywrightError[] }[] }[] }[];
}

const playwrightFailures = ({ title, suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status !== 'expected')
      .map((test) => failureLine(`${title} › ${spec.title}`, test.results.at(0)?.errors.at(0)?.message)),
  ),
  ...suites.flatMap(playwrightFailures),
];

/** The outcome in a report by Playwright's json reporter. A test that passed only on a retry counts as failed. */
export function readPlaywrightReport(report: unknown): Outcome {
  const { stats, errors, suites } = report as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors: PlaywrightError[];
    suites: PlaywrightSuite[];
  };
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    failures: [
      ...errors.map((error) => failureLine('outside of tests', error.message)),
      ...suites.flatMap(playwrightFailures),
    ],
  };
}
