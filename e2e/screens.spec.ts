import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { openAtOnce } from './clock.ts';
import { callApi, open, restoreSession, type CompanySession } from './companies.ts';
import { expect, test } from './fixtures.ts';

test.use({ demo: 'on' });

const modes = ['Vendor', 'Client'] as const;
const guestScreens = ['/', '/register', '/login', '/home', '/store', '/search?q=steel', '/nowhere'];
const ownScreens = [
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
];

async function openWhole(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') await openAtOnce(page, path);
  else await open(page, path);
  await expect(page.getByRole('main')).toBeVisible();
  // Not until the network is idle: a company's window listens to events for as long as it is open.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond, `${page.url()} at ${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0);
}

for (const width of [320, 1440]) {
  test(`a guest's screens at ${width} px`, async ({ openWindow }) => {
    const page = await openWindow({ width });
    for (const path of guestScreens) {
      await test.step(path, async () => {
        await openWhole(page, path);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      });
    }
  });

  for (const mode of modes) {
    test(`a company's screens as ${mode} at ${width} px`, async ({ server, openWindow }) => {
      const page = await openWindow({ width });
      const session = await callApi<CompanySession>(server, 'POST /api/users/login', {
        body: { email: 'demo@guildhall.example', password: 'guildhall-demo' },
      });
      await restoreSession(page, session, { mode });
      for (const path of ownScreens) {
        await test.step(path, async () => {
          await openWhole(page, path);
          await expectNoSidewaysScroll(page);
          await expectAccessible(page);
        });
      }
    });
  }
}
