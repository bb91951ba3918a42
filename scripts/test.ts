import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineNames, installEngine } from './engines.ts';
import { installJava } from './java.ts';
import {
  addCounts,
  readPlaywrightReport,
  readVitestReport,
  type Counts,
  type Outcome,
} from './test-reports.ts';

interface Suite {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** The suites that must have ended before this one starts. */
  after?: string[];
  /** Gets what the suite needs. Returns why it cannot be had: then the suite is left out. */
  prepare?: () => string | undefined;
  /** Reads the suite's report file; without it the suite counts as one check. */
  read?: (report: unknown) => Outcome;
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
  read: readVitestReport,
});

const npm = (script: string, ...options: string[]) => ['npm', 'run', '--silent', script, ...options];

const playwright = (name: string, script: string, ...options: string[]) => ({
  name,
  command: npm(script, '--', '--reporter=list,json', ...options),
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile(name) },
  read: readPlaywrightReport,
});

/** The longest chains first, so that both lanes end at about the same time. */
const suites: Suite[] = [
  vitest('consumers', ['consumers']),
  vitest('server', ['server']),
  // These two build a part of it for themselves, in the same folders.
  { name: 'build', command: npm('build'), after: ['consumers', 'server'] },
  { ...playwright('journeys', 'e2e'), after: ['build'] },
  { name: 'markup', command: npm('markup'), after: ['journeys'], prepare: installJava },
  vitest('stories', ['storybook']),
  { name: 'Storybook build', command: npm('storybook:build') },
  { ...playwright('Storybook', 'storybook:test'), after: ['Storybook build'] },
  ...engineNames.map((engine) => ({
    ...playwright(engine, 'e2e:engines', `--grep=${engine}`),
    after: ['build'],
    prepare: () => installEngine(engine),
  })),
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
  const missing = suite.prepare?.();
  if (missing !== undefined) {
    const line = `left out ${suite.name}: ${missing}`;
    summary.push(line);
    console.log(line);
    return;
  }
  const started = Date.now();
  const child = spawn(suite.command[0]!, suite.command.slice(1), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...suite.env },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void output.push(chunk));
  const [status] = (await once(child, 'close')) as [number | null];
  const outcome = readOutcome(suite, status);
  total = addCounts(total, outcome);
  const seconds = Math.round((Date.now() - started) / 1000);
  const line = [
    `${outcome.failed === 0 ? 'ok  ' : 'FAIL'} ${suite.name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`,
    ...outcome.failures.map((failure) => `       ${failure}`),
  ].join('\n');
  summary.push(line);
  const text = Buffer.concat([Buffer.from(`\n=== ${suite.name}: ${suite.command.join(' ')}\n`), ...output]);
  if (outcome.failed === 0) process.stdout.write(text);
  else failures.push(text);
  console.log(line);
}

function readOutcome(suite: Suite, status: number | null): Outcome {
  const one = (failure?: string): Outcome =>
    failure ? { passed: 0, failed: 1, failures: [failure] } : { passed: 1, failed: 0, failures: [] };
  if (!suite.read) return one(status === 0 ? undefined : `ended with status ${status}`);
  let outcome: Outcome;
  try {
    outcome = suite.read(JSON.parse(readFileSync(reportFile(suite.name), 'utf8')));
  } catch (error) {
    return one(`left no report that can be read: ${String(error)}`);
  }
  if (outcome.failed > 0) return outcome;
  if (outcome.passed === 0) return one('proved nothing');
  // A run can fail without a failed test: an unhandled rejection, a file that does not load.
  return status === 0
    ? outcome
    : { ...outcome, failed: 1, failures: [`ended with status ${status} outside of its tests`] };
}

process.stdout.write(Buffer.concat(failures));
rmSync(reports, { recursive: true, force: true });
console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
