import type { Page } from '@playwright/test';
import { openAtOnce } from './clock.ts';
import { open, restoreSession, signUpCompany } from './companies.ts';
import { failCalls, holdCalls, loseCalls } from './failures.ts';
import { expect, test } from './fixtures.ts';
import { watchShifts } from './layout-shifts.ts';

test.use({ saveData: false });

const loadingScreen = (page: Page) => page.getByText('Connecting businesses');
const errorPage = (page: Page) => page.getByRole('heading', { name: 'Unexpected Application Error' });
const account = (page: Page) => page.locator('[data-component="AccountMenu"]:visible');
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const store = (page: Page, key: string, value: string) =>
  page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
const countRules = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0));

test('the loading screen stands for 3000 ms', { tag: '@core' }, async ({ server, openWindow }) => {
  const page = await openWindow();
  await restoreSession(page, await signUpCompany(server, 'Coral Castings'));
  const shifts = await watchShifts(page);
  let isOtherLoaded = false;
  page.on('request', (request) => (isOtherLoaded ||= request.url().includes('/assets/settings-')));
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/home');
  await expect(async () => {
    // Small steps: React waits 300 ms between two states of loading, but a slow response must not use up the 3000.
    await page.clock.runFor(10);
    for (const text of ['No products yet', 'Getting started', 'Your email is not confirmed yet.'])
      await expect(page.locator('#root')).toContainText(text, { timeout: 200 });
  }).toPass({ intervals: [50] });
  // A style that came later would have the browser lay out the whole page anew, before the eyes of its reader.
  await expect(page.locator('[data-component="Toaster"]')).toBeAttached();
  const rules = await countRules(page);
  await page.clock.runFor(2999 - (await page.evaluate(() => performance.now())));
  await expect(loadingScreen(page)).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  // The code of other screens takes nothing from the first one.
  expect(isOtherLoaded).toBe(false);
  await page.clock.runFor(1);
  await expect(loadingScreen(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('No products yet');
  await expect(page.getByRole('region', { name: 'Getting started' })).toBeVisible();
  expect(await shifts()).toEqual([]);
  await expect(account(page)).toHaveText(/Coral Castings/);
  expect(await countRules(page)).toBe(rules);
  await page.clock.runFor(100);
  await expect.poll(() => isOtherLoaded).toBe(true);
});

test('who saves data gets the code of screens and dialogs when it is needed', async ({
  server,
  openWindow,
}) => {
  const page = await openWindow({ saveData: true });
  await restoreSession(page, await signUpCompany(server, 'Coral Castings'));
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const isLoaded = (name: string) => loaded.some((url) => url.includes(`/assets/${name}-`));
  await openAtOnce(page, '/home');
  await expect(loadingScreen(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('No products yet');
  // What is loaded in advance would be requested in an idle moment before this one.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(['settings', 'company-dialog', 'add-product-dialog'].filter(isLoaded)).toEqual([]);
  await open(page, '/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(isLoaded('settings')).toBe(true);
});

test('what the browser stores is restored after a reload', async ({ server, openWindow }) => {
  const page = await openWindow();
  const switchOfSides = page.getByRole('switch', { name: 'Client mode' });
  const chosen = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]');

  await test.step('a first visit is a guest as Vendor at Home', async () => {
    await openAtOnce(page, '/plans');
    await expect(account(page)).toHaveText(/Guest/);
    await expect(switchOfSides).not.toBeChecked();
    await expect(chosen).toHaveText('Home');
  });

  await test.step('the chosen entry', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Store' }).click();
    await expect(page).toHaveURL(/\/Store$/);
    await expect.poll(() => stored(page, 'activeIcon')).toBe('Store');
    await page.goto('/plans');
    await expect(chosen).toHaveText('Store');
  });

  await test.step('the mode', async () => {
    await switchOfSides.click();
    await expect.poll(() => stored(page, 'mode')).toBe('Client');
    await page.reload();
    await expect(switchOfSides).toBeChecked();
  });

  await test.step('any other mode is the client side', async () => {
    await store(page, 'mode', 'Buyer');
    await page.goto('/home');
    await expect(switchOfSides).toBeChecked();
    await expect(page.getByRole('button', { name: 'Create a Request' })).toBeVisible();
    await switchOfSides.click();
    await expect(page.getByRole('button', { name: 'Add a Product' })).toBeVisible();
    await expect.poll(() => stored(page, 'mode')).toBe('Vendor');
  });

  await test.step('the signed-in company', async () => {
    const { token, user } = await signUpCompany(server, 'Coral Castings');
    await store(page, 'token', token);
    await store(page, 'user', JSON.stringify(user));
    await page.goto('/profile');
    await expect(account(page)).toHaveText(/Coral Castings/);
    await expect(page.getByRole('main')).toContainText(user.email);
  });

  await test.step("a damaged session is a guest's", async () => {
    await store(page, 'user', '{"id":');
    await page.goto('/home');
    await expect(account(page)).toHaveText(/Guest/);
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/login$/);
  });
});

test('every address in any letter case, and an unknown one', async ({ server, openWindow }) => {
  const page = await openWindow({ expectedFault: /TypeError/ });
  const session = await signUpCompany(server, 'Coral Castings');
  await restoreSession(page, session);
  await openAtOnce(page, '/ai guide');
  await expect(page.getByRole('heading', { level: 1, name: 'Ai Guide' })).toBeVisible();

  const screens = {
    '/AI%20GUIDE': 'Ai Guide',
    '/HOME': 'Products',
    '/User-Home': 'Products',
    '/store/': 'Store',
    '/network': 'Manage Connections',
    '/chats': 'Chats',
    '/profile': 'Profile Settings',
    '/settings': 'Vendor Settings',
    '/analytics': 'Vendor Analytics',
    '/Details': 'Complete Your Profile',
    '/Register': 'Sign Up',
    '/LOGIN': 'Log In',
  };
  for (const [path, title] of Object.entries(screens)) {
    await test.step(path, async () => {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    });
  }

  await test.step('an unknown address', async () => {
    expect((await page.goto('/nowhere/at/all'))?.status()).toBe(404);
    await expect(errorPage(page)).toBeVisible();
    await expect(page.getByText('There is no page at this address.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  });

  await test.step('a screen that throws can be tried again', async () => {
    const mend = await failCalls(page, {
      calls: '**/api/users/currentUser/*',
      status: 200,
      body: { ...session.user, employeeEmails: { length: 1 } },
    });
    await page.goto('/profile');
    await expect(errorPage(page)).toBeVisible();
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main')).toContainText(session.user.email);
  });
});

test('the app itself does not load, or takes longer than 120000 ms', async ({ openWindow }) => {
  const page = await openWindow();
  const app = '**/assets/index-*.js';

  await test.step('it fails to load', async () => {
    const mend = await loseCalls(page, app);
    await page.goto('/store');
    await expect(errorPage(page)).toBeVisible();
    await expect(loadingScreen(page)).toHaveCount(0);
    await mend();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
    await expect(page).toHaveURL(/\/store$/);
  });

  await test.step('the landing page can still be read', async () => {
    const mend = await loseCalls(page, app);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Global Reach' })).toBeVisible();
    await expect(errorPage(page)).toBeHidden();
    await mend();
  });

  await test.step('it takes longer than 120000 ms', async () => {
    const letGo = await holdCalls(page, app);
    await page.clock.install();
    await page.goto('/store', { waitUntil: 'commit' });
    await expect(loadingScreen(page)).toBeVisible();
    await page.clock.fastForward(100_000);
    await expect(errorPage(page)).toBeHidden();
    await page.clock.fastForward(20_000);
    await expect(errorPage(page)).toBeVisible();
    await letGo();
  });
});

test('code that fails to load, or takes longer than 120000 ms, can be tried again', async ({
  server,
  openWindow,
}) => {
  const page = await openWindow({ expectedFault: /The code did not come/ });
  const session = await signUpCompany(server, 'Coral Castings');
  await restoreSession(page, session);
  const codeOfTheScreen = '**/assets/profile-*.js';

  await test.step('it fails', async () => {
    const mend = await loseCalls(page, codeOfTheScreen);
    await openAtOnce(page, '/profile');
    // It is retried three times, which takes 5 seconds.
    await expect(errorPage(page)).toBeVisible();
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main')).toContainText(session.user.email);
  });

  await test.step('it takes longer than 120000 ms', async () => {
    const letGo = await holdCalls(page, codeOfTheScreen);
    // The page preloads it before the app's timeout begins; after a failed preload the app loads it itself.
    const mend = await loseCalls(page, codeOfTheScreen);
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(mend.met).toBeGreaterThan(0);
    await mend();
    await expect.poll(letGo.met).toBeGreaterThan(0);
    await page.clock.fastForward(110_000);
    await expect(errorPage(page)).toHaveCount(0);
    await page.clock.fastForward(10_000);
    await expect(errorPage(page)).toBeVisible();
    await letGo();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main')).toContainText(session.user.email);
  });

  await test.step('the app works without its toasts, and loads them again on the next screen', async () => {
    const mend = await loseCalls(page, '**/assets/toaster-*.js');
    await page.reload();
    await expect(page.getByRole('main')).toContainText(session.user.email);
    // It is retried three times, which takes 5 seconds.
    await expect.poll(mend.met).toBeGreaterThanOrEqual(4);
    await expect(page.getByRole('main')).toContainText(session.user.email);
    await mend();
    await page.getByRole('link', { name: 'Store' }).click();
    await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached();
  });
});
