import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { calls, type Call } from './calls.ts';
import { ask, open, saturate, type Connection } from './client.ts';
import { withDatabase } from './database.ts';
import { poll } from './http.ts';
import { pinBench, startGuildhall, type ServerProcess } from './processes.ts';
import { conversationOf } from './seed.ts';
import type * as seedModule from './seed.ts';
import { percentile, print, printMachine, show, spreadOf } from './table.ts';

// Compares the built server of this checkout with that of an earlier one, to see whether a change made anything slower.
// Each has a database of its own, migrated by itself, with the same rows.
const checkout = resolve(process.argv[2] ?? '');
if (!process.argv[2] || !existsSync(join(checkout, 'packages/server/dist/main.js'))) {
  console.error('Usage: npm run bench:before -- <an earlier checkout in which the server is built>');
  process.exit(1);
}
const rounds = Number(process.env['ROUNDS'] ?? 7);
const rows = 10_000;
const connections = 100;
const polls = { warm: 40_000, measured: 80_000 };
const turns = { warm: 300, measured: 1000 };

/** One of the two servers, with a connection to it and its figures of each round, by name. Lower is better. */
interface Contender {
  server: ServerProcess;
  connection: Connection;
  figures: Map<string, number>;
}

async function measurePolls({ server, connection, figures }: Contender): Promise<void> {
  const requests: string[] = [];
  for (let n = 0; n < connections; n += 1) {
    // Messages sent in an earlier round have changed some ETags.
    const { path } = conversationOf(n);
    const { response } = await ask(connection, poll(server.url, path, n, undefined));
    requests.push(poll(server.url, path, n, /^etag: (.*)\r$/im.exec(response.toString())?.[1]));
  }
  await saturate(server.url, requests, 304, polls.warm);
  const used = server.processorTime();
  await saturate(server.url, requests, 304, polls.measured);
  figures.set(
    'poll answered 304, processor time in microseconds',
    ((server.processorTime() - used) / polls.measured) * 1e6,
  );
}

/** Asks both in turn, one request at a time: whatever else the machine does slows both alike. */
async function measureCall(call: Call, contenders: readonly Contender[]): Promise<void> {
  const times = contenders.map((): number[] => []);
  for (let turn = 0; turn < turns.warm + turns.measured; turn += 1)
    for (const index of turn % 2 === 0 ? [0, 1] : [1, 0]) {
      const { server, connection } = contenders[index]!;
      const request = call.request(server.url, turn, rows);
      const start = performance.now();
      const { status, response } = await ask(connection, request);
      times[index]!.push(performance.now() - start);
      if (status < 300) continue;
      if (index === 1) throw new Error(`Status ${status}: ${response.toString()}`);
      // The earlier server does not know every call.
      return;
    }
  for (const [index, { figures }] of contenders.entries())
    figures.set(`${call.name}, p50 in milliseconds`, percentile(times[index]!.slice(turns.warm), 0.5));
}

pinBench();
await withDatabase(async (engine) => {
  // The tables of an earlier version are filled as it filled them.
  const seedOf = async (folder: string | undefined) =>
    folder === undefined
      ? undefined
      : ((await import(join(folder, 'bench/server/seed.ts'))) as typeof seedModule).seed;
  const migrateBy = (folder: string | undefined) => async (url: string) =>
    (await startGuildhall(url, folder)).stop();
  const contenders = await Promise.all(
    [checkout, undefined].map(async (folder) => ({
      start: async (url: string) => startGuildhall(url, folder),
      url: await engine.create(rows, migrateBy(folder), await seedOf(folder)),
    })),
  );
  printMachine(engine.version, rounds);
  const figures = contenders.map((): Map<string, number>[] => []);
  for (let round = 0; round < rounds; round += 1) {
    const both: Contender[] = [];
    for (const { start, url } of contenders) {
      const server = await start(url);
      both.push({ server, connection: await open(server.url), figures: new Map() });
    }
    for (const each of round % 2 === 0 ? both : both.toReversed()) await measurePolls(each);
    for (const call of Object.values(calls)) await measureCall(call, both);
    for (const [index, each] of both.entries()) {
      each.figures.set('memory at the end, in MB', each.server.memory() / 1e6);
      figures[index]!.push(each.figures);
      each.connection.close();
      await each.server.stop();
    }
  }
  const [before = [], after = []] = figures;
  const of = (side: Map<string, number>[], name: string) => side.map((round) => round.get(name)!);
  print(
    `This checkout against an earlier one, ${rows} rows in each table`,
    ['what', 'before', 'after', 'after / before in the same round'],
    [...after[0]!.keys()].map((name) => {
      const [old, own] = [of(before, name), of(after, name)];
      return [
        name,
        show(spreadOf(old)),
        show(spreadOf(own)),
        show(spreadOf(own.map((value, round) => value / old[round]!))),
      ];
    }),
  );
});
