import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { callApi, connectCompanies, open, password, restoreSession, signUpCompany } from './companies.ts';
import { failCalls, loseAnswers } from './failures.ts';
import { expect, test } from './fixtures.ts';
import { watchShifts } from './layout-shifts.ts';
import { linkInLetter } from './letters.ts';

const member = (page: Page, name: string) =>
  page
    .getByRole('tabpanel')
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .filter({ hasText: name })
    .first();

/** Invites a person. Returns the link that the form shows. */
async function invite(page: Page, email: string, role: string): Promise<string> {
  await page.getByRole('tabpanel').getByRole('button', { name: 'Invite a member' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Invite a member' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('radio', { name: role, exact: true }).check();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  const link = await dialog.getByText('/join#token=').innerText();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return link;
}

const pressJoin = (page: Page) => page.getByRole('button', { name: 'Join' }).click();

/** Opens a link and fills in the form. */
async function fillJoin(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  // Neither the history nor the address bar keeps the token.
  await expect(page).toHaveURL(/\/join$/);
}

/** That a link names the company, the member who invites, the address and the role before the form, also at a second try. */
async function expectInvitation(page: Page, link: string): Promise<void> {
  const message = 'Too many attempts. Please try again in 12 minutes.';
  const mend = await failCalls(page, {
    calls: '**/api/members/invitation',
    status: 429,
    body: { code: 'too_many_requests', message },
  });
  const shifts = await watchShifts(page);
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('The invitation could not be loaded.');
  await expect(page.getByRole('alert')).toContainText(message);
  await expectAccessible(page);
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Malabar Spices');
  await expect(page).toHaveTitle('Join Malabar Spices · Guildhall');
  const main = page.getByRole('main');
  await expect(main).toContainText('It has invited you to work under its name.');
  await expect(main).toContainText('asha@malabar.example');
  await expect(main).toContainText('Sales');
  await expectAccessible(page);
  expect(await shifts()).toEqual([]);
}

/** That the page says of a link, once, that it cannot be used and what to do, in place of the form. */
async function expectUnusable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
  await expect(page.getByRole('alert')).toContainText('has expired, was withdrawn or was used before');
  await expect(page.getByText(/new (one|link)/)).toHaveCount(1);
  await expect(page.getByLabel('Your name')).toHaveCount(0);
}

test('an invitation that is written survives Escape and a reload, until it is sent or reset', async ({
  server,
  openWindow,
}) => {
  const page = await openWindow();
  await restoreSession(page, await signUpCompany(server, 'Malabar Spices'));
  await open(page, '/Profile?tab=manage-roles');
  const dialog = page.getByRole('dialog', { name: 'Invite a member' });
  const email = dialog.getByLabel('Email');
  const sales = dialog.getByRole('radio', { name: 'Sales', exact: true });
  const openForm = () =>
    page.getByRole('tabpanel').getByRole('button', { name: 'Invite a member' }).first().click();
  await openForm();
  await email.fill('asha@malabar.example');
  await sales.check();
  for (const leave of [() => page.keyboard.press('Escape'), () => page.reload()]) {
    await leave();
    await expect(dialog).toBeHidden();
    await openForm();
    await expect(email).toHaveValue('asha@malabar.example');
    await expect(sales).toBeChecked();
  }
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await dialog.getByRole('button', { name: 'Invite another' }).click();
  await expect(email).toHaveValue('');
  await email.fill('ravi@malabar.example');
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expect(email).toHaveValue('');
  await page.keyboard.press('Escape');
  await openForm();
  await expect(email).toHaveValue('');
  await expect(sales).not.toBeChecked();
});

test('owner, seller and buyer work as one company', { tag: '@core' }, async ({ server, openWindow }) => {
  const session = await signUpCompany(server, 'Malabar Spices');
  const other = await signUpCompany(server, 'Coral Castings');
  await connectCompanies(server, session, other);
  const [owner, seller, buyer] = [await openWindow(), await openWindow(), await openWindow({ width: 360 })];
  await restoreSession(owner, session);
  await open(owner, '/Profile?tab=manage-roles');

  await test.step('one joins by the letter, the other by the copied link', async () => {
    await invite(owner, 'asha@malabar.example', 'Sales');
    const copied = await invite(owner, 'ravi@malabar.example', 'Buyer');
    await expectAccessible(owner);
    // A link that was lost is replaced, and shown.
    await member(owner, 'ravi@malabar.example')
      .getByRole('button', { name: /^Resend/ })
      .click();
    const again = owner.getByRole('dialog', { name: 'Invite a member' });
    await expect(again.getByText('/join#token=')).not.toHaveText(copied);
    const fresh = await again.getByText('/join#token=').innerText();
    await owner.keyboard.press('Escape');
    const letter = await linkInLetter(server, 'asha@malabar.example', 'Join Malabar Spices on Guildhall');
    await expectInvitation(seller, letter);
    await fillJoin(seller, letter, 'Asha');
    // The link is spent now, and not asked for again.
    let asked = 0;
    seller.on('request', (request) => void (asked += Number(request.url().endsWith('/members/invitation'))));
    await pressJoin(seller);
    await expect(seller).toHaveURL(/\/user-home$/);
    expect(asked).toBe(0);
    await fillJoin(buyer, fresh, 'Ravi');
    // The account is made, and the link used up.
    const mend = await loseAnswers(buyer, '**/api/members/accept');
    await pressJoin(buyer);
    await expect(buyer.getByRole('alert')).toBeVisible();
    await mend();
    await pressJoin(buyer);
    await expect(buyer).toHaveURL(/\/user-home$/);
    // Without a reload.
    await expect(member(owner, 'Ravi')).toContainText('Buyer');
    await expect(member(owner, 'Asha')).toContainText('Sales');
  });

  await test.step('each may do what the role permits', async () => {
    await open(seller, '/Profile?tab=edit-profile');
    await expect(seller.getByText('Only owners and admins may do this.')).toBeVisible();
    await open(seller, '/Profile?tab=manage-roles');
    await expect(member(seller, 'Ravi')).toBeVisible();
    await expect(seller.getByRole('button', { name: 'Invite a member' })).toHaveCount(0);
    await open(seller, '/Home');
    await expect(seller.getByRole('button', { name: 'Add a Product' })).toBeVisible();
    await seller.getByRole('switch').click();
    await expect(seller).toHaveTitle(/Client Home/);
    await expect(seller.getByRole('button', { name: 'Create a Request' })).toHaveCount(0);
    await open(buyer, '/Inventory');
    await expect(buyer.getByRole('main')).toContainText('Only owners, admins and sales may do this.');
  });

  await test.step('the owner sees who did what', async () => {
    await open(seller, `/Chats/${other.user._id}`);
    await seller.getByRole('textbox', { name: /message/i }).fill('Good day');
    await seller.keyboard.press('Enter');
    await expect(seller.getByRole('log')).toContainText('Good day');
    await owner.reload();
    const activity = owner.getByRole('region', { name: 'Activity' });
    await expect(activity).toContainText('Asha sent a message');
    await expect(activity).toContainText('Ravi joined the company');
  });

  await test.step('another role counts at once where its member is logged in, and what is written there stays', async () => {
    const setRole = async (role: string) => {
      await member(owner, 'Asha').getByRole('button', { name: 'Change role' }).click();
      const dialog = owner.getByRole('dialog', { name: 'Role of Asha' });
      await dialog.getByRole('radio', { name: role, exact: true }).check();
      await dialog.getByRole('button', { name: 'Save role' }).click();
      await expect(member(owner, 'Asha')).toContainText(role);
    };
    const box = seller.getByPlaceholder('Type a message...');
    await box.fill('A price of Rs. 900');
    await setRole('Viewer');
    await expect(box).toBeHidden();
    await expect(seller.getByText('Only owners, admins, sales and buyers may do this.')).toBeVisible();
    await expect(seller.getByLabel('Not sent')).toHaveValue('A price of Rs. 900');
    await expect(seller.getByLabel('Not sent')).toBeFocused();
    await expectAccessible(seller);
    await setRole('Sales');
    await expect(box).toHaveValue('A price of Rs. 900');
  });

  await test.step('a lost phone is logged out from elsewhere', async () => {
    await open(owner, '/Settings');
    await owner
      .getByRole('button', { name: /^Sign out .* of Ravi$/ })
      .first()
      .click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
    await expect(buyer).toHaveURL(/\/login$/);
    await buyer.getByLabel('Email').fill('ravi@malabar.example');
    await buyer.getByLabel('Password', { exact: true }).fill(password);
    await buyer.getByRole('button', { name: 'Log In' }).click();
    await expect(buyer).not.toHaveURL(/\/login$/);
  });

  await test.step('who is removed is out at once, and what they did stays with their name', async () => {
    await open(owner, '/Profile?tab=manage-roles');
    await member(owner, 'Asha').getByRole('button', { name: 'Remove' }).click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(seller).toHaveURL(/\/login$/);
    await expect(owner.getByRole('region', { name: 'Activity' })).toContainText('Asha sent a message');
    const { members } = await callApi<{ members: { name: string }[] }>(
      server,
      `GET /api/members/${session.user._id}`,
      { session },
    );
    expect(members.map(({ name }) => name)).not.toContain('Asha');
  });

  await test.step('a link that was used or has expired says so before the form, and while it is filled in', async () => {
    const page = await openWindow();
    await page.goto(await linkInLetter(server, 'asha@malabar.example', 'Join Malabar Spices on Guildhall'));
    await expectUnusable(page);
    await expectAccessible(page);
    const link = await invite(owner, 'meera@malabar.example', 'Viewer');
    await fillJoin(page, link, 'Meera');
    await server.query(`update invitations set expires_at = now()`);
    await pressJoin(page);
    await expectUnusable(page);
    await expect(page.getByRole('alert')).toBeFocused();
    await page.reload();
    await expectUnusable(page);
  });
});
