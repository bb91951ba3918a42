import { expect, type Page } from '@playwright/test';

/**
 * Gives the window a clock that the test controls, and opens a screen past the loading screen. Later pages of the
 * window skip the loading screen too.
 */
export async function openAtOnce(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await page.clock.fastForward(3000);
}

/** Stops the window's clock a second from now; from then on only `page.clock.runFor` moves it. */
export async function stopClock(page: Page): Promise<void> {
  // On a busy machine that second may be over too soon, and a clock cannot go back.
  await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))).toPass();
}
