import type { Browser, Page } from 'playwright';
import { restoreSession, signUpCompany } from '../../e2e/companies.ts';
import { addProducts } from '../../e2e/products.ts';
import { GuildhallServer } from '../../e2e/server.ts';
import { cell, spread, table } from './spread.ts';

const rounds = 7;
const slowDown = 4;
const pages = 15;

/** Scrolls Home with 10,000 products through its first pages by the wheel; returns the durations of long tasks in ms. */
async function scrollHome(page: Page): Promise<{ tasks: number[]; cards: number }> {
  await page.goto('/home');
  await page.getByText('Connecting businesses').waitFor({ state: 'detached' });
  await page.getByRole('article').first().waitFor();
  const cpu = await page.context().newCDPSession(page);
  await cpu.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  // Work that is left from loading must not count as scrolling.
  await page.waitForTimeout(2000);
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    });
  });
  await page.mouse.move(700, 500);
  const cards = page.getByRole('article');
  while ((await cards.count()) < pages * 20) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(50);
  }
  await page.waitForTimeout(500);
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  return { tasks, cards: await cards.count() };
}

/** How long scrolling Home blocks the browser. */
export async function measureLongTasks(browser: Browser): Promise<string> {
  const server = await GuildhallServer.start('off');
  const measured: { tasks: number[]; cards: number }[] = [];
  try {
    const company = await signUpCompany(server, 'Saffron Steel');
    await addProducts(server, company.user._id, 1, 10_000);
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width: 1440, height: 900 },
      });
      const page = await context.newPage();
      await restoreSession(page, company);
      measured.push(await scrollHome(page));
      await context.close();
    }
  } finally {
    await server.stop();
  }
  return table(
    [`Home with 10,000 products, ${pages} pages scrolled, CPU ${slowDown}x slower`, 'median (min-max)'],
    [
      [
        'longest task over 50 ms, in ms; 0 is none',
        cell(spread(measured.map(({ tasks }) => Math.max(0, ...tasks)))),
      ],
      ['tasks over 50 ms', cell(spread(measured.map(({ tasks }) => tasks.length)))],
      ['cards in the document', cell(spread(measured.map(({ cards }) => cards)))],
    ],
  );
}
