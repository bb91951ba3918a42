import { endpoints, type EndpointName, type Session } from '@guildhall/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '#http/session.ts';
import { matrix, type Scene } from '../../../test/authorization-matrix.ts';
import { block } from '../../../test/blocks.ts';
import { connect, say } from '../../../test/connections.ts';
import { fileForm, pdf } from '../../../test/form.ts';
import { offer, startDealServer, type DealServer } from '../../../test/negotiation.ts';
import { newOwnEmailLink, newUnsubscribeToken } from '../../../test/email-links.ts';
import { newPasswordReset } from '../../../test/password-resets.ts';
import { address } from '../../../test/server.ts';

/** Calls after which the caller is gone. */
const leaving: EndpointName[] = ['deactivateCompany', 'deleteCompany'];
/** A stream has no end; the events have their own test. */
const names = [
  ...(Object.keys(endpoints) as EndpointName[]).filter(
    (name) => name !== 'streamEvents' && !leaving.includes(name),
  ),
  ...leaving,
];

let server: DealServer;
let blocker: Session;
let blocked: Session;
beforeAll(async () => {
  server = await startDealServer();
});
afterAll(() => server.close());

let emails = 0;

/** A scene in which all that is not the caller's own belongs to the other company. */
type Foreign = Omit<
  Scene,
  'own' | 'ownName' | 'session' | 'credentials' | 'passwordReset' | 'emailLink' | 'unsubscribe' | 'newEmail'
>;

async function foreignOf(other: Session, caller: Session): Promise<Foreign> {
  const product = await server.addProduct(other, { name: 'Steel coil' });
  const [archived, saved] = [await server.addProduct(other), await server.addProduct(other)];
  await server.done(other, ['archiveProduct', archived.id]);
  const { file } = (await server.done(other, ['uploadFile'], fileForm(pdf, 'terms.pdf'))) as unknown as {
    file: Foreign['file'] & { id: string };
  };
  const request = await server.post(other, { request: 'Steel coils', fileIds: [file.id] });
  const quoted = await server.post(other);
  const quote = await server.quote(caller, quoted.id);
  const closed = await server.post(other);
  await server.quote(caller, closed.id);
  await server.done(other, ['closeRequest', closed.id]);
  await server.quote(other, (await server.post(caller)).id);
  const asked = await server.done(caller, ['requestEstimate'], { productId: product.id, quantity: 1 });
  const callers = await server.addProduct(caller);
  await server.done(other, ['requestEstimate'], { productId: callers.id, quantity: 1 });
  await server.done(caller, ['saveProduct'], { productId: saved.id });
  const [message, ownMessage] = [await say(server, other, caller), await say(server, caller, other)];
  const { _id: id } = other.user;
  return {
    connected: id,
    stranger: id,
    asking: id,
    blocked: id,
    connection: server.context.newId(),
    pending: server.context.newId(),
    message,
    ownMessage,
    product: product.id,
    archived: archived.id,
    saved: saved.id,
    batch: server.context.newId(),
    invitation: server.context.newId(),
    member: other.user.member._id,
    invitationToken: 'unknown',
    request: request.id,
    closedRequest: closed.id,
    foreignRequest: request.id,
    foreign: product.id,
    asked: asked.request.id,
    askedQuote: asked.quote.id,
    quote: quote.id,
    quotedRequest: quoted.id,
    order: server.context.newId(),
    file: { id: file.id, name: file.name },
  };
}

/** The same for a company that does not exist. */
const missing = (foreign: Foreign): Foreign => ({
  ...(Object.fromEntries(
    Object.keys(foreign).map((name) => [name, server.context.newId()]),
  ) as unknown as Foreign),
  file: { id: server.context.newId(), name: 'terms.pdf' },
});

const reactivate = ({ user }: Session) =>
  server.context.db
    .updateTable('companies')
    .set({ status: 'active', leaving_until: null })
    .where('id', '=', user._id)
    .execute();

/** A call with a session of its own, because some end it. */
async function ask(name: EndpointName, caller: Session, foreign: Foreign) {
  const { db, newId } = server.context;
  const { email, member, companyName: ownName, _id: own } = caller.user;
  const open = (id: string) => openSession(db, { id, memberId: member._id, now: new Date() });
  const scene: Scene = {
    ...foreign,
    own,
    ownName,
    session: newId(),
    credentials: { email, password: 'correct horse' },
    passwordReset: await newPasswordReset(server, email),
    emailLink: await newOwnEmailLink(server, { memberId: member._id, email }),
    unsubscribe: await newUnsubscribeToken(server, member._id),
    newEmail: () => `new-${(emails += 1)}@example.com`,
  };
  if (leaving.includes(name)) await reactivate(caller);
  await open(scene.session);
  const { ids = [], query = '', body } = matrix[name].call(scene);
  const [method, path] = address(name, ...ids);
  const answer = await server.call<object>(method, path + query, {
    token: await open(newId()),
    ...(body && { body }),
  });
  const { requestId: _id, ...rest } = { requestId: '', ...answer.body };
  return { status: answer.status, body: rest, text: JSON.stringify(answer.body) };
}

