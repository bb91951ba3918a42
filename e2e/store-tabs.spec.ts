import type { Page } from '@playwright/test';
import { openAtOnce } from './clock.ts';
import { callApi, open, restoreSession, signUpCompany, type CompanySession } from './companies.ts';
import { expect, test } from './fixtures.ts';
import type { GuildhallServer } from './server.ts';
import { openToasts, passToast } from './toasts.ts';

const openTab = (page: Page) => page.getByRole('tab', { selected: true });
const modeSwitch = (page: Page) => page.getByRole('switch', { name: 'Client mode' });
const anySwitchToast = (page: Page) => openToasts(page, 'Switched to');

test('a link to a tab of the other mode switches the mode, and the switch keeps a tab that both have', async ({
  server,
  openWindow,
}) => {
  const lotus = await signUpCompany(server, 'Lotus Motors');
  const page = await openWindow();
  await restoreSession(page, lotus);

  await test.step('a client tab read by a vendor opens in Client mode, and nothing is fetched for another tab', async () => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await openAtOnce(page, '/Store?tab=my-requests');
    await expect(openTab(page)).toHaveAccessibleName('My Requests');
    await expect(modeSwitch(page)).toBeChecked();
    await expect(openToasts(page, 'Switched to Client mode.')).toHaveCount(1);
    await expect(page.getByText('Create a Request').first()).toBeVisible();
    expect(fetched.filter((path) => path.startsWith('/api/products'))).toEqual([]);
  });

  await test.step('Undo leads to the first tab of the mode before', async () => {
    await openToasts(page, 'Switched to Client mode.').getByRole('button', { name: 'Undo' }).click();
    await expect(openTab(page)).toHaveAccessibleName('My Storefront');
    await expect(modeSwitch(page)).not.toBeChecked();
    await expect(page).toHaveURL(/\/Store$/);
    await expect(anySwitchToast(page)).toHaveCount(0);
  });

  await test.step('the switch keeps Deals and Saved', async () => {
    for (const name of ['Deals', 'Saved']) {
      await page.getByRole('tab', { name }).click();
      for (const isClient of [true, false]) {
        await modeSwitch(page).click();
        await expect(modeSwitch(page)).toBeChecked({ checked: isClient });
        await expect(openTab(page)).toHaveAccessibleName(name);
      }
    }
    await expect(anySwitchToast(page)).toHaveCount(0);
  });

  await test.step('on a tab that the new mode lacks it leads to the first tab, without a toast', async () => {
    await page.getByRole('tab', { name: 'Client Requests' }).click();
    await expect(page).toHaveURL(/tab=requests$/);
    await modeSwitch(page).click();
    await expect(openTab(page)).toHaveAccessibleName('Products');
    await expect(page).toHaveURL(/\/Store$/);
    await expect(modeSwitch(page)).toBeChecked();
    await expect(anySwitchToast(page)).toHaveCount(0);
  });

  await test.step('a link while the Store is open, and the keyboard undoes it', async () => {
    await open(page, '/Store?tab=requests');
    await expect(openTab(page)).toHaveAccessibleName('Client Requests');
    await expect(modeSwitch(page)).not.toBeChecked();
    await openToasts(page, 'Switched to Vendor mode.').getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(openTab(page)).toHaveAccessibleName('Products');
  });

  await test.step('what a link has switched, the switch switches back without another toast', async () => {
    await open(page, '/Store?tab=storefront');
    await expect(openTab(page)).toHaveAccessibleName('My Storefront');
    await passToast(page, 'Switched to Vendor mode.');
    await modeSwitch(page).click();
    await expect(openTab(page)).toHaveAccessibleName('Products');
    await expect(anySwitchToast(page)).toHaveCount(0);
  });
});

test('a guest is asked nothing by such a link', async ({ openWindow }) => {
  const page = await openWindow();
  await openAtOnce(page, '/Store?tab=my-requests');
  await expect(openTab(page)).toHaveAccessibleName('Products');
  await expect(anySwitchToast(page)).toHaveCount(0);
});

