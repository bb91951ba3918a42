import { execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

// Runs the failures that a server must survive: killed processes, a full disk, slow clients and others, one file per
// scenario in packages/server/test/faults. Everything is written below one temporary folder, so that leftovers can be
// found afterwards.
const scenarios = 'packages/server/test/faults';
const suffix = '.test.ts';
const names = readdirSync(scenarios)
  .filter((file) => file.endsWith(suffix))
  .map((file) => file.slice(0, -suffix.length));

const { values, positionals } = parseArgs({
  options: {
    rounds: { type: 'string', default: '30' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !names.includes(name));
if (!/^[1-9]\d*$/.test(values.rounds) || !/^\d+$/.test(values.seed) || unknown.length > 0) {
  console.error(`Usage: npm run faults -- [--rounds 30] [--seed 1] [${names.join('] [')}]`);
  process.exit(1);
}
console.log(`npm run faults -- --rounds ${values.rounds} --seed ${values.seed}`);
const wanted = positionals.length > 0 ? positionals : names;
const needsRoot = process.getuid?.() === 0 ? [] : ['disk-full'];
for (const name of wanted.filter((other) => needsRoot.includes(other)))
  console.log(`not run: ${name} needs root, to mount a disk that is small`);
const files = wanted
  .filter((name) => !needsRoot.includes(name))
  .map((name) => join(scenarios, name + suffix));

const folder = mkdtempSync(join(tmpdir(), 'guildhall-faults-'));
// Under root, PostgreSQL runs as another user, who must be able to enter the folder.
chmodSync(folder, 0o755);

const run = spawn(
  'npx',
  ['vitest', 'run', '--project=server in full', `--reporter=./${scenarios}/reporter.ts`, ...files],
  {
    // A process group of its own, which can be ended as a whole: the tests and the servers that they have started.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      TMPDIR: folder,
      GUILDHALL_FAULT_ROUNDS: values.rounds,
      GUILDHALL_FAULT_SEED: values.seed,
    },
  },
);
const total = { passed: 0, failed: 0 };
createInterface({ input: run.stdout }).on('line', (line) => {
  if (line.startsWith('ok ')) total.passed += 1;
  if (line.startsWith('FAIL ')) total.failed += 1;
  console.log(line);
});
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    interrupted = true;
    endGroup();
  });
}
const started = Date.now();
const ended = once(run, 'close') as Promise<[number | null]>;

/** Ends the tests and the servers that they have started. */
function endGroup(): void {
  try {
    process.kill(-run.pid!, 'SIGKILL');
  } catch {
    // They have ended already.
  }
}

/** The commands still running, by process id: the group, and databases, which outlive a killed server. */
function findRunning(): Map<number, string> {
  const lines = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,pgid=,stat=,args='], { encoding: 'utf8' });
  const running = new Map<number, string>();
  for (const line of lines.split('\n')) {
    const [, pid, group, state = '', command = ''] = /^ *(\d+) +(\d+) +(\S+) +(.*)$/.exec(line) ?? [];
    const isOurs = Number(group) === run.pid || command.includes(folder);
    if (isOurs && !state.startsWith('Z')) running.set(Number(pid), command);
  }
  return running;
}

/** Ends and removes what the scenarios have left behind, and returns it. */
async function cleanUp(): Promise<string[]> {
  // Processes that are ending may need a moment.
  for (let waited = 0; waited < 20 && findRunning().size > 0; waited += 1) await sleep(100);
  const running = findRunning();
  endGroup();
  // On this signal a database also ends its own processes.
  for (const pid of running.keys()) {
    try {
      process.kill(pid, 'SIGQUIT');
    } catch {
      // It has ended already.
    }
  }
  const disks = mountsBelow();
  for (const disk of disks) execFileSync('umount', ['--lazy', disk]);
  const files = readdirSync(folder).map((name) => join(folder, name));
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  return [...running.values(), ...disks, ...files];
}

function mountsBelow(): string[] {
  if (process.platform !== 'linux') return [];
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  return mounts.map((line) => line.split(' ')[1] ?? '').filter((path) => path.startsWith(folder));
}

const [status] = await ended;
const left = await cleanUp();
if (left.length === 0) {
  total.passed += 1;
  console.log('ok   nothing is left running or on the disk');
} else if (interrupted) {
  console.log('interrupted: what ran was ended, what was written is removed');
} else {
  total.failed += 1;
  console.log(`FAIL left behind: ${left.join(', ')}`);
}
// A run can fail without a failed scenario: a file that does not load, an unhandled rejection, an interruption.
if (status !== 0 && total.failed === 0) total.failed += 1;
const seconds = Math.round((Date.now() - started) / 1000);
console.log(`\n${total.passed} passed, ${total.failed} failed (${seconds} s)`);
process.exit(total.failed === 0 ? 0 : 1);
