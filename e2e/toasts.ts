import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The toasts with that text that are open and not closing. */
export const openToasts = (page: Page, text: string) =>
  page.locator('[data-part="toast"][data-state="open"]').filter({ hasText: text });

/** On a stopped clock: waits for a toast, then checks that it stays for exactly so many milliseconds. */
export async function expectToastFor(page: Page, text: string, milliseconds: number): Promise<void> {
  const toasts = openToasts(page, text);
  await expect(toasts).toHaveCount(1);
  await page.clock.runFor(milliseconds - 1);
  await expect(toasts).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(toasts).toHaveCount(0);
}

/** Waits for a toast and lets its time pass, so that it covers nothing. */
export async function passToast(page: Page, text: string): Promise<void> {
  const toasts = openToasts(page, text);
  await expect(toasts).toHaveCount(1);
  // A toast under the pointer stays.
  await page.mouse.move(0, 0);
  await page.clock.fastForward(5000);
  await expect(toasts).toHaveCount(0);
}
