import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { callApi, connectCompanies, open, password, restoreSession, signUpCompany } from './companies.ts';
import { expect, test } from './fixtures.ts';
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

async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  // Neither the history nor the address bar keeps the token.
  await expect(page).toHaveURL(/\/join$/);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page).toHaveURL(/\/user-home$/);
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

test('an owner, a seller and a buyer work under the name of one company', async ({ server, openWindow }) => {
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
    await join(
      seller,
      await linkInLetter(server, 'asha@malabar.example', 'Join Malabar Spices on Guildhall'),
      'Asha',
    );
    await join(buyer, fresh, 'Ravi');
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

  await test.step('a link that was used says so', async () => {
    const page = await openWindow();
    await page.goto(await linkInLetter(server, 'asha@malabar.example', 'Join Malabar Spices on Guildhall'));
    await page.getByLabel('Your name').fill('Nobody');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Join' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expectAccessible(page);
  });
});
