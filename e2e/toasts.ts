import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The toasts with that text which are there and not on their way out. */
export const openToasts = (page: Page, text: string) =>
  page.locator('[data-part="toast"][data-state="open"]').filter({ hasText: text });

/** On a stopped clock: waits for a toast, then proves that it stays so many milliseconds and no longer. */
export async function expectToastFor(page: Page, text: string, milliseconds: number): Promise<void> {
  const toasts = openToasts(page, text);
  const step = 50;
  await expect(async () => {
    await page.clock.runFor(step);
    expect(await toasts.count()).toBe(1);
  }).toPass({ intervals: [20] });
  await page.clock.runFor(milliseconds - 2 * step);
  await expect(toasts).toHaveCount(1);
  await page.clock.runFor(2 * step);
  await expect(toasts).toHaveCount(0);
}
