import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { openAtOnce } from './clock.ts';
import { callApi, connectCompanies, open, restoreSession, signUpCompany } from './companies.ts';
import { failCalls, holdCalls } from './failures.ts';
import { expect, test } from './fixtures.ts';
import { watchShifts } from './layout-shifts.ts';
import { openToasts } from './toasts.ts';

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const fact = (page: Page, term: string) =>
  page.getByRole('dialog').locator('[data-part="item"]').filter({ hasText: term }).getByRole('definition');

test('a product has an address and shows all its details', async ({ server, openWindow, pictureHost }) => {
  const page = await openWindow();
  const vendor = await signUpCompany(server, 'Saffron Steel');
  const body = {
    name: 'Cold rolled coil',
    description: 'CR coil, 1.2 mm.',
    price: 1000,
    discount: 12.5,
    category: 'Metals',
    stockQuantity: 40,
  };
  const full = {
    ...body,
    subcategory: 'Coils',
    images: ['/logo.png', '/favicon.svg'].map((path) => pictureHost + path),
    // Not a video: a browser that cannot play it offers a link.
    videos: [`${pictureHost}/logo.png?film`],
    attributes: { color: ['Bright', 'Blue'], size: ['1250 mm'], material: 'Carbon steel' },
    shippingDetails: {
      estimatedTime: '6 to 8 working days',
      weight: 8400,
      dimensions: { length: 125, width: 120, height: 100 },
    },
    warranty: 'Twelve months.',
    additionalNotes: 'Slit to width.',
  };
  const add = (product: object) =>
    callApi<{ product: { id: string } }>(server, 'POST /api/products', { session: vendor, body: product });
  const plain = await add({ ...body, discount: 0, stockQuantity: 0 });
  const { product } = await add(full);
  const dialog = dialogOf(page, 'Product');

  await test.step('its address opens it over the whole screen, also for a guest', async () => {
    await openAtOnce(page, `/home?product=${product.id}`);
    await expect(dialog.getByRole('heading', { name: body.name, level: 3 })).toBeVisible();
    await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  });

  await test.step('category and subcategory, pictures, video, price, discount, stock and vendor', async () => {
    await expect(dialog.locator('[data-part="category"]')).toHaveText(/Metals.*Coils/);
    await expect(dialog.getByRole('img', { name: `${body.name}, image 1 of 2` })).toBeVisible();
    await expect(dialog.getByRole('link', { name: `Video 1 of ${body.name}` })).toHaveAttribute(
      'href',
      full.videos[0]!,
    );
    for (const text of ['Rs. 875.00', '12.5% off', '40 units in stock', body.description]) {
      await expect(dialog.getByText(text).first()).toBeVisible();
    }
    await expect(dialog.locator('s')).toContainText('Rs. 1,000.00');
    await expect(dialog.getByRole('link', { name: /Saffron Steel/ })).toBeVisible();
  });

  await test.step('attributes, shipping, warranty and notes', async () => {
    for (const [term, text] of [
      ['Colors', 'BrightBlue'],
      ['Sizes', '1250 mm'],
      ['Material', 'Carbon steel'],
      ['Estimated delivery', '6 to 8 working days'],
      ['Weight', '8,400 kg'],
      ['Dimensions', '125 × 120 × 100 cm'],
    ] as const) {
      await expect(fact(page, term)).toHaveText(text);
    }
    for (const text of [full.warranty, full.additionalNotes]) {
      await expect(dialog.getByText(text).first()).toBeVisible();
    }
    await expectAccessible(page);
  });

  await test.step('the vendor opens the profile, Back leads to the product again, and Close to the list', async () => {
    await dialog.getByRole('link', { name: /Saffron Steel/ }).click();
    await expect(dialogOf(page, 'Saffron Steel')).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('article')).toHaveCount(2);
  });

  await test.step('missing details are left out, and a product out of stock says so', async () => {
    await open(page, `/home?product=${plain.product.id}`);
    await expect(dialog.getByText('Out of stock')).toBeVisible();
    await expect(dialog.getByText('No image')).toBeVisible();
    for (const name of ['Attributes', 'Shipping', 'Warranty', 'Additional notes']) {
      await expect(dialog.getByRole('heading', { name })).toHaveCount(0);
    }
    await expect(dialog.locator('[data-component="ProductDetail"] [data-part="offer"] s')).toHaveCount(0);
  });
});

