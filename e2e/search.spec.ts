import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { openAtOnce, stopClock } from './clock.ts';
import { callApi, connectCompanies, open, restoreSession, signUpCompany } from './companies.ts';
import { failCalls, holdCalls, loseCalls } from './failures.ts';
import { expect, test } from './fixtures.ts';
import type { GuildhallServer } from './server.ts';

/** A vendor with a product and a client with a request, both about coils. */
async function stock(server: GuildhallServer) {
  const [vendor, client] = [
    await signUpCompany(server, 'Saffron Steel'),
    await signUpCompany(server, 'Coil Motors'),
  ];
  const { product } = await callApi<{ product: { id: string } }>(server, 'POST /api/products', {
    session: vendor,
    body: {
      name: 'Cold rolled coil',
      description: 'Oiled.',
      price: 1000,
      discount: 12.5,
      category: 'Metal',
      stockQuantity: 4,
    },
  });
  const { request } = await callApi<{ request: { id: string } }>(server, 'POST /api/requests', {
    session: client,
    body: { request: '40 coils, 1.2 mm', budget: 'Rs. 4 lakh', supply_industry: 'Steel Manufacturing' },
  });
  return { vendor, client, product, request };
}

const box = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const panel = (page: Page) => page.getByRole('listbox', { name: 'Search' });
const option = (page: Page, name: RegExp) => panel(page).getByRole('option', { name });

/** Records what the page searches for. */
function recordSearches(page: Page): string[] {
  const searches: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/search') searches.push(searchParams.get('q') ?? '');
  });
  return searches;
}