/** Whether a call names the other company, or what is of it. */
function isAbout(name: EndpointName, foreign: Foreign, ghost: Foreign): boolean {
  const own = {
    own: '',
    ownName: '',
    session: '',
    credentials: { email: '', password: '' },
    passwordReset: '',
    emailLink: '',
    unsubscribe: '',
  };
  const [one, other] = [foreign, ghost].map((of) => matrix[name].call({ ...of, ...own, newEmail: () => '' }));
  return JSON.stringify(one) !== JSON.stringify(other);
}

/** Of the lists, which show the other company to who has no block with it. */
const showing: EndpointName[] = [
  'listCompanies',
  'listConnections',
  'listSentConnections',
  'getConnectionStatus',
  'listMessages',
  'searchMessages',
  'listProducts',
  'getProduct',
  'listSaved',
  'listRequests',
  'getRequest',
  'listSentRequests',
  'listReceivedRequests',
  'listOpenEstimates',
  'getQuote',
  'listDeals',
  'search',
  'searchCompanies',
  'searchProducts',
  'searchRequests',
  'readFile',
];

describe.each(['the blocked company', 'the blocker'])('for %s', (side) => {
  let caller: Session;
  let other: Session;
  let foreign: Foreign;
  let ghost: Foreign;
  /** The lists as they were before the block. */
  const before: Partial<Record<EndpointName, Awaited<ReturnType<typeof ask>>>> = {};
  beforeAll(async () => {
    [blocker, blocked] = [
      await server.company({ companyName: `Steel ${side} Alpha` }),
      await server.company({ companyName: `Steel ${side} Beta` }),
    ];
    [caller, other] = side === 'the blocker' ? [blocker, blocked] : [blocked, blocker];
    await connect(server, caller, other);
    foreign = await foreignOf(other, caller);
    ghost = missing(foreign);
    for (const name of showing) before[name] = await ask(name, caller, foreign);
    await block(server, blocker, blocked.user._id);
  });

  test('there was something to see before', () => {
    const seen = showing.filter((name) => {
      const { status, text } = before[name]!;
      return status === 200 && (name === 'readFile' || text.length > 2);
    });
    expect(seen).toEqual(showing);
    expect(before['listDeals']!.text).toContain(other.user.companyName);
  });

  test('its profile and products are missing too', async () => {
    for (const [name, id] of [
      ['getProfile', other.user._id],
      ['getEvidence', other.user._id],
      ['getProduct', foreign.product],
    ] as const)
      expect((await server.as(caller, [name, id])).status).toBe(404);
    expect(await server.read(caller, ['listVendorProducts', other.user._id])).toEqual([]);
    const facets = await server.read<{ count: number }>(
      caller,
      ['listProductFacets'],
      `?vendorId=${other.user._id}`,
    );
    expect(facets.count).toBe(0);
    const requestId = foreign.request;
    expect((await server.as(caller, ['createQuote'], { requestId, offer })).status).toBe(404);
  });

  test('public pages stay', async () => {
    for (const [name, ...ids] of [
      ['getProfile', other.user._id],
      ['getEvidence', other.user._id],
      ['listVendorProducts', other.user._id],
      ['getProduct', foreign.product],
      ['getRequest', foreign.request],
      ['listRequests'],
    ] as const) {
      const { status, body } = await server.call(...address(name, ...ids));
      expect([name, status]).toEqual([name, 200]);
      expect(JSON.stringify(body)).toContain(other.user._id);
    }
  });

  // Last, because some of these calls end the sessions of the caller.
  /** What the blocker may see of its own block. */
  const ofBlocker: EndpointName[] = ['listBlocked', 'blockCompany', 'unblockCompany', 'listActivity'];

  test.each(names.filter((name) => side !== 'the blocker' || !ofBlocker.includes(name)))(
    '%s answers as if the other company did not exist',
    async (name) => {
      const hidden = await ask(name, caller, foreign);
      for (const trace of [other.user._id, other.user.companyName])
        expect(hidden.text ?? '').not.toContain(trace);
      if (!isAbout(name, foreign, ghost)) return;
      const unknown = await ask(name, caller, ghost);
      expect([hidden.status, hidden.body]).toEqual([unknown.status, unknown.body]);
    },
  );
});
