import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiError, createClient, NetworkError } from './index.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let respond: Handler = () => {};
let baseUrl = '';
let seen: {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}[] = [];

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    seen.push({ method: request.method, url: request.url, headers: request.headers, body });
    respond(request, response);
  });
});

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Handler =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  seen = [];
});

const client = (token?: string) => createClient({ baseUrl, getToken: () => token });
const failure = async (call: Promise<unknown>): Promise<unknown> => {
  try {
    await call;
  } catch (error) {
    return error;
  }
  throw new Error('The call did not fail.');
};

describe('requests', () => {
  it('sends method, path, body and the current token', async () => {
    respond = json(201, { data: {} });
    let token = 'first';
    const { chat } = createClient({ baseUrl, getToken: () => token });
    await chat.send({ senderId: 'a', receiverId: 'b', content: 'Good day' });
    token = 'second';
    await chat.send({ senderId: 'a', receiverId: 'b', content: 'Good day' });
    expect(seen[0]).toMatchObject({
      method: 'POST',
      url: '/api/chat/send',
      body: '{"senderId":"a","receiverId":"b","content":"Good day"}',
      headers: { 'content-type': 'application/json', authorization: 'Bearer first' },
    });
    expect(seen[1]?.headers.authorization).toBe('Bearer second');
  });

  it('sends neither a token nor a content type that it has no reason for', async () => {
    respond = json(200, []);
    await client().products.list();
    expect(seen[0]?.headers).not.toHaveProperty('authorization');
    expect(seen[0]?.headers).not.toHaveProperty('content-type');
  });

  it('sends the idempotency key that it is given', async () => {
    respond = json(201, { data: {} });
    const { chat } = client();
    const body = { senderId: 'a', receiverId: 'b', content: 'Good day' };
    await chat.send(body, { idempotencyKey: 'k1' });
    await chat.send(body);
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['k1', undefined]);
  });

  it('escapes the parameters of a path', async () => {
    respond = json(200, {});
    await client().connections.getStatus('a/b', 'ü?');
    expect(seen[0]?.url).toBe('/api/connections/status/a%2Fb/%C3%BC%3F');
  });

  it('leaves undefined fields out of a query', async () => {
    respond = json(200, []);
    await client().chat.listMessages('a', 'b', { limit: 10, before: undefined });
    await client().products.list({ cursor: 'x y' });
    expect(seen.map(({ url }) => url)).toEqual([
      '/api/chat/messages/a/b?limit=10',
      '/api/products?cursor=x+y',
    ]);
  });

  it('repeats the parameter for each entry of a list', async () => {
    respond = json(200, []);
    await client().products.list({ ids: ['a', 'b'], sort: '-price' });
    await client().products.listByVendor('v', { sort: 'name', cursor: 'c' });
    expect(seen.map(({ url }) => url)).toEqual([
      '/api/products?ids=a&ids=b&sort=-price',
      '/api/products/vendor/v?sort=name&cursor=c',
    ]);
  });
});

describe('lists', () => {
  it('finds the next page in the Link header', async () => {
    respond = json(200, [{ id: '1' }], {
      link: '</api/products?limit=1&cursor=a>; rel="prev", </api/products?cursor=b%3D%3D&limit=1>; rel="next"',
    });
    expect(await client().products.list({ limit: 1 })).toEqual({ items: [{ id: '1' }], nextCursor: 'b==' });
  });

  it.each([undefined, '</api/products?cursor=a>; rel="prev"'])('knows the last page: %s', async (link) => {
    respond = json(200, [], link ? { link } : {});
    expect(await client().requests.list()).toEqual({ items: [], nextCursor: null });
  });
});

describe('errors', () => {
  it('rejects a refused call with everything the server sent', async () => {
    const body = {
      message: 'Price is missing.',
      code: 'invalid_fields',
      requestId: 'r1',
      fields: { price: 'x' },
    };
    respond = json(400, body);
    const error = await failure(client().requests.create({ request: '', budget: '', supply_industry: '' }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ name: 'ApiError', status: 400, ...body });
  });

  it('says which lines of an order fall short in stock', async () => {
    const shortfall = [{ lineId: 'l1', inStock: 10 }];
    const change = () => failure(client().orders.change('o1', { status: 'confirmed', from: 'placed' }));
    respond = json(409, { code: 'stock', message: 'Only 10 are in stock.', requestId: 'r1', shortfall });
    expect(await change()).toMatchObject({ code: 'stock', shortfall });
    respond = json(409, { code: 'outdated', message: 'This has been changed.', requestId: 'r2' });
    expect(await change()).toHaveProperty('shortfall', []);
  });

  it("rejects with an ApiError without a message at a gateway's error page", async () => {
    respond = (_request, response) => response.writeHead(502).end('<h1>Bad Gateway</h1>');
    const error = await failure(client().products.list());
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 502,
      message: '',
      code: undefined,
      fields: {},
      shortfall: [],
      requestId: undefined,
    });
  });

  it.each<[string, Handler]>([
    ['cut off before the response', (_request, response) => response.destroy()],
    [
      'cut off within the response',
      (_request, response) =>
        response.writeHead(200, { 'content-length': '100' }).write('[', () => response.destroy()),
    ],
    ['a response that is not JSON', (_request, response) => response.end('<h1>Log in to this hotel</h1>')],
  ])('rejects with a NetworkError: %s', async (_name, handler) => {
    respond = handler;
    const error = await failure(client().products.list());
    expect(error).toBeInstanceOf(NetworkError);
    expect((error as NetworkError).cause).toBeInstanceOf(Error);
  });

  it('rejects with a NetworkError when no server is there', async () => {
    const error = await failure(createClient({ baseUrl: 'http://127.0.0.1:1' }).products.list());
    expect(error).toBeInstanceOf(NetworkError);
  });

  it('rejects with the AbortError itself: aborted before the response', async () => {
    const controller = new AbortController();
    respond = () => controller.abort();
    const error = await failure(client().products.list({ signal: controller.signal }));
    expect(error).toMatchObject({ name: 'AbortError' });
  });

  it('rejects with the AbortError itself: aborted within the response', async () => {
    respond = (_request, response) => response.writeHead(200).write('[');
    const controller = new AbortController();
    const { products } = createClient({
      baseUrl,
      fetch: async (...request) => {
        const response = await fetch(...request);
        // By the next turn of the event loop the client is reading the body.
        setImmediate(() => controller.abort());
        return response;
      },
    });
    const error = await failure(products.list({ signal: controller.signal }));
    expect(error).toMatchObject({ name: 'AbortError' });
  });
});
