import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';

test.use({ demo: 'on' });

const modes = ['Vendor', 'Client'] as const;
const guestScreens = ['/', '/register', '/login', '/home', '/store', '/nowhere'];
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

/** Opens a session as the app itself would find it stored, without the form. */
async function logInAsDemo(page: Page): Promise<void> {
  const answer = await page.request.post('/api/users/login', {
    data: { email: 'demo@guildhall.example', password: 'guildhall-demo' },
  });
  const { token, user } = (await answer.json()) as { token: string; user: object };
  await page.addInitScript(
    (session) => {
      localStorage.setItem('token', session.token);
      localStorage.setItem('user', session.user);
    },
    { token, user: JSON.stringify(user) },
  );
}

/** Goes there as the Back button would, so that the loading screen shows only once a window. */
async function open(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(path);
  else {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
  }
  await expect(page.getByText('Connecting businesses')).toBeHidden();
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
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
        await open(page, path);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      });
    }
  });

  for (const mode of modes) {
    test(`a company's screens as ${mode} at ${width} px`, async ({ openWindow }) => {
      const page = await openWindow({ width });
      await logInAsDemo(page);
      await page.addInitScript((value) => localStorage.setItem('mode', value), mode);
      for (const path of ownScreens) {
        await test.step(path, async () => {
          await open(page, path);
          await expectNoSidewaysScroll(page);
          await expectAccessible(page);
        });
      }
    });
  }
}
