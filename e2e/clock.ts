import { expect, type Page } from '@playwright/test';

/**
 * Gives the window a clock that the test can put forward, and goes there past the loading screen, for which later
 * pages of the window have no time left either.
 */
export async function openAtOnce(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await page.clock.fastForward(3000);
}

/** Stops the window's clock a second from now: from there on its time passes by `page.clock.runFor` alone. */
export async function stopClock(page: Page): Promise<void> {
  // On a busy machine that second may be over too soon, and no clock goes back.
  await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))).toPass();
}
