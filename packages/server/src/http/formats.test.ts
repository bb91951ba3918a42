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

const product = { name: 'Bolt', description: 'M8', price: 19.99, category: 'Steel', stockQuantity: 1 };
const addProduct = (change: object) =>
  server.call<ErrorBody>('POST', '/api/products', { token: me.token, body: { ...product, ...change } });
const refused = (fields: Record<string, string>) => ({
  status: 400,
  body: { code: 'invalid_fields', fields },
});
const oneLine = 'must be one line of text, without control characters and embedded changes of direction.';
const publicHost = 'must be on a public host, not a local or private one, and hold no user name or password.';

let signedUp = 0;
const signUp = (companyName: string) =>
  server.call<Session & ErrorBody>('POST', '/api/users', {
    // Sign-ups from one address are limited.
    headers: { 'x-forwarded-for': `10.1.0.${(signedUp += 1)}` },
    body: { companyName, email: `name-${signedUp}@example.com`, password: 'correct horse' },
  });

describe('a company', () => {
  it.each([
    '\u200b\u200c\u200d\u2060',
    '\u00ad',
    '\u115f\u1160\u3164\uffa0',
    '\u2800',
    '\u0301\u20dd',
    '\ufe0f',
    '\u200e\u200f',
    ' \u3000\u00a0',
  ])('with an invisible name is refused: %j', async (companyName) => {
    expect(await signUp(companyName)).toMatchObject(refused({ companyName: 'Company name is required.' }));
  });

  it.each([
    '\u202e',
    '\u202a',
    '\u2066',
    '\u2069',
    '\ufeff',
    '\u2028',
    '\u2029',
    '\n',
    '\t',
    '\u0007',
    '\u009f',
  ])('with %j in its name is refused', async (character) => {
    const answer = await signUp(`Acme${character}exe.Steel`);
    expect(answer).toMatchObject(refused({ companyName: `Company name ${oneLine}` }));
  });

  it.each([
    ['  Cafe\u0301 ', 'Caf\u00e9'],
    // In Hindi the joiners change how the letters between them are drawn.
    ['\u0915\u094d\u200d\u0937', '\u0915\u094d\u200d\u0937'],
    ['\u0915\u094d\u200c\u0937', '\u0915\u094d\u200c\u0937'],
    ['شركة ABC', 'شركة ABC'],
    // In Arabic and Hebrew a mark keeps what follows a Latin part in its place.
    ...['\u200e', '\u200f', '\u061c'].map((mark) => [`שלום C++${mark}`, `שלום C++${mark}`]),
    ['👩‍🔧 & Sons', '👩‍🔧 & Sons'],
    ['한국 상사', '한국 상사'],
  ])('with the name %j is stored as %j', async (companyName, stored) => {
    expect(await signUp(companyName)).toMatchObject({ status: 201, body: { user: { companyName: stored } } });
  });

  it.each([
    ['27AAPFU0939F1ZV', true],
    ['', true],
    // Another check character, another state, in lower case, too short.
    ['27AAPFU0939F1ZW', false],
    ['24AAPFU0939F1ZV', false],
    ['27aapfu0939f1zv', false],
    ['27AAPFU0939F1Z', false],
  ])('whose GSTIN is %j: valid is %j', async (gstin, isValid) => {
    const { token, user } = me;
    const { status, body } = await server.call<ErrorBody>(...address('updateProfile', user._id), {
      token,
      body: { gstin },
    });
    const sentence = 'GSTIN must be a GSTIN: 15 characters, the last one a check of the others.';
    expect([status, body.fields?.['gstin']]).toEqual(isValid ? [200, undefined] : [400, sentence]);
  });

  it('has no picture on a private host', async () => {
    const { token, user } = me;
    const body = { avatar: 'http://10.0.0.1/a.png' };
    const answer = await server.call(...address('updateProfile', user._id), { token, body });
    expect(answer).toMatchObject(refused({ avatar: `Avatar ${publicHost}` }));
  });
});

describe('a product', () => {
  it.each([
    ['name', 'Name'],
    ['category', 'Category'],
    ['subcategory', 'Subcategory'],
    ['sku', 'SKU'],
  ])('has a %s of one line', async (field, title) => {
    expect(await addProduct({ [field]: 'a\u202eb' })).toMatchObject(
      refused({ [field]: `${title} ${oneLine}` }),
    );
  });

  it('may have many lines in its description, and must have a visible character there', async () => {
    const description = 'M8\n\tzinc \u200fשלום';
    expect(await addProduct({ description })).toMatchObject({
      status: 201,
      body: { product: { description } },
    });
    const answer = await addProduct({ description: '\u3164\n' });
    expect(answer).toMatchObject(refused({ description: 'Description is required.' }));
  });

  it.each([
    'http://192.168.1.1/a.png',
    'http://[::1]/',
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://printer.local/',
    'https://me:secret@a.example/',
  ])('has no picture and no film at %s', async (url) => {
    expect(await addProduct({ images: [url], videos: [url] })).toMatchObject(
      refused({ 'images.0': `Image URL ${publicHost}`, 'videos.0': `Video URL ${publicHost}` }),
    );
  });
});

it('a request has no picture on a private host', async () => {
  const body = {
    request: 'Bolts',
    budget: '1',
    supply_industry: 'Steel',
    images: ['http://localhost/a.png'],
  };
  const answer = await server.call('POST', '/api/requests', { token: me.token, body });
  expect(answer).toMatchObject(refused({ 'images.0': `Image URL ${publicHost}` }));
});
