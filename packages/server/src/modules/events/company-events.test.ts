import type { InvitationSent, Product, Session } from '@guildhall/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { request } from '../../../test/connections.ts';
import { newEmailLink } from '../../../test/email-links.ts';
import { openStream } from '../../../test/event-stream.ts';
import { newInvitation } from '../../../test/team.ts';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
/** Another node of the same database. */
let node: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  node = await startTestServer({ databaseUrl: server.databaseUrl });
});
afterAll(async () => {
  await node.close();
  await server.close();
});

const password = 'correct horse';
let emails = 0;
const newEmail = () => `asha-${(emails += 1)}@x.example`;

test('the windows of a company are told when it, its members, its invitations or what it has saved change', async () => {
  const [owner, other] = [await server.company(), await server.company()];
  const [mine, theirs] = await Promise.all([owner, other].map(({ token }) => openStream(node.url, token)));
  const as = async <Body>(endpoint: Parameters<typeof address>, body?: object, token = owner.token) =>
    (await server.call<Body>(...address(...endpoint), { token, ...(body && { body }) })).body;
  const told = () => mine!.events.filter(({ event }) => event === 'company').length;
  let steps = 0;
  /** Takes a step of which the windows are told once. */
  const step = async <Result>(take: () => Promise<Result>): Promise<Result> => {
    const result = await take();
    await expect.poll(told).toBe((steps += 1));
    return result;
  };

  const invite = () => as<InvitationSent>(['inviteMember'], { email: newEmail(), role: 'admin' });
  const { _id } = (await step(invite)).invitation;
  await step(() => as(['resendInvitation', _id]));
  await step(() => as(['revokeInvitation', _id]));
  const { token } = await newInvitation(server, owner, { email: newEmail(), role: 'admin' });
  await expect.poll(told).toBe((steps += 1));
  const join = () => as<Session>(['acceptInvitation'], { token, name: 'Asha', password }, '');
  const { member } = (await step(join)).user;
  await step(() => as(['changeMember', member._id], { role: 'viewer' }));
  // So already.
  await as(['changeMember', member._id], { role: 'viewer' });
  await step(() => as(['removeMember', member._id]));
  await step(() => as(['updateProfile', owner.user._id], { address: 'Pune' }));
  const email = newEmail();
  const identity = { companyName: 'Another Name', email, password };
  await step(() => as(['changeIdentity', owner.user._id], identity));
  const link = await newEmailLink(server, { memberId: owner.user.member._id, email });
  await step(() => as(['confirmEmail'], { token: link }, ''));
  const body = { name: 'Coil', description: 'CR coil.', price: 1, category: 'Metals', stockQuantity: 1 };
  const { product } = await as<{ product: Product }>(['createProduct'], body, other.token);
  const saveIt = () => as(['saveProduct'], { productId: product.id });
  const removeIt = () => as(['unsaveProduct', product.id]);
  await step(saveIt);
  // So already.
  await saveIt();
  await step(removeIt);
  await removeIt();

  // What was told of another company would have arrived before this one.
  await request(server, owner, other);
  await expect.poll(() => theirs!.events.map(({ event }) => event)).toEqual(['reset', 'connection-request']);
  expect(told()).toBe(steps);
  for (const stream of [mine, theirs]) stream!.leave();
});
