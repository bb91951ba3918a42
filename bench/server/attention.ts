import { calls } from './calls.ts';
import { ask, open, type Connection } from './client.ts';
import { withDatabase } from './database.ts';
import { pinBench, startGuildhall } from './processes.ts';
import { goal, goalHead, percentile, print, printMachine, show, spreadOf } from './table.ts';

// Compares what waits, which every window asks for after each event, with the cheapest call that reads the database.
const rounds = Number(process.env['ROUNDS'] ?? 7);
const rows = 100_000;
const turns = { warm: 200, measured: 400 };

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
  const [attention, status]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startGuildhall(databaseUrl);
    const connection = await open(server.url);
    const times: [number[], number[]] = [[], []];
    // In turn, so that other work of the machine slows both alike; the first calls only warm up.
    for (let turn = 0; turn < turns.warm + turns.measured; turn += 1) {
      const own = await timeOf(connection, calls.attention.request(server.url, turn, rows));
      const other = await timeOf(connection, calls.status.request(server.url, turn, rows));
      if (turn < turns.warm) continue;
      times[0].push(own);
      times[1].push(other);
    }
    attention.push(percentile(times[0], 0.5));
    status.push(percentile(times[1], 0.5));
    connection.close();
    await server.stop();
  }
  print(
    'What waits, at 1,000,000 notifications: p50 in milliseconds, one request at a time',
    ['call', 'p50'],
    [
      [calls.attention.name, show(spreadOf(attention))],
      [calls.status.name, show(spreadOf(status))],
    ],
  );
  print('Against the connection status in the same round', goalHead, [
    goal('p50', spreadOf(attention.map((time, round) => time / status[round]!)), '<=', 1.5),
  ]);
});
