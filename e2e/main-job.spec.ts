import type { Page } from '@playwright/test';
import { openAtOnce } from './clock.ts';
import { open } from './companies.ts';
import { expect, test } from './fixtures.ts';

interface Stage {
  vendor: Page;
  client: Page;
  pictureHost: string;
}

const vendorName = 'Saffron Steel';
const clientName = 'Lotus Motors';
const password = 'a long enough password';
const emailOf = (company: string) => `office@${company.toLowerCase().replace(' ', '-')}.example`;

/** Waits for the screen to which the app leads: its code comes from the server, which is killed next. */
async function arrive(page: Page, path: string, title: string): Promise<void> {
  await page.waitForURL(`**${path}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

async function signUp(page: Page, company: string): Promise<void> {
  await page.getByLabel('Company Name').fill(company);
  await page.getByLabel('Email', { exact: true }).fill(emailOf(company));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Registration successful!')).toBeVisible();
  await arrive(page, '/details', 'Complete Your Profile');
}

async function completeProfile(page: Page, company: string, industry: string): Promise<void> {
  await page.getByLabel('Company Industry').selectOption(industry);
  await page.getByLabel('Company Size').fill('51-200');
  await page.getByLabel('Administrator Email').fill(`admin@${company.split(' ')[0]!.toLowerCase()}.example`);
  await page.getByLabel('PAN Number').fill('ABCDE1234F');
  await page.getByRole('textbox', { name: 'Employee Email' }).fill('worker@example.com');
  await page.getByRole('button', { name: 'Add Email' }).click();
  await expect(page.getByRole('button', { name: 'Remove worker@example.com' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Address' }).fill(`1 Market Street, ${company}`);
  await page.getByLabel('Product Types').fill('Coils and sheets');
  await page.getByRole('button', { name: 'Save Details' }).click();
  await expect(page.getByText('Details saved successfully!')).toBeVisible();
  await arrive(page, '/login', 'Log In');
}

async function logIn(page: Page, company: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(emailOf(company));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('Login successful!')).toBeVisible();
  await arrive(page, '/user-home', 'Products');
}

async function switchToClient(page: Page): Promise<void> {
  await open(page, '/home');
  const mode = page.getByRole('switch', { name: 'Client mode' });
  await expect(mode).not.toBeChecked();
  await mode.click();
  await expect(mode).toBeChecked();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Client mode' })).toBeChecked();
}

async function addProduct({ vendor: page, pictureHost }: Stage): Promise<void> {
  await open(page, '/home');
  await page.getByRole('button', { name: 'Add a Product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a Product' });
  await dialog.getByLabel('Name').fill('Cold rolled coil');
  await dialog.getByLabel('Description').fill('CR coil, 1.2 mm, oiled, slit to width.');
  await dialog.getByLabel('Price').fill('1000');
  await dialog.getByLabel('Discount').fill('12.5');
  await dialog.getByLabel('Category', { exact: true }).fill('Coils');
  await dialog.getByLabel('Stock quantity').fill('40');
  for (const image of ['favicon.svg', 'logo.png']) {
    await dialog.getByRole('textbox', { name: 'Image URL' }).fill(`${pictureHost}/${image}`);
    await dialog.getByRole('button', { name: 'Add image' }).click();
  }
  await dialog.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText('Product added successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();
}

async function seeProduct(page: Page): Promise<void> {
  // From the server, not from what the window still has.
  await page.reload();
  const card = page.getByRole('article', { name: 'Cold rolled coil' });
  await expect(card).toContainText('Rs. 875.00');
  await expect(card).toContainText('Rs. 1,000.00');
  await card.getByRole('button', { name: 'Next image' }).click();
}

async function postRequest(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole('button', { name: 'Create a Request' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a Request' });
  await dialog.getByLabel('Requirement').fill('20 tonnes of cold rolled coil a month');
  await dialog.getByLabel('Budget').fill('1400000');
  await dialog.getByLabel('Supply Industry').selectOption('Steel Manufacturing');
  await dialog.getByRole('button', { name: 'Create Request' }).click();
  await expect(page.getByText('Request added successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article').filter({ hasText: '20 tonnes of cold rolled coil' })).toBeVisible();
}

async function findAndConnect(page: Page): Promise<void> {
  await open(page, '/network');
  await page.getByRole('tab', { name: 'Find' }).click();
  const row = page.getByRole('listitem').filter({ hasText: clientName });
  await row.getByRole('button', { name: /Connect/ }).click();
  await expect(page.getByText('Connection request sent successfully!')).toBeVisible();
  await page.getByRole('tab', { name: 'Sent' }).click();
  const sent = page.getByRole('tabpanel', { name: 'Sent' }).getByRole('listitem');
  await expect(sent.filter({ hasText: clientName })).toContainText('Pending');
}

async function accept(page: Page): Promise<void> {
  await open(page, '/network');
  await page.getByRole('switch', { name: 'Client mode' }).click();
  await page.getByRole('tab', { name: 'Requests' }).click();
  await page.getByRole('button', { name: `Accept ${vendorName}` }).click();
  await expect(page.getByText('Connection accepted successfully.')).toBeVisible();
  await page.getByRole('tab', { name: 'Connections' }).click();
  const connections = page.getByRole('tabpanel', { name: 'Connections' }).getByRole('listitem');
  await expect(connections.filter({ hasText: vendorName })).toBeVisible();
}

async function openConversation(page: Page, other: string): Promise<void> {
  await open(page, '/chats');
  await page.getByRole('navigation', { name: 'Connections' }).getByText(other).click();
  await expect(page.getByPlaceholder('Type a message...')).toBeVisible();
}

async function send(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder('Type a message...').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log').getByText(text)).toBeVisible();
  await expect(page.getByPlaceholder('Type a message...')).toHaveValue('');
}

async function talk({ vendor, client }: Stage, round: string): Promise<void> {
  await send(vendor, `Can you take 18 tonnes? ${round}`);
  await expect(client.getByRole('log').getByText(`Can you take 18 tonnes? ${round}`)).toBeVisible();
  await send(client, `Yes, by Friday. ${round}`);
  await expect(vendor.getByRole('log').getByText(`Yes, by Friday. ${round}`)).toBeVisible();
}

async function seeOldMessages({ vendor, client }: Stage): Promise<void> {
  await both(vendor.reload(), client.reload());
  await expect(vendor.getByRole('log').getByText('Can you take 18 tonnes? first')).toBeVisible();
  await expect(client.getByRole('log').getByText('Yes, by Friday. first')).toBeVisible();
}

async function seeProfileOfTheOther(page: Page): Promise<void> {
  await open(page, '/home');
  const mode = page.getByRole('switch', { name: 'Client mode' });
  if (await mode.isChecked()) await mode.click();
  await page
    .getByRole('article', { name: 'Cold rolled coil' })
    .getByRole('link', { name: vendorName })
    .click();
  const profile = page.getByRole('dialog', { name: vendorName });
  await expect(profile).toContainText('1 Market Street, Saffron Steel');
  await expect(profile).toContainText('Coils and sheets');
  await expect(profile).not.toContainText('ABCDE1234F');
  await expect(profile).not.toContainText('worker@example.com');
}

async function seeOwnProfile(page: Page): Promise<void> {
  await page.goto('/profile');
  const main = page.getByRole('main');
  await expect(main).toContainText('ABCDE1234F');
  await expect(main).toContainText('worker@example.com');
  await expect(main).toContainText(clientName);
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/home');
  await page.locator('[data-component="AccountMenu"]:visible').click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('**/login');
  await expect
    .poll(() => page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('token')]))
    .toEqual([null, null]);
}

const both = (vendor: Promise<unknown>, client: Promise<unknown>) => Promise.all([vendor, client]);

/** The steps; before each but the first the server has been killed and restarted. */
const steps: [string, (stage: Stage) => Promise<unknown>][] = [
  ['both sign up', ({ vendor, client }) => both(signUp(vendor, vendorName), signUp(client, clientName))],
  [
    'both complete their profiles',
    ({ vendor, client }) =>
      both(
        completeProfile(vendor, vendorName, 'Steel Manufacturing'),
        completeProfile(client, clientName, 'Automotive'),
      ),
  ],
  ['both log in', ({ vendor, client }) => both(logIn(vendor, vendorName), logIn(client, clientName))],
  [
    'the vendor adds a product, the client switches the mode',
    (stage) => both(addProduct(stage), switchToClient(stage.client)),
  ],
  [
    'the vendor sees the product, the client posts a request',
    ({ vendor, client }) => both(seeProduct(vendor), postRequest(client)),
  ],
  ['the vendor finds the client and asks for a connection', ({ vendor }) => findAndConnect(vendor)],
  ['the client accepts', ({ client }) => accept(client)],
  [
    'both talk',
    async (stage) => {
      await both(openConversation(stage.vendor, clientName), openConversation(stage.client, vendorName));
      await talk(stage, 'first');
    },
  ],
  [
    'the conversation is still there, and both talk on',
    async (stage) => {
      await seeOldMessages(stage);
      await talk(stage, 'second');
    },
  ],
  [
    'the client looks at the profile of the vendor, the vendor at its own',
    ({ vendor, client }) => both(seeOwnProfile(vendor), seeProfileOfTheOther(client)),
  ],
  ['both sign out', ({ vendor, client }) => both(signOut(vendor), signOut(client))],
];

test(
  'two companies sign up, trade and talk, with a kill -9 of the server between the steps',
  { tag: '@core' },
  async ({ server, openWindow, pictureHost }) => {
    const stage: Stage = {
      vendor: await openWindow(),
      client: await openWindow({ width: 390 }),
      pictureHost,
    };
    // Each window passes the loading screen, which has its own tests, once.
    await both(openAtOnce(stage.vendor, '/register'), openAtOnce(stage.client, '/register'));
    for (const [index, [name, run]] of steps.entries()) {
      if (index > 0) await test.step('kill -9', () => server.killAndRestart());
      await test.step(name, () => run(stage));
    }
  },
);
