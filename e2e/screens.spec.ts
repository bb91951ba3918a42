import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { openAtOnce } from './clock.ts';
import { callApi, open, restoreSession, type CompanySession } from './companies.ts';
import { expect, test } from './fixtures.ts';
import { recordMarkup } from './markup.ts';
import type { GuildhallServer } from './server.ts';

test.use({ demo: 'on' });

const logIn = (server: GuildhallServer) =>
  callApi<CompanySession>(server, 'POST /api/users/login', {
    body: { email: 'demo@guildhall.example', password: 'guildhall-demo' },
  });

type Viewer = 'guest' | 'Vendor' | 'Client';
type Titles = Record<string, string>;

/** The screens by viewer, with their titles, and the dialogs that have an address. */
async function addressesFor(server: GuildhallServer, session: CompanySession) {
  const { _id: own } = session.user;
  const first = async <Row>(list: `/${string}`): Promise<Row> => {
    const [row] = await callApi<Row[]>(server, `GET ${list}`, { session });
    return row!;
  };
  const product = await first<{ id: string; name: string }>(`/api/products/inventory/${own}`);
  const other = await first<{ id: string; vendorId: string; vendorName: string }>('/api/products');
  const request = await first<{ id: string }>('/api/requests');
  const deal = await first<{ id: string }>(`/api/deals/${own}`);
  const screens: Record<Viewer, Titles> = {
    guest: {
      '/': 'Business, in good company.',
      '/register': 'Sign Up',
      '/login': 'Log In',
      '/forgot-password': 'Forgot password',
      '/reset-password': 'Choose a new password',
      '/join': 'This link does not work',
      '/reset-password#token=secret': 'Choose a new password',
      '/join#token=unknown': 'This link does not work',
      '/confirm-email#token=unknown': 'Confirm your email',
      '/unsubscribe#token=unknown': 'Stop these emails',
      '/home': 'Products',
      '/store': 'Store',
      '/search?q=steel': 'Results for “steel”',
      '/plans': 'Subscriptions',
      [`/products/${product.id}`]: product.name,
      [`/companies/${other.vendorId}`]: other.vendorName,
      '/nowhere': 'Unexpected Application Error',
    },
    Vendor: {
      '/details': 'Complete Your Profile',
      '/home': 'Products',
      '/store': 'Store',
      '/network': 'Manage Connections',
      '/chats': 'Chats',
      '/notifications': 'Notifications',
      '/inventory': 'Inventory',
      [`/inventory/${product.id}`]: product.name,
      [`/requests/${request.id}`]: 'Request',
      [`/deals/${deal.id}`]: 'Negotiation',
      '/profile': 'Profile Settings',
      '/settings': 'Vendor Settings',
      '/ai guide': 'Ai Guide',
      '/analytics': 'Vendor Analytics',
    },
    /** Those that differ for a client. */
    Client: {
      '/home': 'Requests',
      '/store': 'Store',
      '/network': 'Network',
    },
  };
  const dialogs: Record<Viewer, Titles> = {
    guest: {},
    Vendor: {
      '/home?add=product': 'Add a Product',
      [`/home?product=${product.id}`]: 'Product',
      [`/home?company=${other.vendorId}`]: other.vendorName,
    },
    Client: {
      '/home?add=request': 'Create a Request',
      [`/home?estimate=${other.id}`]: 'Request Estimate',
    },
  };
  return { screens, dialogs };
}

/** Waits for what has the title; until its code is there, the screen before stays. */
async function expectComplete(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  // Not `networkidle`: the event stream of a company never ends.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

async function openComplete(page: Page, path: string, title: string): Promise<void> {
  if (page.url() === 'about:blank') await openAtOnce(page, path);
  else await open(page, path);
  await expectComplete(page, title);
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
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflow) || scrolls(element.parentElement));
    // What sticks within a part that scrolls by itself goes along with that part.
    const stays = (element: Element | null): boolean => {
      if (element === null) return false;
      const { position } = getComputedStyle(element);
      if (position === 'fixed' || (position === 'sticky' && !scrolls(element.parentElement))) return true;
      return stays(element.parentElement);
    };
    const rows = Array.from({ length: Math.floor(innerHeight / 4) }, (_, row) => row * 4);
    const found: number[] = [];
    const end = document.documentElement.scrollHeight - innerHeight;
    // A long list is the same all the way down.
    const step = Math.max(innerHeight / 2, end / 20);
    for (let top = 0; top <= end; top += step) {
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

/** Looks at each address in windows of each viewer. */
async function visit(
  { openWindow, session }: { openWindow: () => Promise<Page>; session: CompanySession },
  titles: Record<Viewer, Titles>,
  look: (page: Page, title: string) => Promise<void>,
): Promise<void> {
  for (const viewer of ['guest', 'Vendor', 'Client'] as const) {
    const page = await openWindow();
    if (viewer !== 'guest') await restoreSession(page, session, { mode: viewer });
    for (const [path, title] of Object.entries(titles[viewer]))
      await test.step(`${path} as ${viewer}`, async () => {
        await openComplete(page, path, title);
        await look(page, title);
        await page.setViewportSize({ width: 1440, height: 900 });
      });
    await page.context().close();
  }
}

test('every screen at 1440 and 320 px', { tag: '@core' }, async ({ server, openWindow }) => {
  const session = await logIn(server);
  const { screens } = await addressesFor(server, session);
  await visit({ openWindow, session }, screens, async (page, title) => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 900 });
    await expectComplete(page, title);
    await expectNoSidewaysScroll(page);
  });
});

test("every screen and dialog by IBM's rules, in both themes, with large text and zoomed in", async ({
  server,
  openWindow,
}) => {
  const session = await logIn(server);
  const { screens, dialogs } = await addressesFor(server, session);
  const look = async (page: Page, title: string) => {
    await expectAccessible(page, ['light', 'dark', 'ibm', 'markup']);
    await expectRoomForLargeText(page);
    await page.setViewportSize({ width: 320, height: 900 });
    await expectComplete(page, title);
    await expectNoSidewaysScroll(page);
    // For IBM's rules one narrow screen is enough, whose table is a list there.
    await expectAccessible(page, ['light', 'markup', ...(title === 'Inventory' ? (['ibm'] as const) : [])]);
  };
  await visit({ openWindow, session }, screens, async (page, title) => {
    await look(page, title);
    await expectRoomWhenZoomed(page);
  });
  await visit({ openWindow, session }, dialogs, look);
});

async function openDeal(page: Page): Promise<void> {
  await openComplete(page, '/store?tab=deals', 'Store');
  const deal = await page.getByRole('main').locator('a[href^="/deals/"]').first().getAttribute('href');
  await openComplete(page, deal!, 'Negotiation');
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

  await openComplete(page, '/chats', 'Chats');
  await page.getByRole('main').getByRole('link').first().click();
  const log = page.getByRole('log');
  await expect(log).toBeVisible();
  expect((await log.boundingBox())!.height).toBeGreaterThan(128);

  await openComplete(page, '/home', 'Products');
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
