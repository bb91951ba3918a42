import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { plantedFaults, type PlantedFault } from './planted-fault-list.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const wanted = plantedFaults.filter(
  ({ name }) => positionals.length === 0 || positionals.some((text) => name.includes(text)),
);
if (wanted.length === 0) {
  console.error(
    `Usage: npm run planted-faults [-- part of a name]\n\n${plantedFaults.map(({ name }) => name).join('\n')}`,
  );
  process.exit(1);
}

let interrupted = false;
let suite: ChildProcess | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    // The file is restored once the suite has ended.
    interrupted = true;
    if (suite?.pid) process.kill(-suite.pid, 'SIGTERM');
  });

/** Plants a fault, runs its suite and restores the file. Returns what is wrong with that suite, if anything. */
async function tryFault({ file, from, to, command, caughtBy }: PlantedFault): Promise<string | undefined> {
  const original = readFileSync(file, 'utf8');
  if (original.split(from).length !== 2) return `${file} does not contain exactly once: ${from}`;
  // A function, so that a $ in `to` has no special meaning.
  writeFileSync(
    file,
    original.replace(from, () => to),
  );
  try {
    // A process group of its own, which can be ended as a whole.
    const child = spawn(command, { shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    suite = child;
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    const [status] = (await once(child, 'close')) as [number | null];
    if (status === 0) return 'its suite found nothing';
    return output.includes(caughtBy) ? undefined : `its suite failed for another reason:\n${output}`;
  } finally {
    writeFileSync(file, original);
  }
}

const missed: string[] = [];
for (const fault of wanted) {
  const problem = await tryFault(fault);
  if (interrupted) break;
  console.log(problem ? `MISSED ${fault.name}: ${problem}` : `caught ${fault.name}`);
  if (problem) missed.push(fault.name);
}
// Some suites have built what they test, with the fault in it.
execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'ignore' });
if (interrupted) process.exit(1);
console.log(`\n${wanted.length - missed.length} caught, ${missed.length} missed`);
process.exit(missed.length === 0 ? 0 : 1);
