import { writeFile } from 'node:fs/promises';
import { pino } from 'pino';
import { v7 as newId } from 'uuid';
import { buildApp } from '#app.ts';
import { queriesOn } from '#db/connect.ts';
import { Pool } from '#db/pool.ts';
import { minimumPasswordCost } from '#modules/accounts/password.ts';

const nothing = () => {};
// No query is made: a pool connects when it is first used.
const pool = new Pool({}, { onError: nothing });
const db = queriesOn(pool);
const app = await buildApp({
  db,
  pool,
  dbWithoutTimeout: db,
  bus: {
    subscribe: () => nothing,
    onReset: () => nothing,
    isListening: () => false,
    isAlone: () => true,
    catchUp: async () => {},
    close: async () => {},
  },
  now: () => new Date(),
  newId: () => newId(),
  passwordCost: minimumPasswordCost,
  log: pino({ level: 'silent' }),
});
await app.ready();
await writeFile(new URL('../openapi.json', import.meta.url), `${JSON.stringify(app.swagger(), null, 2)}\n`);
await app.close();
await db.destroy();