test('a product and a company have pages of their own', async ({ server, openWindow }) => {
  const page = await openWindow();
  const vendor = await signUpCompany(server, 'Saffron Steel');
  const { product } = await callApi<{ product: { id: string } }>(server, 'POST /api/products', {
    session: vendor,
    body: {
      name: 'Cold rolled coil',
      description: 'CR coil.',
      price: 1000,
      category: 'Metals',
      stockQuantity: 40,
    },
  });
  const path = page.getByRole('navigation', { name: 'Breadcrumb' });
  const title = page.getByRole('heading', { level: 1 });
  const shifts = await watchShifts(page);
  /** Opens a page whose calls are held. The returned function lets them go. */
  const openLate = async (address: string, calls: string, loading: string) => {
    const release = await holdCalls(page, calls);
    await openAtOnce(page, address);
    await expect(title).toHaveText(loading);
    await expectAccessible(page);
    return release;
  };

  const releaseProduct = await openLate(
    `/products/${product.id}`,
    `**/api/products/${product.id}`,
    'Loading the product',
  );
  await releaseProduct();
  await expect(title).toHaveText('Cold rolled coil');
  await expect(page).toHaveTitle('Cold rolled coil · Guildhall');
  await expect(page.getByText('40 units in stock')).toBeVisible();
  await expectAccessible(page);
  expect(await shifts()).toEqual([]);
  await page.getByRole('link', { name: /Saffron Steel/ }).click();
  await expect(dialogOf(page, 'Saffron Steel')).toBeVisible();
  await page.keyboard.press('Escape');
  await path.getByRole('link', { name: 'Store' }).click();
  await expect(page).toHaveURL('/Store');
  await expect(page.getByRole('main')).toBeFocused();

  const evidence = page.waitForResponse(`**/api/users/evidence/${vendor.user._id}`);
  const releaseCompany = await openLate(
    `/companies/${vendor.user._id}`,
    `**/api/users/currentUser/${vendor.user._id}`,
    'Loading company',
  );
  await evidence;
  await releaseCompany();
  await expect(title).toHaveText('Saffron Steel');
  await expect(page).toHaveTitle('Saffron Steel · Guildhall');
  await expect(page.getByRole('article', { name: 'Cold rolled coil' })).toBeVisible();
  await expectAccessible(page);
  expect(await shifts()).toEqual([]);

  await openAtOnce(page, '/products/01890000-0000-7000-8000-000000000000');
  await expect(page.getByText('There is no such product')).toBeVisible();
});

