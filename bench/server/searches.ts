import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { requestTo, saturate } from './client.ts';
import { withDatabase } from './database.ts';
import { pinBench, startGuildhall } from './processes.ts';
import { commonWord, rareWord, tokenOf } from './seed.ts';
import { goal, goalHead, percentile, print, printMachine, show, spreadOf } from './table.ts';

// Searches at many connections: one that all repeat, a mix, and only new ones. With the folder of an earlier checkout, in
// which the server is built, that server is asked in turn with this one.
const earlier = process.argv[2] && resolve(process.argv[2]);
if (earlier && !existsSync(join(earlier, 'packages/server/dist/main.js'))) {
  console.error('Usage: npm run bench:searches -- [an earlier checkout in which the server is built]');
  process.exit(1);
}
const rounds = Number(process.env['ROUNDS'] ?? 7);
const rows = 10_000;
const connections = 50;
const searches = { warm: 500, measured: 2000 };

/** Searches of each sort, endlessly many; most find something. */
const sorts: ((n: number) => string)[] = [
  (n) => `${commonWord} part${n}`,
  (n) => `part${n}`,
  (n) => `part${n}s`,
  (n) => `PX-${n % 97}-${n}`,
  (n) => `${commonWord} under ${n}`,
  (n) => `${rareWord.replace('c', 'k')} part${n}`,
];
const textOf = (n: number) => sorts[n % sorts.length]!(1 + Math.floor(n / sorts.length));

const popular = 200;
/** One of this many searches in the mix is one that nobody has made before. */
const every = 10;
/** Equally spread over 0 to 1, in the same order for each server. */
const spread = (turn: number) => (turn * 0.618_033_988_75) % 1;

/** The texts of searches, by turn. */
const mixes: Record<string, (turn: number) => string> = {
  'a word in most rows': () => commonWord,
  // Of the popular ones the second is asked half as often as the first, the third a third as often.
  'one of 200, or one in ten times a new one': (turn) =>
    textOf(turn % every === 0 ? popular + turn / every : Math.floor(popular ** spread(turn)) - 1),
  'always a new one': textOf,
};

pinBench();
await withDatabase(async (engine) => {
  const contenders = await Promise.all(
    [...(earlier ? [{ side: 'before', folder: earlier }] : []), { side: 'now', folder: undefined }].map(
      async ({ side, folder }) => ({
        side,
        start: (url: string) => startGuildhall(url, folder),
        url: await engine.create(rows, async (url) => (await startGuildhall(url, folder)).stop()),
      }),
    ),
  );
  printMachine(engine.version, rounds);
  const figures = new Map<string, { p99: number[]; rate: number[] }>();
  for (let round = 0; round < rounds; round += 1)
    for (const [mix, textAt] of Object.entries(mixes))
      for (const { side, start, url } of round % 2 === 0 ? contenders : contenders.toReversed()) {
        const server = await start(url);
        let turn = 0;
        const next = () =>
          requestTo(server.url, `/api/search?q=${encodeURIComponent(textAt((turn += 1)))}`, {
            headers: { authorization: `Bearer ${tokenOf(1)}` },
          });
        const asked = Array.from({ length: connections }, () => next);
        await saturate(server.url, asked, 200, searches.warm);
        const times: number[] = [];
        const rate = await saturate(server.url, asked, 200, searches.measured, (time) => times.push(time));
        await server.stop();
        const name = `${mix}, ${side}`;
        const known = figures.get(name) ?? { p99: [], rate: [] };
        figures.set(name, known);
        known.p99.push(percentile(times, 0.99));
        known.rate.push(rate);
      }
  print(
    `Searches at ${connections} connections`,
    ['what', 'responses per second', 'p99 in milliseconds'],
    [...figures].map(([name, { rate, p99 }]) => [name, show(spreadOf(rate), 0), show(spreadOf(p99), 0)]),
  );
  print(
    'Goals',
    goalHead,
    Object.keys(mixes).map((mix) =>
      goal(`${mix}, p99 in milliseconds`, spreadOf(figures.get(`${mix}, now`)!.p99), '<=', 100, 0),
    ),
  );
});
