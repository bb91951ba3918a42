import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { openAtOnce, stopClock } from './clock.ts';
import { callApi, open, restoreSession, signUpCompany } from './companies.ts';
import { failCalls, holdCalls, loseCalls } from './failures.ts';
import { expect, test } from './fixtures.ts';
import { expectToastFor, openToasts } from './toasts.ts';

const coil = {
  name: 'Cold rolled coil',
  description: 'CR coil, 1.2 mm, oiled, slit to width.',
  price: 1000,
  discount: 12.5,
  category: 'Coils',
  stockQuantity: 40,
};

const cardOf = (page: Page, product: string) => page.getByRole('article', { name: product });
const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Add a Product' });

test('the products of all vendors', { tag: '@core' }, async ({ server, openWindow, pictureHost }) => {
  const page = await openWindow({ motion: true });
  const vendor = await signUpCompany(server, 'Saffron Steel');
  const buyer = await signUpCompany(server, 'Lotus Motors');
  const images = ['/logo.png', '/favicon.svg', '/logo.png?again'].map((path) => pictureHost + path);
  await callApi(server, 'POST /api/products', { session: vendor, body: { ...coil, images } });
  await callApi(server, 'POST /api/products', {
    session: buyer,
    body: { ...coil, name: 'Brake disc', discount: 0, stockQuantity: 0 },
  });
  await restoreSession(page, buyer);
  const card = cardOf(page, coil.name);

  await test.step('six skeletons until the products are there, the newest first', async () => {
    const release = await holdCalls(page, '**/api/products*');
    await openAtOnce(page, '/home');
    await expect(page.locator('[data-component="ProductCardSkeleton"]')).toHaveCount(6);
    await expect(page.getByRole('article')).toHaveCount(0);
    await release();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.locator('[data-component="ProductCardSkeleton"]')).toHaveCount(0);
    await expect(page.getByRole('article').first()).toHaveAccessibleName('Brake disc');
  });

  await test.step('a card shows name, description, price, discount, stock and vendor', async () => {
    for (const text of [coil.name, coil.description, 'Rs. 875.00', '12.5% off', '40 in stock']) {
      await expect(card.getByText(text)).toBeVisible();
    }
    await expect(card.locator('s')).toContainText('Rs. 1,000.00');
    await expect(card.locator('[data-part="vendor"]')).toContainText('Saffron Steel');
    await expect(card.locator('[data-part="avatar"]')).toBeVisible();
    const other = cardOf(page, 'Brake disc');
    await expect(other.getByText('Rs. 1,000.00')).toBeVisible();
    await expect(other.locator('s')).toHaveCount(0);
    await expect(other.getByText('Out of stock')).toBeVisible();
  });

  await test.step('its pictures change each 5000 ms, pause under the pointer, go on when it leaves, and wrap', async () => {
    const picture = (number: number) =>
      card.getByRole('img', { name: `${coil.name}, image ${number} of 3`, exact: true });
    // They need the clock to appear.
    await expect(card.getByRole('button', { name: 'Show image 1' })).toBeVisible();
    await stopClock(page);
    await card.getByRole('button', { name: 'Show image 1' }).click();
    await page.clock.runFor(1000);
    await expect(picture(1)).toBeVisible();
    // The clicked button has the focus, which pauses the pictures as the pointer does.
    await card.getByRole('button', { name: 'Show image 1' }).blur();
    await page.clock.runFor(60_000);
    await expect(picture(1)).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(card.locator('[data-part="track"]')).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(4999);
    await expect(picture(1)).toBeVisible();
    for (const next of [2, 3, 1]) {
      await page.clock.runFor(next === 2 ? 1 : 5000);
      await expect(picture(next)).toBeVisible();
    }
    await page.clock.resume();
  });

  await test.step('View More opens the product, and Back closes it', async () => {
    const viewMore = card.getByRole('button', { name: 'View More' });
    await viewMore.click();
    await expect(page.getByRole('dialog', { name: 'Product' })).toContainText(coil.name);
    await expect(page).toHaveURL(/\?product=[\w-]+$/);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(viewMore).toBeFocused();
  });

  await test.step('the vendor badge opens the profile of the vendor', async () => {
    await card.getByRole('link', { name: 'Saffron Steel' }).click();
    await expect(page.getByRole('dialog', { name: 'Saffron Steel' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/home$/);
  });

  await test.step('Save for Later keeps the product for the Store over a reload', async () => {
    const save = card.getByRole('button', { name: /^(Save for Later|Saved)$/ });
    await expect(save).toHaveAttribute('aria-pressed', 'false');
    // The button changes before the call is through; the list below as well.
    const saved = page.waitForResponse('**/api/saved');
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await saved;
    await page.reload();
    await page.clock.fastForward(3000);
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('switch', { name: 'Client mode' }).click();
    await open(page, '/Store');
    await page.getByRole('tab', { name: 'Saved' }).click();
    const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await page
      .getByRole('tabpanel')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await removed;
    await page.reload();
    await page.clock.fastForward(3000);
    await expect(page.getByText('Nothing saved for later')).toBeVisible();
    await page.getByRole('switch', { name: 'Client mode' }).click();
    await open(page, '/home');
  });

  await test.step("one's own product is edited, and the toast stays for 5000 ms, at the top right", async () => {
    const own = cardOf(page, 'Brake disc');
    await expect(own.getByRole('button', { name: 'Request Estimate' })).toHaveCount(0);
    await own.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Subcategory' }).fill('Ventilated');
    await stopClock(page);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expectToastFor(page, 'Product updated successfully!', 5000);
    await page.clock.resume();
    const box = (await page.locator('[data-component="Toaster"]').boundingBox())!;
    expect(box.x + box.width).toBe(1440);
    expect(box.y).toBeLessThan(100);
    await page.goBack();
  });

  await test.step('Request Estimate opens its form, connected or not', async () => {
    await card.getByRole('button', { name: 'Request Estimate' }).click();
    await expect(page.getByRole('dialog', { name: 'Request Estimate' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a guest sees them, and is led to the log-in by actions that need a company', async () => {
    const guest = await openWindow();
    await openAtOnce(guest, '/home');
    await guest.getByRole('button', { name: 'Add a Product' }).click();
    await expect(guest).toHaveURL(/\/login$/);
    await guest.goBack();
    await cardOf(guest, coil.name).getByRole('button', { name: 'Request Estimate' }).click();
    await expect(guest).toHaveURL(/\/login$/);
  });
});

test('a product is added', async ({ server, openWindow, pictureHost }) => {
  const page = await openWindow();
  const vendor = await signUpCompany(server, 'Saffron Steel');
  await callApi(server, 'POST /api/products', { session: vendor, body: { ...coil, name: 'An older one' } });
  await restoreSession(page, vendor);
  await openAtOnce(page, '/home');
  const dialog = addDialog(page);
  const field = (label: string) => dialog.getByRole('textbox', { name: label, exact: true });
  const submit = dialog.getByRole('button', { name: 'Add Product' });
  const labels = [
    'Name',
    'Description',
    'Price',
    'Discount',
    'Category',
    'Subcategory',
    'Stock quantity',
    'SKU',
  ];
  const fill = async () => {
    for (const [label, text] of Object.entries({
      Name: coil.name,
      Description: coil.description,
      Price: '1000',
      Discount: '12.5',
      Category: 'Coils',
      Subcategory: 'Cold rolled',
      'Stock quantity': '40',
      SKU: 'CR-12',
    })) {
      await field(label).fill(text);
    }
  };
  const addImage = async (url: string) => {
    await field('Image URL').fill(url);
    await dialog.getByRole('button', { name: 'Add image' }).click();
  };
  const posts: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/products\/?$/.test(request.url()))
      posts.push(request.postDataJSON());
  });

  await test.step('the floating button opens the dialog, at most 900 px wide, with the focus in its first field', async () => {
    await page.getByRole('button', { name: 'Add a Product' }).click();
    await expect(field('Name')).toBeFocused();
    await expect(dialog.locator('[data-part="panel"]')).toHaveCSS('width', '900px');
    for (const label of labels) await expect(field(label)).toHaveValue('');
  });

  await test.step('name, description, price, category and stock are required, the rest is not', async () => {
    await submit.click();
    for (const label of ['Name', 'Description', 'Price', 'Category', 'Stock quantity']) {
      await expect(dialog.getByText(`${label} is required.`)).toBeVisible();
    }
    await expect(dialog.getByText('is required.')).toHaveCount(5);
    await expect(field('Name')).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('price, discount and stock have to be numbers', async () => {
    await fill();
    for (const label of ['Price', 'Discount', 'Stock quantity']) {
      await field(label).fill('a few');
      await submit.click();
      await expect(field(label)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(label)).toBeFocused();
      await field(label).fill('10');
    }
    expect(posts).toEqual([]);
  });

  await test.step('pictures are added one by one and can be removed, and Reset clears everything', async () => {
    await dialog.getByRole('button', { name: 'Add image' }).click();
    await expect(dialog.getByRole('button', { name: /^Remove image/ })).toHaveCount(0);
    await addImage(`${pictureHost}/logo.png`);
    await addImage(`${pictureHost}/favicon.svg`);
    await dialog.getByRole('button', { name: 'Remove image 1' }).click();
    await expect(dialog.getByRole('button', { name: /^Remove image/ })).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Reset' }).click();
    for (const label of [...labels, 'Image URL']) await expect(field(label)).toHaveValue('');
    await expect(dialog.getByRole('button', { name: /^Remove image/ })).toHaveCount(0);
  });

  await test.step('an error of the server is shown at its field', async () => {
    await fill();
    await field('Name').fill(`${coil.name}\u202E`);
    await submit.click();
    await expect(dialog.getByText(/^Name must be one line of text/)).toBeVisible();
    await expect(field('Name')).toHaveAttribute('aria-invalid', 'true');
    await field('Name').fill(coil.name);
    posts.length = 0;
  });

  const expectRefusal = async (text: string) => {
    await stopClock(page);
    await submit.click();
    await expectToastFor(page, text, 6000);
    await page.clock.resume();
    await expect(field('Name')).toHaveValue(coil.name);
    await expect(field('SKU')).toHaveValue('CR-12');
  };

  await test.step('a failure shows the message of the server for 6000 ms, and the text stays', async () => {
    const mend = await failCalls(page, {
      calls: '**/api/products',
      method: 'POST',
      body: { message: 'The catalogue is being counted.' },
    });
    await expectRefusal('The catalogue is being counted.');
    await mend();
  });

  await test.step('a response without a message, or none at all, shows the general text for 6000 ms', async () => {
    const mend = await failCalls(page, { calls: '**/api/products', method: 'POST' });
    await expectRefusal('An error occurred. Please try again.');
    await mend();
    const find = await loseCalls(page, '**/api/products');
    await expectRefusal('An error occurred. Please try again.');
    await find();
  });

  await test.step('while the response is awaited a second click sends nothing', async () => {
    posts.length = 0;
    await addImage(`${pictureHost}/logo.png`);
    const release = await holdCalls(page, '**/api/products');
    await submit.click();
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    // `force`, because Playwright's click would wait until the button is enabled.
    await submit.click({ force: true });
    await field('Name').press('Enter');
    await release();
  });

  await test.step('a success closes the dialog, puts the new card first and says so for 6000 ms', async () => {
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('article').first()).toHaveAccessibleName(coil.name);
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect
      .poll(() => posts)
      .toEqual([
        {
          ...coil,
          subcategory: 'Cold rolled',
          sku: 'CR-12',
          images: [`${pictureHost}/logo.png`],
          vendorId: vendor.user._id,
          vendorName: 'Saffron Steel',
        },
      ]);
    await openToasts(page, 'Product added successfully!').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Add a Product' }).click();
    for (const label of labels) await expect(field(label)).toHaveValue('');
    await fill();
    await field('Name').fill('Another coil');
    await stopClock(page);
    await submit.click();
    await expectToastFor(page, 'Product added successfully!', 6000);
    await page.clock.resume();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('article').first()).toHaveAccessibleName('Another coil');
  });

  await test.step('its toast leads to the page with all the details of the product', async () => {
    await page.getByRole('button', { name: 'Add a Product' }).click();
    await fill();
    await field('Name').fill('A third coil');
    await submit.click();
    const added = openToasts(page, 'Product added successfully!');
    await added.getByRole('button', { name: 'Add more details' }).click();
    await expect(page).toHaveURL(/\/Inventory\/[\da-f-]+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'A third coil' })).toBeVisible();
  });
});
