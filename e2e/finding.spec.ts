import type { Page } from '@playwright/test';
import { openAtOnce } from './clock.ts';
import { callApi, open, password, restoreSession, signUpCompany, type CompanySession } from './companies.ts';
import { expect, test } from './fixtures.ts';
import { painted } from './load-in-rounds.ts';
import { openToasts } from './toasts.ts';

test.use({ demo: 'on' });

interface Listed {
  id: string;
  name: string;
  price: number;
  stockQuantity: number;
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const names = (page: Page) =>
  cards(page)
    .getByRole('heading')
    .evaluateAll((all) => all.map((heading) => heading.textContent));
const card = (page: Page, name: string) => cards(page).filter({ hasText: name });
const save = (page: Page, name: string) =>
  card(page, name).getByRole('button', { name: 'Save for Later' }).click();
const rows = (page: Page) => page.getByRole('list', { name: 'Saved products' }).getByRole('listitem');

test('a client narrows the market down, shares the list and follows what it saved', async ({
  server,
  openWindow,
}) => {
  const [page, colleague, device] = [await openWindow(), await openWindow(), await openWindow()];
  const vendor = await callApi<CompanySession>(server, 'POST /api/users/login', {
    body: { email: 'demo@guildhall.example', password: 'guildhall-demo' },
  });
  const client = await signUpCompany(server, 'Marigold Garages');
  const other = await signUpCompany(server, 'Jasmine Garages');
  for (const [window, session] of [
    [page, client],
    [device, client],
    [colleague, other],
  ] as const)
    await restoreSession(window, session, { mode: 'Client' });
  await openAtOnce(page, '/Store');

  const found = [
    'Ceramic Brake Pad Set, Front Axle',
    'Ventilated Brake Disc 280 mm, Drilled',
    'Cast Alloy Wheel 16 × 6.5J, Five Spoke',
    'Wheel and Tyre Assembly, Light Trailer',
  ];
  await test.step('three facets with counts leave four of all, sorted by price', async () => {
    await page.getByRole('button', { name: /^Filters/ }).click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    const choice = (name: string) => filters.getByRole('checkbox', { name });
    const facet = (name: string) =>
      filters.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name }) });
    await expect(facet('Automotive')).toContainText('13');
    await choice('Automotive').click();
    await expect(filters.getByRole('button', { name: 'Show 13 products' })).toBeVisible();
    await expect(facet('Braking')).toContainText('2');
    await choice('Braking').click();
    await expect(filters.getByRole('button', { name: 'Show 2 products' })).toBeVisible();
    // A facet is counted without what is chosen in it.
    await expect(facet('Wheels')).toContainText('2');
    await choice('Wheels').click();
    await filters.getByRole('button', { name: 'Show 4 products' }).click();
    await page.getByRole('button', { name: 'Sort: Newest' }).click();
    await page.getByRole('menuitemradio', { name: 'Lowest price' }).click();
    await expect.poll(() => names(page)).toEqual(found);
  });

  await test.step('whoever gets the address sees the same', async () => {
    await openAtOnce(colleague, page.url());
    await expect.poll(() => names(colleague)).toEqual(found);
    await expect(colleague.getByRole('button', { name: 'Sort: Lowest price' })).toBeVisible();
  });

  await test.step('what was saved says on another device what became cheaper or ran out', async () => {
    for (const name of found) {
      await save(page, name);
      await expect(card(page, name).getByRole('button', { name: 'Saved' })).toBeVisible();
    }
    const ids = () => callApi<string[]>(server, `GET /api/saved/ids/${client.user._id}`, { session: client });
    await expect.poll(async () => (await ids()).length).toBe(4);
    const own = await callApi<Listed[]>(server, `GET /api/products/inventory/${vendor.user._id}?limit=100`, {
      session: vendor,
    });
    const [pads, disc] = found.map((name) => own.find((product) => product.name === name)!);
    const change = (product: Listed, price: number, quantity: number) =>
      Promise.all([
        callApi(server, `PUT /api/products/${product.id}`, {
          session: vendor,
          body: { price, priceBreaks: [] },
        }),
        callApi(server, `PUT /api/products/stock/${product.id}`, {
          session: vendor,
          body: { quantity, reason: 'Counted' },
        }),
      ]);
    await change(pads!, pads!.price * 0.8, pads!.stockQuantity);
    await change(disc!, disc!.price, 0);
    await openAtOnce(device, '/Store?tab=saved');
    await expect(rows(device)).toHaveCount(4);
    await expect(rows(device).filter({ hasText: found[0]! })).toContainText('20% cheaper');
    await expect(rows(device).filter({ hasText: found[1]! })).toContainText('Ran out');
    await expect(device.getByText(/cheaper now/)).toHaveCount(1);
    await device.getByRole('radio', { name: 'Cheaper' }).click();
    await expect(rows(device)).toHaveCount(1);
    // What is removed in one window leaves the other, which keeps its choice.
    await callApi(server, `DELETE /api/saved/${pads!.id}`, { session: client });
    await expect(rows(device)).toHaveCount(0);
    await expect(card(page, found[0]!).getByRole('button', { name: 'Save for Later' })).toBeVisible();
  });
});

