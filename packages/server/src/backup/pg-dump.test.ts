import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { connect } from '../../test/connections.ts';
import { createTestDatabase } from '../../test/database.ts';
import { findInstalled } from '../../test/postgres.ts';
import { address, startTestServer } from '../../test/server.ts';

const { folder } = findInstalled(Number(process.env['GUILDHALL_TEST_POSTGRES']))!;
const run = (program: 'pg_dump' | 'pg_restore', ...args: string[]) =>
  execFileSync(join(folder, 'bin', program), args, { stdio: 'pipe' });

it('a database is backed up by pg_dump while it is used, and restored into an empty one by pg_restore', async () => {
  const files = await mkdtemp(join(tmpdir(), 'guildhall-backup-'));
  onTestFinished(() => rm(files, { recursive: true }));
  const dump = join(files, 'guildhall.dump');
  const server = await startTestServer();
  const [me, other] = [await server.company(), await server.company()];
  await connect(server, me, other);
  const message = { senderId: me.user._id, receiverId: other.user._id, content: 'Stored' };
  await server.call(...address('sendMessage'), { token: me.token, body: message });
  const request = { request: 'Galvanised coils', budget: '1', supply_industry: 'Retail' };
  await server.call(...address('createRequest'), { token: me.token, body: request });

  run('pg_dump', '--format=custom', `--file=${dump}`, `--dbname=${server.databaseUrl}`);
  await server.call(...address('sendMessage'), {
    token: me.token,
    body: { ...message, content: 'Too late' },
  });
  await server.close();

  const empty = await createTestDatabase({ migrated: false });
  run('pg_restore', '--exit-on-error', '--no-owner', `--dbname=${empty.url}`, dump);
  const restored = await startTestServer({ databaseUrl: empty.url });
  const { token } = me;
  const messages = await restored.call(...address('listMessages', me.user._id, other.user._id), { token });
  expect(messages).toMatchObject({ status: 200, body: [{ content: 'Stored' }] });
  const found = await restored.call('GET', '/api/search?q=galvanizd');
  expect(found.body).toMatchObject({ requests: [request] });
  const sent = await restored.call(...address('sendMessage'), {
    token,
    body: { ...message, content: 'Later' },
  });
  expect(sent.status).toBe(201);
  await restored.close();
  await empty.drop();
});
