import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { addCounts, countPlaywright, countVitest, type Counts } from './test-counts.ts';

interface Suite {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** The suites that must have ended before this one starts. */
  after?: string[];
  /** Counts the checks in the suite's report file; without it the suite counts as one check. */
  count?: (report: unknown) => Counts;
}

const reports = mkdtempSync(join(tmpdir(), 'guildhall-test-'));
const reportFile = (name: string) => join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);

const vitest = (name: string, projects: string[], env: Record<string, string> = {}): Suite => ({
  name,
  command: [
    'npx',
    'vitest',
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile(name)}`,
  ],
  env,
  count: countVitest,
});

const npm = (script: string, ...options: string[]) => ['npm', 'run', '--silent', script, ...options];

/** The longest chains first, so that both lanes end at about the same time. */
const suites: Suite[] = [
  vitest('consumers', ['consumers']),
  vitest('server', ['server']),
  // These two build a part of it for themselves, in the same folders.
  { name: 'build', command: npm('build'), after: ['consumers', 'server'] },
  {
    name: 'journeys',
    command: npm('e2e', '--', '--reporter=list,json'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile('journeys') },
    count: countPlaywright,
    after: ['build'],
  },
  vitest('stories', ['storybook']),
  { name: 'Storybook build', command: npm('storybook:build') },
  {
    name: 'Storybook',
    command: npm('storybook:test', '--', '--reporter=dot,json'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile('Storybook') },
    count: countPlaywright,
    after: ['Storybook build'],
  },
  vitest('server on PostgreSQL 15', ['server'], { GUILDHALL_TEST_POSTGRES: '15' }),
  vitest('components', ['ui']),
  vitest('unit', ['unit']),
  { name: 'types', command: npm('typecheck') },
  { name: 'lint', command: npm('lint') },
  { name: 'format', command: npm('format:check') },
  { name: 'unused code', command: npm('knip') },
  { name: 'lockfile', command: npm('lock:check') },
];

const wanted = process.argv.slice(2);
const waiting = wanted.length > 0 ? suites.filter((suite) => wanted.includes(suite.name)) : suites;
const unfinished = new Set(waiting.map(({ name }) => name));
const running = new Set<Promise<void>>();
let total: Counts = { passed: 0, failed: 0 };
/** The output of failed suites: printed last, so that a log that is cut at its start still has it. */
const failures: Buffer[] = [];
const summary: string[] = [];

// Each suite keeps about one core busy.
const lanes = Math.min(2, availableParallelism());
while (waiting.length > 0 || running.size > 0) {
  const next = waiting.findIndex(({ after = [] }) => !after.some((name) => unfinished.has(name)));
  if (next === -1 || running.size === lanes) {
    await Promise.race(running);
    continue;
  }
  const [suite] = waiting.splice(next, 1);
  const run = runSuite(suite!).finally(() => {
    running.delete(run);
    unfinished.delete(suite!.name);
  });
  running.add(run);
}

/** Runs a suite and prints its output at its end, so that no two mix; the output of a failed one is printed last. */
async function runSuite(suite: Suite): Promise<void> {
  const started = Date.now();
  const child = spawn(suite.command[0]!, suite.command.slice(1), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...suite.env },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void output.push(chunk));
  const [status] = (await once(child, 'close')) as [number | null];
  const counts = countSuite(suite, status);
  total = addCounts(total, counts);
  const seconds = Math.round((Date.now() - started) / 1000);
  const line = `${counts.failed === 0 ? 'ok  ' : 'FAIL'} ${suite.name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`;
  summary.push(line);
  const text = Buffer.concat([Buffer.from(`\n=== ${suite.name}: ${suite.command.join(' ')}\n`), ...output]);
  if (counts.failed === 0) process.stdout.write(text);
  else failures.push(text);
  console.log(line);
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

process.stdout.write(Buffer.concat(failures));
rmSync(reports, { recursive: true, force: true });
console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
