import type { Page } from '@playwright/test';
import { openAtOnce } from './clock.ts';
import { connectCompanies, restoreSession, signUpCompany } from './companies.ts';
import { holdCalls } from './failures.ts';
import { expect, test } from './fixtures.ts';
import { openToasts } from './toasts.ts';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const account = (page: Page) => page.locator('[data-component="AccountMenu"]:visible');
const popover = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Opens by a click on `trigger`; Escape, a click elsewhere and a second click close it. */
async function expectDismissable(page: Page, trigger: ReturnType<Page['locator']>, name: string) {
  for (const dismiss of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(720, 450),
    () => trigger.click(),
  ]) {
    await trigger.click();
    // From then on it listens to Escape and presses elsewhere.
    await expect
      .poll(() => popover(page, name).evaluate((opened) => opened.contains(document.activeElement)))
      .toBe(true);
    await dismiss();
    await expect(popover(page, name)).toHaveCount(0);
  }
  await expect(trigger).toBeFocused();
}

test('the top bar', async ({ server, openWindow }) => {
  const page = await openWindow();
  await restoreSession(page, await signUpCompany(server, 'Coral Castings'));
  await openAtOnce(page, '/settings');
  const bar = page.getByRole('banner');

  await test.step('it is sticky, and translucent beyond 50 px', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vendor Settings');
    await page.setViewportSize({ width: 1440, height: 300 });
    const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
    await scrollTo(50);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(50);
    await expect(bar).not.toHaveAttribute('data-scrolled');
    await scrollTo(51);
    await expect(bar).toHaveAttribute('data-scrolled');
    await expect(bar).toHaveCSS('backdrop-filter', /blur/);
    await expect(bar).toHaveCSS('background-color', /\/ 0\.\d+\)|rgba/);
    await expect(bar).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('a button clears the search box, and shows only when there is text', async () => {
    const box = page.getByPlaceholder('Search...');
    const clear = page.getByRole('button', { name: 'Clear search' });
    await expect(clear).toHaveCount(0);
    await box.fill('coil');
    await clear.click();
    await expect(box).toHaveValue('');
    await expect(box).toBeFocused();
    await expect(clear).toHaveCount(0);
  });

  await test.step('announcements', async () => {
    await expectDismissable(page, bar.getByRole('button', { name: 'Announcements' }), 'Announcements');
  });

  await test.step('the mode switch renames Settings, Analytics and Home', async () => {
    const toggle = bar.getByRole('switch', { name: 'Client mode' });
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Vendor Settings');
    await toggle.click();
    await expect(toggle).toBeChecked();
    await expect(title).toHaveText('Client Settings');
    await page.goto('/analytics');
    await expect(page.getByRole('main')).toHaveText('Client Analytics');
    await toggle.click();
    await expect(page.getByRole('main')).toHaveText('Vendor Analytics');
  });

  await test.step('the logo leads home', async () => {
    await expect(bar.getByRole('link', { name: 'Guildhall' }).locator('img')).toHaveAttribute(
      'src',
      '/logo.png',
    );
    await bar.getByRole('link', { name: 'Guildhall' }).click();
    await expect(page).toHaveURL(`${server.url}/Home`);
    await expect(page).toHaveTitle('Vendor Home · Guildhall');
    await bar.getByRole('switch').click();
    await expect(page).toHaveTitle('Client Home · Guildhall');
  });
});

