import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { openAtOnce } from './clock.ts';
import { callApi, open, restoreSession, type CompanySession } from './companies.ts';
import { expect, test } from './fixtures.ts';
import { recordMarkup } from './markup.ts';
import type { GuildhallServer } from './server.ts';

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

async function expectComplete(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  // Not `networkidle`: the event stream of a company never ends.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

async function openComplete(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') await openAtOnce(page, path);
  else await open(page, path);
  await expectComplete(page);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beyond, `${page.url()} at ${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0);
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);

/** The greatest part of the window that is covered by what stays in sight, wherever the page is scrolled to. */
async function coveredShare(page: Page): Promise<number> {
  const shares = await page.evaluate(async () => {
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || stays(element.parentElement));
    const rows = Array.from({ length: Math.floor(innerHeight / 4) }, (_, row) => row * 4);
    const found: number[] = [];
    for (let top = 0; top <= document.documentElement.scrollHeight - innerHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const covered = rows.filter((y) => stays(document.elementFromPoint(innerWidth / 2, y)));
      found.push(covered.length / rows.length);
    }
    return found;
  });
  return Math.max(...shares);
}

/** A window of 1280 px with text at 200 % (WCAG 1.4.4). */
async function expectRoomForLargeText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await setTextSize(page, '200%');
  await expectNoSidewaysScroll(page);
  await setTextSize(page, '');
}

/** A window of 1280 by 1024 px, zoomed in to 400 % (WCAG 1.4.10). */
async function expectRoomWhenZoomed(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 256 });
  // The navigation at the foot is a quarter.
  await expect.poll(() => coveredShare(page), page.url()).toBeLessThanOrEqual(0.3);
}

const logIn = (server: GuildhallServer) =>
  callApi<CompanySession>(server, 'POST /api/users/login', {
    body: { email: 'demo@guildhall.example', password: 'guildhall-demo' },
  });

test('every screen at 1440 and 320 px, as a guest and as a company in both modes', async ({
  server,
  openWindow,
}) => {
  const session = await logIn(server);
  for (const viewer of ['guest', 'Vendor', 'Client'] as const) {
    const page = await openWindow();
    if (viewer !== 'guest') await restoreSession(page, session, { mode: viewer });
    for (const path of screens[viewer]) {
      await test.step(`${path} as ${viewer}`, async () => {
        await openComplete(page, path);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page, ['light']);
        await expectRoomForLargeText(page);

        await page.setViewportSize({ width: 320, height: 900 });
        await expectComplete(page);
        await expectNoSidewaysScroll(page);
        // The colours are the same at every width.
        await expectAccessible(page, ['light', 'dark']);
        await expectRoomWhenZoomed(page);
        await page.setViewportSize({ width: 1440, height: 900 });
      });
    }
    await page.context().close();
  }
});

async function openDeal(page: Page): Promise<void> {
  await openComplete(page, '/store?tab=deals');
  const deal = await page.getByRole('main').locator('a[href^="/deals/"]').first().getAttribute('href');
  await openComplete(page, deal!);
  await expect(page.getByRole('region', { name: 'Negotiation' })).toBeVisible();
}

test('with text at 200 % the bar holds its search, and a deal has the room of the list beside it', async ({
  server,
  openWindow,
}) => {
  const page = await openWindow({ width: 1280 });
  await restoreSession(page, await logIn(server), { mode: 'Vendor' });
  await openDeal(page);
  await setTextSize(page, '200%');
  await expectNoSidewaysScroll(page);
  const box = async (element: Locator) => (await element.boundingBox())!;
  const bar = await box(page.getByRole('banner'));
  expect(bar.y + bar.height).toBeLessThanOrEqual(
    (await box(page.getByRole('navigation', { name: 'Main' }))).y,
  );
  const title = await box(page.getByRole('heading', { level: 1 }));
  expect(title.width).toBeGreaterThan((await box(page.getByRole('main'))).width / 2);
});

test('zoomed in to 400 %, a deal, a conversation and a dialog have room', async ({ server, openWindow }) => {
  const page = await openWindow({ width: 320 });
  await restoreSession(page, await logIn(server), { mode: 'Vendor' });
  await openDeal(page);
  await expectRoomWhenZoomed(page);

  await openComplete(page, '/chats');
  await expect(page.getByRole('heading', { level: 1, name: 'Chats' })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  const log = page.getByRole('log');
  await expect(log).toBeVisible();
  expect((await log.boundingBox())!.height).toBeGreaterThan(128);

  await openComplete(page, '/home');
  await page.getByRole('button', { name: 'Add a product' }).click();
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  await expect(close).toBeInViewport();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).focus();
  await expect(close).not.toBeInViewport();
});

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
