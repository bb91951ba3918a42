import { endpoints, type EndpointName, type Session } from '@guildhall/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '#http/session.ts';
import { matrix, type Scene } from '../../test/authorization-matrix.ts';
import { newBatch } from '../../test/batches.ts';
import { resetBlocks } from '../../test/blocks.ts';
import { addCatalogue, resetCatalogue } from '../../test/catalogue.ts';
import { connect, request, say } from '../../test/connections.ts';
import { addDeals, resetDeals } from '../../test/deals.ts';
import { encodeBody, fileForm, pdf } from '../../test/form.ts';
import { bringBack } from '../../test/leaving.ts';
import { newOwnEmailLink, newUnsubscribeToken } from '../../test/email-links.ts';
import { newPasswordReset } from '../../test/password-resets.ts';
import { recordStatements } from '../../test/statements.ts';
import { newTeam } from '../../test/team.ts';
import { address, startTestServer, type TestServer } from '../../test/server.ts';

/**
 * The statements of a call, with `begin` and `commit`. Each call has a session that the server has not cached, so the
 * first statement reads it; that of the write limit is the second. A new endpoint needs its row.
 */
const budgets: Record<EndpointName, number> = {
  signUp: 14,
  logIn: 17,
  forgotPassword: 4,
  resetPassword: 13,
  logOut: 2,
  listCompanies: 2,
  listNewCompanies: 2,
  getProfile: 2,
  getEvidence: 2,
  checkName: 2,
  updateProfile: 7,
  changePassword: 14,
  changeIdentity: 15,
  confirmEmail: 8,
  sendConfirmation: 8,
  deactivateCompany: 10,
  exportCompany: 28,
  deleteCompany: 18,
  listSessions: 2,
  listCompanySessions: 2,
  endSession: 5,
  endOtherSessions: 5,
  listActivity: 2,
  getSettings: 2,
  updateSettings: 7,
  updateEmailSettings: 4,
  unsubscribe: 3,
  getAttention: 3,
  listNotifications: 2,
  readNotifications: 5,
  listMembers: 3,
  inviteMember: 13,
  getInvitation: 3,
  acceptInvitation: 16,
  changeMember: 8,
  removeMember: 9,
  resendInvitation: 12,
  revokeInvitation: 7,
  listConnections: 2,
  getConnectionStatus: 2,
  sendConnection: 9,
  listSentConnections: 2,
  listPendingConnections: 2,
  acceptConnection: 7,
  removeConnection: 6,
  declineConnection: 6,
  blockCompany: 10,
  unblockCompany: 6,
  listBlocked: 2,
  report: 10,
  listMessages: 3,
  readMessages: 6,
  sendMessage: 6,
  deleteMessage: 10,
  searchMessages: 2,
  listProducts: 2,
  listVendorProducts: 2,
  getProduct: 2,
  createProduct: 8,
  updateProduct: 9,
  archiveProduct: 9,
  restoreProduct: 9,
  changeStock: 11,
  listStockChanges: 3,
  listInventory: 3,
  listProductFacets: 3,
  changeProducts: 7,
  importProducts: 13,
  undoBatch: 10,
  exportProducts: 2,
  listSaved: 2,
  listSavedIds: 2,
  saveProduct: 10,
  unsaveProduct: 6,
  listRequests: 3,
  createRequest: 9,
  requestEstimate: 16,
  getRequest: 2,
  listSentRequests: 2,
  listReceivedRequests: 2,
  listOpenEstimates: 2,
  updateRequest: 9,
  closeRequest: 11,
  reopenRequest: 11,
  createQuote: 18,
  getQuote: 2,
  listRequestQuotes: 3,
  makeOffer: 16,
  addNote: 15,
  acceptQuote: 20,
  declineQuote: 12,
  withdrawQuote: 12,
  listDeals: 2,
  getOrder: 2,
  changeOrder: 15,
  uploadFile: 9,
  readFile: 3,
  search: 7,
  searchCompanies: 4,
  searchProducts: 4,
  searchRequests: 4,
  streamEvents: 1,
  health: 1,
  ready: 2,
};
const names = Object.keys(endpoints) as EndpointName[];

