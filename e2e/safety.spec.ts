import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { callApi, connectCompanies, open, restoreSession, signUpCompany } from './companies.ts';
import { expect, test } from './fixtures.ts';

const more = (page: Page) => page.getByRole('button', { name: 'More actions for Coral Castings' });

test('a company is reported and blocked from wherever one meets it', async ({ server, openWindow }) => {
  const session = await signUpCompany(server, 'Malabar Spices');
  const other = await signUpCompany(server, 'Coral Castings');
  await connectCompanies(server, session, other);
  const { product } = await callApi<{ product: { id: string } }>(server, 'POST /api/products', {
    session: other,
    body: { name: 'Casting', description: 'Iron.', price: 10, category: 'Castings', stockQuantity: 5 },
  });
  const { request } = await callApi<{ request: { id: string } }>(server, 'POST /api/requests', {
    session: other,
    body: { request: 'Sand', budget: '1', supply_industry: 'Retail' },
  });
  const page = await openWindow();
  const blocked = await openWindow({ width: 360 });
  await restoreSession(page, session);
  await restoreSession(blocked, other);

  for (const [name, path] of [
    ['a profile', `/Network?company=${other.user._id}`],
    ['a conversation', `/Chats/${other.user._id}`],
    ['a product', `/Store?product=${product.id}`],
    ['a request', `/requests/${request.id}`],
  ] as const)
    await test.step(`from ${name}`, async () => {
      await open(page, path);
      await more(page).click();
      await page.getByRole('menuitem', { name: 'Report…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Report Coral Castings' });
      await dialog.getByLabel('What is wrong?').fill(`Wrong with ${name}`);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Send Report' }).click();
      await expect(dialog).toBeHidden();
      await more(page).click();
      await page.getByRole('menuitem', { name: 'Block Coral Castings…' }).click();
      await expectAccessible(page);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).click();

      await expect(more(page)).toHaveCount(0);
      await open(page, '/Network');
      await expect(page.getByRole('main')).not.toContainText('Coral Castings');
      // The other side sees what it would see of a company that is gone.
      await open(blocked, `/Network?company=${session.user._id}`);
      await expect(blocked.getByRole('dialog').getByRole('alert')).toBeVisible();
      await expect(blocked.locator('body')).not.toContainText('Malabar Spices');
      await open(page, '/Settings');
      await page.getByRole('button', { name: 'Unblock Coral Castings' }).click();
      await expect(page.getByText('No company is blocked.')).toBeVisible();
      await connectCompanies(server, session, other);
    });
});
