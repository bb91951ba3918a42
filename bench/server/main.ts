import { withDatabase } from './database.ts';
import { benchGrowth } from './growth.ts';
import { benchPolls } from './http.ts';
import { pinBench } from './processes.ts';
import { printMachine } from './table.ts';

const rounds = Number(process.env['ROUNDS'] ?? 7);
pinBench();
await withDatabase(async (engine) => {
  const databases = new Map<number, string>();
  for (const rows of [1000, 10_000, 100_000]) databases.set(rows, await engine.create(rows));
  printMachine(engine.version, rounds);
  await benchPolls(databases.get(1000)!, rounds);
  await benchGrowth(databases, rounds);
});
