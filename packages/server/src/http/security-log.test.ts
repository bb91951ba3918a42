import type { ActiveSession, Session } from '@guildhall/contract';
import { expect, test } from 'vitest';
import { address, startTestServer } from '../../test/server.ts';

test('the log has a line for each event that opens an account or changes access to it, and for refused calls', async () => {
  const before = Date.now();
  const lines: string[] = [];
  const server = await startTestServer({ onLog: (line) => lines.push(line) });
  const me = await server.company({ email: 'log@saffron.example' });
  const companyId = me.user._id;
  const logIn = (password: string) =>
    server.call<Session>(...address('logIn'), { body: { email: 'log@saffron.example', password } });
  await logIn('wrong horse');
  const { token } = (await logIn('correct horse')).body;
  await server.call(...address('changePassword', companyId), {
    token,
    body: { currentPassword: 'correct horse', newPassword: 'battery staple' },
  });
  await logIn('battery staple');
  const { body: sessions } = await server.call<ActiveSession[]>(...address('listSessions'), { token });
  const { _id } = sessions.find(({ current }) => !current)!;
  await server.call(...address('endSession', _id), { token });
  await server.call(...address('logOut'), { token });
  await server.call(...address('listSessions'), { token });
  await server.close();

  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(entries.filter(({ event }) => event !== undefined)).toMatchObject([
    { event: 'sign-up', companyId, req: { ip: '10.0.0.1', path: '/api/users' } },
    { event: 'refused', status: 401, req: { ip: '127.0.0.1', path: '/api/users/login' } },
    { event: 'log-in', companyId, req: { ip: '127.0.0.1' } },
    { event: 'password-change', companyId },
    { event: 'log-in', companyId },
    { event: 'session-end', companyId },
    { event: 'log-out', companyId },
    { event: 'refused', status: 401, req: { path: '/api/sessions' } },
  ]);
  // Milliseconds since 1970, which have no time zone.
  for (const { time } of entries) {
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
  }
});
