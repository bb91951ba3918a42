import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { open, password, restoreSession, signUpCompany } from './companies.ts';
import { expect, test } from './fixtures.ts';
import { linkInLetter } from './letters.ts';
import { openToasts } from './toasts.ts';

const newPassword = (page: Page) => page.getByLabel('New password', { exact: true });

/** Neither a wide window nor, at last, a phone has to be scrolled sideways. */
async function expectFitting(page: Page): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(content).toBeLessThanOrEqual(width);
  }
  await expectAccessible(page);
}

test('a company that has forgotten its password chooses a new one', async ({ server, openWindow }) => {
  const session = await signUpCompany(server, 'Coral Castings');
  const { email } = session.user;
  const other = await openWindow();
  await restoreSession(other, session);
  await open(other, '/network');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  const page = await openWindow({ width: 360 });
  let link = '';

  await test.step('the log-in leads to a letter', async () => {
    await open(page, '/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page).toHaveURL(/\/forgot-password$/);
    await expectFitting(page);
    for (const address of ['nobody@x.example', email]) {
      await page.getByLabel('Email').fill(address);
      await page.getByRole('button', { name: 'Send link' }).click();
      await expect(page.getByRole('button', { name: 'Send link' })).not.toHaveAttribute('aria-busy', 'true');
      await expect(page.getByRole('main').getByRole('status')).toContainText(
        'If the address has an account, an email is on its way.',
      );
      await expectFitting(page);
    }
    link = await linkInLetter(server, email, 'Choose a new Guildhall password');
  });

  await test.step('the link opens a form, and the address bar does not keep the token', async () => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url(), request.headers()['referer'] ?? ''));
    await page.goto(link);
    await expect(newPassword(page)).toBeVisible();
    await expect(page).toHaveURL(/\/reset-password$/);
    await page.reload();
    await expect(newPassword(page)).toBeVisible();
    const [, token = ''] = link.split('#token=');
    expect(token).toHaveLength(43);
    expect(requests.filter((text) => text.includes(token) && !text.startsWith(link))).toEqual([]);
    await expectFitting(page);
  });

  await test.step('a weak password is refused at its field, a strong one is saved', async () => {
    await newPassword(page).fill('Password1');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(newPassword(page)).toHaveAccessibleDescription(/easy to guess/);
    await expectFitting(page);
    await newPassword(page).fill('another long enough password');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(openToasts(page, 'Password changed. Please log in.')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('the session in the other window has ended', async () => {
    await expect(other).toHaveURL(/\/login$/);
  });

  await test.step('the old password is refused, the new one opens a session', async () => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(openToasts(page, 'Wrong email or password.')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('another long enough password');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page).toHaveURL(/\/user-home$/);
    // A letter tells of the change, and leads to this screen.
    expect(await linkInLetter(server, email, 'Your Guildhall password was changed')).toMatch(
      /\/forgot-password$/,
    );
  });

  await test.step('the link works once, and leads to a new one', async () => {
    await page.goto(link);
    await newPassword(page).fill('yet another long password');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
    await expectFitting(page);
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(page).toHaveURL(/\/forgot-password$/);
  });
});