test('going back finds a list as it was narrowed and sorted', async ({ server, openWindow }) => {
  const page = await openWindow();
  const vendor = await callApi<CompanySession>(server, 'POST /api/users/login', {
    body: { email: 'demo@guildhall.example', password: 'guildhall-demo' },
  });
  await restoreSession(page, vendor);

  await test.step('what clients look for', async () => {
    await openAtOnce(page, '/Store?tab=requests');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('dialog', { name: 'Filters' }).getByRole('checkbox', { name: 'Retail' }).click();
    await page.keyboard.press('Escape');
    const chosen = page.getByRole('button', { name: 'Remove Retail' });
    await expect(chosen).toBeVisible();
    await page
      .getByRole('link', { name: /^View request/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/requests\//);
    await page.goBack();
    await expect(chosen).toBeVisible();
  });

  await test.step('the inventory', async () => {
    await open(page, '/Inventory');
    const stock = page.getByRole('columnheader', { name: 'Stock' });
    await stock.getByRole('button').click();
    await expect(stock).toHaveAttribute('aria-sort', 'ascending');
    await page
      .getByRole('button', { name: /^More actions for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(page).toHaveURL(/\/Inventory\/./);
    await page.goBack();
    await expect(stock).toHaveAttribute('aria-sort', 'ascending');
  });

  await test.step('only what is low shows where Home leads', async () => {
    await open(page, '/Home');
    const link = page.getByRole('link', { name: /products? low$/ });
    const count = Number.parseInt((await link.textContent()) ?? '');
    await link.click();
    await expect(page.getByRole('columnheader', { name: 'Stock' })).toHaveAttribute('aria-sort', 'ascending');
    const rows = page.getByRole('table').getByRole('button', { name: /^More actions for/ });
    await expect(rows).toHaveCount(count);
    const shown = page.getByRole('radiogroup', { name: 'Products shown' });
    await expect(shown.getByRole('radio', { name: 'Low stock' })).toBeChecked();
    await shown.getByRole('radio', { name: 'Active' }).click();
    await expect(page).toHaveURL(/\/Inventory\?sort=stockQuantity$/);
    await expect(rows.nth(count)).toBeVisible();
  });

  await test.step('what the team did', async () => {
    await open(page, '/Profile?tab=manage-roles');
    const about = page.getByRole('combobox', { name: 'About' });
    await about.selectOption('quote');
    await page.getByRole('region', { name: 'Activity' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/deals\/./i);
    await page.goBack();
    await expect(about).toHaveValue('quote');
  });

  await test.step('own requests of one status', async () => {
    await open(page, '/Store?tab=my-requests');
    const requests = page.getByRole('list', { name: 'Requests' });
    await expect(requests.getByText('Awarded', { exact: true }).first()).toBeVisible();
    const choice = page.getByRole('radiogroup', { name: 'Requests shown' });
    await choice.getByRole('radio', { name: 'Open' }).click();
    await expect(page).toHaveURL(/status=open$/);
    await expect(requests.getByText('Open', { exact: true }).first()).toBeVisible();
    await expect(requests.getByText('Awarded', { exact: true })).toHaveCount(0);
    await requests
      .getByRole('link', { name: /^View request/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/requests\//);
    await page.goBack();
    await expect(choice.getByRole('radio', { name: 'Open' })).toBeChecked();
    await choice.getByRole('radio', { name: 'Closed' }).click();
    await page.getByRole('button', { name: 'Show all requests' }).click();
    await expect(requests.getByText('Awarded', { exact: true }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/Store\?tab=my-requests$/);
  });

  await test.step('the status of one list is not that of another', async () => {
    await open(page, '/Store?tab=deals&view=closed&status=closed');
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('closed');
    await page.getByRole('tab', { name: 'My Requests' }).click();
    const shown = page.getByRole('radiogroup', { name: 'Requests shown' });
    await expect(shown.getByRole('radio', { name: 'All' })).toBeChecked();
  });
});

test('what no call takes of an address is cut or left out', async ({ server, openWindow }) => {
  const page = await openWindow();
  const vendor = await callApi<CompanySession>(server, 'POST /api/users/login', {
    body: { email: 'demo@guildhall.example', password: 'guildhall-demo' },
  });
  await restoreSession(page, vendor);
  const long = 'x'.repeat(300);
  for (const [call, address] of [
    ['/api/activity/', '/Profile?tab=manage-roles&memberId=me&kind=none'],
    ['/api/activity/', '/Profile?tab=manage-roles&memberId=01890000-0000-7000-8000-000000000000'],
    ['/api/requests', '/Store?tab=requests&supplyIndustry=none&maxAge=99999&unquoted=perhaps'],
    ['/api/deals/', `/Store?tab=deals&view=orders&status=none&due=soon&q=${long}`],
    ['/api/products/inventory/', `/Inventory?q=${long}&status=gone&sort=best`],
    ['/api/users/connections/', `/Network?tab=connections&q=${long}%00`],
    [
      '/api/search/products',
      `/Search?q=${long}&kind=products&minPrice=1.005&maxMinimumOrder=0&category=${long}&sort=best`,
    ],
    ['/api/notifications/', '/Notifications?unread=perhaps'],
  ] as const)
    await test.step(address.slice(0, 40), async () => {
      const answer = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith(call));
      await openAtOnce(page, address);
      expect((await answer).status()).toBe(200);
      await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(0);
    });
  const rows = page.getByRole('region', { name: 'Activity' }).getByRole('listitem');
  await openAtOnce(page, '/Profile?tab=manage-roles&memberId=me');
  await expect(rows.first()).toBeVisible();
});

test('a connection is found by name, in the network and in chats', async ({ server, openWindow }) => {
  const page = await openWindow();
  const vendor = await callApi<CompanySession>(server, 'POST /api/users/login', {
    body: { email: 'demo@guildhall.example', password: 'guildhall-demo' },
  });
  await restoreSession(page, vendor);

  await test.step('the network keeps the name in the address', async () => {
    await openAtOnce(page, '/Network?tab=connections');
    const rows = page.getByRole('tabpanel', { name: 'Connections' }).getByRole('listitem');
    await expect(rows.nth(1)).toBeVisible();
    const box = page.getByRole('searchbox', { name: 'Find a connection by name' });
    await box.fill('DÁFT');
    await box.press('Enter');
    await expect(rows).toHaveCount(1);
    await rows.getByRole('link', { name: 'Daftarly Systems', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(box).toHaveValue('DÁFT');
    await box.fill('quartz');
    await box.press('Enter');
    await expect(page.getByText('No connection is named “quartz”')).toBeVisible();
    await expect(page.getByRole('banner').getByLabel('Search', { exact: true }).last()).toHaveValue('');
    await page.getByRole('button', { name: 'Clear search' }).last().click();
    await expect(rows.nth(1)).toBeVisible();
    await expect(page).toHaveURL(/\/Network\?tab=connections$/);
  });

  await test.step('a client finds it among all companies', async () => {
    await open(page, '/Network?tab=connections&q=daft');
    await page.getByRole('switch', { name: 'Client mode' }).click();
    const box = page.getByRole('searchbox', { name: 'Find a company' });
    const rows = page.getByRole('main').getByRole('listitem');
    // What a connection was found by narrows no other list.
    await expect(box).toHaveValue('');
    await expect(rows.nth(1)).toBeVisible();
    await box.fill('Daftarly');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/Network\?q=Daftarly$/);
    await expect(rows).toHaveCount(1);
    await expect(rows.getByRole('link', { name: 'Daftarly Systems', exact: true })).toBeVisible();
    // Oneself is not found.
    await box.fill('Chakravan');
    await box.press('Enter');
    await expect(page.getByText('No company found for “Chakravan”')).toBeVisible();
  });

  await test.step('chats find it above the messages', async () => {
    await open(page, '/Chats');
    const box = page.getByRole('searchbox', { name: 'Search chats' });
    let findCompanies = () => {};
    const held = new Promise<void>((resolve) => (findCompanies = resolve));
    await page.route(/users\/connections\/.*q=/, async (route) => {
      await held;
      await route.continue();
    });
    const messages = page.waitForResponse(/chat\/search/);
    await box.fill('zircon');
    await (await messages).finished();
    await painted(page);
    const nothing = page.getByText('No company or message with “zircon”');
    await expect(nothing).toHaveCount(0);
    findCompanies();
    await expect(nothing).toBeVisible();

    await box.fill('daft');
    await page
      .getByRole('list', { name: 'Companies found' })
      .getByRole('link', { name: 'Daftarly Systems' })
      .click();
    await expect(page.getByRole('heading', { name: 'Daftarly Systems', exact: true })).toBeVisible();
  });
});

test('what a guest saves is its company’s, and of no other at that browser', async ({ openWindow }) => {
  const page = await openWindow();
  const saved = ['Bow-Back Café Chair', 'Round Pedestal Table, 75 cm'];
  const signUp = async (name: string, email: string) => {
    await page.getByLabel('Company Name').fill(name);
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm Password').fill(password);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(openToasts(page, 'successful!')).toBeVisible();
    await page.clock.fastForward(3000);
    await expect(page).toHaveURL(/\/details$/);
  };
  const saves = async (expected: readonly string[]) => {
    await open(page, '/Store?tab=saved');
    if (expected.length === 0) await expect(page.getByText('Nothing saved for later')).toBeVisible();
    else await expect(rows(page)).toHaveCount(expected.length);
    for (const name of expected) await expect(rows(page).filter({ hasText: name })).toHaveCount(1);
  };

  await openAtOnce(page, '/Store?category=Furniture');
  for (const name of saved) await save(page, name);
  await saves(saved);
  await open(page, '/register');
  await signUp('Tulsi Cafés', 'office@tulsi.example');
  await saves(saved);
  await page.locator('[data-component="AccountMenu"]:visible').first().click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await saves([]);
  await open(page, '/register');
  await signUp('Neem Cafés', 'office@neem.example');
  await saves([]);
});

test('a search understands what it refused before', async ({ server, openWindow }) => {
  const seller = await signUpCompany(server, 'Kadamba Bolts');
  await callApi(server, 'POST /api/products', {
    session: seller,
    body: { name: 'Hex Bolt M12', description: 'Zinc.', price: 8, category: 'Fasteners', stockQuantity: 9 },
  });
  const page = await openWindow();
  await restoreSession(page, await signUpCompany(server, 'Banyan Works'), { mode: 'Client' });
  await openAtOnce(page, '/Search?q=brake&kind=products');
  const search = (words: string) =>
    open(page, `/Search?${new URLSearchParams({ q: words, kind: 'products' })}`);
  for (const [words, first] of Object.entries({
    'break disk': 'Ventilated Brake Disc 280 mm, Drilled',
    'brak disc': 'Ventilated Brake Disc 280 mm, Drilled',
    fastner: 'Hex Bolt M12',
    'chk bp c1': 'Ceramic Brake Pad Set, Front Axle',
    AMRPCM650: 'Paracetamol Tablets 650 mg, 10 × 15 Strips',
    flasks: 'Conical Flask Set, Borosilicate 3.3',
    flange: 'Weld Neck Flange DN 100, Class 150',
    batteries: 'LFP Traction Module 48 V, 100 Ah',
  }))
    await test.step(words, async () => {
      await search(words);
      await expect(cards(page).first()).toBeVisible();
      await expect.poll(async () => (await names(page)).slice(0, 3)).toContain(first);
    });

  await test.step('steel by category and keywords, and at most at a price', async () => {
    await search('steel');
    await expect.poll(() => names(page)).toContain('Cold Rolled Coil IS 513 CR2, 1.2 mm');
    await search('steel under 5000');
    await expect.poll(() => names(page)).toContain('Weld Neck Flange DN 100, Class 150');
    const prices = async () =>
      (await cards(page).allTextContents()).map((text) =>
        Number(/Rs\. ([\d,]+\.\d\d)/.exec(text)![1]!.replaceAll(',', '')),
      );
    // Together: while the results change there are none, and of none each price is low enough.
    const areManyWithin = async (limit: number) => {
      const found = await prices();
      return found.length > 3 && found.every((price) => price <= limit);
    };
    await expect.poll(() => areManyWithin(5000)).toBe(true);
  });

  await test.step('what nobody sells shows the nearest, and is asked for in the same words', async () => {
    await open(page, '/Search?q=zeppelin+bearing');
    const nearest = page.getByRole('region', { name: 'Nearest products' });
    await expect(nearest.getByRole('article', { name: 'Deep Groove Ball Bearing 6210' })).toBeVisible();
    await page.getByRole('button', { name: 'Create a Request' }).click();
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Requirement' })).toHaveValue(
      'zeppelin bearing',
    );
  });
});

test('products show as a table, which the address keeps, and as cards again', async ({
  server,
  openWindow,
}) => {
  const page = await openWindow();
  await restoreSession(page, await signUpCompany(server, 'Lavender Garages'), { mode: 'Client' });
  await openAtOnce(page, '/Store');
  const table = page.getByRole('main').getByRole('table', { name: 'Products' });
  await page.getByRole('radio', { name: 'Table' }).click();
  await expect(table.getByRole('row').nth(14)).toBeVisible();
  await expect(page).toHaveURL(/\/Store\?view=table$/);
  await openAtOnce(page, '/Store?view=table');
  await expect(table).toBeVisible();
  await page.getByRole('radio', { name: 'Cards' }).click();
  await expect(table).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
});
