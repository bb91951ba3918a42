import type {
  ErrorBody,
  Notification,
  Product,
  PurchaseRequest,
  Session,
  StockChange,
} from '@guildhall/contract';
import { expect } from 'vitest';
import { call, connect, readConversation, readPages, signUp } from '../client.ts';
import { appender, changer, isDone, isAlreadyDone, type Writer } from './writers.ts';

/** Several writers of every kind at once. */
export interface Load {
  /** Companies that chat. */
  me: Session;
  other: Session;
  /** Lets all of them write until the returned function is called, or no response comes. */
  start(url: string): () => Promise<void>;
  /** The numbers of acknowledged writes, and of writes without a response. */
  acknowledged(): number;
  unanswered(): number;
  /** The time of the slowest response, in milliseconds. */
  slowest(): number;
  /** All refused writes. */
  refusals: { status: number; body: ErrorBody; retryAfter: string | null }[];
  /**
   * Remembers the acknowledged writes. The returned check fails unless all of them are stored at `url`, with any of the
   * later writes, each complete.
   */
  mark(): (url: string) => Promise<void>;
  /**
   * Fails unless every acknowledged write is stored once and in the order in which it was sent, and has told of itself
   * once.
   */
  check(url: string): Promise<void>;
}

function chatWriter(name: string, from: Session, to: Session): Writer {
  return appender(
    name,
    (url, content, headers) =>
      call(url, ['sendMessage'], {
        token: from.token,
        headers,
        body: { senderId: from.user._id, receiverId: to.user._id, content },
      }),
    async (url) => (await readConversation(url, to, from)).map(({ content }) => content),
  );
}

function productWriter(name: string, { token, user }: Session): Writer {
  const product = { description: 'M8', price: 1, category: 'Steel', stockQuantity: 1 };
  return appender(
    name,
    (url, text, headers) =>
      call(url, ['createProduct'], { token, headers, body: { ...product, name: text } }),
    async (url) => {
      const products = await readPages<Product>(url, ['listVendorProducts', user._id]);
      return products.map((stored) => stored.name).toReversed();
    },
  );
}

function requestWriter(name: string, { token }: Session): Writer {
  return appender(
    name,
    (url, request, headers) =>
      call(url, ['createRequest'], {
        token,
        headers,
        body: { request, budget: '1', supply_industry: 'Retail' },
      }),
    async (url) => {
      const requests = await readPages<PurchaseRequest>(url, ['listRequests']);
      return requests.map(({ request }) => request).toReversed();
    },
  );
}

const profileWriter = ({ token, user }: Session): Writer =>
  changer(
    '',
    (address) => String(Number(address) + 1),
    (url, address) => call(url, ['updateProfile', user._id], { token, body: { address } }),
    async (url) => (await call<{ address: string }>(url, ['getProfile', user._id], { token })).body.address,
  );

/** Sends a connection request and withdraws it, in turn. */
function connectionWriter({ token, user }: Session, to: Session): Writer {
  const find = async (url: string) =>
    (await call<{ _id?: string }>(url, ['getConnectionStatus', user._id, to.user._id], { token })).body._id;
  return changer(
    'none',
    (state) => (state === 'none' ? 'pending' : 'none'),
    async (url, state) => {
      if (state === 'pending') {
        const body = { senderUserId: user._id, receiverUserId: to.user._id };
        return call(url, ['sendConnection'], { token, body });
      }
      const id = await find(url);
      return id === undefined ? { status: 404, body: null } : call(url, ['removeConnection', id], { token });
    },
    async (url) => ((await find(url)) === undefined ? 'none' : 'pending'),
  );
}

/** Lets little be left of a product, and fills it up again, in turn: each time its vendor is told. */
function stockWriter({ token }: Session, productId: string): Writer {
  const read = (url: string) => call<Product>(url, ['getProduct', productId]);
  return changer(
    '9',
    (quantity) => (quantity === '9' ? '3' : '9'),
    async (url, quantity) => {
      // The try before may have been executed.
      const now = await read(url);
      if (now.status !== 200) return now;
      const change = Number(quantity) - now.body.stockQuantity;
      if (change === 0) return { status: 409, body: null };
      return call(url, ['changeStock', productId], { token, body: { change, reason: 'Counted' } });
    },
    async (url) => String((await read(url)).body.stockQuantity),
  );
}

/**
 * Fails unless `vendor` is told once of each drop of its product, which the write itself does, and of each request for
 * it, which a worker does later.
 */
async function expectTold(url: string, { token, user }: Session, productId: string): Promise<void> {
  const told = async (kind: Notification['kind']) =>
    (await readPages<Notification>(url, ['listNotifications', user._id], token)).filter(
      (notification) => notification.kind === kind,
    );
  const changes = await readPages<StockChange>(url, ['listStockChanges', productId], token);
  expect(await told('low-stock')).toHaveLength(changes.filter(({ change }) => change === -6).length);
  const requests = await readPages<PurchaseRequest>(url, ['listRequests']);
  const expected = requests.map(({ request }) => request).toSorted();
  await expect
    .poll(async () => (await told('matching-request')).map(({ title }) => title ?? '').toSorted())
    .toEqual(expected);
}

/** Signs three companies up at `url` and creates ten writers for them. One load for each database. */
export async function createLoad(url: string): Promise<Load> {
  const [me, other, asked] = [
    await signUp(url, 'me'),
    await signUp(url, 'other'),
    await signUp(url, 'asked'),
  ];
  await connect(url, me, other);
  const sold = { name: 'coil and wire', description: 'M8', price: 1, category: 'Steel', industry: 'Retail' };
  const added = await call<{ product: Product }>(url, ['createProduct'], {
    token: asked.token,
    body: { ...sold, stockQuantity: 9, lowStock: 5 },
  });
  const productId = added.body.product.id;
  const writers = [
    stockWriter(asked, productId),
    chatWriter('one', me, other),
    chatWriter('two', me, other),
    chatWriter('three', other, me),
    productWriter('bolt', me),
    productWriter('nut', other),
    requestWriter('coil', me),
    requestWriter('wire', other),
    profileWriter(me),
    connectionWriter(me, asked),
  ];
  const refusals: Load['refusals'] = [];
  let unanswered = 0;
  let slowest = 0;
  return {
    me,
    other,
    refusals,
    acknowledged: () => writers.reduce((sum, writer) => sum + writer.acknowledged(), 0),
    unanswered: () => unanswered,
    slowest: () => slowest,
    start(target) {
      let isRunning = true;
      const ends = writers.map(async (writer) => {
        while (isRunning) {
          const started = performance.now();
          try {
            const { status, body, headers } = await writer.write(target);
            slowest = Math.max(slowest, performance.now() - started);
            if (isDone(status) || isAlreadyDone(status)) continue;
            const retryAfter = headers?.get('retry-after') ?? null;
            refusals.push({ status, body: body as ErrorBody, retryAfter });
          } catch {
            unanswered += 1;
            return;
          }
        }
      });
      return async () => {
        isRunning = false;
        await Promise.all(ends);
      };
    },
    mark() {
      const checks = writers.map((writer) => writer.mark());
      return async (target) => {
        for (const check of checks) await check(target);
      };
    },
    async check(target) {
      for (const writer of writers) await writer.check(target);
      await expectTold(target, asked, productId);
    },
  };
}
