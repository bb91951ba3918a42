import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { pdf } from '../packages/server/test/form.ts';
import { expectAccessible } from './accessibility.ts';
import { openAtOnce, stopClock } from './clock.ts';
import {
  callApi,
  connectCompanies,
  open,
  password,
  restoreSession,
  setRole,
  signUpCompany,
  type CompanySession,
} from './companies.ts';
import { watchCommits } from './commits.ts';
import { holdCalls, loseCalls } from './failures.ts';
import { expect, test } from './fixtures.ts';
import type { GuildhallServer } from './server.ts';
import { expectToastFor, openToasts } from './toasts.ts';

test.use({ saveData: false });

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** A day as a date field takes it. */
const typed = (day: string) => day.split('-').toReversed().join('/');

const region = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });
const negotiation = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Negotiation' });
const order = (page: Page) => region(page, 'Order');
/** Where the order stands. The course below it names all that it can come to. */
const orderStatus = (page: Page) =>
  order(page).locator('[data-part="titles"] [data-component="DealStatusBadge"]');
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click();

/** Adds a product through the API, and returns its id. */
async function addProduct(server: GuildhallServer, session: CompanySession, stock: number): Promise<string> {
  const { product } = await callApi<{ product: { id: string } }>(server, 'POST /api/products', {
    session,
    body: {
      vendorId: session.user._id,
      name: 'MS angle 50 x 50',
      description: 'Mild steel angle, IS 2062.',
      price: 1000,
      category: 'Steel',
      stockQuantity: stock,
      unit: 'piece',
      minimumOrder: 10,
      hsn: '7216',
      leadDays: 5,
      priceBreaks: [{ from: 50, price: 920 }],
    },
  });
  return product.id;
}

const stockOf = async (server: GuildhallServer, id: string) =>
  (await callApi<{ stockQuantity: number }>(server, `GET /api/products/${id}`)).stockQuantity;

interface LineOfOffer {
  description?: string;
  quantity?: string;
  unit?: string;
  unitPrice?: string;
}

/** Fills in a line of the open form of an offer. */
async function fillLine(page: Page, place: number, line: LineOfOffer): Promise<void> {
  const group = page.getByRole('group', { name: `Line ${place}` });
  for (const [label, value] of [
    ['Description', line.description],
    ['Quantity', line.quantity],
    ['Unit', line.unit],
    ['Unit price', line.unitPrice],
  ] as const)
    if (value !== undefined) await group.getByLabel(`${label}, line ${place}`, { exact: true }).fill(value);
}

interface TermsOfOffer {
  shipping?: string;
  leadDays?: string;
  note?: string;
}

async function fillTerms(page: Page, { shipping, leadDays, note }: TermsOfOffer): Promise<void> {
  const form = page.getByRole('form').or(page.locator('form')).filter({ hasText: 'Valid until' });
  if (shipping) await form.getByLabel('Shipping', { exact: true }).fill(shipping);
  if (leadDays) await form.getByLabel('Lead time').fill(leadDays);
  await form.getByRole('textbox', { name: 'Valid until' }).fill(typed(inDays(20)));
  if (note) await form.getByLabel('Note', { exact: true }).fill(note);
}

/** Adds a document to the open form, and waits until it is uploaded. */
async function attach(form: Locator, name: string): Promise<void> {
  const field = form.getByRole('button', { name: 'Files', exact: true });
  await field.setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(pdf) });
  // A form is not sent before.
  await expect.poll(() => field.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(true);
}

