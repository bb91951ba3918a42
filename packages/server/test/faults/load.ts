import type { ErrorBody, Product, PurchaseRequest, Session } from '@guildhall/contract';
import { expect } from 'vitest';
import { call, connect, readConversation, readPages, signUp } from '../client.ts';

/** Writes one thing after the other, and remembers which were acknowledged. */
interface Writer {
  /** Tries the next thing, or again the last one if that was not acknowledged. Rejects when no answer comes. */
  write(url: string): Promise<{ status: number; body: unknown; headers?: Headers }>;
  /** Fails unless what is stored is what was acknowledged, with or without the last try that was not. */
  check(url: string): Promise<void>;
  acknowledged(): number;
}

/** Several writers of every kind at once. */
export interface Load {
  /** Companies that talk. */
  me: Session;
  other: Session;
  /** Lets all of them write until the returned function is called, or nobody answers. */
  start(url: string): () => Promise<void>;
  /** How many writes were acknowledged, and how many had no answer, since the beginning. */
  acknowledged(): number;
  unanswered(): number;
  /** How long the slowest answer took, in milliseconds. */
  slowest(): number;
  /** All answers that were no acknowledgement. */
  refusals: { status: number; body: ErrorBody; retryAfter: string | null }[];
  /** Fails unless every acknowledged write is stored once and in the order in which it was sent. */
  check(url: string): Promise<void>;
}

const isDone = (status: number) => status === 200 || status === 201;
/** What a second try is told when the first one was heard. */
const isSoAlready = (status: number) => status === 404 || status === 409;

/** Adds texts to a list. A try without an answer is repeated under its key. */
function appender(
  name: string,
  post: (url: string, text: string, headers: Record<string, string>) => ReturnType<Writer['write']>,
  read: (url: string) => Promise<string[]>,
): Writer {
  const acknowledged: string[] = [];
  const next = () => `${name}-${acknowledged.length}`;
  return {
    async write(url) {
      const text = next();
      const answer = await post(url, text, { 'idempotency-key': text });
      if (isDone(answer.status)) acknowledged.push(text);
      return answer;
    },
    async check(url) {
      const stored = (await read(url)).filter((text) => text.startsWith(`${name}-`));
      const isLastTryStored = stored.length === acknowledged.length + 1;
      expect(stored).toEqual(isLastTryStored ? [...acknowledged, next()] : acknowledged);
    },
    acknowledged: () => acknowledged.length,
  };
}

/** Changes one value, to and fro or onwards. A try without an answer may have changed it. */
function changer(
  initial: string,
  next: (value: string) => string,
  put: (url: string, value: string) => ReturnType<Writer['write']>,
  read: (url: string) => Promise<string>,
): Writer {
  let value = initial;
  let acknowledged = 0;
  return {
    async write(url) {
      const answer = await put(url, next(value));
      if (isDone(answer.status)) acknowledged += 1;
      if (isDone(answer.status) || isSoAlready(answer.status)) value = next(value);
      return answer;
    },
    async check(url) {
      const stored = await read(url);
      expect([value, next(value)]).toContain(stored);
      value = stored;
    },
    acknowledged: () => acknowledged,
  };
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

/** Asks for a connection and takes that back, by turns. */
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

/** Signs three companies up at `url` and makes nine writers of them; one load a database. */
export async function createLoad(url: string): Promise<Load> {
  const [me, other, asked] = [
    await signUp(url, 'me'),
    await signUp(url, 'other'),
    await signUp(url, 'asked'),
  ];
  await connect(url, me, other);
  const writers = [
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
      let goesOn = true;
      const ends = writers.map(async (writer) => {
        while (goesOn) {
          const started = performance.now();
          try {
            const { status, body, headers } = await writer.write(target);
            slowest = Math.max(slowest, performance.now() - started);
            if (isDone(status) || isSoAlready(status)) continue;
            const retryAfter = headers?.get('retry-after') ?? null;
            refusals.push({ status, body: body as ErrorBody, retryAfter });
          } catch {
            unanswered += 1;
            return;
          }
        }
      });
      return async () => {
        goesOn = false;
        await Promise.all(ends);
      };
    },
    async check(target) {
      for (const writer of writers) await writer.check(target);
    },
  };
}