test('a guest finds companies, products and requests as they type', async ({ server, openWindow }) => {
  const { vendor, product, request } = await stock(server);
  const page = await openWindow();
  const searches = recordSearches(page);
  await openAtOnce(page, '/plans');
  await expect(box(page)).toHaveAttribute('placeholder', 'Search...');

  await test.step('200 ms after the last letter it searches, once', async () => {
    await expect(page.getByRole('button', { name: 'Clear search' })).toBeHidden();
    await box(page).focus();
    await stopClock(page);
    await page.keyboard.type('co');
    await page.clock.runFor(199);
    await page.keyboard.type('il');
    await page.clock.runFor(199);
    expect(searches).toEqual([]);
    await page.clock.runFor(1);
    await page.clock.resume();
    await expect(option(page, /Cold rolled coil/)).toBeVisible();
    expect(searches).toEqual(['coil']);
    await expect(page.getByRole('button', { name: 'Clear search' })).toBeVisible();
  });

  await test.step('grouped, with a second line each, and the words marked', async () => {
    const groups = panel(page).getByRole('group');
    await expect(groups).toHaveText([/^Companies/, /^Products/, /^Requests/]);
    await expect(option(page, /Cold rolled coil/)).toContainText('Saffron SteelRs. 875.00');
    await expect(option(page, /40 coils/)).toContainText('Coil Motors · Rs. 4 lakh');
    await expect(option(page, /Cold rolled coil/).locator('mark')).toHaveText('coil');
    await expect(panel(page).getByRole('option').last()).toHaveText('See all results for “coil”');
    await expectAccessible(page);
  });

  await test.step('Escape closes, then clears', async () => {
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(box(page)).toHaveValue('coil');
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveValue('');
    await expect(box(page)).toBeFocused();
  });

  await test.step('a misspelt name is found, and Enter opens the company; Back closes it', async () => {
    await page.keyboard.type('safron');
    await expect(option(page, /^Saffron Steel/)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Saffron Steel' })).toBeVisible();
    await expect(page).toHaveURL(`/plans?company=${vendor.user._id}`);
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(box(page)).toHaveValue('safron');
  });

  await test.step('a click opens the product, which no list of the screen holds', async () => {
    await box(page).fill('rolled');
    await option(page, /Cold rolled coil/).click();
    await expect(page).toHaveURL(`/plans?product=${product.id}`);
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Cold rolled coil' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/plans');
  });

  await test.step('a request leads to its card, and the card to its page', async () => {
    await box(page).fill('coil');
    await option(page, /40 coils/).click();
    await expect(page).toHaveURL(`/Search?q=coil&kind=requests#${request.id}`);
    await expect(page.getByRole('tab', { name: 'Requests 1' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('article', { name: 'Coil Motors' })).toBeFocused();
    await expect(box(page)).toHaveValue('coil');
    await page.getByRole('link', { name: 'View request' }).click();
    await expect(page).toHaveURL(`/requests/${request.id}`);
    await page.goBack();
    await expect(page.getByRole('article', { name: 'Coil Motors' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/plans');
    await expect(box(page)).toHaveValue('');
  });

  await test.step('no results, with help', async () => {
    await box(page).fill('zeppelin');
    await expect(page.getByText('Nothing found', { exact: true }).last()).toBeVisible();
    await expect(panel(page).getByRole('option')).toHaveCount(0);
  });
});

test('Enter opens all results, which have an address', async ({ server, openWindow }) => {
  const { vendor } = await stock(server);
  for (let number = 0; number < 24; number++)
    await callApi(server, 'POST /api/products', {
      session: vendor,
      body: {
        name: `Bolt ${number}`,
        description: 'Zinc.',
        price: 1,
        category: 'Fasteners',
        stockQuantity: 1,
      },
    });
  const page = await openWindow({ width: 360 });
  await openAtOnce(page, '/sEARCH?q=coil');
  const main = page.getByRole('main');
  const title = (text: string) => main.getByRole('heading', { level: 1, name: text });

  await test.step('in any letter case, with the words in the box', async () => {
    await expect(title('Results for “coil”')).toBeVisible();
    await expect(box(page)).toHaveValue('coil');
    await expect(page).toHaveTitle('coil · Search · Guildhall');
    const tabs = main.getByRole('tab');
    await expect(tabs).toHaveText(['All', 'Companies1', 'Products1', 'Requests1']);
    await expectAccessible(page);
  });

  await test.step('each kind by itself, without an entry in the history', async () => {
    await main.getByRole('tab', { name: 'Products' }).click();
    await expect(page).toHaveURL('/Search?q=coil&kind=products');
    await main.getByRole('button', { name: 'View More' }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Cold rolled coil' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/Search?q=coil&kind=products');
  });

  await test.step('a kind has an address, shows its tab and loads more pages on scrolling', async () => {
    const products = main.getByRole('article');
    await open(page, '/Search?q=bolt&kind=products');
    await expect(main.getByRole('tab', { name: 'Products 24' })).toBeInViewport({ ratio: 1 });
    await expect(products).toHaveCount(20);
    await page.getByText('Bolt 4', { exact: true }).scrollIntoViewIfNeeded();
    await expect(products).toHaveCount(24);
    await open(page, '/Search?q=coil');
  });

  await test.step('on a phone the panel fills the width under the bar', async () => {
    await box(page).fill('40');
    await expect(option(page, /40 coils/)).toBeVisible();
    const place = () => panel(page).locator('..').boundingBox();
    await expect.poll(place).toMatchObject({ x: 0, width: 360 });
    const [list, bar] = [await place(), await box(page).boundingBox()];
    expect(list!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
    expect(list!.y + list!.height).toBeLessThanOrEqual(900);
    await expectAccessible(page);
  });

  await test.step('Enter starts a new search, and Back leads to the one before', async () => {
    await box(page).press('Enter');
    await expect(page).toHaveURL('/Search?q=40');
    await expect(title('Results for “40”')).toBeVisible();
    await expect(panel(page)).toBeHidden();
    await page.goBack();
    await expect(title('Results for “coil”')).toBeVisible();
    await expect(box(page)).toHaveValue('coil');
  });

  await test.step('no results, and an empty search', async () => {
    await box(page).fill('zeppelin');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(main.getByText('Nothing found for “zeppelin”')).toBeVisible();
    await open(page, '/search');
    await expect(main.getByText('What are you looking for?')).toBeVisible();
    await box(page).fill('   ');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/search');
  });
});

test('a search that is slow, fails or gets no response', async ({ server, openWindow }) => {
  await stock(server);
  const page = await openWindow();
  await openAtOnce(page, '/plans');

  await test.step('skeletons while the first results load', async () => {
    const release = await holdCalls(page, '**/api/search**');
    await box(page).fill('coil');
    await expect(page.getByText('Searching…')).toBeAttached();
    await expect(panel(page)).toHaveAttribute('aria-busy', 'true');
    await release();
    await expect(option(page, /Cold rolled coil/)).toBeVisible();
  });

  await test.step('the last results stay while the next load', async () => {
    const release = await holdCalls(page, '**/api/search**');
    await box(page).fill('col');
    await expect(panel(page)).toHaveAttribute('aria-busy', 'true');
    await expect(option(page, /Coil Motors/).first()).toBeVisible();
    await release();
    await expect(panel(page)).not.toHaveAttribute('aria-busy', 'true');
  });

  await test.step('a failure offers to try again by keyboard', async () => {
    const mend = await failCalls(page, { calls: '**/api/search**' });
    await box(page).fill('saffron');
    await expect(option(page, /Try again/)).toBeVisible();
    await expectAccessible(page);
    await mend();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(option(page, /^Saffron Steel/)).toBeVisible();
    await expect(box(page)).toBeFocused();
  });

  await test.step('so does the page of all results', async () => {
    const mend = await loseCalls(page, '**/api/search**');
    await box(page).press('Enter');
    await expect(page.getByText('Loading results')).toBeAttached();
    await expect(page.getByText('The results could not be loaded.')).toBeVisible();
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: 'Saffron Steel' }).first()).toBeVisible();
  });
});

test('a company sees its connection to each found company', async ({ server, openWindow }) => {
  const { vendor, client } = await stock(server);
  await signUpCompany(server, 'Coil Works');
  await connectCompanies(server, vendor, client);
  const page = await openWindow();
  await restoreSession(page, vendor);
  await openAtOnce(page, '/Home');
  await box(page).fill('coil');
  await expect(option(page, /^Coil Motors/)).toContainText('Connected');
  await expect(option(page, /^Coil Works/)).not.toContainText('Connected');
  await box(page).press('Enter');
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first();
  const companies = page.getByRole('main').getByRole('list', { name: 'Companies' });
  await expect(companies.getByRole('listitem')).toHaveCount(2);
  await companies.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByText('Connection request sent successfully!')).toBeVisible();
  await expect(companies.filter({ has: row('Coil Works') })).toContainText('Pending');
  await box(page).fill('saffron');
  await box(page).press('Enter');
  await expect(companies.getByRole('listitem')).toHaveCount(1);
  await expect(companies).toContainText('Saffron Steel');
  await expect(companies).not.toContainText('Connect');
});

test('a product by its address, on a screen that does not list it', async ({ server, openWindow }) => {
  const { product } = await stock(server);
  const page = await openWindow();
  const calls = `**/api/products/${product.id}`;
  const dialog = page.getByRole('dialog', { name: 'Product' });

  await test.step('a failure offers to try again', async () => {
    const mend = await failCalls(page, { calls });
    await openAtOnce(page, `/plans?product=${product.id}`);
    await expect(dialog.getByText('The product could not be loaded')).toBeVisible();
    await expectAccessible(page);
    await mend();
  });

  await test.step('a skeleton while it loads', async () => {
    const release = await holdCalls(page, calls);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('status', { name: 'Loading the product' })).toBeVisible();
    await release();
    await expect(dialog.getByRole('heading', { name: 'Cold rolled coil' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/plans');
  });

  await test.step('a product that does not exist', async () => {
    for (const id of [product.id.replace(/.$/, (last) => (last === '0' ? '1' : '0')), 'no-id']) {
      await open(page, `/plans?product=${id}`);
      await expect(dialog.getByText('There is no such product')).toBeVisible();
    }
  });
});
