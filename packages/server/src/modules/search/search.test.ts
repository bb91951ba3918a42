import type { NewProduct, NewRequest, Product, SearchResults } from '@guildhall/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const steel = await server.company({ companyName: 'Saffron Steel' });
  const motors = await server.company({ companyName: 'Lotus Motors' });
  await server.call(...address('updateProfile', motors.user._id), {
    token: motors.token,
    body: { companyIndustry: 'Automotive', address: 'Pune', adminEmail: 'steel@lotus.example' },
  });
  const product = (name: string, more: Partial<NewProduct> = {}) =>
    server.call(...address('createProduct'), {
      token: steel.token,
      body: { name, description: 'Oiled.', price: 1, category: 'Metal', stockQuantity: 1, ...more },
    });
  await product('Cold rolled coil', { sku: 'CR-1.2', description: 'For sheet work.' });
  await product('Sheet', { category: 'Sheets' });
  await product('Brake disc', {
    category: 'Brakes',
    sku: 'LOH-BD2-120',
    description: 'Cast.',
    price: 6000,
    discount: 20,
  });
  await product('Circuit breaker', {
    category: 'Switchgear',
    sku: 'LOH BD2/130',
    description: 'Thermal.',
    price: 5000,
  });
  await product('Hex bolt', {
    description: 'Zinc plated.',
    category: 'Fasteners',
    price: 100,
    attributes: { color: [], size: [], material: 'Titanium, grade 5' },
    industryKeywords: ['car bodies', 'wheel boxes'],
  });
  await product("Director's chair", { description: 'Beech. 100 % cotton_cover \\ folded.' });
  const request = (text: string, more: Partial<NewRequest> = {}) =>
    server.call(...address('createRequest'), {
      token: motors.token,
      body: { request: text, budget: 'Rs. 4 lakh', supply_industry: 'Steel Manufacturing', ...more },
    });
  await request('40 coils, 1.2 mm');
  await request('Brake pads', { supply_industry: 'Retail' });
  await request('Office chairs', { supply_industry: 'Retail' });
});
afterAll(() => server.close());

const search = async (q: string, more = '') => {
  const path = `${address('search')[1]}?q=${encodeURIComponent(q)}${more}`;
  const { status, body } = await server.call<SearchResults>('GET', path);
  expect(status).toBe(200);
  return {
    companies: body.companies.map(({ companyName }) => companyName),
    products: body.products.map(({ name }) => name),
    requests: body.requests.map(({ request }) => request),
  };
};

