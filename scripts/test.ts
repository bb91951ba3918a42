import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addCounts, countPlaywright, countVitest, type Counts } from './test-counts.ts';

interface Suite {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Reads what the suite wrote into its report file; without it the suite counts as one check. */
  count?: (report: unknown) => Counts;
}

const reports = mkdtempSync(join(tmpdir(), 'guildhall-test-'));
const reportFile = (name: string) => join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);

/** What does not depend on which PostgreSQL the tests are given. */
const onEmbeddedOnly = [
  'src/db/embedded',
  'src/main.test.ts',
  'src/config.test.ts',
  'src/demo/pictures.test.ts',
];

const vitest = (
  name: string,
  projects: string[],
  env: Record<string, string> = {},
  exclude: string[] = [],
): Suite => ({
  name,
  command: [
    'npx',
    'vitest',
    'run',
    ...projects.map((project) => `--project=${project}`),
    ...exclude.map((path) => `--exclude=packages/server/${path}{,/**}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile(name)}`,
  ],
  env,
  count: countVitest,
});

const suites: Suite[] = [
  { name: 'lockfile', command: ['npm', 'run', '--silent', 'lock:check'] },
  { name: 'format', command: ['npm', 'run', '--silent', 'format:check'] },
  { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'unused code', command: ['npm', 'run', '--silent', 'knip'] },
  vitest('unit', ['unit']),
  vitest('server', ['server']),
  vitest('server on PostgreSQL 15', ['server'], { GUILDHALL_TEST_POSTGRES: '15' }, onEmbeddedOnly),
  vitest('components', ['ui']),
  vitest('consumers', ['consumers']),
  vitest('stories', ['storybook']),
  { name: 'Storybook build', command: ['npm', 'run', '--silent', 'storybook:build'] },
  {
    name: 'Storybook',
    command: ['npm', 'run', '--silent', 'storybook:test', '--', '--reporter=dot,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile('Storybook') },
    count: countPlaywright,
  },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  {
    name: 'journeys',
    command: ['npm', 'run', '--silent', 'e2e', '--', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile('journeys') },
    count: countPlaywright,
  },
];

const wanted = process.argv.slice(2);
const chosen = wanted.length > 0 ? suites.filter((suite) => wanted.includes(suite.name)) : suites;
let total: Counts = { passed: 0, failed: 0 };
const summary: string[] = [];

for (const suite of chosen) {
  console.log(`\n=== ${suite.name}: ${suite.command.join(' ')}`);
  const started = Date.now();
  const { status } = spawnSync(suite.command[0]!, suite.command.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, ...suite.env },
  });
  const counts = countSuite(suite, status);
  total = addCounts(total, counts);
  const seconds = Math.round((Date.now() - started) / 1000);
  summary.push(
    `${counts.failed === 0 ? 'ok  ' : 'FAIL'} ${suite.name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`,
  );
}

function countSuite(suite: Suite, status: number | null): Counts {
  if (!suite.count) return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  let counts: Counts;
  try {
    counts = suite.count(JSON.parse(readFileSync(reportFile(suite.name), 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
  const provedNothing = counts.passed + counts.failed === 0;
  // A run can fail without a failed test: an unhandled rejection, a file that does not load.
  const failedOutsideTests = status !== 0 && counts.failed === 0;
  return provedNothing || failedOutsideTests ? addCounts(counts, { passed: 0, failed: 1 }) : counts;
}

rmSync(reports, { recursive: true, force: true });
console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
