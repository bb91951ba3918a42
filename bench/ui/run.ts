import { readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contenders, type ContenderName } from './contenders.ts';
import { browserVersion, measure, works } from './measure.ts';
import type { MetricName, Samples } from './metrics.ts';
import { buildPages, install } from './prepare.ts';
import { report } from './report.ts';
import { serve } from './serve.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    only: { type: 'string', default: Object.keys(contenders).join(',') },
    work: { type: 'string', default: Object.keys(works).join(',') },
    'no-install': { type: 'boolean', default: false },
  },
});

/** The comma-separated words of an option; throws for unknown ones. */
function words<Known extends string>(option: 'only' | 'work', known: readonly Known[]): Known[] {
  return options[option].split(',').map((word) => {
    const found = known.find((name) => name === word);
    if (!found) throw new Error(`--${option} takes ${known.join(', ')}, not ${word}`);
    return found;
  });
}

const rounds = Number(options.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number from 1');
const names = words('only', Object.keys(contenders) as ContenderName[]);
const chosen = words('work', Object.keys(works));

if (!options['no-install']) install();
await buildPages(names);

const results = new Map<ContenderName, Samples>(names.map((name) => [name, {}]));
const server = await serve(join(import.meta.dirname, 'dist'));
let round = 0;
let interrupted = false;
process.once('SIGINT', () => {
  interrupted = true;
  console.error('> this round is the last; once more to end at once');
});
for (; round < rounds && !interrupted; round += 1) {
  // The bytes of a page are the same in every round.
  const todo = chosen.filter((work) => work !== 'W8' || round === 0);
  for (let turn = 0; turn < names.length; turn += 1) {
    const name = names[(round + turn) % names.length]!;
    console.error(`> round ${round + 1} of ${rounds}: ${name}`);
    const samples = results.get(name)!;
    for (const [metric, value] of Object.entries(await measure(`${server.url}/${name}/`, todo)))
      (samples[metric as MetricName] ??= []).push(value);
  }
}
server.close();

const version = (name: string) => {
  const path = join(import.meta.dirname, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
};
console.log(
  report(results, new Map(names.map((name) => [name, version(contenders[name])])), [
    `\`npm run bench:ui -- ${process.argv.slice(2).join(' ')}\`, ${round} rounds`,
    `${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform}`,
    `Chromium ${await browserVersion()}, Node ${process.version}, React ${version('react-dom')}`,
  ]),
);
