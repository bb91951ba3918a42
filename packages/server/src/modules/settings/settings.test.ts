import type { OwnProfile, Session, Settings, SettingsSaved } from '@guildhall/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember } from '../../../test/members.ts';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let me: Session;
beforeAll(async () => {
  server = await startTestServer();
  me = await server.company();
});
afterAll(() => server.close());

const save = (body: object, { token } = me) =>
  server.call<SettingsSaved>(...address('updateSettings', me.user._id), { token, body });
const read = async ({ token } = me) =>
  (await server.call<Settings>(...address('getSettings', me.user._id), { token })).body;

test('the zone is that of India until it is changed, and the profile has it too', async () => {
  expect(await read()).toMatchObject({ zone: 'Asia/Kolkata' });
  expect(me.user.zone).toBe('Asia/Kolkata');
  expect(await save({ zone: 'America/Argentina/Buenos_Aires' })).toMatchObject({
    status: 200,
    body: { settings: { zone: 'America/Argentina/Buenos_Aires' } },
  });
  // What is left out stays.
  expect((await save({})).body.settings).toMatchObject({ zone: 'America/Argentina/Buenos_Aires' });
  expect(await read()).toMatchObject({ zone: 'America/Argentina/Buenos_Aires' });
  const profile = await server.call<OwnProfile>(...address('getProfile', me.user._id), { token: me.token });
  expect(profile.body.zone).toBe('America/Argentina/Buenos_Aires');
});

test.each(['Asia/Atlantis', '+05:30', '', 'Asia', 'x'.repeat(65), ' UTC'])('%j is no zone', async (zone) => {
  expect(await save({ zone })).toMatchObject({ status: 400, body: { fields: { zone: expect.any(String) } } });
});

test('every member reads them; who may not administer changes none', async () => {
  await addMember(server, me, { role: 'viewer', email: 'viewer@own.example' });
  const logIn = { body: { email: 'viewer@own.example', password: 'correct horse' } };
  const viewer = (await server.call<Session>(...address('logIn'), logIn)).body;
  const before = await read();
  // Of nothing a viewer has to answer there are emails.
  expect(await read(viewer)).toEqual({ ...before, emails: [] });
  expect((await save({ zone: 'UTC' }, viewer)).status).toBe(403);
  expect(await read()).toEqual(before);
});
