import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { openAtOnce } from './clock.ts';
import { callApi, open, restoreSession, type CompanySession } from './companies.ts';
import { expect, test } from './fixtures.ts';
import { recordMarkup } from './markup.ts';

test.use({ demo: 'on' });

const screens = {
  guest: [
    '/',
    '/register',
    '/login',
    '/forgot-password',
    '/reset-password',
    '/reset-password#token=secret',
    '/join',
    '/join#token=unknown',
    '/home',
    '/store',
    '/search?q=steel',
    '/nowhere',
  ],
  Vendor: [
    '/details',
    '/home',
    '/store',
    '/network',
    '/chats',
    '/inventory',
    '/profile',
    '/settings',
    '/ai guide',
    '/analytics',
  ],
  /** The screens that differ for a client. */
  Client: ['/home', '/store', '/network'],
};

async function openComplete(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') await openAtOnce(page, path);
  else await open(page, path);
  await expect(page.getByRole('main')).toBeVisible();
  // Not `networkidle`: the event stream of a company never ends.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond, `${page.url()} at ${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0);
}

for (const width of [320, 1440]) {
  test(`every screen at ${width} px, as a guest and as a company in both modes`, async ({
    server,
    openWindow,
  }) => {
    const session = await callApi<CompanySession>(server, 'POST /api/users/login', {
      body: { email: 'demo@guildhall.example', password: 'guildhall-demo' },
    });
    for (const viewer of ['guest', 'Vendor', 'Client'] as const) {
      const page = await openWindow({ width });
      if (viewer !== 'guest') await restoreSession(page, session, { mode: viewer });
      for (const path of screens[viewer]) {
        await test.step(`${path} as ${viewer}`, async () => {
          await openComplete(page, path);
          await expectNoSidewaysScroll(page);
          // The colours are the same at every width.
          await expectAccessible(page, width === 320 ? ['light', 'dark'] : ['light']);
        });
      }
      await page.context().close();
    }
  });
}

test('the pages as the server sends them are kept for the Nu checker', async ({ server }) => {
  const [product] = await callApi<{ id: string; vendorId: string }[]>(server, 'GET /api/products?limit=1');
  const pages = {
    '/': 200,
    [`/products/${product!.id}`]: 200,
    [`/companies/${product!.vendorId}`]: 200,
    '/nowhere': 404,
  };
  for (const [path, status] of Object.entries(pages)) {
    const response = await fetch(server.url + path);
    expect(response.status, path).toBe(status);
    await recordMarkup(response.url, await response.text());
  }
});
