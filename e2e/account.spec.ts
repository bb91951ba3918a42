import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessibility.ts';
import { callApi, connectCompanies, open, password, restoreSession, signUpCompany } from './companies.ts';
import { expect, test } from './fixtures.ts';
import { linkInLetter } from './letters.ts';
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
    await expect(page.getByRole('tabpanel', { name: 'View Profile' })).toContainText('7 Harbour Road');
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
    await page.getByRole('tabpanel').getByRole('button', { name: 'Change Password' }).dblclick();
    await expect(page.getByLabel('Current password', { exact: true })).toHaveValue('');
    await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Change Password' })).toBeFocused();
    await expect(other).toHaveURL(/\/login$/);
    await open(page, '/Settings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vendor Settings');
  });
});

test('a name and an email change behind the password, the email once a letter is answered', async ({
  server,
  openWindow,
}) => {
  const session = await signUpCompany(server, 'Malabar Spices');
  await signUpCompany(server, 'Coral Castings');
  const { email } = session.user;
  const newEmail = 'sales@malabar.example';
  const page = await openWindow({ width: 360 });
  await restoreSession(page, session);
  const panel = page.getByRole('tabpanel');
  const dialog = page.getByRole('dialog', { name: 'Change name or email' });
  const confirm = async (link: string, done: string) => {
    await page.goto(link);
    // Neither the history nor the address bar keeps the token.
    await expect(page).toHaveURL(/\/confirm-email$/);
    await page.getByRole('button', { name: 'Confirm email' }).click();
    await expect(page.getByRole('status').filter({ hasText: done })).toBeFocused();
    await expectAccessible(page);
  };

  await test.step('who has not confirmed the email is told so, and the letter leads there', async () => {
    await open(page, '/Profile?tab=edit-profile');
    await expect(panel).toContainText('Your email is not confirmed yet.');
    await confirm(await linkInLetter(server, email, 'Confirm your email on Guildhall'), 'Email confirmed.');
    await page.getByRole('link', { name: 'Go to Guildhall' }).click();
    await open(page, '/Profile?tab=edit-profile');
    await expect(page.getByRole('button', { name: 'Change name or email' })).toBeVisible();
    await expect(panel).not.toContainText('not confirmed');
  });

  await test.step('a name like that of another is said, a wrong password is refused at its field', async () => {
    await page.getByRole('button', { name: 'Change name or email' }).click();
    await dialog.getByLabel('Company Name').fill('CORAL castings');
    await expect(dialog.getByText('Another company has nearly this name.')).toBeVisible();
    await dialog.getByLabel('Company Name').fill('Malabar Spices and Oils');
    await expect(dialog.getByText('Another company has nearly this name.')).toBeHidden();
    await dialog.getByLabel('Email').fill(newEmail);
    await dialog.getByLabel('Your password', { exact: true }).fill('not the password');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription(
      /password/i,
    );
    await expect(dialog.getByLabel('Your password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
  });

  await test.step('the name is new at once, the email waits for its letter', async () => {
    await dialog.getByLabel('Your password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog).toBeHidden();
    await expect(panel).toContainText('Malabar Spices and Oils');
    await expect(panel).toContainText(`An email was sent to ${newEmail}.`);
    await linkInLetter(server, email, 'A new email for your Guildhall account');
    await confirm(
      await linkInLetter(server, newEmail, 'Confirm your new Guildhall email'),
      'Email changed. Log in with the new one from now on.',
    );
    await linkInLetter(server, email, 'Your Guildhall email was changed');
  });

  await test.step('one logs in with the new address', async () => {
    await callApi(server, 'POST /api/users/login', { body: { email: newEmail, password } });
    await open(page, '/Profile?tab=edit-profile');
    await expect(panel).toContainText(newEmail);
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

const inWords = { day: 'numeric', month: 'short', year: 'numeric' } as const;

test('a company is deactivated, comes back, and is deleted for good', async ({ server, openWindow }) => {
  const leaver = await signUpCompany(server, 'Coral Castings');
  const partner = await signUpCompany(server, 'Delta Dyes');
  await connectCompanies(server, leaver, partner);
  const { request } = await callApi<{ request: { id: string } }>(server, 'POST /api/requests', {
    session: leaver,
    body: { request: 'Sand', budget: '1', supply_industry: 'Retail' },
  });
  const lines = [{ description: 'Sand', quantity: 1, unit: 'lot', unitPrice: 100 }];
  const { quote } = await callApi<{ quote: { id: string } }>(server, 'POST /api/quotes', {
    session: partner,
    body: { requestId: request.id, offer: { lines, validUntil: '2099-12-31' } },
  });
  const { order } = await callApi<{ order: { id: string; number: string } }>(
    server,
    `PUT /api/quotes/accept/${quote.id}`,
    { session: leaver, body: { offer: 1 } },
  );
  const said = { senderId: leaver.user._id, receiverId: partner.user._id, content: 'See you' };
  await callApi(server, 'POST /api/chat/send', { session: leaver, body: said });
  const [page, other] = [await openWindow(), await openWindow({ width: 360 })];
  await restoreSession(page, leaver);
  await restoreSession(other, partner);
  // Its days end 25 hours after those of its reader.
  await callApi(server, `PUT /api/settings/${leaver.user._id}`, {
    session: leaver,
    body: { zone: 'Pacific/Pago_Pago' },
  });
  const timeZone = await page.context().newCDPSession(page);
  await timeZone.send('Emulation.setTimezoneOverride', { timezoneId: 'Pacific/Kiritimati' });

  await test.step('deactivated, it is hidden until an owner logs in', async () => {
    await open(page, '/Profile?tab=deactivate-account');
    await page.getByLabel('Your password', { exact: true }).fill(password);
    await page.getByRole('tabpanel').getByRole('button', { name: 'Deactivate Account' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Your company is deactivated.')).toBeVisible();
    await open(other, `/Network?company=${leaver.user._id}`);
    await expect(other.getByRole('dialog').getByText('There is no such company')).toBeVisible();
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
    await page.getByRole('button', { name: 'Export everything' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('guildhall.zip');
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
  });

  const remove = async () => {
    await page.getByLabel('Company Name').fill('Coral  Castings');
    await page.getByLabel('Your password', { exact: true }).fill(password);
    await page.getByRole('tabpanel').getByRole('button', { name: 'Delete Account' }).click();
  };
  await test.step('an order that runs is named, and stands in the way', async () => {
    await remove();
    await expect(page.getByRole('tabpanel')).toContainText('An order is still running');
    await expectAccessible(page);
    await page.getByRole('tabpanel').getByRole('link', { name: order.number }).click();
    await expect(page).toHaveURL(new RegExp(`/deals/${quote.id}$`));
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    await callApi(server, `PUT /api/orders/status/${order.id}`, {
      session: { ...leaver, token },
      body: { status: 'cancelled', from: 'placed', note: 'We close.' },
    });
    await open(page, '/Profile?tab=delete-account');
  });

  await test.step('deleted, it is gone after its time, and what was said stays with the other side', async () => {
    const answer = page.waitForResponse(
      (response) => response.request().method() === 'DELETE' && response.url().endsWith(leaver.user._id),
    );
    await remove();
    const { until } = (await (await answer).json()) as { until: string };
    await expect(page).toHaveURL(/\/login$/);
    const day = new Date(until).toLocaleDateString('en-GB', { ...inWords, timeZone: 'Pacific/Pago_Pago' });
    await expect(page.getByText(`Your company is deleted. Until ${day} `)).toBeVisible();
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
    expect(messages.map(({ content }) => content)).toContain('See you');
    await open(other, `/deals/${quote.id}`);
    await expect(other.getByRole('main')).toContainText('Unknown Company');
    await expect(other.getByRole('main')).toContainText('We close.');
    await expect(other.locator('body')).not.toContainText('Coral Castings');
  });
});
