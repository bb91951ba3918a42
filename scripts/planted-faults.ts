import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { plantedFaults, type PlantedFault } from './planted-fault-list.ts';
import { suites } from './suites.ts';

const { values, positionals } = parseArgs({
  options: { tier: { type: 'string', default: 'full' } },
  allowPositionals: true,
});
const wanted = plantedFaults.filter(
  ({ name }) => positionals.length === 0 || positionals.some((text) => name.includes(text)),
);
if (wanted.length === 0 || !['fast', 'full'].includes(values.tier)) {
  console.error(
    `Usage: npm run planted-faults [-- --tier fast|full] [part of a name]\n\n${plantedFaults.map(({ name }) => name).join('\n')}`,
  );
  process.exit(1);
}

let interrupted = false;
let running: ChildProcess | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    // The file is restored once the suite has ended.
    interrupted = true;
    if (running?.pid) process.kill(-running.pid, 'SIGTERM');
  });

/** Runs a command in a process group of its own, which can be ended as a whole. */
async function run([program, ...options]: string[], env: Record<string, string> = {}) {
  const child = spawn(program!, options, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  running = child;
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, output: stripVTControlCharacters(output) };
}

const build = () => run(['npm', 'run', '--silent', 'build']);
const report = join(tmpdir(), `guildhall-planted-fault-${process.pid}.json`);

/** The suite of a name in the wanted tier: one that `full` does not have is there in a thorough form. */
function suiteNamed(name: string) {
  const named = (text: string) => suites.find((suite) => suite.name === text);
  const suite = named(name);
  const found = values.tier === 'full' && !suite?.tiers.includes('full') ? named(`${name} in full`) : suite;
  if (!found) throw new Error(`There is no suite ${name}`);
  return found;
}

async function runSuite({ suite: name, only }: Pick<PlantedFault, 'suite' | 'only'>) {
  const { command, env, after = [], prepare } = suiteNamed(name);
  const missing = prepare?.();
  if (missing) throw new Error(missing);
  if (after.includes('build')) await build();
  return run(command(report, ...only), {
    ...env?.(report),
    ...(after.includes('build') && { GUILDHALL_BUILT: '1' }),
  });
}

/** Plants a fault, runs its suite and restores the file. Returns what is wrong with that suite, if anything. */
async function tryFault(fault: PlantedFault): Promise<string | undefined> {
  const { file, from, to, first, caughtBy } = fault;
  const original = readFileSync(file, 'utf8');
  if (original.split(from).length !== 2) return `${file} does not contain exactly once: ${from}`;
  // A function, so that a $ in `to` has no special meaning.
  writeFileSync(
    file,
    original.replace(from, () => to),
  );
  try {
    if (first) await runSuite(first);
    const { status, output } = await runSuite(fault);
    if (status === 0) return 'its suite found nothing';
    return output.includes(caughtBy) ? undefined : `its suite failed for another reason:\n${output}`;
  } finally {
    writeFileSync(file, original);
  }
}

const missed: string[] = [];
const left: string[] = [];
for (const fault of wanted) {
  if (values.tier === 'fast' && !suiteNamed(fault.suite).tiers.includes('fast')) {
    console.log(`left to the full tier: ${fault.name}`);
    left.push(fault.name);
    continue;
  }
  const problem = await tryFault(fault);
  if (interrupted) break;
  console.log(problem ? `MISSED ${fault.name}: ${problem}` : `caught ${fault.name}`);
  if (problem) missed.push(fault.name);
}
// Some suites have built what they test, with the fault in it.
await build();
if (interrupted) process.exit(1);
console.log(
  `\n${wanted.length - missed.length - left.length} caught, ${missed.length} missed, ${left.length} left to the full tier`,
);
process.exit(missed.length === 0 ? 0 : 1);