let server: TestServer;
let own: Session;
let connected: Session;
let stranger: Session;
let asking: Session;
let blocked: Session;
let catalogue: Awaited<ReturnType<typeof addCatalogue>>;
let deals: Awaited<ReturnType<typeof addDeals>>;
let file: Scene['file'];
let emails = 0;
beforeAll(async () => {
  server = await startTestServer({ options: { writeLimit: 1_000_000 } });
  own = await server.company({ email: 'own@example.com', companyName: 'Own Steel' });
  connected = await server.company();
  stranger = await server.company({ companyName: 'Stranger' });
  asking = await server.company();
  blocked = await server.company();
  catalogue = await addCatalogue(server, own);
  deals = await addDeals(server, { own, connected, asking }, catalogue.product);
  const uploaded = await server.call<{ file: Scene['file'] }>(...address('uploadFile'), {
    token: own.token,
    body: fileForm(pdf, 'terms.pdf'),
  });
  file = uploaded.body.file;
});
afterAll(async () => {
  await server.close();
});

const newToken = (id = server.context.newId()) =>
  openSession(server.context.db, { id, memberId: own.user.member._id, now: new Date() });

const known = () => [own, connected, stranger, asking].map(({ user }) => user._id);

/** A scene in which any call is possible, whatever the previous one has changed. */
async function newScene(): Promise<Scene> {
  await bringBack(server);
  const session = server.context.newId();
  own = { ...own, token: await newToken(session) };
  await server.context.db
    .deleteFrom('connections')
    .where('sender_id', 'in', known())
    .where('receiver_id', 'in', known())
    .execute();
  await server.context.db.deleteFrom('declines').execute();
  await resetCatalogue(server, catalogue, [own.user._id]);
  await resetDeals(server);
  await resetBlocks(server, blocked.user._id, [own.user._id]);
  const scene = {
    own: own.user._id,
    ownName: own.user.companyName,
    connected: connected.user._id,
    stranger: stranger.user._id,
    connection: await connect(server, own, connected),
    pending: (await request(server, asking, own))._id,
    asking: asking.user._id,
    blocked: blocked.user._id,
    message: await say(server, connected, own),
    ownMessage: await say(server, own, connected),
    ...catalogue,
    ...deals,
    batch: await newBatch(server, { own: own.user._id, product: catalogue.product }),
    file,
    session,
    credentials: { email: own.user.email, password: 'correct horse' },
    passwordReset: await newPasswordReset(server, own.user.email),
    emailLink: await newOwnEmailLink(server, { memberId: own.user.member._id, email: own.user.email }),
    unsubscribe: await newUnsubscribeToken(server, own.user.member._id),
    ...(await newTeam(server, own)),
    newEmail: () => `new-${(emails += 1)}@example.com`,
  };
  // Or the server would still be told of it between two counts, and forget what it remembers.
  await server.context.bus.catchUp();
  return scene;
}

/** The statements that a call makes. */
async function count(name: EndpointName, scene: Scene, token: string): Promise<string[]> {
  const { ids = [], query: queryString = '', body } = matrix[name].call(scene);
  const [method, path] = address(name, ...ids);
  const encoded = encodeBody(body);
  return recordStatements(async () => {
    const response = await fetch(server.url + path + queryString, {
      method,
      headers: { authorization: `Bearer ${token}`, ...encoded.headers },
      body: encoded.body ?? null,
    });
    expect(response.status).toBeLessThan(300);
    // A stream of events has no end; a file is read while it is sent.
    if (name === 'streamEvents') await response.body?.cancel();
    else await response.arrayBuffer();
  });
}