describe('search', () => {
  test('finds companies, products and requests at once, for anyone', async () => {
    expect(await search('steel')).toEqual({
      companies: ['Saffron Steel'],
      products: [],
      requests: ['40 coils, 1.2 mm'],
    });
  });

  test.each([
    ['co', 'Cold rolled coil'],
    ['COIL', 'Cold rolled coil'],
    ['coil cold', 'Cold rolled coil'],
    ['cr-1.2', 'Cold rolled coil'],
    ["director's", "Director's chair"],
    ['beech chair', "Director's chair"],
  ])('finds by what has been typed so far: %s', async (q, name) => {
    expect((await search(q)).products).toContain(name);
  });

  test.each([
    ['rolld coil', 'Cold rolled coil'],
    ['coyl', 'Cold rolled coil'],
    ['shete', 'Sheet'],
    ['direktor', "Director's chair"],
  ])('finds what is misspelt: %s', async (q, name) => {
    expect((await search(q)).products).toContain(name);
  });

  test.each([
    ['coils', 'Cold rolled coil'],
    ['chairs', "Director's chair"],
    ['discs', 'Brake disc'],
    ['brakes', 'Brake disc'],
    ['brake', 'Brake disc'],
    ['body', 'Hex bolt'],
    ['bodies', 'Hex bolt'],
    ['box', 'Hex bolt'],
    ['boxes', 'Hex bolt'],
    ['fastener', 'Hex bolt'],
    ['titanium', 'Hex bolt'],
    ['wheel', 'Hex bolt'],
  ])('finds singular and plural, in names, categories, materials and keywords: %s', async (q, name) => {
    expect((await search(q)).products).toEqual([name]);
  });

  test.each([
    ['break disk', 'Brake disc'],
    ['brak disc', 'Brake disc'],
    ['fastner', 'Hex bolt'],
    ['fastner boddies', 'Hex bolt'],
    ['tytanium', 'Hex bolt'],
  ])('finds what sounds alike, also when the words are known: %s', async (q, name) => {
    expect((await search(q)).products).toEqual([name]);
    const { body } = await server.call<Product[]>(
      'GET',
      `${address('searchProducts')[1]}?q=${encodeURIComponent(q)}`,
    );
    expect(body.map((product) => product.name)).toEqual([name]);
  });

  test('prefers what sounds alike to what is only spelt alike', async () => {
    const alike = ['breal', 'breat', 'bread', 'bream', 'brear', 'creak', 'dreak', 'freak', 'oreak'];
    await sql`insert into search_words select unnest(${alike}::text[])`.execute(server.context.db);
    expect((await search('break disk')).products).toEqual(['Brake disc']);
  });

  test('takes a known word for misspelt only where nothing of any kind matches', async () => {
    expect((await search('break')).products).toEqual(['Circuit breaker']);
    const [, path] = address('searchRequests');
    expect((await server.call('GET', `${path}?q=break`)).body).toEqual([]);
  });

  test.each(['LOH-BD2-120', 'lohbd2120', 'loh bd2 120', 'Loh.BD2_120', 'lohbd2-12', 'LOH BD2-120'])(
    'finds an SKU however it is written: %s',
    async (q) => {
      expect((await search(q)).products).toEqual(['Brake disc']);
    },
  );

  test.each([
    ['loh under 4800', ['Brake disc']],
    ['loh below Rs. 5,000', ['Brake disc', 'Circuit breaker']],
    ['loh over 4900', ['Circuit breaker']],
    ['brake disks between 4,000 and 5k', ['Brake disc']],
    ['between 50 and 200', ['Hex bolt']],
    ['titanium above 101', []],
  ])('reads a price, which is that after the discount: %s', async (q, names) => {
    expect((await search(q)).products).toEqual(names);
    const { body } = await server.call<Product[]>(
      'GET',
      `${address('searchProducts')[1]}?q=${encodeURIComponent(q)}`,
    );
    expect(body.map(({ name }) => name)).toEqual(names);
  });

  test.each([
    ['brake disc for maruti', ['Brake disc']],
    ['maruti titanium bolt hex disc', ['Hex bolt']],
    ['zeppelin', []],
    ['zeppelin wing', []],
    ['sheet', []],
    // Neither has such a price; the first is nearer to it.
    ['loh under 100', ['Brake disc', 'Circuit breaker']],
    ['loh over 9000', ['Circuit breaker', 'Brake disc']],
  ])('offers the nearest products when there is no result: %s', async (q, names) => {
    const path = `${address('search')[1]}?q=${encodeURIComponent(q)}`;
    const { body } = await server.call<SearchResults>('GET', path);
    expect(body.nearest.map(({ name }) => name)).toEqual(names);
    if (names.length > 0) expect(body.found).toEqual({ companies: 0, products: 0, requests: 0 });
  });

  test('ranks a name before a category before a description, and exact words before similar ones', async () => {
    expect((await search('sheet')).products).toEqual(['Sheet', 'Cold rolled coil']);
    expect((await search('oiled')).products[0]).toBe('Sheet');
  });

  test('requires every word', async () => {
    expect((await search('cold chair')).products).toEqual([]);
  });

  test.each([
    'lotus.example',
    'company',
    'x@x',
    '%',
    '_',
    '\\',
    "'",
    '&',
    '!()',
    ':*',
    '<->',
    '\u202eabc',
    '🙂',
  ])('finds nothing by %s', async (q) => {
    expect(await search(q)).toEqual({ companies: [], products: [], requests: [] });
  });

  test('shows a company its connection with each company found, and a guest none', async () => {
    const [asking, asked, stranger] = await Promise.all(
      ['Peepal Mills', 'Peepal Yarns', 'Peepal Looms'].map((companyName) => server.company({ companyName })),
    );
    await server.call(...address('sendConnection'), {
      token: asking!.token,
      body: { senderUserId: asking!.user._id, receiverUserId: asked!.user._id, status: 'pending' },
    });
    const connections = async (token?: string) => {
      const { body } = await server.call<SearchResults>('GET', `${address('search')[1]}?q=peepal`, {
        ...(token && { token }),
      });
      return Object.fromEntries(
        body.companies.map(({ companyName, connection }) => [companyName, connection?.direction ?? null]),
      );
    };
    const none = { 'Peepal Mills': null, 'Peepal Yarns': null, 'Peepal Looms': null };
    expect(await connections()).toEqual(none);
    expect(await connections(stranger!.token)).toEqual(none);
    expect(await connections(asking!.token)).toEqual({ ...none, 'Peepal Yarns': 'sent' });
    expect(await connections(asked!.token)).toEqual({ ...none, 'Peepal Mills': 'received' });
  });

  test('returns as many of each kind as `limit` says', async () => {
    expect((await search('o c', '&limit=1')).products.length).toBeLessThanOrEqual(1);
    expect((await search('s', '&limit=1')).products).toHaveLength(1);
  });

  test('says how many there are of each kind', async () => {
    const { body } = await server.call<SearchResults>('GET', `${address('search')[1]}?q=chair&limit=1`);
    expect(body.found).toEqual({ companies: 0, products: 1, requests: 1 });
    const steel = await server.call<SearchResults>('GET', `${address('search')[1]}?q=s&limit=1`);
    expect(steel.body.products).toHaveLength(1);
    expect(steel.body.found.products).toBeGreaterThan(1);
  });

  test('lists one kind page by page, best first, while better matches are added', async () => {
    const { token } = await server.company({ companyName: 'Kansara Copper' });
    const add = (name: string, description: string) =>
      server.call(...address('createProduct'), {
        token,
        body: { name, description, price: 1, category: 'Rods', stockQuantity: 1 },
      });
    for (const size of [8, 10, 12]) await add(`Copper rod ${size}`, 'Drawn.');
    for (const size of [8, 10]) await add(`Rod ${size}`, 'Of copper.');
    const [, path] = address('searchProducts');
    const { body: all } = await server.call<Product[]>('GET', `${path}?q=coper%20rod`);
    expect(all.map(({ name }) => name)).toEqual([
      'Copper rod 12',
      'Copper rod 10',
      'Copper rod 8',
      'Rod 10',
      'Rod 8',
    ]);
    const read: Product[] = [];
    for (let next: string | undefined = `${path}?q=coper%20rod&limit=2`; next !== undefined;) {
      const page: Awaited<ReturnType<typeof server.call<Product[]>>> = await server.call('GET', next);
      expect(page.status).toBe(200);
      read.push(...page.body);
      next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1];
      await add('Copper rod, copper-plated', 'Copper.');
    }
    expect(read).toEqual(all);
  });

  test.each(['searchCompanies', 'searchProducts', 'searchRequests'] as const)(
    '%s takes no cursor but its own',
    async (name) => {
      const [, path] = address(name);
      for (const query of ['?q=a&limit=101', '?limit=1', '?q=a&cursor=bm9uZQ'])
        expect((await server.call('GET', path + query)).status, query).toBe(400);
      expect((await server.call('GET', `${path}?q=zeppelin`)).body).toEqual([]);
    },
  );

  test('finds a company by its new words as soon as they are saved', async () => {
    const { token, user } = await server.company({ companyName: 'Banyan Works' });
    await server.call(...address('updateProfile', user._id), {
      token,
      body: { supplyType: 'Turbochargers' },
    });
    expect((await search('turbocharger')).companies).toEqual(['Banyan Works']);
    expect((await search('turbochagrers')).companies).toEqual(['Banyan Works']);
  });

  test.each(['', '?q=', '?q=%20', `?q=${'x'.repeat(201)}`, '?q=a&limit=0', '?q=a&limit=51', '?q=a&page=2'])(
    'refuses %s',
    async (query) => {
      expect((await server.call('GET', `${address('search')[1]}${query}`)).status).toBe(400);
    },
  );
});
