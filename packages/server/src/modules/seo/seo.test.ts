import type { ProductAdded, Session } from '@guildhall/contract';
import { sql } from 'kysely';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProduct } from '../../../test/authorization-matrix.ts';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';
import { partLength } from './sitemap.ts';

const html = (body: string) =>
  `<!doctype html><html><head><title>Guildhall</title><meta name="description" content="What it is." /></head><body>${body}</body></html>`;
const origin = 'https://guildhall.example';
let folder: string;
let server: TestServer;
let vendor: Session;
let product: ProductAdded['product'];
let time = new Date('2026-03-01T09:00:00Z');
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guildhall-seo-'));
  await mkdir(join(folder, '.vite'));
  await writeFile(
    join(folder, '.vite/screens.json'),
    JSON.stringify(['/', '/Store', '/products/:productId', '/companies/:companyId']),
  );
  await writeFile(join(folder, 'index.html'), html('the app'));
  await writeFile(join(folder, 'landing.html'), html('Grow'));
  server = await startTestServer({
    now: () => time,
    options: {
      web: folder,
      operatorEmail: 'operator@guildhall.example',
      mail: { publicUrl: origin, transport: { send: async () => {} } },
    },
  });
  vendor = await server.company({ companyName: 'Lotus & "Sons" <Steel>' });
  const body = {
    ...newProduct,
    name: 'Coil </script><script>alert(1)</script>',
    description: `Rolled "cold" & cut.\n${'Long words go on. '.repeat(20)}`,
    price: 1000,
    discount: 12.5,
    images: ['https://pictures.example/coil.png'],
  };
  ({ product } = (
    await server.call<ProductAdded>(...address('createProduct'), { token: vendor.token, body })
  ).body);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(server.url + path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const scripts = (text: string) =>
  [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, code]) => code!);

describe('the first HTML of a page', () => {
  it('of a product has its title, description, picture and data', async () => {
    const { status, text } = await get(`/products/${product.id}`, { accept: '*/*' });
    expect(status).toBe(200);
    expect(text).toContain(
      '<title>Coil &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; · Guildhall</title>',
    );
    expect(text).toMatch(
      /<meta name="description" content="Rolled &quot;cold&quot; &amp; cut\. Long[^"]{50,150}…">/,
    );
    expect(text).toContain(`<link rel="canonical" href="${origin}/products/${product.id}">`);
    expect(text).toContain('<meta property="og:image" content="https://pictures.example/coil.png">');
    const [data, ...more] = scripts(text);
    expect(more).toEqual([]);
    expect(JSON.parse(data!)).toMatchObject({
      '@type': 'Product',
      name: product.name,
      offers: {
        price: '875.00',
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
        seller: { name: vendor.user.companyName, url: `${origin}/companies/${vendor.user._id}` },
      },
    });
  });

  it('of a company has its name and data', async () => {
    const { text } = await get(`/companies/${vendor.user._id}`);
    expect(text).toContain('<title>Lotus &amp; &quot;Sons&quot; &lt;Steel&gt; · Guildhall</title>');
    expect(JSON.parse(scripts(text)[0]!)).toMatchObject({
      '@type': 'Organization',
      name: vendor.user.companyName,
    });
  });

  it('of the landing page and of other screens has the card of Guildhall', async () => {
    const landing = await get('/');
    expect(landing.text).toContain('Grow');
    expect(landing.text).toContain(`<link rel="canonical" href="${origin}/">`);
    const store = await get('/Store');
    expect(store.text).not.toContain('canonical');
    for (const { text } of [landing, store]) {
      expect(text).toContain(`<meta property="og:image" content="${origin}/card.png">`);
      expect(text).toContain('<meta property="og:description" content="What it is.">');
      expect(text).toContain('<meta name="twitter:card" content="summary_large_image">');
    }
  });

  it.each([
    ['of no product', '/products/01890000-0000-7000-8000-000000000000'],
    ['of no company', '/companies/01890000-0000-7000-8000-000000000000'],
    ['of a text that is no id', '/products/coil'],
  ])('%s is the error page', async (_what, path) => {
    expect(await get(path)).toMatchObject({
      status: 404,
      text: expect.stringContaining('the app') as unknown,
    });
    expect((await get(path, { accept: 'application/json' })).text).toContain('not_found');
  });

  it('of what is archived, or whose company has left, is the error page', async () => {
    const other = await server.company();
    const added = await server.call<ProductAdded>(...address('createProduct'), {
      token: other.token,
      body: newProduct,
    });
    const path = `/products/${added.body.product.id}`;
    expect((await get(path)).status).toBe(200);
    await server.call(...address('archiveProduct', added.body.product.id), { token: other.token });
    expect((await get(path)).status).toBe(404);
    await sql`update companies set status = 'leaving' where id = ${other.user._id}`.execute(
      server.context.db,
    );
    expect((await get(`/companies/${other.user._id}`)).status).toBe(404);
  });

  it('is compressed, and is not sent again to who has it', async () => {
    for (const encoding of ['br', 'gzip']) {
      const response = await fetch(`${server.url}/products/${product.id}`, {
        headers: { 'accept-encoding': encoding },
      });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toMatch(/accept-encoding/);
      expect(await response.text()).toContain('canonical');
      const etag = response.headers.get('etag')!;
      expect(await get(`/products/${product.id}`, { 'if-none-match': etag })).toMatchObject({
        status: 304,
        text: '',
      });
    }
  });
});

describe('for crawlers', () => {
  it('robots.txt names the sitemap', async () => {
    const { headers, text } = await get('/robots.txt');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(text).toContain('Disallow: /api/');
  });

  it('security.txt says whom to write to, and until when', async () => {
    const { text } = await get('/.well-known/security.txt');
    expect(text).toContain('Contact: mailto:operator@guildhall.example');
    expect(text).toContain('Expires: 2026-08-28T09:00:00.000Z');
  });

  it('the sitemap has every public product and company, in parts', async () => {
    await sql`insert into products (id, vendor_id, name, description, price_paise, category, stock_quantity, created_at)
      select gen_random_uuid(), ${vendor.user._id}, 'Coil', '', 1, 'Coils', 1, now() from generate_series(1, ${partLength})`.execute(
      server.context.db,
    );
    time = new Date(time.getTime() + 2 * 60 * 60 * 1000);
    const { text } = await get('/sitemap.xml');
    const places = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place!);
    const parts = places(text);
    expect(parts.filter((part) => part.includes('/products/'))).toHaveLength(2);
    const pages: string[] = [];
    for (const part of parts) pages.push(...places((await get(part.replace(origin, ''))).text));
    const live = await sql<{ path: string }>`select '/products/' || id as path from live_products
      union all select '/companies/' || id from active_companies`.execute(server.context.db);
    expect(pages.toSorted()).toEqual(
      ['/', ...live.rows.map(({ path }) => path)].map((path) => origin + path).sort(),
    );
    expect(new Set(pages).size).toBe(pages.length);
  });

  it.each(['/sitemaps/products/coil', '/sitemaps/members/01890000-0000-7000-8000-000000000000'])(
    'there is no part of the sitemap at %s',
    async (path) => {
      expect((await get(path, { accept: 'application/json' })).status).toBe(404);
    },
  );

  it('pages ask for nothing of the device', async () => {
    expect((await get('/')).headers.get('permissions-policy')).toContain('camera=(), display-capture=()');
  });
});
