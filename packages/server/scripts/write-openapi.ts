import { writeFile } from 'node:fs/promises';
import { pino } from 'pino';
import { v7 as newId } from 'uuid';
import { buildApp } from '#app.ts';
import { connect } from '#db/connect.ts';

// Nothing is asked of the database: a pool connects when it is first used.
const nothing = () => {};
const db = connect({}, () => {});
const app = await buildApp({
  db,
  bus: { subscribe: () => nothing, onReset: () => nothing, isListening: () => false, close: async () => {} },
  now: () => new Date(),
  newId: () => newId(),
  log: pino({ level: 'silent' }),
});
await app.ready();
await writeFile(new URL('../openapi.json', import.meta.url), `${JSON.stringify(app.swagger(), null, 2)}\n`);
await app.close();
await db.destroy();
