import { expectAccessible } from './accessibility.ts';
import { openAtOnce, stopClock } from './clock.ts';
import { callApi, open, restoreSession, signUpCompany } from './companies.ts';
import { failCalls, holdCalls, loseCalls } from './failures.ts';
import { expect, test } from './fixtures.ts';
import { expectToastFor, openToasts } from './toasts.ts';

const industries = ['Steel Manufacturing', 'IT Services', 'Automotive', 'Pharmaceuticals', 'Retail'];
const wanted = {
  request: '20 tonnes of cold rolled coil a month',
  budget: 'Rs. 14,00,000 a month',
  supply_industry: 'Steel Manufacturing',
};

test('requests are seen and posted', { tag: '@core' }, async ({ server, openWindow, pictureHost }) => {
  const page = await openWindow();
  const client = await signUpCompany(server, 'Lotus Motors');
  const other = await signUpCompany(server, 'Banyan Retail');
  for (const request of ['Shelves for 40 shops', 'Labels on rolls', 'Paper bags']) {
    await callApi(server, 'POST /api/requests', { session: other, body: { ...wanted, request } });
  }
  await restoreSession(page, client, { mode: 'Client' });
  const cards = page.getByRole('article');
  const dialog = page.getByRole('dialog', { name: 'Create a Request' });
  const requirement = dialog.getByLabel('Requirement');
  const budget = dialog.getByLabel('Budget');
  const industry = dialog.getByLabel('Supply Industry');
  const imageUrl = dialog.getByRole('textbox', { name: 'Image URL' });
  const removeImage = dialog.getByRole('button', { name: /^Remove image/ });
  const submit = dialog.getByRole('button', { name: 'Create Request' });
  const posts: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/requests\/?$/.test(request.url())) {
      posts.push(request.postDataJSON());
    }
  });

  await test.step('six skeletons until the requests are there, the newest first', async () => {
    const release = await holdCalls(page, '**/api/requests*');
    await openAtOnce(page, '/home');
    await expect(page.locator('[data-component="RequestCardSkeleton"]')).toHaveCount(6);
    await release();
    await expect(cards).toHaveCount(3);
    await expect(page.locator('[data-component="RequestCardSkeleton"]')).toHaveCount(0);
    await expect(cards.first()).toContainText('Paper bags');
  });

  await test.step('a card shows the client, the requirement, the budget and the industry', async () => {
    await expect(cards.first()).toHaveAccessibleName('Banyan Retail');
    for (const text of [wanted.budget, wanted.supply_industry]) {
      await expect(cards.first().getByText(text)).toBeVisible();
    }
  });

  await test.step('one column on small screens, two on medium, three on large ones', async () => {
    const columns = () =>
      page
        .getByRole('list', { name: 'Requests' })
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
    for (const [width, count] of [
      [599, 1],
      [600, 2],
      [900, 2],
      [1199, 2],
      [1200, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(columns, { message: `columns at ${width} px` }).toBe(count);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the company of a card opens its profile', async () => {
    await cards.first().getByRole('link', { name: 'Banyan Retail' }).click();
    await expect(page.getByRole('dialog', { name: 'Banyan Retail' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the button opens the dialog, at most 900 px wide, with the five industries', async () => {
    await page.getByRole('button', { name: 'Create a Request' }).click();
    await expect(requirement).toBeFocused();
    await expect(dialog.locator('[data-part="panel"]')).toHaveCSS('width', '900px');
    expect(await industry.locator('option:not([value=""])').allTextContents()).toEqual(industries);
  });

  await test.step('requirement, budget and industry are required, pictures are not', async () => {
    await submit.click();
    for (const label of ['Requirement', 'Budget', 'Supply industry']) {
      await expect(dialog.getByText(`${label} is required.`)).toBeVisible();
    }
    await expect(dialog.getByText('is required.')).toHaveCount(3);
    await expect(requirement).toBeFocused();
    await expectAccessible(page);
    expect(posts).toEqual([]);
  });

  const fill = async () => {
    await requirement.fill(wanted.request);
    await budget.fill(wanted.budget);
    await industry.selectOption(wanted.supply_industry);
  };

  await test.step('pictures are added one by one and can be removed, and Reset clears everything', async () => {
    await fill();
    for (const path of ['/logo.png', '/favicon.svg']) {
      await imageUrl.fill(pictureHost + path);
      await dialog.getByRole('button', { name: 'Add image' }).click();
    }
    await expect(removeImage).toHaveCount(2);
    await removeImage.first().click();
    await expect(removeImage).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Reset' }).click();
    for (const field of [requirement, budget, industry, imageUrl]) await expect(field).toHaveValue('');
    await expect(removeImage).toHaveCount(0);
  });

  const expectRefusal = async (text: string) => {
    await stopClock(page);
    await submit.click();
    await expectToastFor(page, text, 6000);
    await page.clock.resume();
    await expect(requirement).toHaveValue(wanted.request);
    await expect(industry).toHaveValue(wanted.supply_industry);
  };

  await test.step('a failure shows the message of the server, or the general text, for 6000 ms', async () => {
    await fill();
    const calls = '**/api/requests';
    const answer = await failCalls(page, { calls, method: 'POST', body: { message: 'The board is full.' } });
    await expectRefusal('The board is full.');
    await answer();
    const mend = await failCalls(page, { calls, method: 'POST' });
    await expectRefusal('An error occurred. Please try again.');
    await mend();
    const find = await loseCalls(page, calls);
    await submit.click();
    await expect(openToasts(page, 'An error occurred. Please try again.')).toHaveCount(1);
    await find();
  });

  await test.step('a success closes the dialog, puts the new card first and says so for 6000 ms', async () => {
    posts.length = 0;
    const release = await holdCalls(page, '**/api/requests');
    await submit.click();
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    // `force`, because Playwright's click would wait until the button is enabled.
    await submit.click({ force: true });
    await stopClock(page);
    await release();
    await expectToastFor(page, 'Request added successfully!', 6000);
    await page.clock.resume();
    await expect(dialog).toHaveCount(0);
    await expect(cards).toHaveCount(4);
    await expect(cards.first()).toContainText(wanted.request);
    await expect.poll(() => posts).toEqual([{ ...wanted, client_name: 'Lotus Motors', images: [] }]);
  });

  await test.step('the Store shows clients all products, and vendors their own beside the requests', async () => {
    await callApi(server, 'POST /api/products', {
      session: other,
      body: { name: 'Shelf', description: 'A shelf.', price: 10, category: 'Furniture', stockQuantity: 1 },
    });
    await open(page, '/Store');
    await expect(cards).toHaveCount(1);
    await expect(cards.first()).toHaveAccessibleName('Shelf');
    await page.getByRole('switch', { name: 'Client mode' }).click();
    await expect(page.getByRole('tab', { name: 'My Storefront' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('You have no products yet')).toBeVisible();
    await page.getByRole('tab', { name: 'Client Requests' }).click();
    await expect(cards).toHaveCount(4);
    await expect(page).toHaveURL(/tab=requests$/);
  });
});
