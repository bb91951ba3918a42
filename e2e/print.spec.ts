import type { Page } from '@playwright/test';
import { openAtOnce } from './clock.ts';
import { callApi, connectCompanies, restoreSession, signUpCompany } from './companies.ts';
import { expect, test } from './fixtures.ts';

/** The colour of a text on paper, and whether all of the page is on it: what is cut off would scroll. */
async function expectOnPaper(page: Page, text: string): Promise<void> {
  const found = page.getByText(text, { exact: true }).filter({ visible: true }).first();
  await expect(found).toBeVisible();
  const [lightness] = await found.evaluate((element) => [
    getComputedStyle(element)
      .color.match(/\d+/g)!
      .slice(0, 3)
      .reduce((sum, value) => sum + Number(value), 0),
  ]);
  expect(lightness).toBeLessThan(3 * 128);
  const end = await found.evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThanOrEqual(end);
  for (const bar of ['TopBar', 'SideNav'])
    await expect(page.locator(`[data-component="${bar}"]`)).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
}

/** The texts of the page that their boxes cut, and the parts that would stay in sight over others. */
const cutOrSticky = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => {
        const { overflowX, overflowY, position } = getComputedStyle(element);
        // What only screen readers read is one pixel large.
        if (!element.checkVisibility() || !element.innerText || element.clientWidth < 2) return false;
        return (
          position === 'sticky' ||
          (overflowX !== 'visible' && element.scrollWidth > element.clientWidth) ||
          (overflowY !== 'visible' && element.scrollHeight > element.clientHeight)
        );
      })
      .map((element) => `${element.dataset['component'] ?? element.dataset['part']}: ${element.innerText}`),
  );

test('a product, a request and a conversation are printed whole, dark on white, without what is pressed', async ({
  server,
  pictureHost,
  openWindow,
}) => {
  const page = await openWindow();
  await page.emulateMedia({ colorScheme: 'dark' });
  const vendor = await signUpCompany(server, 'Saffron Steel');
  const client = await signUpCompany(server, 'Lotus Motors');
  await connectCompanies(server, vendor, client);
  const long = (last: string) => `${'A line of a long text.\n'.repeat(80)}${last}`;
  await callApi(server, 'POST /api/products', {
    session: vendor,
    body: {
      name: 'Cold rolled coil',
      description: 'CR coil, 1.2 mm.',
      price: 1000,
      category: 'Metals',
      stockQuantity: 40,
      additionalNotes: long('The last of the notes.'),
      images: ['/logo.png', '/favicon.svg'].map((path) => pictureHost + path),
    },
  });
  const request = await callApi<{ request: { id: string } }>(server, 'POST /api/requests', {
    session: client,
    body: { request: 'Steel coils for forty buses', budget: '100000', supply_industry: 'Retail' },
  });
  for (let n = 1; n <= 40; n += 1) {
    await callApi(server, 'POST /api/chat/send', {
      session: vendor,
      body: { senderId: vendor.user._id, receiverId: client.user._id, content: `Message number ${n}.` },
    });
  }
  await restoreSession(page, client);

  await test.step('a product, from its dialog', async () => {
    await openAtOnce(page, '/home');
    // Below the dialog, too, pictures change under the eyes of screen readers.
    const card = page.getByRole('article', { name: 'Cold rolled coil' });
    await expect(card.locator('[aria-live]')).toBeAttached();
    await card
      .getByRole('button', { name: 'View More' })
      .or(card.getByRole('link', { name: 'View More' }))
      .click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Cold rolled coil' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main')).toBeHidden();
    await expectOnPaper(page, 'Cold rolled coil');
    // All pictures are, and those by which one chooses are not.
    const pictures = page.getByRole('dialog').getByRole('img', { name: /^Cold rolled coil/ });
    await expect(pictures).toHaveCount(2);
    const ends = await pictures.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right));
    expect(Math.max(...ends)).toBeLessThanOrEqual(page.viewportSize()!.width);
    const pages = (await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g);
    expect(pages!.length).toBeGreaterThan(1);
    await page.emulateMedia({ media: null });
  });

  await test.step('a request', async () => {
    await openAtOnce(page, `/requests/${request.request.id}`);
    await expect(page.getByRole('article').first()).toContainText('Steel coils for forty buses');
    await page.emulateMedia({ media: 'print' });
    await expectOnPaper(page, 'Steel coils for forty buses');
    await page.emulateMedia({ media: null });
  });

  await test.step('a conversation', async () => {
    await openAtOnce(page, `/Chats/${vendor.user._id}`);
    await expect(page.getByRole('log').getByText('Message number 40.')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const n of [11, 40]) await expectOnPaper(page, `Message number ${n}.`);
    await expect(page.getByPlaceholder('Type a message...')).toBeHidden();
  });
});

test('a request with its quotes and a deal are printed whole, on a sheet narrower than they are', async ({
  server,
  openWindow,
}) => {
  const client = await signUpCompany(server, 'Lotus Motors');
  const { request } = await callApi<{ request: { id: string } }>(server, 'POST /api/requests', {
    session: client,
    body: {
      request: 'Steel coils for forty buses, slit and oiled. '.repeat(4),
      budget: '100000',
      supply_industry: 'Retail',
    },
  });
  const quotes: string[] = [];
  const offer = {
    lines: [{ description: 'Cold rolled coil', quantity: 40, unit: 'tonne', unitPrice: 60_000 }],
    validUntil: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
    leadDays: 10,
    terms: 'Half with the order. The other half within fifteen days of the last delivery, less two per cent.',
  };
  for (const name of ['Saffron Steel', 'Banyan Coils']) {
    const session = await signUpCompany(server, name);
    const { quote } = await callApi<{ quote: { id: string } }>(server, 'POST /api/quotes', {
      session,
      body: { requestId: request.id, offer },
    });
    await callApi(server, `POST /api/quotes/offers/${quote.id}`, {
      session,
      body: { offer: { ...offer, leadDays: 9 }, after: 1 },
    });
    quotes.push(quote.id);
  }
  const page = await openWindow();
  // A4 at 96 pixels to the inch, without its margins.
  await page.setViewportSize({ width: 680, height: 1000 });
  await restoreSession(page, client);
  const main = page.getByRole('main');

  await test.step('a request with its quotes', async () => {
    await openAtOnce(page, `/requests/${request.id}`);
    await expect(main.getByRole('rowheader')).toHaveCount(2);
    await page.emulateMedia({ media: 'print' });
    expect(await cutOrSticky(page)).toEqual([]);
    await expect(main.getByRole('checkbox')).toHaveCount(0);
    await expect(main.getByLabel('Compare at quantity')).toBeHidden();
    await expect(main.getByRole('link', { name: /^View/ })).toHaveCount(0);
    // Of the arrows only the one that says how it is sorted.
    await expect(main.getByRole('columnheader').locator('svg').filter({ visible: true })).toHaveCount(1);
    await page.emulateMedia({ media: null });
  });

  await test.step('a deal', async () => {
    await openAtOnce(page, `/deals/${quotes[0]}`);
    await expect(main.getByRole('heading', { name: 'Negotiation' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    expect(await cutOrSticky(page)).toEqual([]);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(main.getByRole('textbox')).toHaveCount(0);
    // The first offer, which is closed on the screen, too.
    await expect(main.getByText('10 days').first()).toBeVisible();
    await expect(main.getByText(offer.terms)).toHaveCount(2);
    for (const terms of await main.getByText(offer.terms).all()) await expect(terms).toBeVisible();
  });
});
