import type { Page } from '@playwright/test';
import { fileForm } from '../packages/server/test/form.ts';
import { photograph } from '../packages/server/test/photograph.ts';
import { callApi, open, restoreSession, signUpCompany, type CompanySession } from './companies.ts';
import { expect, test } from './fixtures.ts';
import { watchShifts } from './layout-shifts.ts';
import type { GuildhallServer } from './server.ts';

const count = 20;

/** Lists a product for each picture. */
async function list(server: GuildhallServer, session: CompanySession, images: readonly string[]) {
  for (const [index, image] of images.entries()) {
    await callApi(server, 'POST /api/products', {
      session,
      body: {
        name: `Coil ${index + 1}`,
        description: 'CR coil, 1.2 mm, oiled.',
        price: 100,
        category: 'Coils',
        stockQuantity: 1,
        images: [image],
      },
    });
  }
}

/** Uploads a photograph, and returns its address. */
async function upload(server: GuildhallServer, { token }: CompanySession, n: number): Promise<string> {
  const response = await fetch(`${server.url}/api/files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: fileForm(new Uint8Array(await photograph(n)), `${n}.jpg`),
  });
  expect(response.status).toBe(201);
  const { file } = (await response.json()) as { file: { url: string } };
  return file.url;
}

/** Reads all of Home. Returns how many bytes its photographs have, and what has moved on the page. */
async function readHome(page: Page): Promise<{ bytes: number; shifts: string[] }> {
  const readShifts = await watchShifts(page);
  const photographs = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    if (/\/photographs\/|\/api\/files\//.test(request.url()))
      photographs.set(
        request.url(),
        request.sizes().then(({ responseBodySize }) => responseBodySize),
      );
  });
  await open(page, '/home');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(count);
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded();
    const shown = () =>
      card.getByRole('img').evaluate((of: HTMLImageElement) => of.complete && of.naturalWidth);
    await expect.poll(shown).toBeGreaterThan(0);
  }
  expect(photographs.size).toBe(count);
  const sizes = await Promise.all(photographs.values());
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), shifts: await readShifts() };
}

test('Home needs at most a third of the bytes for photographs that were uploaded', async ({
  server,
  openWindow,
  pictureHost,
}, { annotations }) => {
  const numbers = Array.from({ length: count }, (_, n) => n);
  const buyer = async (name: string) => {
    const page = await openWindow();
    await restoreSession(page, await signUpCompany(server, name));
    return page;
  };

  await list(
    server,
    await signUpCompany(server, 'Saffron Steel'),
    numbers.map((n) => `${pictureHost}/photographs/${n}.jpg`),
  );
  const elsewhere = await readHome(await buyer('Lotus Motors'));
  await server.clear();

  const vendor = await signUpCompany(server, 'Saffron Steel');
  const uploads: string[] = [];
  for (const n of numbers) uploads.push(await upload(server, vendor, n));
  await list(server, vendor, uploads);
  const uploaded = await readHome(await buyer('Lotus Motors'));

  expect(elsewhere.shifts).toEqual([]);
  expect(uploaded.shifts).toEqual([]);
  const share = uploaded.bytes / elsewhere.bytes;
  annotations.push({ type: 'share', description: `${uploaded.bytes} of ${elsewhere.bytes} bytes` });
  expect(share).toBeLessThan(1 / 3);
});