/** Makes the number of statements of a call certain. */
async function prepare(name: EndpointName): Promise<void> {
  const { db } = server.context;
  // While an order runs, the company cannot be deleted.
  if (name === 'deleteCompany') await db.updateTable('orders').set({ status: 'completed' }).execute();
  if (name !== 'exportCompany') return;
  // Each conversation and each file is read by itself.
  const [a, b] = [own.user._id, connected.user._id].sort() as [string, string];
  await db
    .insertInto('conversations')
    .values({ company_a: a, company_b: b, last_message_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.deleteFrom('files').where('id', '<>', file.id).execute();
}

async function addRows(): Promise<void> {
  const { db } = server.context;
  const [me, other] = [own.user._id, connected.user._id];
  await sql`insert into companies (id, company_name, email, created_at)
    select gen_random_uuid(), 'Steel ' || n, n || '@many.example', now() from generate_series(1, 300) n`.execute(
    db,
  );
  const [a, b] = me < other ? [me, other] : [other, me];
  await sql`insert into connections (id, sender_id, receiver_id, status, created_at, accepted_at)
    select gen_random_uuid(), case when n % 2 = 0 then id else ${me}::uuid end, case when n % 2 = 0 then ${me}::uuid else id end,
      case when n % 4 < 2 then 'connected' else 'pending' end, now(), case when n % 4 < 2 then now() end
    from (select id, row_number() over () as n from companies where email like '%@many.example' limit 200) many`.execute(
    db,
  );
  await sql`insert into products (id, vendor_id, name, description, price_paise, category, stock_quantity, created_at)
    select gen_random_uuid(), ${me}, 'Steel coil', '', 1, 'Coils', 1, now() from generate_series(1, 300)`.execute(
    db,
  );
  await sql`insert into requests (id, client_id, request, budget, supply_industry, created_at)
    select gen_random_uuid(), ${me}, 'Steel coils', '1', 'Retail', now() from generate_series(1, 300)`.execute(
    db,
  );
  await sql`insert into conversations values (${a}, ${b}, 300) on conflict (company_a, company_b) do update set last_seq = 300`.execute(
    db,
  );
  await sql`delete from messages`.execute(db);
  await sql`insert into messages (id, company_a, company_b, seq, sender_id, content, created_at)
    select gen_random_uuid(), ${a}, ${b}, seq, ${me}, 'Good day', now() from generate_series(1, 300) seq`.execute(
    db,
  );
}

test('every endpoint of the contract has its row', () => {
  expect(Object.keys(budgets).sort()).toEqual(names.toSorted());
});

describe.each(['few rows', 'hundreds of rows'])('with %s', (rows) => {
  if (rows !== 'few rows') beforeAll(addRows);

  test.each(names)('%s makes the expected number of statements', async (name) => {
    const scene = await newScene();
    await prepare(name);
    const made = await count(name, scene, await newToken());
    expect(made, made.join('\n')).toHaveLength(budgets[name]);
  });
});

test.each([
  ['search', 'not found but has a nearest', '?q=steel%20zeppelin', 7],
  ['searchProducts', 'missing from all kinds', '?q=zeppelin', 5],
  ['searchProducts', 'found in another kind', '?q=stranger', 4],
] as const)(
  '%s for what is %s makes the expected number of statements',
  async (name, _what, words, budget) => {
    const token = await newToken();
    const made = await recordStatements(async () =>
      expect((await server.call('GET', `${address(name)[1]}${words}`, { token })).status).toBe(200),
    );
    expect(made).toHaveLength(budget);
  },
);

test('what waits makes no statements until it changes, and one for what others have changed', async () => {
  const scene = await newScene();
  const token = await newToken();
  const ask = async () => (await count('getAttention', scene, token)).length;
  expect(await ask()).toBe(3);
  expect(await ask()).toBe(0);
  await say(server, connected, own);
  expect(await ask()).toBe(1);
  expect(await ask()).toBe(0);
});

test('polls of an open conversation make no statements until it changes', async () => {
  const scene = await newScene();
  const token = await newToken();
  const poll = async () => (await count('listMessages', scene, token)).length;
  expect(await poll()).toBe(3);
  expect(await poll()).toBe(0);
  const sent = await newToken();
  await count('sendMessage', scene, sent);
  expect(await poll()).toBe(2);
  expect(await poll()).toBe(0);
});
