import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls, type Call } from './calls.ts';
import { ask, open, type Connection } from './client.ts';
import { startGuildhall } from './processes.ts';
import { drawGrowth } from './growth-picture.ts';
import { goal, goalHead, percentile, print, show, spreadOf } from './table.ts';

const turns = { warm: 40, measured: 40 };

/** Calls that must not take long on any marketplace. */
const slowest = [
  'category',
  'narrowed',
  'connected',
  'facets',
  'facetsOfWord',
  'facetsNarrowed',
  'unquoted',
  'comparison',
  'deals',
  'needsReply',
  'rare',
  'common',
  'plural',
  'sku',
  'price',
  'nearest',
  'misspelt',
] as const satisfies (keyof typeof calls)[];

type Name = keyof typeof calls;
const names = Object.keys(calls) as Name[];
/** Milliseconds of each round. */
type Figures = Record<Name, number[]>;
const noFigures = () =>
  Object.fromEntries(names.map((name): [Name, number[]] => [name, []])) as unknown as Figures;

/** How long a call takes from one connection, one request at a time, in milliseconds. */
async function timesOf(connection: Connection, url: URL, { request }: Call, rows: number): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < turns.warm + turns.measured; turn += 1) {
    const text = request(url, turn, rows);
    const start = performance.now();
    const { status, response } = await ask(connection, text);
    times.push(performance.now() - start);
    if (status >= 300) throw new Error(`Status ${status}: ${response.toString()}`);
  }
  return times.slice(turns.warm);
}

/** The cost of every hot call on databases of different sizes, and compared with other calls. */
export async function benchGrowth(databases: ReadonlyMap<number, string>, rounds: number): Promise<void> {
  const p50 = new Map([...databases.keys()].map((rows) => [rows, noFigures()]));
  const p95 = new Map([...databases.keys()].map((rows) => [rows, noFigures()]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [rows, databaseUrl] of databases) {
      const server = await startGuildhall(databaseUrl);
      const connection = await open(server.url);
      for (const name of names) {
        const times = await timesOf(connection, server.url, calls[name], rows);
        p50.get(rows)![name].push(percentile(times, 0.5));
        p95.get(rows)![name].push(percentile(times, 0.95));
      }
      connection.close();
      await server.stop();
    }
  }

  const sizes = [...databases.keys()];
  const [smallest, largest] = [p50.get(sizes[0]!)!, p50.get(sizes.at(-1)!)!];
  const medians = (name: Name) => sizes.map((rows) => spreadOf(p50.get(rows)![name]).median);
  print(
    'How cost grows: p50 in milliseconds, one request at a time',
    ['call', ...sizes.map((rows) => `${rows} rows`)],
    names.map((name) => [calls[name].name, ...sizes.map((rows) => show(spreadOf(p50.get(rows)![name])))]),
  );
  const against = (ours: number[], other: number[]) =>
    spreadOf(ours.map((time, round) => time / other[round]!));
  const slow = p95.get(sizes.at(-1)!)!;
  print(`Against itself, at ${sizes.at(-1)} rows`, goalHead, [
    goal(
      `${calls.productsRead.name} / the same at ${sizes[0]} rows, p50`,
      against(largest.productsRead, smallest.productsRead),
      '<=',
      1.2,
    ),
    goal(
      `${calls.requestsRead.name} / the same at ${sizes[0]} rows, p50`,
      against(largest.requestsRead, smallest.requestsRead),
      '<=',
      1.2,
    ),
    goal('newUsers / connection status, p50', against(largest.newUsers, largest.status), '<=', 2),
    goal(
      'search for a word in most rows / for a rare one, p50',
      against(largest.common, largest.rare),
      '<=',
      2,
    ),
    ...slowest.map((name) =>
      goal(`${calls[name].name}, p95 in milliseconds`, spreadOf(slow[name]), '<=', 50),
    ),
  ]);
  writeFileSync(
    join(import.meta.dirname, '../growth.svg'),
    drawGrowth(
      sizes,
      names.map((name) => ({ name: calls[name].name, medians: medians(name) })),
    ),
  );
}