/** Asks for an estimate on a new product of the vendor. */
async function requestEstimate(
  server: GuildhallServer,
  vendor: CompanySession,
  client: CompanySession,
  name: string,
): Promise<void> {
  const { product } = await callApi<{ product: { id: string } }>(server, 'POST /api/products', {
    session: vendor,
    body: { name, description: `${name}.`, price: 1000, category: 'Steel', stockQuantity: 100 },
  });
  await callApi(server, 'POST /api/requests/estimate', {
    session: client,
    body: { productId: product.id, quantity: 10 },
  });
}

test('from 1200 px the list of deals stands beside the deal', async ({ server, openWindow }) => {
  const steel = await signUpCompany(server, 'Saffron Steel');
  const lotus = await signUpCompany(server, 'Lotus Motors');
  await requestEstimate(server, steel, lotus, 'Angle');
  await requestEstimate(server, steel, lotus, 'Channel');
  const page = await openWindow();
  await restoreSession(page, steel);
  const lists: string[] = [];
  const isList = /\/api\/deals\//;
  page.on('request', (request) => {
    if (isList.test(request.url())) lists.push(request.url());
  });
  const title = page.getByRole('heading', { level: 1 });
  const beside = page.getByRole('complementary', { name: 'List of deals' });
  const row = (name: string) => beside.getByRole('link', { name });

  await test.step('the row of the open deal is marked', async () => {
    await openAtOnce(page, '/Store?tab=deals&side=vendor');
    await page.getByRole('article').getByRole('link', { name: 'Angle' }).click();
    await expect(title).toHaveText(/Angle/);
    await expect(row('Angle')).toHaveAttribute('aria-current', 'page');
    await expect(row('Channel')).not.toHaveAttribute('aria-current');
  });

  await test.step('another deal opens beside it, in the same list', async () => {
    await row('Channel').click();
    await expect(title).toHaveText(/Channel/);
    await expect(page).toHaveURL(/\/deals\/[^?]+\?side=vendor$/);
    await expect(row('Channel')).toHaveAttribute('aria-current', 'page');
    await expect(row('Channel')).toBeFocused();
    await expect(beside.getByRole('combobox', { name: 'Side' })).toHaveValue('vendor');
  });

  await test.step('by keyboard too; what was written on a deal stays with it', async () => {
    const note = page.getByLabel('Your note');
    await note.fill('Which grade?');
    await row('Angle').press('Enter');
    await expect(title).toHaveText(/Angle/);
    await expect(row('Angle')).toBeFocused();
    await expect(note).toHaveValue('');
    await row('Channel').press('Enter');
    await expect(note).toHaveValue('Which grade?');
  });

  await test.step('another quantity and other dialogs do not go along', async () => {
    const { pathname } = new URL(page.url());
    await open(page, `${pathname}?side=vendor&quantity=40`);
    await row('Angle').click();
    await expect(page).toHaveURL(/\/deals\/[^?]+\?side=vendor$/);
  });

  await test.step('another list shows in its place, with the same deal open', async () => {
    await beside.getByRole('combobox', { name: 'Show' }).selectOption('Orders');
    await expect(beside.getByText('None of these deals is on this side')).toBeVisible();
    await expect(title).toHaveText(/Angle/);
  });

  await test.step('below 1200 px there is none, and none is fetched', async () => {
    await page.setViewportSize({ width: 1000, height: 900 });
    await expect(beside).toHaveCount(0);
    lists.length = 0;
    await page.reload();
    await page.clock.fastForward(3000);
    await expect(title).toHaveText(/Angle/);
    await expect(page.getByLabel('Your note')).toBeVisible();
    expect(lists).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(beside).toBeVisible();
    await expect.poll(() => lists.length).toBeGreaterThan(0);
  });
});
