import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import {
  callApi,
  connectCompanies,
  open,
  password,
  restoreSession,
  signUpCompany,
  type CompanySession,
} from './companies.ts';
import { expect, test } from './fixtures.ts';
import type { GuildhallServer } from './server.ts';
import { openToasts } from './toasts.ts';

const more = (page: Page) => page.getByRole('button', { name: 'More actions for Coral Castings' });

/** A product that a search for 'Casting' finds. */
const addProduct = (server: GuildhallServer, session: CompanySession) =>
  callApi<{ product: { id: string } }>(server, 'POST /api/products', {
    session,
    body: { name: 'Casting', description: 'Iron.', price: 10, category: 'Castings', stockQuantity: 5 },
  });

/** Wherever others are seen, a window shows Delta Dyes, and a company only if it is not hidden from it. */
async function expectSeen(window: Page, companyName: string, isSeen: boolean): Promise<void> {
  for (const path of ['/Network?tab=connections', '/Home', '/Search?q=Casting', '/Chats']) {
    await open(window, path);
    const content = window.getByRole('main');
    await expect(content, path).toContainText('Delta Dyes');
    if (isSeen) await expect(content, path).toContainText(companyName);
    else await expect(content, path).not.toContainText(companyName);
  }
}

test('a company is reported and blocked everywhere', { tag: '@core' }, async ({ server, openWindow }) => {
  const session = await signUpCompany(server, 'Malabar Spices');
  const other = await signUpCompany(server, 'Coral Castings');
  const third = await signUpCompany(server, 'Delta Dyes');
  await connectCompanies(server, session, other);
  await connectCompanies(server, session, third);
  await connectCompanies(server, other, third);
  await addProduct(server, session);
  await addProduct(server, third);
  const { product } = await addProduct(server, other);
  const { request } = await callApi<{ request: { id: string } }>(server, 'POST /api/requests', {
    session: other,
    body: { request: 'Sand', budget: '1', supply_industry: 'Retail' },
  });
  const said = { senderId: other.user._id, receiverId: session.user._id, content: 'Buy now' };
  await callApi(server, 'POST /api/chat/send', { session: other, body: said });
  const page = await openWindow();
  const blocked = await openWindow({ width: 360 });
  await restoreSession(page, session);
  await restoreSession(blocked, other);

  await test.step('what is written of a report stays until it is sent', async () => {
    await open(page, `/Network?company=${other.user._id}`);
    const dialog = page.getByRole('dialog', { name: 'Report Coral Castings', exact: true });
    const reason = dialog.getByLabel('What is wrong?');
    const write = async () => {
      await more(page).click();
      await page.getByRole('menuitem', { name: 'Report…' }).click();
    };
    await write();
    await reason.fill('They never');
    await page.reload();
    await expect(reason).toHaveValue('They never');
    await page.goBack();
    await expect(page.getByRole('dialog', { name: 'Coral Castings', exact: true })).toBeVisible();
    await write();
    await expect(reason).toHaveValue('They never');
  });

  for (const [what, path] of [
    ['Coral Castings', `/Network?company=${other.user._id}`],
    ['a message of Coral Castings', `/Chats/${other.user._id}`],
    ['a product of Coral Castings', `/Store?product=${product.id}`],
    ['a request of Coral Castings', `/requests/${request.id}`],
  ] as const)
    await test.step(`where one meets ${what}`, async () => {
      await open(page, path);
      await more(page).click();
      await page.getByRole('menuitem', { name: 'Report…' }).click();
      const dialog = page.getByRole('dialog', { name: `Report ${what}`, exact: true });
      await dialog.getByLabel('What is wrong?').fill(`Wrong: ${what}`);
      // The dialogs are the same everywhere.
      const isFirst = what === 'Coral Castings';
      if (isFirst) await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Send report' }).click();
      await expect(dialog).toBeHidden();
      await more(page).click();
      await page.getByRole('menuitem', { name: 'Block Coral Castings…' }).click();
      if (isFirst) await expectAccessible(page);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).click();

      // What lies below a dialog is hidden while it is open.
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(more(page)).toHaveCount(0);
      // The other side sees what it would see of a company that is gone.
      await open(blocked, `/Network?company=${session.user._id}`);
      await expect(blocked.getByRole('dialog').getByText('There is no such company')).toBeVisible();
      await expect(blocked.locator('body')).not.toContainText('Malabar Spices');
      await open(page, '/Settings');
      await page.getByRole('button', { name: 'Unblock Coral Castings' }).click();
      await expect(page.getByText('No company is blocked.')).toBeVisible();
      await connectCompanies(server, session, other);
    });

  await test.step('a block hides each from the other everywhere, and from nobody else', async () => {
    await expectSeen(page, 'Coral Castings', true);
    await callApi(server, 'POST /api/blocks', { session, body: { companyId: other.user._id } });
    await page.reload();
    await blocked.reload();
    await expectSeen(page, 'Coral Castings', false);
    await expectSeen(blocked, 'Malabar Spices', false);
    const guest = await openWindow();
    await open(guest, '/Store');
    await expect(guest.getByRole('main')).toContainText('Coral Castings');
    await expect(guest.getByRole('main')).toContainText('Malabar Spices');
  });

  await test.step('those who run the server see the reports, and suspend and restore the company', async () => {
    const list = await server.operator('list');
    for (const what of ['Coral Castings', 'a message of Coral Castings', 'a product of Coral Castings'])
      expect(list).toContain(`Wrong: ${what}`);
    const logIn = () =>
      callApi(server, 'POST /api/users/login', { body: { email: other.user.email, password } });
    await server.operator('suspend', other.user._id, 'Spam');
    await expect(blocked).toHaveURL(/\/login$/);
    await expect(logIn()).rejects.toThrow();
    await server.operator('restore', other.user._id);
    await logIn();
  });
});

