import type { CompanyProfile, DirectoryEntry, Session } from '@guildhall/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, request } from '../../../test/connections.ts';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';

const privateFields = ['email', 'adminEmail', 'panNumber', 'employeeEmails', 'connections', 'passwordHash'];

let server: TestServer;
let me: Session;
let stranger: Session;
let sent: Session;
let received: Session;
let connected: Session;
beforeAll(async () => {
  server = await startTestServer();
  me = await server.company();
  stranger = await server.company();
  sent = await server.company();
  received = await server.company();
  connected = await server.company();
  await request(server, me, sent);
  await request(server, received, me);
  await connect(server, connected, me);
  await connect(server, stranger, connected);
});
afterAll(() => server.close());

const list = async <Row>(name: 'listCompanies' | 'listNewCompanies', query = '') => {
  const [method, path] = address(name, me.user._id);
  return server.call<Row[]>(method, path + query, { token: me.token });
};

test('lists all others, newest first, each with its connection', async () => {
  const { status, body } = await list<DirectoryEntry>('listCompanies');
  expect(status).toBe(200);
  expect(body.map(({ _id, connection }) => [_id, connection])).toEqual([
    [connected.user._id, { _id: expect.any(String), status: 'connected', direction: 'received' }],
    [received.user._id, { _id: expect.any(String), status: 'pending', direction: 'received' }],
    [sent.user._id, { _id: expect.any(String), status: 'pending', direction: 'sent' }],
    [stranger.user._id, null],
  ]);
  for (const field of privateFields) expect(body[0]).not.toHaveProperty(field);
});

test('lists the companies without a connection as new', async () => {
  const { status, body } = await list<CompanyProfile>('listNewCompanies');
  expect(status).toBe(200);
  expect(body.map(({ _id }) => _id)).toEqual([stranger.user._id]);
  for (const field of privateFields) expect(body[0]).not.toHaveProperty(field);
});

test('comes in pages without a gap or a repeat', async () => {
  const first = await list<DirectoryEntry>('listCompanies', '?limit=3');
  expect(first.body).toHaveLength(3);
  const next = /^<([^>]+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const second = await server.call<DirectoryEntry[]>('GET', next, { token: me.token });
  expect(second.headers.get('link')).toBeNull();
  const all = await list<DirectoryEntry>('listCompanies');
  expect([...first.body, ...second.body]).toEqual(all.body);
});

test.each(['?limit=0', '?limit=101', '?limit=x', '?cursor=x', '?page=2'])('refuses %s', async (query) => {
  expect((await list('listCompanies', query)).status).toBe(400);
  expect((await list('listNewCompanies', query)).status).toBe(400);
});

test.each(['listCompanies', 'listNewCompanies'] as const)('%s refuses another company’s id', async (name) => {
  const { status } = await server.call(...address(name, stranger.user._id), { token: me.token });
  expect(status).toBe(403);
});
