import type { ErrorBody } from '@guildhall/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await server.company());
});
afterAll(() => server.close());

const product = { name: 'Bolt', description: 'M8', price: 19.99, category: 'Steel', stockQuantity: 1 };
const post = (path: string, body: unknown) => server.call<ErrorBody>('POST', path, { token, body });

describe('a product', () => {
  it.each<[Record<string, unknown>, Record<string, string>]>([
    [{ name: undefined }, { name: 'Name is required.' }],
    [{ name: '' }, { name: 'Name is required.' }],
    [{ name: ' \t' }, { name: 'Name is required.' }],
    [{ name: 7 }, { name: 'Name must be text.' }],
    [{ name: 'x'.repeat(201) }, { name: 'Name must have at most 200 characters.' }],
    [{ price: '19.99' }, { price: 'Price must be a number.' }],
    [{ price: -1 }, { price: 'Price must be at least 0.' }],
    [{ price: 0.001 }, { price: 'Price must have at most two decimals.' }],
    [{ discount: 101 }, { discount: 'Discount must be at most 100.' }],
    [{ stockQuantity: 1.5 }, { stockQuantity: 'Stock quantity must be a whole number.' }],
    [{ images: 'https://a.example/1.png' }, { images: 'Images must be a list.' }],
    [
      { images: ['https://a.example/1.png', 'ftp://a.example/2.png', 'javascript:alert(1)'] },
      {
        'images.1': 'Image URL must be an http or https URL or the address of an uploaded image.',
        'images.2': 'Image URL must be an http or https URL or the address of an uploaded image.',
      },
    ],
    [
      { images: Array(21).fill('https://a.example/1.png') },
      { images: 'Images must have at most 20 entries.' },
    ],
    [
      { owner: 'me', 'a/b~c': 1 },
      { owner: 'owner is not a known field.', 'a/b~c': 'a/b~c is not a known field.' },
    ],
    [
      { name: '', price: -1 },
      { name: 'Name is required.', price: 'Price must be at least 0.' },
    ],
    [{ description: 'a\0b' }, { description: 'Description contains a character that cannot be stored.' }],
    [{ sku: '\ud800' }, { sku: 'SKU contains a character that cannot be stored.' }],
    [
      { shippingDetails: { estimatedTime: '', weight: -1, dimensions: { length: 1, width: 1, height: 1 } } },
      { 'shippingDetails.weight': 'Weight must be at least 0.' },
    ],
    [{ vendorId: 'me' }, { vendorId: 'vendorId must be an id.' }],
  ])('with %j is refused', async (change, fields) => {
    const { status, body } = await post('/api/products', { ...product, ...change });
    expect({ status, fields: body.fields, code: body.code }).toEqual({
      status: 400,
      fields,
      code: 'invalid_fields',
    });
    for (const sentence of Object.values(fields)) expect(body.message).toContain(sentence);
  });

  it.each([0.01, 0.07, 8.95, 19.99, 1_000_000.33, 9_999_999_999.99])('at %d is accepted', async (price) => {
    expect(await post('/api/products', { ...product, price })).toMatchObject({
      status: 201,
      body: { product: { price } },
    });
  });

  it.each(['{"__proto__":{"price":1}}', '{"constructor":{"prototype":{"price":1}}}'])(
    'that tries to change the prototype of all objects is refused: %s',
    async (body) => {
      const { status } = await server.call('POST', '/api/products', { token, body });
      expect(status).toBe(400);
      expect({}).not.toHaveProperty('price');
    },
  );

  it('with a thousand errors gets a sentence for twenty fields', async () => {
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`field${index}`, 1]));
    const { body } = await post('/api/products', { ...product, ...many });
    expect(Object.keys(body.fields ?? {})).toHaveLength(20);
  });
});

describe('a sign-up', () => {
  it.each<[string, string]>([
    ['', 'Email is required.'],
    ['a@b', 'Email must be a valid email address.'],
    ['a@@b.example', 'Email must be a valid email address.'],
    ['a b@c.example', 'Email must be a valid email address.'],
    ['@c.example', 'Email must be a valid email address.'],
  ])('with the email %j is refused', async (email, sentence) => {
    const { body } = await post('/api/users', { companyName: 'A', email, password: 'correct horse' });
    expect(body.fields).toEqual({ email: sentence });
  });

  it('with a short password is refused', async () => {
    const { body } = await post('/api/users', { companyName: 'A', email: 'a@b.example', password: 'short' });
    expect(body.fields).toEqual({ password: 'Password must have at least 8 characters.' });
  });

  it('without any field names all that are missing', async () => {
    const { body } = await post('/api/users', {});
    expect(body.message).toBe('Company name is required. Email is required. Password is required.');
  });
});

it('an empty header is said to be empty, and stores nothing', async () => {
  const { status, body } = await server.call<ErrorBody>('POST', '/api/products', {
    token,
    body: product,
    headers: { 'idempotency-key': '' },
  });
  expect([status, body.fields]).toEqual([400, { 'idempotency-key': 'Idempotency-Key must not be empty.' }]);
});

describe('an address', () => {
  it.each([
    ['q=%FF', { q: 'q is not valid UTF-8.' }],
    ['limit=5&q=steel%C3', { q: 'q is not valid UTF-8.' }],
    ['q=%ED%A0%80', { q: 'q is not valid UTF-8.' }],
    ['q=caf%C3%A9', undefined],
    // As it is written by hand.
    ['q=100%', undefined],
  ])('whose bytes are no text is refused: %s', async (query, fields) => {
    const { status, body } = await server.call<ErrorBody>('GET', `/api/products?${query}`);
    expect([status, body.fields]).toEqual([fields ? 400 : 200, fields]);
  });

  it.each([
    ['limit=0', 'limit', 'limit must be at least 1.'],
    ['limit=101', 'limit', 'limit must be at most 100.'],
    ['limit=ten', 'limit', 'limit must be a whole number.'],
    ['cursor=%00', 'cursor', 'cursor contains a character that cannot be stored.'],
    ['page=2', 'page', 'page is not a known field.'],
    ['limit=1&limit=2', 'limit', 'limit must be a whole number.'],
    ['limit[]=1', 'limit[]', 'limit[] is not a known field.'],
    ['ids=', 'ids.0', 'ids must be an id.'],
    ['ids=%00', 'ids.0', 'ids must be an id.'],
    ['ids=01890000-0000-7000-8000-000000000000&'.repeat(101), 'ids', 'ids must have at most 100 entries.'],
    ['sort=', 'sort', 'sort must be one of newest, price, -price, name.'],
    ['sort=price&sort=name', 'sort', 'sort must be one of newest, price, -price, name.'],
  ])('with %s is refused', async (query, field, sentence) => {
    const { status, body } = await server.call<ErrorBody>('GET', `/api/products?${query}`);
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields: { [field]: sentence } });
  });

  it('may end in a slash', async () => {
    expect(await server.call('GET', '/api/products/?limit=1')).toMatchObject({ status: 200 });
  });
});
