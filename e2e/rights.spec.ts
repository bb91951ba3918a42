import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { callApi, connectCompanies, open, restoreSession, setRole, signUpCompany } from './companies.ts';
import { expect, test } from './fixtures.ts';
import { addProducts } from './products.ts';

const main = (page: Page) => page.getByRole('main');
const buttons = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

test('what a role may never do is hidden, and a link to it says who may', async ({ server, openWindow }) => {
  const own = await signUpCompany(server, 'Amber Axles');
  const partner = await signUpCompany(server, 'Bharat Bearings');
  const asking = await signUpCompany(server, 'Cedar Castings');
  await signUpCompany(server, 'Dune Dyes');
  await connectCompanies(server, own, partner);
  await callApi(server, 'POST /api/connections/send', {
    session: asking,
    body: { senderUserId: asking.user._id, receiverUserId: own.user._id, status: 'pending' },
  });
  await callApi(server, 'POST /api/chat/send', {
    session: partner,
    body: { senderId: partner.user._id, receiverId: own.user._id, content: 'Good morning' },
  });
  await addProducts(server, partner.user._id, 1, 1);
  await setRole(server, own, 'viewer');
  const page = await openWindow();
  await restoreSession(page, own);

  await test.step('a viewer reads products, but adds none and asks for no estimate', async () => {
    await open(page, '/Home');
    await expect(buttons(page, /^View More/)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Add a Product' })).toHaveCount(0);
    await expect(buttons(page, /Request Estimate/)).toHaveCount(0);
    await expectAccessible(page);
    await open(page, '/Home?add=product');
    const dialog = page.getByRole('dialog', { name: 'Add a Product' });
    await expect(dialog).toContainText('Only owners, admins and sales may do this.');
    await expectAccessible(page);
  });

  await test.step('a viewer sees connections, but neither asks for one nor answers or ends one', async () => {
    await open(page, '/Network');
    await expect(main(page).getByText('Dune Dyes')).toBeVisible();
    await expect(buttons(page, 'Connect')).toHaveCount(0);
    await open(page, '/Network?tab=requests');
    await expect(main(page).getByRole('listitem').filter({ hasText: 'Cedar Castings' })).toContainText(
      'Pending',
    );
    await expect(buttons(page, /Accept|Decline/)).toHaveCount(0);
    await expectAccessible(page);
    await open(page, '/Network?tab=connections');
    await expect(main(page).getByRole('listitem').filter({ hasText: 'Bharat Bearings' })).toContainText(
      'Connected',
    );
    await expect(buttons(page, /^More actions for/)).toHaveCount(0);
  });

  await test.step('a viewer reads messages, but writes none', async () => {
    await open(page, `/Chats/${partner.user._id}`);
    await expect(page.getByRole('log')).toContainText('Good morning');
    await expect(page.getByPlaceholder('Type a message...')).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('a viewer reads the profile, but changes nothing of it', async () => {
    await open(page, '/Profile');
    await expect(main(page).getByRole('tab')).toHaveText([
      'View Profile',
      'Change Password',
      'Employee Roles',
    ]);
    await expect(buttons(page, /logo/)).toHaveCount(0);
    await open(page, '/Profile?tab=delete-account');
    await expect(page.getByRole('tabpanel')).toContainText('Only owners may do this.');
    await expectAccessible(page);
    await open(page, '/details');
    await expect(page.getByRole('heading', { name: 'Only owners and admins may do this.' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL(/\/Home$/);
  });

  await test.step('sales add products, and post no request', async () => {
    await setRole(server, own, 'sales');
    const window = await openWindow();
    await restoreSession(window, own, { mode: 'Client' });
    await open(window, '/Home?add=request');
    const dialog = window.getByRole('dialog', { name: 'Create a Request' });
    await expect(dialog).toContainText('Only owners, admins and buyers may do this.');
    await open(window, '/Home');
    await expect(window.getByRole('button', { name: 'Create a Request' })).toHaveCount(0);
    await open(window, '/Inventory');
    await expect(buttons(window, 'Add a Product')).toHaveCount(1);
  });

  await test.step('an admin exports the data, and sales do not', async () => {
    const window = await openWindow();
    await restoreSession(window, own);
    await open(window, '/Settings');
    await expect(window.getByRole('heading', { name: 'Devices' })).toBeVisible();
    await expect(buttons(window, 'Export everything')).toHaveCount(0);
    await setRole(server, own, 'admin');
    await window.reload();
    const download = window.waitForEvent('download');
    await buttons(window, 'Export everything').click();
    expect((await download).suggestedFilename()).toBe('guildhall.zip');
    await expectAccessible(window);
  });

  await test.step('a role that is taken away shows at the next refused call', async () => {
    const window = await openWindow();
    await setRole(server, own, 'buyer');
    await restoreSession(window, own);
    await open(window, '/Network');
    const row = main(window).getByRole('listitem').filter({ hasText: 'Dune Dyes' });
    await expect(row.getByRole('button', { name: 'Connect' })).toBeVisible();
    await setRole(server, own, 'viewer');
    await row.getByRole('button', { name: 'Connect' }).click();
    await expect(window.getByText('Only owners, admins, sales and buyers may do this.')).toBeVisible();
    await expect(buttons(window, 'Connect')).toHaveCount(0);
  });
});
