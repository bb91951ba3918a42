import type { ErrorBody, Session } from '@guildhall/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { address, startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let me: Session;
beforeAll(async () => {
  server = await startTestServer();
  me = await server.company();
});
afterAll(() => server.close());

const endNothing = address('endSession', '01890000-0000-7000-8000-000000000000');
const types = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'none/of',
];

const refused = {
  status: 415,
  body: { code: 'unsupported_media_type', message: 'The body must be sent as application/json.' },
};

describe.each(types)('a body of the type %s', (type) => {
  const headers = { 'content-type': type };

  it('is refused, also where no body is expected', async () => {
    const calls = [address('createProduct'), address('logOut'), endNothing, address('signUp')];
    for (const call of calls) {
      const answer = await server.call<ErrorBody>(...call, { token: me.token, headers, body: '{}' });
      expect(answer, call.join(' ')).toMatchObject(refused);
    }
  });

  it('is none when it is empty', async () => {
    const { token } = me;
    expect((await server.call(...endNothing, { token, headers })).status).toBe(404);
    expect((await server.call(...endNothing, { token, headers, body: '' })).status).toBe(404);
  });
});

it('a body without a type is refused', async () => {
  const response = await fetch(server.url + address('logOut')[1], {
    method: 'POST',
    headers: { authorization: `Bearer ${me.token}` },
    body: new Uint8Array([123, 125]),
  });
  expect(response.status).toBe(415);
});

it('a call without a body and a type is answered', async () => {
  const { token } = await server.company();
  expect((await server.call(...address('logOut'), { token })).status).toBe(200);
});

describe('a name with an accent', () => {
  const send = async (encoding: BufferEncoding, charset: string) => {
    const product = { name: 'Café', description: 'M8', price: 1, category: 'Steel', stockQuantity: 1 };
    const response = await fetch(server.url + address('createProduct')[1], {
      method: 'POST',
      headers: { authorization: `Bearer ${me.token}`, 'content-type': `application/json${charset}` },
      body: new Uint8Array(Buffer.from(JSON.stringify(product), encoding)),
    });
    return { status: response.status, body: await response.json() };
  };

  it.each(['', '; charset=utf-8', ';charset=UTF-8'])(
    'is stored as it is sent in UTF-8%s',
    async (charset) => {
      expect(await send('utf8', charset)).toMatchObject({ status: 201, body: { product: { name: 'Café' } } });
    },
  );

  it.each(['', '; charset=iso-8859-1'])('is refused in another encoding%s', async (charset) => {
    const body = { code: 'bad_request', message: 'The body is not valid UTF-8.' };
    expect(await send('latin1', charset)).toMatchObject({ status: 400, body });
  });
});