test('a company has an address and a button to connect', async ({ server, openWindow }) => {
  const page = await openWindow();
  const [own, vendor, bare, friend] = await Promise.all(
    ['Lotus Motors', 'Saffron Steel', 'Banyan Retail', 'Deccan Pharma'].map((name) =>
      signUpCompany(server, name),
    ),
  );
  if (!own || !vendor || !bare || !friend) throw new Error('A company is missing.');
  await callApi(server, `PUT /api/users/${vendor.user._id}`, {
    session: vendor,
    body: {
      companyIndustry: 'Steel Manufacturing',
      companySize: '51-200',
      address: '1 Market Street, Pune',
      productTypes: 'Coils and sheets',
    },
  });
  await callApi(server, 'POST /api/products', {
    session: vendor,
    body: { name: 'Coil', description: 'A coil.', price: 10, category: 'Metals', stockQuantity: 1 },
  });
  await connectCompanies(server, own, friend);
  await restoreSession(page, own);
  const show = (company: { user: { _id: string } }) => open(page, `/home?company=${company.user._id}`);
  const toggle = page.getByRole('dialog').locator('[data-component="ConnectionToggle"]');

  await test.step('skeletons until the company and its products are there', async () => {
    const release = await holdCalls(page, `**/api/{users/currentUser,products/vendor}/${vendor.user._id}*`);
    await openAtOnce(page, `/home?company=${vendor.user._id}`);
    await expect(page.getByRole('status', { name: 'Loading company' })).toBeVisible();
    await expect(page.getByRole('dialog').locator('[data-component="ProductCardSkeleton"]')).toHaveCount(6);
    await release();
    await expect(dialogOf(page, 'Saffron Steel')).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading company' })).toHaveCount(0);
  });

  await test.step('name, industry, size, address, product types and the products of the vendor', async () => {
    const dialog = dialogOf(page, 'Saffron Steel');
    await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
    await expect(fact(page, 'Industry')).toHaveText('Steel Manufacturing');
    await expect(fact(page, 'Company Size')).toHaveText('51-200');
    await expect(fact(page, 'Address')).toHaveText('1 Market Street, Pune');
    await expect(fact(page, 'Product Types')).toHaveText('Coils and sheets');
    await expect(dialog.getByRole('article', { name: 'Coil' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the toggle stays on Connect when the request fails, and shows Pending when it is sent', async () => {
    const calls = '**/api/connections/send';
    const mend = await failCalls(page, { calls, body: { message: 'Not today.' } });
    await toggle.getByRole('button', { name: 'Connect' }).click();
    await expect(openToasts(page, 'Failed to send connection request. Try again.')).toHaveCount(1);
    await expect(toggle.getByRole('button', { name: 'Connect' })).toBeVisible();
    await mend();
    await toggle.getByRole('button', { name: 'Connect' }).dblclick();
    await expect(openToasts(page, 'Connection request sent successfully!')).toHaveCount(1);
    await expect(toggle).toHaveText('Pending');
    await expect(toggle.getByRole('button')).toHaveCount(0);
    await expect(openToasts(page, 'Failed to send connection request. Try again.')).toHaveCount(0);
  });

  await test.step('missing details of a company are said in words', async () => {
    await show(bare);
    await expect(dialogOf(page, 'Banyan Retail')).toBeVisible();
    await expect(fact(page, 'Industry')).toHaveText('Not specified');
    await expect(fact(page, 'Company Size')).toHaveText('Not specified');
    await expect(fact(page, 'Address')).toHaveText('No address provided');
    await expect(fact(page, 'Product Types')).toHaveText('N/A');
    await expect(page.getByRole('dialog').getByText('No products yet')).toBeVisible();
  });

  await test.step('without its status a company counts as not connected', async () => {
    const mend = await failCalls(page, { calls: '**/api/connections/status/**' });
    await page.clock.fastForward(31_000);
    await show(friend);
    await expect(dialogOf(page, 'Deccan Pharma')).toBeVisible();
    await expect(toggle.getByRole('button', { name: 'Connect' })).toBeEnabled();
    await mend();
  });

  await test.step('a connected company can be sent a message', async () => {
    await open(page, '/home');
    await show(friend);
    await expect(toggle).toHaveText('Connected');
    await page.getByRole('dialog').getByRole('link', { name: 'Message' }).click();
    await expect(page).toHaveURL(new RegExp(`/Chats/${friend.user._id}$`));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step("one's own profile has no toggle, and Back closes it", async () => {
    await open(page, '/home');
    await show(own);
    await expect(dialogOf(page, 'Lotus Motors')).toBeVisible();
    await expect(toggle).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a company that cannot be loaded offers to try again', async () => {
    const late = await signUpCompany(server, 'Indus Software');
    const mend = await failCalls(page, { calls: `**/api/users/currentUser/${late.user._id}` });
    await show(late);
    await expect(page.getByText('This company could not be loaded.')).toBeVisible();
    await mend();
    await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
    await expect(dialogOf(page, 'Indus Software')).toBeVisible();
  });
});
