import type { ErrorBody, Session } from '@guildhall/contract';
import { letterPaths } from '@guildhall/contract/letter-paths';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { connect } from '../test/connections.ts';
import { newUnsubscribeToken } from '../test/email-links.ts';
import { openStream } from '../test/event-stream.ts';
import { address, startTestServer } from '../test/server.ts';

it('has every request by its id, and no password, token, email address or PAN', async () => {
  const lines: string[] = [];
  const server = await startTestServer({ onLog: (line) => lines.push(line), logLevel: 'trace' });
  const secrets = {
    password: 'a-password-of-nobody',
    wrong: 'a-wrong-password',
    email: 'secret-address@x.example',
    admin: 'secret-admin@x.example',
    employee: 'secret-employee@x.example',
    pan: 'SECRT1234P',
    words: 'what-is-said-in-confidence',
  };
  const { password, wrong, email, admin, employee, pan, words } = secrets;
  const me = await server.company({ email, password });
  const { token } = me;
  const other = await server.company();
  const company = { companyName: 'X', email, password };
  const message = { senderId: me.user._id, receiverId: other.user._id, content: words };

  // The calls of a session, and their failures.
  const stream = await openStream(server.url, token);
  await server.call(...address('signUp'), { body: company });
  await server.call(...address('logIn'), { body: { email, password: wrong } });
  const { body: again } = await server.call<Session>(...address('logIn'), { body: { email, password } });
  const details = { adminEmail: admin, employeeEmails: [employee], panNumber: pan };
  await server.call(...address('updateProfile', me.user._id), { token, body: details });
  await server.call(...address('updateProfile', me.user._id), { token, body: { ...details, pan } });
  await connect(server, me, other);
  await server.call(...address('sendMessage'), { token, body: message });
  await server.call('GET', `/api/search?q=${encodeURIComponent(email)}`, { token });
  await server.call('GET', `/api/nothing?token=${token}&email=${email}`, { token });
  await server.call('GET', '/api/events', { token: token.slice(1) });
  await server.call(...address('logIn'), { body: `{"password": "${password}", ` });

  // Links of letters: the one that ends emails, as it is, mistyped and cut off, and one whose fragment a program has sent.
  const unsubscribe = await newUnsubscribeToken(server, me.user.member._id);
  const [, link] = address('unsubscribe', unsubscribe);
  await server.call('POST', link, { body: {} });
  await server.call('POST', link.slice(0, -1), { body: {} });
  await fetch(server.url + link, { redirect: 'manual' });
  for (const [method, path] of [
    ['PUT', link],
    ['GET', `${link}/`.toUpperCase()],
    ['GET', `${letterPaths.resetPassword}%23token=${token}`],
  ] as const)
    await server.call(method, path);

  // PostgreSQL's message about a refused row contains the row.
  const { db } = server.context;
  await sql`alter table companies add constraint refused check (false) not valid`.execute(db);
  await sql`alter table messages add constraint refused check (false) not valid`.execute(db);
  const failed = [
    await server.call<ErrorBody>(...address('signUp'), { body: { ...company, email: admin } }),
    await server.call<ErrorBody>(...address('updateProfile', me.user._id), { token, body: details }),
    await server.call<ErrorBody>(...address('sendMessage'), { token, body: message }),
  ];
  expect(failed.map(({ status }) => status)).toEqual([500, 500, 500]);
  await server.call(...address('logOut'), { token });
  await stream.ended;
  await server.close();

  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  for (const { body } of failed) {
    const logged = entries.filter(({ reqId, level }) => reqId === body.requestId && level === 50);
    expect(logged).toMatchObject([
      { err: { message: expect.stringContaining('constraint "refused"') as string } },
    ]);
  }
  const requests = entries.filter(({ req }) => req !== undefined);
  expect(requests.length).toBeGreaterThan(20);
  expect(requests.every(({ reqId }) => /^[\da-f-]{36}$/.test(String(reqId)))).toBe(true);
  const paths = requests.map(({ req }) => (req as { path: string }).path);
  expect(paths).toContain(address('unsubscribe', ':token')[1]);
  const all = lines.join('').toLowerCase();
  const signature = unsubscribe.split('.').at(-1)!.slice(0, -1);
  for (const [name, secret] of Object.entries({ ...secrets, token, again: again.token, signature }))
    expect(
      [secret, encodeURIComponent(secret)].some((text) => all.includes(text.toLowerCase())),
      name,
    ).toBe(false);
});