test('a request to connect is declined for good', async ({ server, openWindow }) => {
  const session = await signUpCompany(server, 'Malabar Spices');
  const other = await signUpCompany(server, 'Coral Castings');
  const asked = { senderUserId: other.user._id, receiverUserId: session.user._id, status: 'pending' };
  await callApi(server, 'POST /api/connections/send', { session: other, body: asked });
  const [page, asking] = [await openWindow({ width: 360 }), await openWindow()];
  await restoreSession(page, session);
  await restoreSession(asking, other);
  await open(page, '/Network?tab=requests');
  await page.getByRole('button', { name: 'More actions for Coral Castings' }).click();
  await page.getByRole('menuitem', { name: 'Decline for good' }).click();
  await expect(page.getByRole('main')).toContainText('Declined');

  // The other side is not told, but cannot ask again.
  await open(asking, '/Network');
  await asking
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Malabar Spices' })
    .getByRole('button', { name: 'Connect' })
    .click();
  await expect(openToasts(asking, 'This company has declined your request.')).toBeVisible();
  const found = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Coral Castings' });
  for (const mode of ['Client', 'Vendor']) {
    await page.evaluate((chosen) => localStorage.setItem('mode', chosen), mode);
    await page.reload();
    for (const path of ['/search?q=Coral', '/search?q=Coral&kind=companies', '/Network']) {
      await open(page, path);
      await expect(found).toContainText('Declined');
      await expect(found.getByRole('button', { name: 'Connect' })).toHaveCount(0);
    }
  }

  // Whoever has declined can ask after all.
  await open(page, `/Network?company=${other.user._id}`);
  const company = page.getByRole('dialog', { name: 'Coral Castings' });
  await expect(company).toContainText('Declined');
  await company.getByRole('button', { name: 'More actions for Coral Castings' }).click();
  await page.getByRole('menuitem', { name: 'Connect' }).click();
  await expect(company).toContainText('Pending');
});