test('the left bar of a company', async ({ server, openWindow }) => {
  const page = await openWindow();
  const session = await signUpCompany(server, 'Coral Castings');
  await restoreSession(page, session);
  await openAtOnce(page, '/analytics');

  await test.step('a screen whose code comes late says so, and takes the focus from nothing that was opened meanwhile', async () => {
    const bar = page.getByRole('progressbar', { name: 'Loading' });
    let codeComes = await holdCalls(page, '**/assets/**');
    await nav(page).getByRole('link', { name: 'Store' }).click();
    await expect.poll(codeComes.met).toBeGreaterThan(0);
    await expect(bar).toBeVisible();
    await account(page).click();
    const holdsFocus = () =>
      popover(page, 'Coral Castings').evaluate((opened) => opened.contains(document.activeElement));
    await expect.poll(holdsFocus).toBe(true);
    await codeComes();
    await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
    await expect(bar).toHaveCount(0);
    expect(await holdsFocus()).toBe(true);
    await page.keyboard.press('Escape');

    codeComes = await holdCalls(page, '**/assets/**');
    await nav(page).getByRole('link', { name: 'Network' }).click();
    await expect.poll(codeComes.met).toBeGreaterThan(0);
    const box = page.getByPlaceholder('Search...');
    await box.fill('coral');
    await codeComes();
    await expect(page.getByRole('heading', { level: 1, name: 'Manage Connections' })).toBeVisible();
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('coral');
    await page.getByRole('button', { name: 'Clear search' }).click();
  });

  await test.step('an entry leads to its label as the path, and is remembered', async () => {
    await expect(nav(page).getByRole('link')).toHaveText(['Home', 'Ai Guide', 'Store', 'Network', 'Chats']);
    for (const label of ['Ai Guide', 'Store', 'Network', 'Chats', 'Home']) {
      await nav(page).getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(server.url + encodeURI(`/${label}`));
      await expect(nav(page).locator('[aria-current="page"]')).toHaveText(label);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('activeIcon'))).toBe(label);
    }
  });

  await test.step('the account menu', async () => {
    await expectDismissable(page, account(page), 'Coral Castings');
    for (const [name, path] of [
      ['Profile', '/Profile'],
      ['Manage Inventory', '/Inventory'],
      ['Settings', '/Settings'],
    ] as const) {
      await account(page).click();
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page).toHaveURL(server.url + path);
      await expect(popover(page, 'Coral Castings')).toHaveCount(0);
      await expect(account(page)).toHaveAttribute('aria-current', 'true');
      await expect(nav(page).locator('[aria-current]')).toHaveCount(0);
      // The screen before stays until the code of this one is there.
      await expect(page.getByRole('main')).toBeFocused();
    }
  });

  await test.step('the plans', async () => {
    const upgrade = page.getByRole('button', { name: 'Upgrade NOVA' });
    await expectDismissable(page, upgrade, 'Upgrade NOVA');
    await upgrade.click();
    await expect(popover(page, 'Upgrade NOVA').getByRole('listitem')).toHaveText([
      /^NOVA Free.*Current plan.*Free$/,
      /^Classic NOVA.*\$20$/,
      /^Dwarf NOVA.*\$40$/,
      /^Super NOVA.*\$60$/,
      /^Hyper NOVA.*\$80$/,
    ]);
    await page.getByRole('button', { name: /Dwarf NOVA/ }).click();
    await expect(openToasts(page, 'Dwarf NOVA cannot be chosen yet.')).toBeVisible();
    await upgrade.click();
    await page.getByRole('link', { name: 'Learn more about subscriptions' }).click();
    await expect(page).toHaveURL(`${server.url}/Plans`);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5);
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL(`${server.url}/Home`);
  });

  await test.step('four sample conversations until there are real ones', async () => {
    const preview = page.locator('[data-component="ConversationList"]:visible');
    await expect(preview).toContainText('MESSAGE PREVIEW');
    await expect(preview.getByRole('listitem')).toHaveCount(4);
    await expect(preview.getByRole('button')).toHaveCount(0);
    await connectCompanies(server, session, await signUpCompany(server, 'Delta Dyes'));
    await page.reload();
    await preview.getByText('Delta Dyes').click();
    await expect(page).toHaveURL(/\/Chats\/.+/);
    await expect(page.getByPlaceholder('Type a message...')).toBeVisible();
  });

  await test.step('the theme is chosen in Settings and remembered', async () => {
    await page.goto('/settings');
    await page.getByRole('radio', { name: 'Dark', exact: true }).check({ force: true });
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Dark', exact: true })).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-gh-theme', 'dark');
  });

  await test.step('Sign Out ends the session here and at the server', async () => {
    const told = page.waitForResponse('**/api/users/logout');
    await account(page).click();
    await popover(page, 'Coral Castings').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(`${server.url}/login`);
    expect((await told).status()).toBe(200);
    await expect
      .poll(() => page.evaluate(() => ['token', 'user'].filter((key) => key in localStorage)))
      .toEqual([]);
    const { status } = await fetch(`${server.url}/api/connections/sent/${session.user._id}`, {
      headers: { authorization: `Bearer ${session.token}` },
    });
    expect(status).toBe(401);
  });
});

test('a guest on a phone', async ({ server, openWindow }) => {
  const page = await openWindow({ width: 390 });
  await openAtOnce(page, '/store');

  await test.step('the account menu offers Log In and Sign Up', async () => {
    for (const [name, path] of [
      ['Log In', '/login'],
      ['Register', '/register'],
    ] as const) {
      await page.goto('/store');
      await account(page).click();
      await expect(popover(page, 'Guest').getByRole('button')).toHaveText(['Log In', 'Register']);
      await popover(page, 'Guest').getByRole('button', { name }).click();
      await expect(page).toHaveURL(server.url + path);
    }
  });

  await test.step('More holds the entries that do not fit', async () => {
    await page.goto('/store');
    await nav(page).getByRole('button', { name: 'More' }).click();
    const more = popover(page, 'More');
    await expect(more.getByText('MESSAGE PREVIEW')).toBeVisible();
    await expect(more.getByRole('button', { name: 'Upgrade NOVA' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(more).toHaveCount(0);
  });

  await test.step('a screen that needs a session leads to the log-in', async () => {
    await nav(page).getByRole('link', { name: 'Network' }).click();
    await expect(page).toHaveURL(`${server.url}/login`);
    await page.goto('/details');
    await page.getByRole('button', { name: 'Save Details' }).click();
    await expect(page).toHaveURL(`${server.url}/login`);
  });
});
