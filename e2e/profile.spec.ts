import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { openAtOnce } from './clock.ts';
import { callApi, connectCompanies, restoreSession, signUpCompany } from './companies.ts';
import { failCalls } from './failures.ts';
import { expect, test } from './fixtures.ts';

const ownProfile = '**/api/users/currentUser/*';
const panel = (page: Page) => page.getByRole('tabpanel');
const section = (page: Page, name: string) => page.getByRole('region', { name });

test("View Profile shows the company's details", async ({ server, openWindow }) => {
  const page = await openWindow();
  const session = await signUpCompany(server, 'Coral Castings');
  const save = (body: object) => callApi(server, `PUT /api/users/${session.user._id}`, { session, body });
  await restoreSession(page, session);
  await openAtOnce(page, '/profile');

  await test.step('a new company shows its name and its email, and no empty block', async () => {
    await expect(panel(page).getByRole('heading')).toHaveText(['Coral Castings', 'Company Info']);
    await expect(section(page, 'Company Info').getByRole('term')).toHaveText(['Email']);
  });

  await test.step('a company with connections but no employees shows neither', async () => {
    await connectCompanies(server, session, await signUpCompany(server, 'Delta Dyes'));
    await save({ supplyType: 'Bulk' });
    await page.reload();
    await expect(panel(page).getByRole('heading')).toHaveText([
      'Coral Castings',
      'Company Info',
      'Product & Supplier Details',
    ]);
    await expect(section(page, 'Product & Supplier Details')).toHaveText(
      /^Product & Supplier DetailsSupply TypeBulk$/,
    );
  });

  await test.step('all details, in order', async () => {
    await save({
      adminEmail: 'admin@coral.example',
      address: '7 Harbour Road',
      companySize: '48 employees',
      clientIndustry: 'Automotive',
      companyIndustry: 'Steel Manufacturing',
      panNumber: 'ABCDE1234F',
      employeeEmails: ['asha@coral.example', 'ravi@coral.example'],
      productTypes: 'Castings',
      supplierIndustry: 'Retail',
    });
    await page.reload();
    await expect(panel(page).getByRole('heading')).toHaveText([
      'Coral Castings',
      'Company Info',
      'Employees',
      'Connections',
      'Product & Supplier Details',
    ]);
    await expect(panel(page).getByRole('term')).toHaveText([
      'Email',
      'Admin Email',
      'Address',
      'Company Size',
      'Client Industry',
      'Company Industry',
      'PAN Number',
      'Product Types',
      'Supplier Industry',
      'Supply Type',
    ]);
    await expect(panel(page).getByRole('definition')).toHaveText([
      session.user.email,
      'admin@coral.example',
      '7 Harbour Road',
      '48 employees',
      'Automotive',
      'Steel Manufacturing',
      'ABCDE1234F',
      'Castings',
      'Retail',
      'Bulk',
    ]);
    await expect(section(page, 'Employees').getByRole('listitem')).toHaveText([
      'asha@coral.example',
      'ravi@coral.example',
    ]);
    await expect(section(page, 'Connections').getByRole('listitem')).toHaveText(['Delta Dyes']);
  });

  await test.step('a connection without a name is an Unknown User, and a link leads to the rest', async () => {
    const calls = '**/api/users/connections/*';
    await page.route(calls, (route) =>
      route.fulfill({
        headers: { link: '</api/users/connections/me?cursor=next>; rel="next"' },
        json: [
          {
            _id: session.user._id,
            companyName: '',
            avatar: null,
            lastMessage: null,
            connection: { _id: session.user._id, status: 'connected', direction: 'sent' },
          },
        ],
      }),
    );
    await page.reload();
    await expect(section(page, 'Connections').getByRole('listitem')).toHaveText(['Unknown User']);
    await page.getByRole('link', { name: 'See all connections' }).click();
    await expect(page).toHaveURL(/\/Network\?tab=connections$/);
    await page.unroute(calls);
    await page.goto('/profile');
  });

  await test.step('connections that cannot be loaded leave the list empty', async () => {
    const mend = await failCalls(page, { calls: '**/api/users/connections/*' });
    await page.reload();
    await expect(section(page, 'Connections')).toContainText('No Connections Yet, Make Connections');
    await expect(page.locator('[data-component="Toaster"]').getByRole('listitem')).toHaveCount(0);
    await mend();
  });

  await test.step('a profile that cannot be loaded stays at Loading Profile...', async () => {
    const { met } = await failCalls(page, { calls: ownProfile });
    await page.reload();
    for (let tries = 1; tries <= 3; tries += 1) {
      await page.clock.fastForward(4000);
      await expect.poll(met).toBeGreaterThanOrEqual(tries);
    }
    await page.clock.fastForward(60_000);
    await expect(panel(page)).toHaveText('Loading Profile...');
    await expect(page.locator('[data-component="Toaster"]').getByRole('listitem')).toHaveCount(0);
  });
});

test('the six tabs of Profile Settings', async ({ server, openWindow }) => {
  const page = await openWindow();
  const session = await signUpCompany(server, 'Coral Castings');
  await restoreSession(page, session);
  await openAtOnce(page, '/profile');
  const tab = (name: string) => page.getByRole('tab', { name });

  await test.step('View Profile is selected', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Profile Settings' })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText([
      'View Profile',
      'Edit Profile',
      'Change Password',
      'Employee Roles',
      'Deactivate Account',
      'Delete Account',
    ]);
    await expect(tab('View Profile')).toHaveAttribute('aria-selected', 'true');
    await expect(tab('Delete Account')).toHaveAccessibleDescription('Danger Zone');
  });

  for (const [name, heading, address] of [
    ['Edit Profile', 'Edit Profile', 'edit-profile'],
    ['Change Password', 'Change Password', 'change-password'],
    ['Employee Roles', 'Manage Employee Roles', 'manage-roles'],
    ['Deactivate Account', 'Deactivate Account', 'deactivate-account'],
    ['Delete Account', 'Delete Account', 'delete-account'],
  ] as const) {
    await test.step(name, async () => {
      await tab(name).click();
      await expect(panel(page).getByRole('heading', { name: heading, exact: true })).toBeVisible();
      await expectAccessible(page);
      await expect(page).toHaveURL(`${server.url}/profile?tab=${address}`);
    });
  }

  await test.step('a tab has an address, and the arrow keys move between tabs', async () => {
    await page.reload();
    await expect(tab('Delete Account')).toHaveAttribute('aria-selected', 'true');
    await tab('Delete Account').focus();
    await page.keyboard.press('ArrowDown');
    await expect(tab('View Profile')).toBeFocused();
    await expect(panel(page)).toContainText(session.user.email);
    await page.goto('/profile?tab=nonsense');
    await expect(tab('View Profile')).toHaveAttribute('aria-selected', 'true');
  });
});
