import { benchConversations } from './conversations.ts';
import { withDatabase } from './database.ts';
import { benchEvents, benchMemory } from './events.ts';
import { pinBench } from './processes.ts';
import { printMachine } from './table.ts';

const rounds = Number(process.env['ROUNDS'] ?? 7);
pinBench();
await withDatabase(async (engine) => {
  const databaseUrl = await engine.create(100_000);
  printMachine(engine.version, rounds);
  await benchMemory(databaseUrl, rounds);
  await benchConversations(databaseUrl, rounds);
  await benchEvents(databaseUrl, rounds);
});
