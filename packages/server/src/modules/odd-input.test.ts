import { endpoints, routes, type EndpointName, type ErrorBody, type Session } from '@guildhall/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../test/connections.ts';
import { odd, withOdd } from '../../test/odd-values.ts';
import { address, startTestServer, type TestServer } from '../../test/server.ts';

const errors: string[] = [];
let server: TestServer;
let me: Session;
let other: Session;
beforeAll(async () => {
  server = await startTestServer({ onLog: (line) => line.includes('"level":50') && errors.push(line) });
  [me, other] = [await server.company(), await server.company()];
  await connect(server, me, other);
});
afterAll(() => server.close());

const bodies: Partial<Record<EndpointName, () => Record<string, unknown>>> = {
  signUp: () => ({
    companyName: 'Odd',
    email: `odd-${server.context.newId()}@x.example`,
    password: 'correct horse',
  }),
  logIn: () => ({ email: 'odd@x.example', password: 'correct horse' }),
  updateProfile: () => ({ avatar: null, employeeEmails: [], companySize: '1', address: '' }),
  sendConnection: () => ({ senderUserId: me.user._id, receiverUserId: other.user._id, status: 'pending' }),
  sendMessage: () => ({ senderId: me.user._id, receiverId: other.user._id, content: 'Hello' }),
  createProduct: () => ({
    name: 'Coil',
    description: 'Coil',
    price: 1,
    discount: 1,
    category: 'Coils',
    stockQuantity: 1,
    vendorId: me.user._id,
    vendorName: '',
    images: ['https://x.example/1.png'],
    attributes: { color: ['grey'], size: [], material: '' },
    shippingDetails: { estimatedTime: '', weight: 1, dimensions: { length: 1, width: 1, height: 1 } },
    industryKeywords: ['steel'],
  }),
  createRequest: () => ({
    request: 'Coils',
    budget: '1',
    supply_industry: 'Retail',
    images: [],
    client_name: '',
  }),
};

/** Makes the calls, a few at a time, and returns those that were answered neither well nor as a refusal. */
async function faults(
  calls: Iterable<string>,
  make: (text: string) => Promise<{ status: number; body: unknown }>,
): Promise<unknown[]> {
  const waiting = [...calls];
  const found: unknown[] = [];
  const work = async () => {
    for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
      const { status, body } = await make(text);
      const { message, code, requestId } = (body ?? {}) as Partial<ErrorBody>;
      const isRefusal = status >= 400 && status < 500 && !!message && !!code && !!requestId;
      if (!isRefusal && (status < 200 || status >= 400))
        found.push({ text: text.slice(0, 200), status, body });
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return found;
}

const names = Object.keys(endpoints) as EndpointName[];
const takes = (name: EndpointName, part: 'body' | 'params' | 'querystring') => part in routes[name].schema;

test('every endpoint with a body is in the table', () => {
  expect(Object.keys(bodies)).toEqual(names.filter((name) => takes(name, 'body')));
});

test.each(names.filter((name) => takes(name, 'body')))(
  '%s answers odd bodies',
  { timeout: 60_000 },
  async (name) => {
    const raw = ['{', '{"a"', '\u0000', '{"a":1}}', "{'a':1}", '[1,2', '"', '\ufeff{}', ' '];
    const texts = [...raw, ...withOdd(bodies[name]!())];
    const ids = name === 'updateProfile' ? [me.user._id] : [];
    const call = (body: string) => server.call(...address(name, ...ids), { token: me.token, body });
    expect(await faults(texts, call)).toEqual([]);
    expect(errors).toEqual([]);
  },
);

const oddText = [
  ...odd
    .filter((text) => text.startsWith('"') && text.length < 200)
    .map((text) => JSON.parse(text) as string),
  ...odd.filter((text) => !text.startsWith('"') && text.length < 200),
].map((text) => encodeURIComponent(Buffer.from(text).toString()));
const oddPaths = [...oddText, '%00', '%', '%ff', '%ED%A0%80', '..', '%2e%2e%2f', 'x'.repeat(5000)];

test.each(names.filter((name) => takes(name, 'params')))('%s answers odd ids', async (name) => {
  const [method, path] = endpoints[name];
  const paths = oddPaths.flatMap((text) => [
    path.replaceAll(/:\w+/g, text),
    path.replace(/:\w+/, me.user._id).replace(/:\w+/, text),
  ]);
  const body = bodies[name]?.();
  const call = (text: string) => server.call(method, text, { token: me.token, body });
  expect(await faults(paths, call)).toEqual([]);
  expect(errors).toEqual([]);
});

test.each(names.filter((name) => takes(name, 'querystring')))('%s answers odd queries', async (name) => {
  const [method, path] = address(name, me.user._id, other.user._id);
  const queries = [
    ...['limit', 'cursor', 'before', 'q'].flatMap((key) => oddPaths.map((text) => `${key}=${text}`)),
    'limit',
    'limit=',
    'limit=1&limit=2',
    'limit[]=1',
    'cursor=a&cursor=b',
    '__proto__=1',
    '&&&',
  ];
  const call = (query: string) => server.call(method, `${path}?${query}`, { token: me.token });
  expect(await faults(queries, call)).toEqual([]);
  expect(errors).toEqual([]);
});

test.each(['If-None-Match', 'Authorization', 'Content-Type'])('an odd %s is answered', async (header) => {
  const values = [
    '*',
    '"',
    'W/',
    ',,,',
    'W/"\u00ff"',
    'x'.repeat(8000),
    'Bearer',
    'Bearer  x',
    'text/plain',
    'application/json;charset=x',
  ];
  for (const [name, ids] of [
    ['listMessages', [me.user._id, other.user._id]],
    ['createRequest', []],
  ] as const) {
    const call = (value: string) =>
      server.call(...address(name, ...ids), {
        token: me.token,
        body: bodies[name]?.(),
        headers: { [header.toLowerCase()]: value },
      });
    expect(await faults(values, call)).toEqual([]);
  }
  expect(errors).toEqual([]);
});
