import type { Page } from '@playwright/test';
import { openAtOnce, stopClock } from './clock.ts';
import { callApi, restoreSession, signUpCompany, type CompanySession } from './companies.ts';
import { failCalls, holdCalls, loseCalls } from './failures.ts';
import { expect, test } from './fixtures.ts';
import { openToasts } from './toasts.ts';

const saving = '**/api/users/*';
const industries = ['Steel Manufacturing', 'IT Services', 'Automotive', 'Pharmaceuticals', 'Retail'];
const details = {
  companyIndustry: 'Steel Manufacturing',
  companySize: '48 employees',
  adminEmail: 'admin@coral.example',
  panNumber: 'ABCDE1234F',
  employeeEmails: ['asha@coral.example'],
  address: '7 Harbour Road',
  clientIndustry: 'Automotive',
  productTypes: 'Castings',
  supplierIndustry: 'Retail',
  supplyType: 'Bulk',
};
const texts = {
  'Company Size': details.companySize,
  'Administrator Email': details.adminEmail,
  'PAN Number': details.panNumber,
  Address: details.address,
  'Product Types': details.productTypes,
  'Supply Type': details.supplyType,
};
const choices = {
  'Company Industry': details.companyIndustry,
  'Client Industry': details.clientIndustry,
  'Supplier Industry': details.supplierIndustry,
};

const box = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

async function expectNothingLost(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await expect(box(page, label)).toHaveValue(text);
  for (const [label, choice] of Object.entries(choices)) {
    await expect(page.getByLabel(label)).toHaveValue(choice);
  }
  await expect(page.getByRole('list', { name: 'Employee Email' })).toContainText('asha@coral.example');
}

test('a company completes its profile', async ({ server, openWindow }) => {
  const page = await openWindow();
  const session = await signUpCompany(server, 'Coral Castings');
  await restoreSession(page, session);
  await openAtOnce(page, '/details');

  await test.step('the fields of the form', async () => {
    await expect(page.getByText('Fill in the details below or skip for now.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Company Information',
      'Employee Emails',
      'Address',
      'Client Information',
      'Supplier Information',
    ]);
    for (const label of Object.keys(choices)) {
      await expect(page.getByLabel(label)).toHaveValue('');
      await expect(page.getByLabel(label).locator('option:not([value=""])')).toHaveText(industries);
    }
    for (const label of Object.keys(texts)) await expect(box(page, label)).toHaveValue('');
  });

  await test.step('the email of an employee has one @, no space and a dot after the @', async () => {
    const employee = box(page, 'Employee Email');
    for (const wrong of [
      '',
      'asha',
      'asha@coral',
      'a@b@coral.example',
      'as ha@coral.example',
      '@coral.example',
    ]) {
      await employee.fill(wrong);
      await press(page, 'Add Email');
      await expect(openToasts(page, 'Please enter a valid email address.')).toBeVisible();
      await expect(employee).toHaveValue(wrong);
      await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
      await page.clock.fastForward(5000);
      await page.clock.fastForward(1000);
    }
    for (const right of ['asha@coral.example', 'ravi@coral.example']) {
      await employee.fill(right);
      await press(page, 'Add Email');
      await expect(employee).toHaveValue('');
    }
    await press(page, 'Remove ravi@coral.example');
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(1);
  });

  await test.step('a failure is shown, and the form keeps its values', async () => {
    for (const [label, text] of Object.entries(texts)) await box(page, label).fill(text);
    for (const [label, choice] of Object.entries(choices)) await page.getByLabel(label).selectOption(choice);
    const ownWords = 'An error occurred while saving your details.';
    for (const [text, fail] of [
      [
        'No more ink.',
        () => failCalls(page, { calls: saving, method: 'PUT', body: { message: 'No more ink.' } }),
      ],
      [ownWords, () => failCalls(page, { calls: saving, method: 'PUT' })],
      [ownWords, () => loseCalls(page, saving)],
    ] as const) {
      const mend = await fail();
      await press(page, 'Save Details');
      await expect(openToasts(page, text)).toBeVisible();
      await mend();
      await page.clock.fastForward(5000);
      await page.clock.fastForward(1000);
      await expect(openToasts(page, text)).toHaveCount(0);
    }
    await expect(page).toHaveURL(/\/details$/);
    await expectNothingLost(page);
  });

  await test.step('saved once, with a toast, and 2000 ms later at the log-in, still signed in', async () => {
    const bodies: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') bodies.push(request.postDataJSON());
    });
    const letGo = await holdCalls(page, saving);
    // Faster than the screen can show that the call is pending.
    await page.getByRole('button', { name: 'Save Details' }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await stopClock(page);
    await letGo();
    await expect(openToasts(page, 'Details saved successfully!')).toBeVisible();
    await page.clock.runFor(1900);
    await expect(page).toHaveURL(/\/details$/);
    await page.clock.runFor(100);
    await expect(page).toHaveURL(/\/login$/);
    await page.clock.runFor(2900);
    await expect(openToasts(page, 'Details saved successfully!')).toBeVisible();
    await page.clock.runFor(200);
    await expect(openToasts(page, 'Details saved successfully!')).toHaveCount(0);
    expect(bodies).toEqual([details]);
    expect(await page.evaluate(() => localStorage.getItem('user'))).toContain('Coral Castings');
    const path = `/api/users/currentUser/${session.user._id}` as const;
    expect(await callApi(server, `GET ${path}`, { session })).toMatchObject(details);
  });
});

test('saved details are filled in, and the fields are disabled until then', async ({
  server,
  openWindow,
}) => {
  const page = await openWindow();
  const session: CompanySession = await signUpCompany(server, 'Coral Castings');
  await callApi(server, `PUT /api/users/${session.user._id}`, { session, body: details });
  await restoreSession(page, session);

  await test.step('nothing can be saved while the details cannot be loaded', async () => {
    const mend = await failCalls(page, { calls: '**/api/users/currentUser/*' });
    await openAtOnce(page, '/details');
    await expect(page.getByRole('alert')).toContainText('Your details could not be loaded.');
    await expect(page.getByRole('button', { name: 'Save Details' })).toHaveCount(0);
    await mend();
    await press(page, 'Try again');
    await expectNothingLost(page);
  });

  await test.step('the message of the server is shown before our own', async () => {
    for (const [body, text] of [
      [{ message: 'Noted with thanks.' }, 'Noted with thanks.'],
      [{}, 'Details saved successfully!'],
    ] as const) {
      await page.goto('/details');
      const mend = await failCalls(page, { calls: saving, method: 'PUT', status: 200, body });
      await press(page, 'Save Details');
      await expect(openToasts(page, text)).toBeVisible();
      await page.clock.fastForward(2000);
      await expect(page).toHaveURL(/\/login$/);
      await mend();
    }
  });

  await test.step('Skip for Now saves nothing and leads home', async () => {
    await page.goto('/details');
    await box(page, 'Company Size').fill('3 employees');
    await press(page, 'Skip for Now');
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('main')).toBeFocused();
    const path = `/api/users/currentUser/${session.user._id}` as const;
    expect(await callApi(server, `GET ${path}`, { session })).toMatchObject(details);
  });
});
