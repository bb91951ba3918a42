import type { CompanyEvidence, NameCheck, Session } from '@guildhall/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../../../test/connections.ts';
import { addMember } from '../../../test/members.ts';
import { offer, startDealServer, type DealServer } from '../../../test/negotiation.ts';
import { address } from '../../../test/server.ts';

const hour = 60;
const day = 24 * hour;

let server: DealServer;
beforeAll(async () => {
  server = await startDealServer();
});
afterAll(() => server.close());

const evidenceOf = ({ user }: Session) => server.call<CompanyEvidence>(...address('getEvidence', user._id));

/** Sets the clock to so many minutes after the machine's. */
const at = (minutes: number) => server.moveClock(minutes / day);
const say = (from: Session, to: Session) =>
  server.done(from, ['sendMessage'], {
    senderId: from.user._id,
    receiverId: to.user._id,
    content: 'Good day',
  });

beforeEach(() => at(0));

test('of a new company is next to nothing', async () => {
  const company = await server.company();
  expect(await evidenceOf(company)).toMatchObject({
    status: 200,
    body: {
      _id: company.user._id,
      memberSince: expect.any(String),
      emailConfirmed: false,
      connections: 0,
      firstReply: null,
    },
  });
});

test('counts connections of both directions, but no requests', async () => {
  const [me, one, two, three] = [
    await server.company(),
    await server.company(),
    await server.company(),
    await server.company(),
  ];
  await connect(server, me, one);
  await connect(server, two, me);
  await server.done(three, ['sendConnection'], {
    senderUserId: three.user._id,
    receiverUserId: me.user._id,
  });
  expect((await evidenceOf(me)).body.connections).toBe(2);
});

test('has the email of an owner, and of nobody else', async () => {
  const me = await server.company();
  const { db } = server.context;
  const confirm = (id: string) =>
    db.updateTable('members').set({ email_confirmed_at: new Date() }).where('id', '=', id).execute();
  await confirm(await addMember(server, me, { role: 'admin', email: 'admin@evidence.example' }));
  expect((await evidenceOf(me)).body.emailConfirmed).toBe(false);
  await confirm(me.user.member._id);
  expect((await evidenceOf(me)).body.emailConfirmed).toBe(true);
});

test('is that of no company that is not active', async () => {
  const me = await server.company();
  await server.context.db
    .updateTable('companies')
    .set({ status: 'deactivated' })
    .where('id', '=', me.user._id)
    .execute();
  expect((await evidenceOf(me)).status).toBe(404);
});

describe('the first reply', () => {
  test('is the median of the first messages after one that came after a day of silence, from five on', async () => {
    const [me, other] = [await server.company(), await server.company()];
    await connect(server, me, other);
    for (const [talk, wait] of [30, 10, 500, 40, 20].entries()) {
      // What is said meanwhile counts for nothing.
      expect((await evidenceOf(me)).body.firstReply).toBeNull();
      at(talk * 2 * day);
      await say(other, me);
      at(talk * 2 * day + 5);
      await say(other, me);
      at(talk * 2 * day + wait);
      await say(me, other);
      at(talk * 2 * day + wait + hour);
      await say(other, me);
      at(talk * 2 * day + wait + 5 * hour);
      await say(me, other);
    }
    expect((await evidenceOf(me)).body.firstReply).toEqual({ minutes: 30, sample: 5 });
    // The other one has never been asked first.
    expect((await evidenceOf(other)).body.firstReply).toBeNull();
    at(100 * day);
    expect((await evidenceOf(me)).body.firstReply).toBeNull();
  });

  test('counts once, from the first question that was left without one', async () => {
    const me = await server.company();
    for (let n = 0; n < 5; n += 1) {
      at(0);
      const other = await server.company();
      await connect(server, me, other);
      await say(other, me);
      at(3 * day);
      await say(other, me);
      at(3 * day + 10);
      await say(me, other);
    }
    expect((await evidenceOf(me)).body.firstReply).toEqual({ minutes: 3 * day + 10, sample: 5 });
  });

  test('to a request to one vendor is its first offer or note; the cards of it do not count twice', async () => {
    const [vendor, client] = [await server.company(), await server.company()];
    await connect(server, client, vendor);
    for (const [index, wait] of [10, 20, 30, 40, 50].entries()) {
      at(index * 2 * day);
      const { id: productId } = await server.addProduct(vendor);
      const { quote } = await server.done(client, ['requestEstimate'], {
        productId,
        quantity: 1,
        note: 'Soon?',
      });
      at(index * 2 * day + wait);
      if (index % 2 === 0) await server.done(vendor, ['makeOffer', quote.id], { offer, after: 0 });
      else await server.done(vendor, ['addNote', quote.id], { text: 'Which grade?' });
    }
    const unanswered = await server.addProduct(vendor);
    await server.done(client, ['requestEstimate'], { productId: unanswered.id, quantity: 1 });
    expect((await evidenceOf(vendor)).body.firstReply).toEqual({ minutes: 30, sample: 5 });
    expect((await evidenceOf(client)).body.firstReply).toBeNull();
  });
});

describe('a name', () => {
  const isSimilar = async (name: string, token?: string) => {
    const [method, path] = address('checkName');
    const query = `?${new URLSearchParams({ name }).toString()}`;
    return (await server.call<NameCheck>(method, path + query, { ...(token && { token }) })).body.similar;
  };

  test.each([
    ['Saffron Steel Pvt. Ltd.', 'SAFFRON  steel pvt ltd', true],
    ['Ｗｉｄｅ & Sons', 'wide sons', true],
    ['Ünal Çelik', 'ÜNAL-ÇELİK'.replace('İ', 'I'), true],
    ['भारत इस्पात', 'भारत-इस्पात।', true],
    ['भारत लोहा', 'भारत इस्पातम्', false],
    ['Hyphen Works', 'Hyphen\u200bWorks', true],
    ['Rod Works 1', 'Rod Works 2', false],
    ['★★★', '☆☆', false],
  ])('of %j is like %j: %j', async (companyName, name, similar) => {
    await server.company({ companyName });
    expect(await isSimilar(name)).toBe(similar);
  });

  test("of one's own company is not another's", async () => {
    const me = await server.company({ companyName: 'Tungsten Tools' });
    expect(await isSimilar('tungsten-tools', me.token)).toBe(false);
    await server.company({ companyName: 'Tungsten  Tools' });
    expect(await isSimilar('tungsten-tools', me.token)).toBe(true);
  });

  test('of a company that is not active is free', async () => {
    const me = await server.company({ companyName: 'Gone & Away' });
    expect(await isSimilar('gone, away')).toBe(true);
    await server.context.db
      .updateTable('companies')
      .set({ status: 'suspended' })
      .where('id', '=', me.user._id)
      .execute();
    expect(await isSimilar('gone, away')).toBe(false);
  });
});
