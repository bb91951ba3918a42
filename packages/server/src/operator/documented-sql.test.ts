import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packageFolder } from '../../test/package-folder.ts';
import { openStream } from '../../test/event-stream.ts';
import { address, startTestServer, type TestServer } from '../../test/server.ts';

const page = readFileSync(resolve(packageFolder, '../../docs/operations.md'), 'utf8');
const block = /^ *```(\w*)\n([^]*?)^ *```$/gm;
const blocks = [...page.matchAll(block)]
  .filter(([, language]) => language === 'sql')
  .map(([, , text]) => text!);
const spans = [...page.replaceAll(block, '').matchAll(/`([^`]+)`/g)].map(([, text]) => text!);
/** What the page tells whoever runs the server to do in the database. An id is written as `'…'`. */
const statements = [...blocks, ...spans].filter((text) =>
  /^(select|insert|update|delete|alter|create|drop|truncate)\s/i.test(text),
);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const run = (statement: string, id: string) =>
  sql.raw(statement.replaceAll("'…'", `'${id}'`)).execute(server.context.db);

it('every statement of docs/operations.md runs on the database of this version', async () => {
  expect(statements.length).toBeGreaterThan(2);
  for (const statement of statements)
    await expect(run(statement, server.context.newId()), statement).resolves.toBeDefined();
});

it('the one that ends the sessions of a company ends those, and the streams, of this company alone', async () => {
  const [ended, other] = [await server.company(), await server.company()];
  const stream = await openStream(server.url, ended.token);
  await run(
    statements.find((text) => text.startsWith('delete from sessions'))!,
    ended.user._id,
  );
  expect(await stream.ended).toBe('ended');
  const statusOf = async (token: string) => (await server.call(...address('listSessions'), { token })).status;
  expect([await statusOf(ended.token), await statusOf(other.token)]).toEqual([401, 200]);
});
