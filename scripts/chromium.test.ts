import { chromium } from 'playwright';
import { expect, it } from 'vitest';
import { chromiumLaunchOptions } from './chromium.ts';

it("leaves out all that Playwright's own list leaves out", async () => {
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    await page.goto('chrome://version');
    const command = await page.locator('#command_line').textContent();
    const lists = [...command!.matchAll(/--disable-features=(\S+)/g)].map(([, list]) => list!.split(','));
    expect(lists.length).toBeGreaterThan(1);
    expect(lists.at(-1)).toEqual(expect.arrayContaining(lists.flat()));
  } finally {
    await browser.close();
  }
});
