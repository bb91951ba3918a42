import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe.ts';
import { callApi, connectCompanies, open, password, restoreSession, signUpCompany } from './companies.ts';
import { expect, test } from './fixtures.ts';
import { openToasts } from './toasts.ts';

test('a company changes its profile and its password in place', async ({ server, openWindow }) => {
  const session = await signUpCompany(server, 'Coral Castings');
  const { email } = session.user;
  const [page, other] = [await openWindow(), await openWindow({ width: 360 })];
  await restoreSession(page, session);
  await open(page, '/Profile?tab=edit-profile');

  await test.step('what is wrong is said at the field, and what is not saved survives a reload', async () => {
    await page.getByLabel('GSTIN').fill('27AAPFU0939F1Z0');
    await page.getByRole('textbox', { name: 'Address' }).fill('7 Harbour Road');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByLabel('GSTIN')).toHaveAccessibleDescription(/GSTIN/);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('7 Harbour Road');
    await expectAccessible(page);
  });

  await test.step('it is saved, and the profile shows it', async () => {
    await page.getByLabel('GSTIN').fill('27aapfu0939f1zv');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(openToasts(page, 'Details saved successfully!')).toBeVisible();
    await page.getByRole('tab', { name: 'View Profile' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('7 Harbour Road');
  });

  await test.step('another password logs out all other devices', async () => {
    const elsewhere = await callApi<typeof session>(server, 'POST /api/users/login', {
      body: { email, password },
    });
    await restoreSession(other, elsewhere);
    await open(other, '/Settings');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('tab', { name: 'Change Password' }).click();
    await page.getByLabel('Current password', { exact: true }).fill(password);
    await page.getByLabel('New password', { exact: true }).fill('another long password');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByLabel('Current password', { exact: true })).toHaveValue('');
    await expect(other).toHaveURL(/\/login$/);
    await open(page, '/Settings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vendor Settings');
  });
});

test('after the details the log-in knows who one is, and lets one go on', async ({ server, openWindow }) => {
  const session = await signUpCompany(server, 'Coral Castings');
  const page = await openWindow();
  await restoreSession(page, session);
  await open(page, '/details');
  await page.getByRole('textbox', { name: 'Address' }).fill('7 Harbour Road');
  await page.getByRole('button', { name: /Save/ }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your details are saved.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(session.user.email);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continue as Coral Castings' }).click();
  await expect(page).toHaveURL(/\/user-home$/);
});

test('a company is deactivated, comes back, and is deleted for good', async ({ server, openWindow }) => {
  const leaver = await signUpCompany(server, 'Coral Castings');
  const partner = await signUpCompany(server, 'Delta Dyes');
  await connectCompanies(server, leaver, partner);
  const said = { senderId: leaver.user._id, receiverId: partner.user._id, content: 'See you' };
  await callApi(server, 'POST /api/chat/send', { session: leaver, body: said });
  const [page, other] = [await openWindow(), await openWindow({ width: 360 })];
  await restoreSession(page, leaver);
  await restoreSession(other, partner);

  await test.step('deactivated, it is hidden until an owner logs in', async () => {
    await open(page, '/Profile?tab=deactivate-account');
    await page.getByLabel('Your password', { exact: true }).fill(password);
    await page.getByRole('tabpanel').getByRole('button', { name: 'Deactivate Account' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Your company is deactivated.')).toBeVisible();
    await open(other, `/Network?company=${leaver.user._id}`);
    await expect(other.getByRole('dialog').getByRole('alert')).toBeVisible();
    await page.getByLabel('Email').fill(leaver.user.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page).toHaveURL(/\/user-home$/);
    await other.reload();
    await expect(other.getByRole('dialog', { name: 'Coral Castings' })).toBeVisible();
  });

  await test.step('its data is a zip file', async () => {
    await open(page, '/Profile?tab=delete-account');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export Everything' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('guildhall.zip');
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
  });

  await test.step('deleted, it is gone after its time, and what was said stays with the other side', async () => {
    await page.getByLabel('Company Name').fill('Coral  Castings');
    await page.getByLabel('Your password', { exact: true }).fill(password);
    await page.getByRole('tabpanel').getByRole('button', { name: 'Delete Account' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Your company is deleted.')).toBeVisible();
    // As if 15 days had passed.
    await server.query(`update companies set leaving_until = now() - interval '1 day' where id = $1`, [
      leaver.user._id,
    ]);
    await server.killAndRestart();
    await expect
      .poll(async () => {
        const profile = await fetch(`${server.url}/api/users/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: leaver.user.email, password }),
        });
        return profile.status;
      })
      .toBe(401);
    const messages = await callApi<{ content: string }[]>(
      server,
      `GET /api/chat/messages/${partner.user._id}/${leaver.user._id}`,
      { session: partner },
    );
    expect(messages.map(({ content }) => content)).toEqual(['See you']);
  });
});
