import type { Page } from '@playwright/test';
import { callApi, connectCompanies, open, password, restoreSession, signUpCompany } from './companies.ts';
import { failCalls, holdCalls, loseCalls } from './failures.ts';
import { expect, test } from './fixtures.ts';
import type { GuildhallServer } from './server.ts';

/** Opens a screen, or loads the one that is there again, without the time of the loading screen. */
async function load(page: Page, path = page.url()): Promise<void> {
  if (page.url() === 'about:blank') await page.clock.install();
  await page.goto(path);
  await page.clock.fastForward(3000);
  await expect(page.getByText('Connecting businesses')).toBeHidden();
}

/** Lets time pass until it is so: a query that fails is asked twice more, a second and two later. */
const soon = (page: Page, isSo: () => Promise<void>) =>
  expect(async () => {
    await page.clock.fastForward(1000);
    await isSo();
  }).toPass();

/** What moved on the screen by itself since the page was loaded, each move with the parts that made it. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        const moved = entry.sources.map(
          ({ node, previousRect: p, currentRect: c }: any) =>
            `${(node as Element | null)?.outerHTML?.slice(0, 60)} ${p.y}+${p.height} > ${c.y}+${c.height}`,
        );
        shifts.push(`${entry.value}: ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

const addProducts = (server: GuildhallServer, vendorId: string, from: number, to: number) =>
  server.query(
    `insert into products (id, vendor_id, name, description, price_paise, category, stock_quantity, created_at)
     select ('01890000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, $1, 'Coil ' || n, 'CR coil', 100, 'Coils', 1, now()
     from generate_series($2::int, $3::int) n`,
    [vendorId, from, to],
  );

const cards = (page: Page) => page.getByRole('article');
const scrollToEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

test('a list with 0, 1 and 10,000 rows on a slow and a broken line', async ({ server, openWindow }) => {
  const page = await openWindow();
  const shifts = await watchShifts(page);
  const company = await signUpCompany(server, 'Saffron Steel');
  const other = await signUpCompany(server, 'Lotus Motors');
  await connectCompanies(server, company, other);
  await restoreSession(page, company);
  const products = '**/api/products?*';

  await test.step('no rows say so', async () => {
    await load(page, '/home');
    await expect(page.getByText('No products yet')).toBeVisible();
  });
  await test.step('one row', async () => {
    await addProducts(server, company.user._id, 1, 1);
    await load(page);
    await expect(cards(page)).toHaveCount(1);
  });
  await test.step('on a slow line six skeletons wait, and nothing jumps when the rows come', async () => {
    await addProducts(server, company.user._id, 2, 10_000);
    const goOn = await holdCalls(page, '**/api/**');
    await load(page);
    await expect(page.locator('[data-component="ProductCardSkeleton"]')).toHaveCount(6);
    await goOn();
    await expect(cards(page)).toHaveCount(20);
    await expect(page.getByRole('article', { name: 'Coil 10000' })).toBeVisible();
    expect(await shifts()).toEqual([]);
  });
  await test.step('a first page that fails says so and can be asked for again', async () => {
    const mend = await failCalls(page, { calls: '**/api/products**' });
    await load(page);
    const alert = page.getByRole('alert').filter({ hasText: 'The products could not be loaded.' });
    await soon(page, () => expect(alert).toBeVisible({ timeout: 300 }));
    await mend();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page)).toHaveCount(20);
  });
  await test.step('pages come as one scrolls', async () => {
    await expect(async () => {
      await scrollToEnd(page);
      expect(await cards(page).count()).toBeGreaterThanOrEqual(100);
    }).toPass();
  });
  await test.step('a later page that fails says so, loses nothing and can be asked for again', async () => {
    const mend = await loseCalls(page, products);
    const alert = page.getByRole('alert').filter({ hasText: 'The next page could not be loaded.' });
    await soon(page, async () => {
      await scrollToEnd(page);
      await expect(alert).toBeVisible({ timeout: 300 });
    });
    const before = await cards(page).count();
    expect(before).toBeGreaterThanOrEqual(100);
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page).nth(before + 19)).toBeAttached();
    await expect(alert).toBeHidden();
  });
  const ways = [
    [
      'Store',
      () => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Store' }).click(),
    ],
    [
      'a conversation',
      () => page.getByRole('region', { name: 'MESSAGE PREVIEW' }).getByText('Lotus Motors').click(),
    ],
    [
      'the profile',
      async () => {
        await page.locator('[data-component="AccountMenu"]:visible').first().click();
        await page.getByRole('button', { name: 'Profile' }).click();
      },
    ],
  ] as const;
  for (const [name, leave] of ways) {
    await test.step(`back from ${name} the list is where one left it`, async () => {
      const count = await cards(page).count();
      const card = cards(page).nth(Math.floor(count / 2));
      await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await expect(card).toBeInViewport();
      const placeOf = async () => (await card.boundingBox())!.y;
      const left = await placeOf();
      await leave();
      await expect(page).not.toHaveURL(/home/i);
      await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeHidden();
      await page.goBack();
      await expect(cards(page)).toHaveCount(count);
      await expect.poll(async () => Math.abs((await placeOf()) - left)).toBeLessThanOrEqual(2);
    });
  }
});
