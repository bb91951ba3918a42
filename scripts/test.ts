import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { suites, tiers, type Suite } from './suites.ts';
import { addCounts, countPassed, type Counts, type Outcome } from './test-reports.ts';

/** Far more than any suite takes, also on a busy machine: it only ends what hangs. */
const deadlineMinutes = 40;
/** Each suite keeps about one core busy. */
const lanes = Math.min(2, availableParallelism());

const { values, positionals: wanted } = parseArgs({
  options: { tier: { type: 'string', default: 'fast' } },
  allowPositionals: true,
});
const tier = tiers.find((name) => name === values.tier);
const unknown = wanted.filter((name) => !suites.some((suite) => suite.name === name));
if (!tier || unknown.length > 0) {
  const names = suites.map((suite) => `  ${suite.name}: ${suite.tiers.join(', ')}`).join('\n');
  console.error(`Usage: npm test [-- suite …], with --tier ${tiers.join('|')}. The suites:\n${names}`);
  process.exit(2);
}

/** Whether the packages are built: by a run before, as in `.ci/run`, or when the suite that does it has ended. */
let isBuilt = Boolean(process.env['GUILDHALL_BUILT']);
const inRun = ({ name, tiers: inTiers }: Suite) =>
  wanted.length > 0 ? wanted.includes(name) : inTiers.includes(tier) && !(name === 'build' && isBuilt);
const waiting = suites.filter(inRun);
const unfinished = new Set(waiting.map(({ name }) => name));
const reports = mkdtempSync(join(tmpdir(), 'guildhall-test-'));
/** What each suite that runs has printed so far. */
const running = new Map<ChildProcess, { name: string; output: Buffer[] }>();
const lanesInUse = new Set<Promise<void>>();
/** The output of failed suites: printed last, so that a log that is cut at its start still has it. */
const failures: Buffer[] = [];
const summary: string[] = [];
let total: Counts = { passed: 0, failed: 0 };
const started = Date.now();
const seconds = (since: number) => Math.round((Date.now() - since) / 1000);

/** Ends a suite with everything that it has started: it leads a process group of its own. */
function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    process.kill(-child.pid!, name);
  } catch {
    // All of the group have ended.
  }
}

let interruptedBy: NodeJS.Signals | undefined;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(name, () => {
    // Asked a second time, it does not wait for what they still have to put away.
    for (const child of running.keys()) signal(child, interruptedBy ? 'SIGKILL' : 'SIGTERM');
    interruptedBy = name;
    waiting.length = 0;
  });

const progress = setInterval(() => {
  const now = [...running.values()].map(({ name, output }) => `${name}: ${countPassed(output)} passed`);
  console.log(`${seconds(started)} s · ${now.join(' · ')}`);
}, 15_000);

while (waiting.length > 0 || lanesInUse.size > 0) {
  const next = waiting.findIndex(({ after = [] }) => !after.some((name) => unfinished.has(name)));
  if (next === -1 || lanesInUse.size === lanes) {
    await Promise.race(lanesInUse);
    continue;
  }
  const [suite] = waiting.splice(next, 1);
  const lane = runSuite(suite!).finally(() => {
    lanesInUse.delete(lane);
    unfinished.delete(suite!.name);
  });
  lanesInUse.add(lane);
}
clearInterval(progress);

/** Runs a suite and prints its output at its end, so that no two mix; the output of a failed one is printed last. */
async function runSuite(suite: Suite): Promise<void> {
  const missing = suite.prepare?.();
  if (missing !== undefined) return say(`left out ${suite.name}: ${missing}`);
  const begun = Date.now();
  const report = join(reports, `${suite.name.replaceAll(/\W+/g, '-')}.json`);
  const [program, ...options] = suite.command(report);
  const child = spawn(program!, options, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...suite.env?.(report), ...(isBuilt && { GUILDHALL_BUILT: '1' }) },
    detached: true,
  });
  const output: Buffer[] = [];
  running.set(child, { name: suite.name, output });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void output.push(chunk));
  let isLate = false;
  const deadline = setTimeout(() => {
    isLate = true;
    signal(child, 'SIGKILL');
  }, deadlineMinutes * 60_000);
  const [status] = (await once(child, 'close')) as [number | null];
  clearTimeout(deadline);
  running.delete(child);
  signal(child, 'SIGKILL');
  const outcome = isLate
    ? one(`was ended after ${deadlineMinutes} minutes`)
    : readOutcome(suite, report, status);
  total = addCounts(total, outcome);
  if (suite.name === 'build') isBuilt = outcome.failed === 0;
  const text = Buffer.concat([
    Buffer.from(`\n=== ${suite.name}: ${program} ${options.join(' ')}\n`),
    ...output,
  ]);
  if (outcome.failed === 0) process.stdout.write(text);
  else failures.push(text);
  say(
    [
      `${outcome.failed === 0 ? 'ok  ' : 'FAIL'} ${suite.name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds(begun)} s)`,
      ...outcome.failures.map((failure) => `       ${failure}`),
    ].join('\n'),
  );
}

function say(line: string): void {
  summary.push(line);
  console.log(line);
}

function one(failure?: string): Outcome {
  return failure ? { passed: 0, failed: 1, failures: [failure] } : { passed: 1, failed: 0, failures: [] };
}

function readOutcome(suite: Suite, report: string, status: number | null): Outcome {
  if (!suite.read) return one(status === 0 ? undefined : `ended with status ${status}`);
  let outcome: Outcome;
  try {
    outcome = suite.read(JSON.parse(readFileSync(report, 'utf8')));
  } catch (error) {
    return one(`left no report that can be read: ${String(error)}`);
  }
  if (outcome.failed > 0) return outcome;
  if (outcome.passed === 0 && tier !== 'changed') return one('proved nothing');
  // A run can fail without a failed test: an unhandled rejection, a file that does not load.
  return status === 0
    ? outcome
    : { ...outcome, failed: 1, failures: [`ended with status ${status} outside of its tests`] };
}

rmSync(reports, { recursive: true, force: true });
process.stdout.write(Buffer.concat(failures));
if (interruptedBy) process.exit(1);
/** Where several runs are one, as in `.ci/run`: the counts of those before, and from then on of this one too. */
const counts = process.env['GUILDHALL_TEST_COUNTS'];
if (counts) {
  if (existsSync(counts)) total = addCounts(total, JSON.parse(readFileSync(counts, 'utf8')) as Counts);
  writeFileSync(counts, JSON.stringify(total));
}
console.log(
  `\n${summary.join('\n')}\n${seconds(started)} s\n\n${total.passed} passed, ${total.failed} failed`,
);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
