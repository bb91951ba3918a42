import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { openAtOnce, stopClock } from './clock.ts';
import { restoreSession, signUpCompany } from './companies.ts';
import { holdCalls } from './failures.ts';
import { expect, test } from './fixtures.ts';
import { picture } from './picture.ts';
import { expectToastFor } from './toasts.ts';

const files = '**/api/files';

/** Presses 'Change logo' by keyboard and chooses a file in the browser's dialog. */
async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const dialog = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Change logo' }).press('Enter');
  await (await dialog).setFiles(file);
}

/** Waits until a picture shows, as wide as a logo is kept. */
async function expectLogo(shown: Locator): Promise<void> {
  await expect(shown).toHaveAttribute('src', /^\/api\/files\/[\da-f-]{36}\/our-logo\.webp\?width=192$/);
  await shown.scrollIntoViewIfNeeded();
  // Its width counts in pixels of the page; the address says in those of the file.
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth > 0 && image.currentSrc))
    .toContain('?width=192');
}

test('a company changes its logo, which another company sees', async ({ server, openWindow }) => {
  const page = await openWindow({ width: 360 });
  const own = await signUpCompany(server, 'Coral Castings');
  const head = page.getByRole('tabpanel').locator('header [data-part="picture"]');
  await restoreSession(page, own);
  await openAtOnce(page, '/profile');

  await test.step('a file that is no picture is refused in the words of the server', async () => {
    await expect(page.getByRole('button', { name: 'Remove logo' })).toHaveCount(0);
    await choose(page, { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
    await expect(page.getByRole('alert')).toHaveText(
      'File must be an image (JPEG, PNG, WebP or AVIF) or a whole PDF document.',
    );
    await expectAccessible(page);
  });

  await test.step('while it is uploaded, the button is busy and says so', async () => {
    const release = await holdCalls(page, files);
    await choose(page, { name: 'our logo.png', mimeType: 'image/png', buffer: picture });
    await expect.poll(release.met).toBe(1);
    const button = page.getByRole('button', { name: 'Change logo' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toBeFocused();
    await expect(page.getByText('Uploading the logo')).toBeAttached();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectAccessible(page);
    await stopClock(page);
    await release();
    await expectToastFor(page, 'Logo changed.', 5000);
    // For axe, which would wait for it.
    await page.clock.resume();
  });

  await test.step('it shows at once in the profile and in the frame', async () => {
    await expectLogo(head);
    const account = page.locator('[data-component="AccountMenu"] [data-part="picture"]');
    await expectLogo(account.filter({ visible: true }));
    await expectAccessible(page);
  });

  await test.step('another company sees it in its network', async () => {
    const window = await openWindow({ width: 360 });
    await restoreSession(window, await signUpCompany(server, 'Delta Dyes'));
    await openAtOnce(window, '/network');
    const row = window.getByRole('main').getByRole('listitem').filter({ hasText: 'Coral Castings' });
    await expectLogo(row.locator('[data-part="picture"]'));
    await expectAccessible(window);
  });

  await test.step('it is removed', async () => {
    await stopClock(page);
    await page.getByRole('button', { name: 'Remove logo' }).press('Enter');
    await expectToastFor(page, 'Logo removed.', 5000);
    await expect(head).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Change logo' })).toBeFocused();
  });
});