/** Downloads a file that is shown, and expects its bytes. */
async function expectFile(page: Page, name: string): Promise<void> {
  const download = page.waitForEvent('download');
  await page.getByRole('main').getByRole('list', { name: 'Files' }).getByRole('button', { name }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(name);
  expect(readFileSync(await saved.path(), 'utf8')).toBe(pdf);
}

test('three companies make a deal', { tag: '@core' }, async ({ server, openWindow }) => {
  const buyer = await signUpCompany(server, 'Lotus Motors');
  const steel = await signUpCompany(server, 'Saffron Steel');
  const metals = await signUpCompany(server, 'Deccan Metals');
  await connectCompanies(server, steel, buyer);
  const productId = await addProduct(server, steel, 100);
  await callApi(server, `PUT /api/settings/${buyer.user._id}`, {
    session: buyer,
    body: { zone: 'America/New_York' },
  });
  const client = await openWindow();
  const vendor = await openWindow();
  const stranger = await openWindow();
  await restoreSession(client, buyer, { mode: 'Client' });
  await restoreSession(vendor, steel);
  await restoreSession(stranger, metals);

  const requirement = '40 pieces of MS angle 50 x 50';
  await test.step('a client posts what it needs, how much and by when', async () => {
    await open(client, '/Store?tab=my-requests&add=request');
    const dialog = client.getByRole('dialog', { name: 'Create a Request' });
    await dialog.getByLabel('Requirement').fill(requirement);
    await dialog.getByLabel('Budget').fill('Rs. 45,000');
    await dialog.getByLabel('Supply Industry').selectOption('Steel Manufacturing');
    await dialog.getByLabel('Quantity').fill('40');
    await dialog.getByLabel('Unit', { exact: true }).fill('piece');
    await dialog.getByRole('textbox', { name: 'Needed by' }).fill(typed(inDays(14)));
    await dialog.getByLabel('Place of delivery').fill('Hosur');
    await attach(dialog, 'Drawing 7.pdf');
    await dialog.getByRole('button', { name: 'Create Request' }).click();
    await expect(dialog).toBeHidden();
    await client
      .getByRole('article')
      .filter({ hasText: requirement })
      .getByRole('link', { name: 'View request' })
      .click();
    await expect(client).toHaveURL(/\/requests\//);
    await expect(client.getByText('No quotes yet').first()).toBeVisible();
  });
  const requestPath = new URL(client.url()).pathname;

  const lastDay = async () =>
    (await callApi<{ closesAt: string | null }>(server, `GET /api${requestPath}`, { session: buyer }))
      .closesAt;
  await test.step('it changes the request: its last day stays until it is changed, or cleared', async () => {
    const dialog = client.getByRole('dialog', { name: 'Edit request' });
    const closesOn = dialog.getByRole('textbox', { name: 'Closes on' });
    const editFrom = async (before: string, day: string) => {
      await press(client, 'Edit');
      await expect(closesOn).toHaveValue(before);
      await closesOn.fill(day);
      await dialog.getByRole('button', { name: 'Save changes' }).click();
      await expect(dialog).toBeHidden();
    };
    await editFrom('', '10/06/2099');
    const end = '2099-06-11T03:59:59.000Z';
    expect(await lastDay()).toBe(end);
    await editFrom('10/06/2099', '10/06/2099');
    expect(await lastDay()).toBe(end);
    await editFrom('10/06/2099', '');
    expect(await lastDay()).toBeNull();
  });

  await test.step('a vendor finds it in Client Requests, and asks a question first', async () => {
    await open(vendor, '/Store');
    await vendor.getByRole('tab', { name: 'Client Requests' }).click();
    const card = vendor.getByRole('article').filter({ hasText: requirement });
    await expect(card).toContainText('40');
    await card.getByRole('link', { name: 'View request' }).click();
    await expectFile(vendor, 'Drawing-7.pdf');
    await press(vendor, 'Ask a question');
    const dialog = vendor.getByRole('dialog', { name: 'Ask a question' });
    await dialog.getByLabel('Question').fill('Galvanised or black?');
    await dialog.getByRole('button', { name: 'Send question' }).click();
    await vendor.getByRole('main').getByRole('link', { name: 'View quote' }).click();
    await expect(vendor).toHaveURL(/\/deals\//);
  });
  const dealPath = new URL(vendor.url()).pathname;
  await server.killAndRestart();

  await test.step('the client reads it as it comes, and answers', async () => {
    await region(client, 'Quotes').getByRole('link').first().click();
    await expect(negotiation(client)).toContainText('Galvanised or black?');
    await client.getByLabel('Your note').fill('Black is fine.');
    await press(client, 'Send note');
    await expect(negotiation(client)).toContainText('Black is fine.');
    await expect(negotiation(vendor)).toContainText('Black is fine.');
  });

  await test.step('it quotes with two lines, one of them its product, and the totals add up as it types', async () => {
    await press(vendor, 'Send a quote');
    await vendor.getByRole('combobox', { name: 'Add one of your products' }).click();
    await vendor.getByRole('option', { name: 'MS angle 50 x 50' }).click();
    // In place of the line that repeated the request: as many as were asked for, at the price of so many.
    await expect(vendor.getByLabel('Quantity, line 1', { exact: true })).toHaveValue('40');
    await expect(vendor.getByLabel('Unit price, line 1', { exact: true })).toHaveValue('1,000.00');
    await fillLine(vendor, 1, { quantity: '50' });
    await expect(vendor.getByLabel('Unit price, line 1', { exact: true })).toHaveValue('920.00');
    await fillLine(vendor, 1, { unitPrice: '1000' });
    await fillLine(vendor, 1, { quantity: '40' });
    await expect(vendor.getByLabel('Unit price, line 1', { exact: true })).toHaveValue('1,000.00');
    await press(vendor, 'Add a line');
    await fillLine(vendor, 2, {
      description: 'Cutting to length',
      quantity: '1',
      unit: 'lot',
      unitPrice: '2000',
    });
    await fillTerms(vendor, { shipping: '1500', leadDays: '7', note: 'Cut to 3 m.' });
    await attach(vendor.getByRole('main'), 'Mill test.pdf');
    // (2,000 + 40,000 + 1,500) and 18 % tax.
    await expect(region(vendor, 'Offer')).toContainText('Rs. 51,330.00');
    await press(vendor, 'Send quote');
    await expect(
      openToasts(vendor, 'Offer sent successfully!').or(openToasts(vendor, 'Quote sent successfully!')),
    ).toHaveCount(1);
    await expect(negotiation(client)).toContainText('Rs. 51,330.00');
    await expectFile(client, 'Mill-test.pdf');
  });
  await server.killAndRestart();

  await test.step('a vendor that is not connected finds it too, and sees nothing of the other quote', async () => {
    await open(stranger, requestPath);
    await expect(stranger.getByRole('main')).toContainText(requirement);
    await expect(stranger.getByRole('main')).not.toContainText('Saffron Steel');
    await press(stranger, 'Send a quote');
    await expect(stranger.getByRole('heading', { name: 'Your quote' })).toBeFocused();
    await press(stranger, 'Cancel');
    await expect(stranger.getByRole('button', { name: 'Send a quote' })).toBeFocused();
    await press(stranger, 'Send a quote');
    await fillLine(stranger, 1, { unitPrice: '1200' });
    await fillTerms(stranger, { leadDays: '21' });
    await press(stranger, 'Send quote');
    // Beside it is the list that it is in now.
    await expect(stranger).toHaveURL(/\/deals\/[^?]+\?view=waiting$/);
  });
  const otherPath = new URL(stranger.url()).pathname;

  await test.step('the client compares both, also at another quantity', async () => {
    await open(client, requestPath);
    const quotes = client.getByRole('main').getByRole('table', { name: 'Quotes to compare' });
    await expect(quotes.getByRole('row')).toContainText([/Total/, /Rs\. 51,330\.00/, /Rs\. 56,640\.00/]);
    await client.getByLabel('Compare at quantity').fill('50');
    await expect(quotes).toContainText('Rs. 70,800.00');
    await expect(quotes).toContainText('Not for this quantity');
    for (const company of ['Saffron Steel', 'Deccan Metals'])
      await quotes.getByRole('row').filter({ hasText: company }).getByRole('checkbox').check();
    await press(client, 'Compare 2 quotes');
    await expect(client.getByRole('main')).toContainText('Back to all quotes');
    await press(client, 'Ask for this quantity: Deccan Metals');
    await expect(client.getByLabel('Quantity, line 1', { exact: true })).toHaveValue('50');
    await press(client, 'Cancel');
  });

  await test.step('now that there are quotes, it changes the last day alone', async () => {
    await open(client, requestPath);
    const dialog = client.getByRole('dialog', { name: 'Extend request' });
    const closesOn = dialog.getByRole('textbox', { name: 'Closes on' });
    const extendFrom = async (before: string, day: string) => {
      await press(client, 'Extend');
      await expect(closesOn).toBeFocused();
      await expect(closesOn).toHaveValue(before);
      await closesOn.fill(day);
      await client.keyboard.press('Enter');
    };
    await extendFrom('', '01/02/2020');
    await expect(dialog).toContainText('Closes on must not be in the past.');
    await expectAccessible(client);
    await expect(closesOn).toBeFocused();
    await closesOn.fill('10/06/2099');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog).toBeHidden();
    await expect(client.getByRole('button', { name: 'Extend' })).toBeFocused();
    expect(await lastDay()).toBe('2099-06-11T03:59:59.000Z');
    await extendFrom('10/06/2099', '');
    await expect(dialog).toBeHidden();
    expect(await lastDay()).toBeNull();
  });

  await test.step('it makes a counter-offer, to which the vendor answers with a new offer', async () => {
    await open(client, dealPath);
    // Until then the deal with the other vendor shows, with the same buttons.
    await expect(client.getByRole('main')).toContainText(/Buying from\s*Saffron Steel/);
    await press(client, 'Make a counter-offer');
    await expect(client.getByRole('heading', { name: 'Counter-offer', exact: true })).toBeFocused();
    await press(client, 'Cancel');
    await expect(client.getByRole('heading', { name: 'Negotiation' })).toBeFocused();
    await press(client, 'Make a counter-offer');
    await fillLine(client, 1, { unitPrice: '900' });
    await press(client, 'Send counter-offer');
    await expect(client.locator('summary:focus')).toContainText('Counter-offer 2');
    await press(vendor, 'Show counter-offer 2');
    await expect(negotiation(vendor)).toContainText(
      'Unit price of MS angle 50 x 50: Rs. 1,000.00 to Rs. 900.00',
    );
    await press(vendor, 'Make a new offer');
    await fillLine(vendor, 1, { unitPrice: '950' });
    await fillTerms(vendor, {});
    await press(vendor, 'Send offer');
    await expect(negotiation(vendor)).toContainText('Offer 3');
  });

  await test.step('what one reads is not replaced; the new offer shows what changed', async () => {
    await client.getByRole('button', { name: 'Show offer 3' }).click();
    await expect(client.locator('summary:focus')).toContainText('Offer 3');
    await expect(client.locator('summary:focus')).toBeInViewport();
    await expect(negotiation(client).locator('details[open] > summary')).toHaveCount(1);
    await expect(negotiation(client)).toContainText(
      'Unit price of MS angle 50 x 50: Rs. 900.00 to Rs. 950.00',
    );
  });

  await test.step('it accepts after a question that names the total and what else happens', async () => {
    await press(client, 'Accept');
    const question = client.getByRole('alertdialog');
    await expect(question).toContainText('Rs. 48,970.00');
    await expect(question).toContainText('1 other quote will be declined.');
    await question.getByRole('button', { name: 'Accept' }).click();
    await expect(order(client)).toContainText(/GH-\d{4}-[0-9A-Z]{8}/);
    await expect(order(client)).toBeFocused();
    // One's own step is no news.
    await expect(client.getByRole('main').getByText('has accepted this offer.')).toHaveCount(0);
    await expect(orderStatus(vendor)).toHaveText('Placed');
    await open(stranger, otherPath);
    await expect(stranger.getByRole('main')).toContainText('Another quote was chosen.');
  });
  await server.killAndRestart();

  await test.step('the vendor confirms, and its stock goes down', async () => {
    await press(vendor, 'Confirm order');
    await expect(order(vendor).getByRole('button', { name: 'Add a shipment' })).toBeVisible();
    await expect(order(vendor).getByRole('heading', { name: /^Order GH-/ })).toBeFocused();
    expect(await stockOf(server, productId)).toBe(60);
  });

  await test.step('it ships in two parts', async () => {
    for (const [quantity, tracking] of [
      ['15', 'VRL-1'],
      ['25', 'VRL-2'],
    ] as const) {
      await press(vendor, 'Add a shipment');
      const dialog = vendor.getByRole('dialog', { name: 'Add a shipment' });
      await dialog.getByRole('spinbutton', { name: 'MS angle 50 x 50' }).fill(quantity);
      await dialog.getByLabel('Carrier').fill('VRL Logistics');
      await dialog.getByLabel('Tracking number').fill(tracking);
      await dialog.getByRole('button', { name: 'Add shipment' }).click();
      await expect(dialog).toBeHidden();
      await expect(order(client)).toContainText(tracking);
    }
    // Nothing is left to ship.
    await expect(order(vendor).getByRole('heading', { name: /^Order GH-/ })).toBeFocused();
  });

  await test.step('it is delivered and completed, and has a purchase order on paper', async () => {
    await press(client, 'Mark as delivered');
    await expect(order(client).getByRole('button', { name: 'Complete order' })).toBeVisible();
    await press(client, 'Complete order');
    await expect(orderStatus(client)).toHaveText('Completed');
    await expect(orderStatus(vendor)).toHaveText('Completed');
    await press(client, 'Purchase order');
    const paper = client.getByRole('dialog', { name: 'Purchase order' });
    await expect(paper).toContainText('Rs. 48,970.00');
    await expect(paper).toContainText('Lotus Motors');
    // In print: the paper alone, black on white in the dark theme too, and A4.
    await client.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(client.getByRole('main')).toBeHidden();
    await expect(paper.getByRole('button')).toHaveCount(0);
    const article = paper.getByRole('article', { name: 'Purchase order' });
    await expect(article).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(article).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(paper.locator('> [data-part="panel"]')).toHaveCSS('box-shadow', 'none');
    // What is cut off would scroll.
    expect(await client.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThanOrEqual(
      await article.evaluate((element) => element.getBoundingClientRect().bottom),
    );
    const pdf = await client.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/MediaBox \[[^\]]*\]/g)).toEqual([
      '/MediaBox [0 0 594.95996 841.91998]',
    ]);
    await client.emulateMedia({ media: null, colorScheme: null });
    await client.keyboard.press('Escape');
  });
  await server.killAndRestart();

  await test.step('it is found again among what is closed', async () => {
    await open(client, '/Store?tab=deals&view=closed');
    const row = client.getByRole('article').filter({ hasText: 'Saffron Steel' });
    await expect(row).toContainText('Completed');
    await row.getByRole('link').first().click();
    await expect(client).toHaveURL(`${dealPath}?view=closed`);
  });

  await test.step('the path above it leads back there', async () => {
    const path = client.getByRole('navigation', { name: 'Breadcrumb' });
    await path.getByRole('link', { name: 'Deals' }).click();
    await expect(client).toHaveURL('/Store?tab=deals&view=closed');
    await client.goBack();
  });

  await test.step('and ordered again: the form begins with the order, after a reload too', async () => {
    await press(client, 'Order again');
    const dialog = client.getByRole('dialog', { name: 'Request Estimate' });
    const beginsWithTheOrder = async () => {
      await expect(dialog.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('40');
      await expect(dialog.getByLabel('Place of delivery')).toHaveValue('Hosur');
      await expect(dialog.getByLabel('Note')).toHaveValue(
        /^Same as order GH-\d{4}-[0-9A-Z]{8}:\n40 pieces MS angle 50 x 50\n1 lot Cutting to length$/,
      );
    };
    await beginsWithTheOrder();
    await client.reload();
    await beginsWithTheOrder();
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('while that estimate is open, the button leads to it', async () => {
    await order(client).getByRole('button', { name: 'Estimate requested' }).click();
    await expect(client).not.toHaveURL(new RegExp(dealPath));
    await expect(negotiation(client)).toContainText('Same as order');
  });
});

test('a guest asks for an estimate after the log-in, and its vendor finds its quote prefilled', async ({
  server,
  openWindow,
}) => {
  const buyer = await signUpCompany(server, 'Lotus Motors');
  const steel = await signUpCompany(server, 'Saffron Steel');
  const productId = await addProduct(server, steel, 50);
  const client = await openWindow();
  const vendor = await openWindow();
  await openAtOnce(client, '/home');
  const card = client.getByRole('article', { name: 'MS angle 50 x 50' });
  const dialog = client.getByRole('dialog', { name: 'Request Estimate' });

  await test.step('the log-in leads back to the open dialog', async () => {
    await card.getByRole('button', { name: 'Request Estimate' }).click();
    await expect(client).toHaveURL(/\/login$/);
    await client.getByLabel('Email', { exact: true }).fill(buyer.user.email);
    await client.getByLabel('Password', { exact: true }).fill(password);
    await client.getByRole('button', { name: 'Log In' }).click();
    await expect(client.getByText('Login successful!')).toBeVisible();
    await client.clock.fastForward(2000);
    await expect(dialog).toBeVisible();
  });

  await test.step('it begins with the minimum order, and says what more would cost', async () => {
    const quantity = dialog.getByRole('spinbutton', { name: 'Quantity' });
    await expect(quantity).toHaveValue('10');
    await expect(dialog).toContainText('Rs. 1,000.00 each, Rs. 10,000.00 before tax');
    await dialog.getByRole('button', { name: 'Add 40 more: Rs. 920.00 each' }).click();
    await expect(quantity).toHaveValue('50');
    await expect(dialog).toContainText('Rs. 920.00 each, Rs. 46,000.00 before tax');
    await dialog.getByLabel('Target price').fill('900');
    await dialog.getByRole('textbox', { name: 'Needed by' }).fill(typed(inDays(10)));
    await dialog.getByLabel('Place of delivery').fill('Hosur');
    await dialog.getByLabel('Note', { exact: true }).fill('In bundles of ten.');
  });

  await test.step('what was written survives a call that fails', async () => {
    const mend = await loseCalls(client, '**/api/requests/estimate');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(openToasts(client, 'An error occurred. Please try again.')).toHaveCount(1);
    await expect(dialog.getByLabel('Note', { exact: true })).toHaveValue('In bundles of ten.');
    await mend();
  });

  await test.step('the toast stays for 6000 ms, and the button says how far it has come', async () => {
    await stopClock(client);
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expectToastFor(client, 'Estimate requested successfully!', 6000);
    await client.clock.resume();
    await expect(dialog).toBeHidden();
    await expect(card.getByRole('button', { name: 'Estimate requested' })).toBeVisible();
  });

  await test.step('Home leads its vendor to the deals without an offer, which Back finds narrowed', async () => {
    await restoreSession(vendor, steel);
    await open(vendor, '/user-home');
    await vendor.getByRole('link', { name: '1 estimate to give' }).click();
    await expect(vendor).toHaveURL('/Store?tab=deals&side=vendor&status=new');
    const status = vendor.getByRole('combobox', { name: 'Status' });
    await expect(status).toHaveValue('new');
    const row = vendor.getByRole('article').filter({ hasText: 'Lotus Motors' });
    await expect(row).toBeVisible();
    await status.selectOption('Placed');
    await expect(vendor.getByRole('heading', { name: 'No deal matches the filters' })).toBeVisible();
    await vendor.getByRole('button', { name: 'Clear filters' }).click();
    await expect(vendor).toHaveURL('/Store?tab=deals&side=vendor');
    await status.selectOption('Open: no offer');
    await row.getByRole('link').first().click();
    await expect(negotiation(vendor)).toContainText('In bundles of ten.');
    await vendor.goBack();
    await expect(vendor).toHaveURL('/Store?tab=deals&side=vendor&status=new');
    await expect(status).toHaveValue('new');
    await row.getByRole('link').first().click();
  });

  await test.step('the quote is prefilled from the product', async () => {
    await expect(negotiation(vendor)).toContainText('In bundles of ten.');
    await press(vendor, 'Send a quote');
    const line = vendor.getByRole('group', { name: 'Line 1' });
    await expect(line.getByLabel('Quantity, line 1', { exact: true })).toHaveValue('50');
    await expect(line.getByLabel('Unit price, line 1', { exact: true })).toHaveValue('920.00');
    await expect(line.getByLabel('HSN code, line 1', { exact: true })).toHaveValue('7216');
    // Until a price is typed it follows the quantity.
    await fillLine(vendor, 1, { quantity: '49' });
    await expect(line.getByLabel('Unit price, line 1', { exact: true })).toHaveValue('1,000.00');
    await fillLine(vendor, 1, { quantity: '50' });
    await expect(line.getByLabel('Unit price, line 1', { exact: true })).toHaveValue('920.00');
    await fillTerms(vendor, {});
    await press(vendor, 'Send quote');
    await expect(negotiation(vendor)).toContainText('Rs. 54,280.00');
  });

  await test.step('the button leads to the quote', async () => {
    await card.getByRole('button', { name: 'View quote' }).click();
    await expect(client).toHaveURL(/\/deals\//);
    await expect(negotiation(client)).toContainText('Rs. 54,280.00');
  });

  await test.step('without a network nothing is sent, and what was written stays', async () => {
    const unsent = 'You are offline. Nothing was sent.';
    const note = client.getByLabel('Your note');
    await press(client, 'Make a counter-offer');
    await fillLine(client, 1, { unitPrice: '880' });
    await client.context().setOffline(true);
    await press(client, 'Send counter-offer');
    await expect(openToasts(client, unsent)).toHaveCount(1);
    await expect(client.getByRole('main').getByRole('alert').filter({ hasText: unsent })).toBeVisible();
    await expect(client.getByLabel('Unit price, line 1', { exact: true })).toHaveValue('880.00');
    await press(client, 'Cancel');
    await note.fill('Is it in stock?');
    await press(client, 'Send note');
    await expect(client.getByRole('main').getByRole('alert').filter({ hasText: unsent })).toBeVisible();
    await expect(note).toHaveValue('Is it in stock?');
    await client.clock.fastForward(6000);
    await expect(openToasts(client, unsent)).toHaveCount(0);
    await press(client, 'Accept');
    await client.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click();
    await expect(openToasts(client, unsent)).toHaveCount(1);
    await client.context().setOffline(false);
    await press(client, 'Send note');
    await expect(negotiation(client)).toContainText('Is it in stock?');
    await expect(negotiation(vendor)).toContainText('Is it in stock?');
  });

  await test.step('a counter-offer that crosses a new offer is told so, and keeps what was written', async () => {
    await press(client, 'Make a counter-offer');
    await fillLine(client, 1, { unitPrice: '850' });
    await press(vendor, 'Make a new offer');
    await fillLine(vendor, 1, { unitPrice: '900' });
    await fillTerms(vendor, {});
    await press(vendor, 'Send offer');
    await expect(client.getByRole('main')).toContainText('Offer 2 has come since you began.');
    await press(client, 'Show the latest offer');
    await expect(negotiation(client)).toContainText(
      'Unit price of MS angle 50 x 50: Rs. 920.00 to Rs. 900.00',
    );
    await expect(client.getByLabel('Unit price, line 1', { exact: true })).toHaveValue('850.00');
    await press(client, 'Cancel');
  });

  await test.step('an offer that expires while it is read can be renewed, and is not accepted', async () => {
    const expire = (expiry: string) =>
      server.query(`update quotes set valid_until = now() + $1::interval`, [expiry]);
    const main = client.getByRole('main');
    await expire('-1 second');
    await client.clock.fastForward(10_000);
    await expect(main.getByRole('button', { name: 'Ask to renew' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Accept' })).toBeHidden();
    await expire('1 day');
    await client.clock.fastForward(10_000);
    await press(client, 'Accept');
    // The page cannot hear of it before the answer.
    await stopClock(client);
    await expire('-1 second');
    await client.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click();
    await expect(openToasts(client, 'The offer has expired.')).toHaveCount(1);
    await client.clock.resume();
    await expect(main.getByText(/^Expired on/)).toBeVisible();
    await press(client, 'Ask to renew');
    await press(client, 'Send counter-offer');
    await press(vendor, 'Show counter-offer 3');
    await press(vendor, 'Agree');
    await fillTerms(vendor, {});
    await press(vendor, 'Send offer');
    await press(client, 'Show offer 4');
  });

  await test.step('an offer that a colleague accepts under the question is told so', async () => {
    const { pathname } = new URL(client.url());
    await press(client, 'Accept');
    const question = client.getByRole('alertdialog', { name: 'Accept offer 4?' });
    await expect(question).toBeVisible();
    await callApi(server, `PUT /api/quotes/accept/${pathname.split('/').at(-1)}`, {
      session: buyer,
      body: { offer: 4 },
    });
    await expect(question).toBeHidden();
    const news = client
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: 'Your company has accepted' });
    await expect(news).toHaveText('Your company has accepted this offer.');
    await expect(order(client)).toBeFocused();
    await news.getByRole('button', { name: 'Close' }).click();
    await expect(news).toHaveCount(0);
    await expect(vendor.getByRole('main').getByRole('status')).toContainText(['has accepted this offer.']);
  });

  await test.step('an order of more than there is names the shortfall, and ships what is there', async () => {
    await server.query('update products set stock_quantity = 30 where id = $1', [productId]);
    await press(vendor, 'Confirm order');
    await expect(order(vendor)).toContainText('MS angle 50 x 50: 50 ordered, 30 in stock');
    await press(vendor, 'Ship anyway');
    await expect(order(vendor).getByRole('button', { name: 'Add a shipment' })).toBeVisible();
    expect(await stockOf(server, productId)).toBe(0);
  });

  await test.step('a cancellation brings the stock back', async () => {
    await press(client, 'Cancel order');
    const question = client.getByRole('alertdialog', { name: 'Cancel this order?' });
    await question.getByLabel('Reason').fill('The site is delayed.');
    await question.getByRole('button', { name: 'Cancel order' }).click();
    await expect(order(vendor)).toContainText('The site is delayed.');
    expect(await stockOf(server, productId)).toBe(30);
  });
});

test('the form of an offer has an address, and what is written in it survives what happens around it', async ({
  server,
  openWindow,
}) => {
  const buyer = await signUpCompany(server, 'Lotus Motors');
  const steel = await signUpCompany(server, 'Saffron Steel');
  const productId = await addProduct(server, steel, 50);
  const { quote } = await callApi<{ quote: { id: string } }>(server, 'POST /api/requests/estimate', {
    session: buyer,
    body: { productId, quantity: 10 },
  });
  const line = { productId, description: 'MS angle', quantity: 10, unit: 'piece', unitPrice: 1000 };
  const offer = (after: number) =>
    callApi(server, `POST /api/quotes/offers/${quote.id}`, {
      session: steel,
      body: { after, offer: { lines: [line], validUntil: inDays(20) } },
    });
  await offer(0);
  const dealPath = `/deals/${quote.id}`;
  const client = await openWindow({ phone: true });
  await restoreSession(client, buyer, { mode: 'Client' });
  const price = client.getByLabel('Unit price, line 1', { exact: true });
  const company = client.getByRole('dialog', { name: 'Saffron Steel' });

  await test.step('Back closes it, and leaves the deal where it was', async () => {
    await open(client, dealPath);
    await press(client, 'Make a counter-offer');
    await expect(client).toHaveURL(`${dealPath}?form=counter`);
    await price.fill('900');
    await client.goBack();
    await expect(price).toBeHidden();
    await expect(client).toHaveURL(dealPath);
    await expect(client.getByRole('heading', { name: 'Negotiation' })).toBeFocused();
  });

  await test.step('a reload keeps it open, with what was written', async () => {
    await client.goForward();
    await expect(price).toHaveValue('900.00');
    await client.reload();
    await expect(price).toHaveValue('900.00');
  });

  await test.step('so does a dialog that opens over it', async () => {
    await price.fill('890');
    await client.getByRole('main').getByRole('link', { name: 'Saffron Steel' }).click();
    await expect(company).toBeVisible();
    await client.goBack();
    await expect(company).toBeHidden();
    await expect(price).toHaveValue('890.00');
  });

  await test.step('a change of the deal leaves it open, a reload only while it is allowed', async () => {
    await callApi(server, `PUT /api/quotes/withdraw/${quote.id}`, {
      session: steel,
      body: { after: 1 },
    });
    await expect(client.getByRole('main').getByText('Withdrawn', { exact: true }).first()).toBeVisible();
    await expect(price).toHaveValue('890.00');
    await client.reload();
    await expect(client.getByRole('heading', { name: 'Negotiation' })).toBeVisible();
    await expect(price).toBeHidden();
    await offer(1);
    await client.reload();
    await expect(price).toHaveValue('890.00');
  });

  await test.step('sent while a dialog is over it, it closes with that', async () => {
    const answer = await holdCalls(client, '**/api/quotes/offers/**');
    await press(client, 'Send counter-offer');
    await expect.poll(answer.met).toBe(1);
    await client.getByRole('main').getByRole('link', { name: 'Saffron Steel' }).click();
    await expect(company).toBeVisible();
    await answer();
    await expect(openToasts(client, 'Offer sent successfully!')).toHaveCount(1);
    await expect(company).toBeVisible();
    await expect(client.getByText('has come since you began')).toHaveCount(0);
    await client.goBack();
    await expect(company).toBeHidden();
    await expect(price).toBeHidden();
    await expect(client).toHaveURL(dealPath);
    await expect(negotiation(client)).toContainText('Counter-offer 3');
  });

  await test.step("Agree repeats the terms, and is valid as long as the vendor's own offer", async () => {
    const vendor = await openWindow();
    await restoreSession(vendor, steel);
    await open(vendor, dealPath);
    await press(vendor, 'Agree');
    await expect(vendor.getByRole('textbox', { name: 'Valid until' })).toHaveValue(typed(inDays(20)));
    await vendor.reload();
    await expect(vendor.getByLabel('Unit price, line 1', { exact: true })).toHaveValue('890.00');
    await expect(vendor.getByRole('textbox', { name: 'Valid until' })).toHaveValue(typed(inDays(20)));
    await press(vendor, 'Send offer');
    await press(client, 'Show offer 4');
  });

  await test.step('a link with it opens it for who may write it; Cancel leaves the deal', async () => {
    await open(client, `${dealPath}?form=agree`);
    await expect(client.getByRole('heading', { name: 'Negotiation' })).toBeVisible();
    await expect(price).toBeHidden();
    await open(client, `${dealPath}?form=counter`);
    await expect(price).toHaveValue('890.00');
    await press(client, 'Cancel');
    await expect(price).toBeHidden();
    await expect(client).toHaveURL(dealPath);
  });
});

test('the form of a first quote has an address too, and stays when a colleague is faster', async ({
  server,
  openWindow,
}) => {
  const buyer = await signUpCompany(server, 'Lotus Motors');
  const steel = await signUpCompany(server, 'Saffron Steel');
  const { request } = await callApi<{ request: { id: string } }>(server, 'POST /api/requests/', {
    session: buyer,
    body: {
      client_name: 'Lotus Motors',
      request: 'Bolts',
      budget: 'Rs. 5,000',
      supply_industry: 'Automotive',
    },
  });
  const requestPath = `/requests/${request.id}`;
  const vendor = await openWindow();
  await restoreSession(vendor, steel);
  const price = vendor.getByLabel('Unit price, line 1', { exact: true });
  const company = vendor.getByRole('dialog', { name: 'Lotus Motors' });
  const openCompany = async () => {
    await vendor.getByRole('main').getByRole('link', { name: 'Lotus Motors' }).click();
    await expect(company).toBeVisible();
  };
  const closeCompany = async () => {
    await vendor.goBack();
    await expect(company).toBeHidden();
  };

  await test.step('Back closes it, a reload keeps it open', async () => {
    await open(vendor, requestPath);
    await press(vendor, 'Send a quote');
    await expect(vendor).toHaveURL(`${requestPath}?form=quote`);
    await price.fill('90');
    await vendor.goBack();
    await expect(price).toBeHidden();
    await expect(vendor).toHaveURL(requestPath);
    await expect(vendor.getByRole('button', { name: 'Send a quote' })).toBeFocused();
    await vendor.goForward();
    await expect(price).toHaveValue('90.00');
    await vendor.reload();
    await expect(price).toHaveValue('90.00');
  });

  await test.step('so does a dialog that opens over it, below which it is seen', async () => {
    await price.fill('95');
    await openCompany();
    await expect(price).toHaveValue('95.00');
    await closeCompany();
    await expect(price).toHaveValue('95.00');
  });

  await test.step('a colleague sends a quote meanwhile: it stays, and goes over into the next offer', async () => {
    const line = { description: 'Bolts', quantity: 10, unit: 'piece', unitPrice: 80 };
    await callApi(server, 'POST /api/quotes', {
      session: steel,
      body: { requestId: request.id, offer: { lines: [line], validUntil: inDays(20) } },
    });
    await expect(vendor.getByText('Your company has sent a quote on this request')).toBeVisible();
    await expect(price).toHaveValue('95.00');
    await expectAccessible(vendor);
    await press(vendor, 'Show the quote');
    await expect(negotiation(vendor)).toContainText('Rs. 80.00');
    await press(vendor, 'Make a new offer');
    await expect(price).toHaveValue('95.00');
  });

  await test.step('sent while a dialog is over it, it leads to the quote once that is closed', async () => {
    const { request: second } = await callApi<{ request: { id: string } }>(server, 'POST /api/requests/', {
      session: buyer,
      body: {
        client_name: 'Lotus Motors',
        request: 'Nuts',
        budget: 'Rs. 5,000',
        supply_industry: 'Automotive',
      },
    });
    await open(vendor, `/requests/${second.id}?form=quote`);
    await fillLine(vendor, 1, { quantity: '10', unitPrice: '7' });
    await fillTerms(vendor, {});
    const answer = await holdCalls(vendor, '**/api/quotes');
    await press(vendor, 'Send quote');
    await expect.poll(answer.met).toBe(1);
    await openCompany();
    await answer();
    await expect(openToasts(vendor, 'Quote sent successfully!')).toHaveCount(1);
    await expect(company).toBeVisible();
    await expect(vendor.getByText('since you began')).toHaveCount(0);
    await closeCompany();
    await expect(negotiation(vendor)).toContainText('Rs. 7.00');
  });

  await test.step('who may not quote reads who may', async () => {
    await setRole(server, steel, 'viewer');
    const viewer = await openWindow();
    await restoreSession(viewer, steel);
    await open(viewer, `${requestPath}?form=quote`);
    await expect(viewer.getByRole('main')).toContainText('Only owners, admins and sales may do this.');
  });
});

test('50 quotes of 20 services are one call and one render, and the order is made again as a request', async ({
  server,
  openWindow,
}) => {
  const buyer = await signUpCompany(server, 'Lotus Motors');
  const steel = await signUpCompany(server, 'Saffron Steel');
  const { request } = await callApi<{ request: { id: string } }>(server, 'POST /api/requests', {
    session: buyer,
    body: { request: 'Work on coils', budget: 'Rs. 50,000', supply_industry: 'Steel Manufacturing' },
  });
  const lines = Array.from({ length: 20 }, (_, place) => ({
    description: `Service ${place + 1}`,
    quantity: place + 1,
    unit: 'lot',
    unitPrice: 100,
  }));
  const { quote } = await callApi<{ quote: { id: string } }>(server, 'POST /api/quotes', {
    session: steel,
    body: { requestId: request.id, offer: { lines, validUntil: inDays(20) } },
  });
  // 49 others quote the same.
  const others = `select ('01890000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid as id, n from generate_series(1, 49) n`;
  await server.query(
    `insert into companies (id, company_name, email, created_at)
     select id, 'Partner ' || n, n || '@partner.example', now() from (${others}) other`,
  );
  for (const [table, columns] of [
    ['quotes', { id: 'other.id', vendor_id: 'other.id', place: 'other.id' }],
    ['offers', { quote_id: 'other.id' }],
  ] as const) {
    const own = Object.entries(columns).map(([column, value]) => `'${column}', ${value}`);
    const [stored] = await server.query<{ names: string }>(
      `select string_agg(column_name, ', ') as names from information_schema.columns
       where table_name = '${table}' and is_generated = 'NEVER'`,
    );
    await server.query(
      `insert into ${table} (${stored!.names})
       select ${stored!.names} from (select copy.* from (${others}) other, ${table} original,
         jsonb_populate_record(original, jsonb_build_object(${own.join(', ')})) copy) copies`,
    );
  }
  const page = await openWindow();
  await restoreSession(page, buyer, { mode: 'Client' });
  const commits = await watchCommits(page);
  const reads: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('/api/quotes/')) reads.push(new URL(call.url()).pathname);
  });

  await test.step('one call, and each row is rendered once', async () => {
    await openAtOnce(page, '/home');
    await expect(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();
    await stopClock(page);
    await commits.untilNone();
    await open(page, `/requests/${request.id}`);
    const rows = page.getByRole('table', { name: 'Quotes to compare' }).locator('tbody tr');
    const rendered: string[] = [];
    await expect
      .poll(
        async () => {
          await page.clock.runFor(10);
          const { count, elsewhere } = await commits.take('nothing');
          rendered.push(...elsewhere.filter((html) => /^<tr(?!.*aria-hidden)/.test(html)));
          return count === 0 ? rows.count() : 0;
        },
        { intervals: [300] },
      )
      .toBe(50);
    expect(rendered).toHaveLength(50);
    await page.clock.resume();
    expect(reads).toEqual([`/api/quotes/request/${request.id}`]);
  });

  await test.step('an order without a product is made again as a request of the same lines', async () => {
    const { order: placed } = await callApi<{ order: { id: string } }>(
      server,
      `PUT /api/quotes/accept/${quote.id}`,
      { session: buyer, body: { offer: 1 } },
    );
    await callApi(server, `PUT /api/orders/status/${placed.id}`, {
      session: buyer,
      body: { status: 'cancelled', from: 'placed', note: 'The site is delayed.' },
    });
    await open(page, `/deals/${quote.id}`);
    await press(page, 'Order again');
    const dialog = page.getByRole('dialog', { name: 'Create a Request' });
    await expect(dialog.getByLabel('Requirement')).toHaveValue(
      /^1 lot Service 1\n2 lot Service 2\n[^]*\n20 lot Service 20$/,
    );
    await dialog.getByLabel('Budget').fill('Rs. 50,000');
    await dialog.getByLabel('Supply Industry').selectOption('Steel Manufacturing');
    await dialog.getByRole('button', { name: 'Create Request' }).click();
    await expect(dialog).toBeHidden();
    await open(page, '/Store?tab=my-requests');
    await expect(page.getByRole('article').filter({ hasText: '20 lot Service 20' })).toBeVisible();
  });
});
