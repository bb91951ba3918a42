import type { Attention, Session } from '@guildhall/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newProduct } from '../../../test/authorization-matrix.ts';
import { connect } from '../../../test/connections.ts';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let company: Session;
beforeAll(async () => {
  server = await startTestServer();
  company = await server.company();
});
afterAll(() => server.close());

const started = async () => {
  const { token, user } = company;
  return (await server.call<Attention>(...address('getAttention', user._id), { token })).body.started;
};
const done = async (call: ReturnType<typeof address>, body: object) => {
  const { status } = await server.call(...call, { token: company.token, body });
  expect(status).toBeLessThan(300);
};

test('attention says what a new company has done already', async () => {
  const none = { profile: false, logo: false, listing: false, connection: false, team: false };
  expect(await started()).toEqual(none);
  await done(address('updateProfile', company.user._id), {
    companyIndustry: 'Retail',
    address: '7 Harbour Road',
  });
  expect(await started()).toEqual({ ...none, profile: true });
  await done(address('createProduct'), newProduct);
  expect(await started()).toMatchObject({ listing: true });
  await connect(server, company, await server.company());
  expect(await started()).toMatchObject({ connection: true });
  await done(address('inviteMember'), { email: 'asha@x.example', role: 'sales' });
  expect(await started()).toEqual({ ...none, profile: true, listing: true, connection: true, team: true });
});
