import pg from 'pg';
import { calls, some } from './calls.ts';
import { ask, open, type Connection } from './client.ts';
import { withDatabase } from './database.ts';
import { pinBench, startGuildhall } from './processes.ts';
import { companyId } from './seed.ts';
import { goal, goalHead, percentile, print, printMachine, show, spreadOf } from './table.ts';

// Compares what waits with the cheapest call that reads the database: asked again when nothing has changed, as by the other
// windows of a company, and as the first call after an event, for which the node counts anew.
const rounds = Number(process.env['ROUNDS'] ?? 7);
const rows = 100_000;
const turns = { warm: 200, measured: 400 };
/** The companies that ask in turn. */
const companies = 50;
const names = ['again', 'afterEvent', 'status'] as const;

const timeOf = async (connection: Connection, text: string): Promise<number> => {
  const start = performance.now();
  const { status, response } = await ask(connection, text);
  if (status >= 300) throw new Error(`Status ${status}: ${response.toString()}`);
  return performance.now() - start;
};

pinBench();
await withDatabase(async (engine) => {
  const databaseUrl = await engine.create(rows);
  printMachine(engine.version, rounds);
  const bus = new pg.Client({ connectionString: databaseUrl });
  await bus.connect();
  const times = { again: [] as number[], afterEvent: [] as number[], status: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const server = await startGuildhall(databaseUrl);
    const connection = await open(server.url);
    const ofRound = { again: [] as number[], afterEvent: [] as number[], status: [] as number[] };
    // In turn, so that other work of the machine slows all alike; the first calls only warm up.
    for (let turn = 0; turn < turns.warm + turns.measured; turn += 1) {
      const company = turn % companies;
      const attention = calls.attention.request(server.url, company, rows);
      const status = calls.status.request(server.url, company, rows);
      await bus.query('select pg_notify($1, $2)', [
        'guildhall',
        `waiting-change ${companyId(some(company, rows))}`,
      ]);
      const measured = {
        afterEvent: await timeOf(connection, attention),
        again: await timeOf(connection, attention),
        status: await timeOf(connection, status),
      };
      if (turn < turns.warm) continue;
      for (const name of names) ofRound[name].push(measured[name]);
    }
    for (const name of names) times[name].push(percentile(ofRound[name], 0.5));
    connection.close();
    await server.stop();
  }
  await bus.end();
  print(
    'What waits, at 1,000,000 notifications: p50 in milliseconds, one request at a time',
    ['call', 'p50'],
    [
      ['what waits, nothing new', show(spreadOf(times.again))],
      ['what waits, first after an event', show(spreadOf(times.afterEvent))],
      [calls.status.name, show(spreadOf(times.status))],
    ],
  );
  const against = (name: 'again' | 'afterEvent') =>
    spreadOf(times[name].map((time, round) => time / times.status[round]!));
  print('Against the connection status in the same round', goalHead, [
    goal('p50, nothing new', against('again'), '<=', 1.5),
    goal('p50, first after an event', against('afterEvent'), '<=', 1.5),
  ]);
});
