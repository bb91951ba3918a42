import type { Locator, Page } from '@playwright/test';
import { stopClock } from './clock.ts';
import { callApi, connectCompanies, open, password, restoreSession, signUpCompany } from './companies.ts';
import { failCalls, holdAnswer, holdCalls, loseCalls } from './failures.ts';
import { expect, test } from './fixtures.ts';
import { watchShifts } from './layout-shifts.ts';
import { addProducts, productId } from './products.ts';
import { openToasts } from './toasts.ts';

test.use({ saveData: false });

/** Opens a screen, or reloads the current one, and skips the loading screen. */
async function load(page: Page, path = page.url()): Promise<void> {
  if (page.url() === 'about:blank') await page.clock.install();
  await page.goto(path);
  await page.clock.fastForward(3000);
  await expect(page.getByText('Connecting businesses')).toBeHidden();
}

const cards = (page: Page) => page.getByRole('article');
const preview = (page: Page) => page.getByRole('region', { name: 'MESSAGE PREVIEW' });
const scrollToEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

/** Fills in the required fields of Add a Product. */
async function describeProduct(dialog: Locator, productName: string): Promise<void> {
  for (const [name, text] of [
    ['Name', productName],
    ['Description', 'HR coil'],
    ['Price', '10'],
    ['Category', 'Coils'],
    ['Stock quantity', '4'],
  ] as const)
    await dialog.getByLabel(name, { exact: true }).fill(text);
}

test('a list with 0, 1 and 10,000 rows on a slow and a failing connection', async ({
  server,
  openWindow,
}) => {
  const page = await openWindow();
  const shifts = await watchShifts(page);
  const company = await signUpCompany(server, 'Saffron Steel');
  const other = await signUpCompany(server, 'Lotus Motors');
  await connectCompanies(server, company, other);
  await restoreSession(page, company);
  const products = '**/api/products?*';

  await test.step('an empty list says so', async () => {
    await load(page, '/home');
    await expect(page.getByText('No products yet')).toBeVisible();
  });
  await test.step('one row', async () => {
    await addProducts(server, company.user._id, 1, 1);
    await load(page);
    await expect(cards(page)).toHaveCount(1);
  });
  await test.step('six skeletons while it loads, and no layout shift when the rows come', async () => {
    await addProducts(server, company.user._id, 2, 10_000);
    const goOn = await holdCalls(page, '**/api/**');
    await load(page);
    await expect(page.locator('[data-component="ProductCardSkeleton"]')).toHaveCount(6);
    await goOn();
    await expect(cards(page)).toHaveCount(20);
    await expect(page.getByRole('article', { name: 'Coil 10000' })).toBeVisible();
    expect(await shifts()).toEqual([]);
  });
  await test.step('a first page that fails says so and offers to try again', async () => {
    const mend = await failCalls(page, { calls: '**/api/products**' });
    await load(page);
    const alert = page.getByRole('alert').filter({ hasText: 'The products could not be loaded.' });
    await expect(alert).toBeVisible();
    await mend();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page)).toHaveCount(20);
  });
  await test.step('scrolling loads more pages', async () => {
    await expect(async () => {
      await scrollToEnd(page);
      expect(await cards(page).count()).toBeGreaterThanOrEqual(100);
    }).toPass();
  });
  await test.step('a later page that fails says so, keeps the rows and offers to try again', async () => {
    const mend = await loseCalls(page, products);
    const alert = page.getByRole('alert').filter({ hasText: 'The next page could not be loaded.' });
    // A page that was on its way has moved the end.
    await expect(async () => {
      await scrollToEnd(page);
      await expect(alert).toBeVisible({ timeout: 300 });
    }).toPass();
    const before = await cards(page).count();
    expect(before).toBeGreaterThanOrEqual(100);
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page).nth(before + 19)).toBeAttached();
    await expect(alert).toBeHidden();
  });
  const ways = [
    [
      'Store',
      () => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Store' }).click(),
    ],
    ['a conversation', () => preview(page).getByText('Lotus Motors').click()],
    [
      'the profile',
      async () => {
        await page.locator('[data-component="AccountMenu"]:visible').first().click();
        await page.getByRole('button', { name: 'Profile' }).click();
      },
    ],
  ] as const;
  for (const [name, leave] of ways) {
    await test.step(`back from ${name} the list is where one left it`, async () => {
      const count = await cards(page).count();
      const card = cards(page).nth(Math.floor(count / 2));
      await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await expect(card).toBeInViewport();
      const placeOf = async () => (await card.boundingBox())!.y;
      const left = await placeOf();
      await leave();
      await expect(page).not.toHaveURL(/home/i);
      await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeHidden();
      await page.goBack();
      await expect(cards(page)).toHaveCount(count);
      await expect.poll(async () => Math.abs((await placeOf()) - left)).toBeLessThanOrEqual(2);
    });
  }
});

const stored = (page: Page) => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')));

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('Login successful!')).toBeVisible();
  await page.clock.fastForward(2000);
}

test('drafts survive a reload and the end of a session, and are removed at sign-out', async ({
  server,
  openWindow,
  pictureHost,
}) => {
  const page = await openWindow();
  const company = await signUpCompany(server, 'Saffron Steel');
  const other = await signUpCompany(server, 'Lotus Motors');
  await connectCompanies(server, company, other);
  const chat = `/Chats/${other.user._id}`;

  await test.step('Sign Up, without the password', async () => {
    await load(page, '/register');
    await page.getByLabel('Company Name').fill('Konark Autos');
    await page.getByLabel('Email', { exact: true }).fill('office@konark.example');
    await page.getByLabel('Password', { exact: true }).fill('never to be kept');
    await page.getByLabel('Confirm Password').fill('never to be kept');
    expect(await stored(page)).not.toContain('never to be kept');
    await load(page);
    await expect(page.getByLabel('Company Name')).toHaveValue('Konark Autos');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('office@konark.example');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm Password').fill(password);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText('Registration successful!')).toBeVisible();
    await expect.poll(() => drafts(page)).toEqual([]);
    await page.clock.fastForward(2000);
    await expect(page).toHaveURL(/\/details$/);
  });
  await test.step('Complete Your Profile, until it is saved', async () => {
    await page.getByLabel('Company Size').fill('51-200');
    await page.getByLabel('Client Industry').selectOption('Retail');
    await page.getByRole('textbox', { name: 'Employee Email' }).fill('worker@konark.example');
    await page.getByRole('button', { name: 'Add Email' }).click();
    await load(page);
    await expect(page.getByLabel('Company Size')).toHaveValue('51-200');
    await expect(page.getByLabel('Client Industry')).toHaveValue('Retail');
    await expect(page.getByRole('button', { name: 'Remove worker@konark.example' })).toBeVisible();
    await page.getByRole('button', { name: 'Save Details' }).click();
    await expect(page.getByText('Details saved successfully!')).toBeVisible();
    await expect.poll(() => drafts(page)).toEqual([]);
    await page.clock.fastForward(2000);
    await expect(page).toHaveURL(/\/login$/);
  });

  const dialog = page.getByRole('dialog', { name: 'Add a Product' });
  await test.step('Add a Product, with the dialog itself, until Reset', async () => {
    await logIn(page, company.user.email);
    await page.getByRole('button', { name: 'Add a Product' }).click();
    await dialog.getByLabel('Name').fill('Cold rolled coil');
    await dialog.getByLabel('Price').fill('1000.5');
    await dialog.getByRole('textbox', { name: 'Image URL' }).fill(`${pictureHost}/logo.png`);
    await dialog.getByRole('button', { name: 'Add image' }).click();
    await load(page);
    await expect(dialog.getByLabel('Name')).toHaveValue('Cold rolled coil');
    await expect(dialog.getByLabel('Price')).toHaveValue('1,000.50');
    await expect(dialog.getByLabel('Discount')).toHaveValue('');
    await expect(dialog.getByRole('button', { name: 'Remove image 1' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Reset' }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('');
    await expect.poll(() => drafts(page)).toEqual([]);
  });
  await test.step('a session that ends during the call: a toast, the log-in, and back to the dialog', async () => {
    await describeProduct(dialog, 'Hot rolled coil');
    // A failed call: a window learns of a session that really ends before anyone can click.
    const mend = await failCalls(page, { calls: '**/api/products**', method: 'POST', status: 401 });
    await dialog.getByRole('button', { name: 'Add Product' }).click();
    await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
    await mend();
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page, company.user.email);
    await expect(page).toHaveURL(/\?add=product$/);
    await expect(dialog.getByLabel('Name')).toHaveValue('Hot rolled coil');
    await dialog.getByRole('button', { name: 'Add Product' }).click();
    await expect(page.getByText('Product added successfully!')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(cards(page).first()).toContainText('Hot rolled coil');
    await expect.poll(() => drafts(page)).toEqual([]);
  });
  await test.step('Create a Request', async () => {
    await page.getByRole('switch', { name: 'Client mode' }).click();
    await page.getByRole('button', { name: 'Create a Request' }).click();
    const request = page.getByRole('dialog', { name: 'Create a Request' });
    await request.getByLabel('Requirement').fill('20 tonnes of coil');
    await request.getByLabel('Supply Industry').selectOption('Steel Manufacturing');
    await load(page);
    await expect(request.getByLabel('Requirement')).toHaveValue('20 tonnes of coil');
    await expect(request.getByLabel('Supply Industry')).toHaveValue('Steel Manufacturing');
    await page.goBack();
    await expect(request).toBeHidden();
  });
  await test.step('a message, over a reload and over a session that ends while polling', async () => {
    await load(page, chat);
    const box = page.getByPlaceholder('Type a message...');
    await box.fill('Can you take 18 tonnes?');
    await load(page);
    await expect(box).toHaveValue('Can you take 18 tonnes?');
    const token = (await page.evaluate(() => localStorage.getItem('token')))!;
    await callApi(server, 'POST /api/users/logout', { session: { ...company, token } });
    await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page, company.user.email);
    await expect(page).toHaveURL(chat);
    await expect(box).toHaveValue('Can you take 18 tonnes?');
  });
  await test.step('signing out removes all drafts', async () => {
    await expect.poll(() => drafts(page)).toHaveLength(2);
    await page.locator('[data-component="AccountMenu"]:visible').first().click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect.poll(() => drafts(page)).toEqual([]);
  });
});

test('two windows of one browser share the session', async ({ server, openWindow }) => {
  const first = await openWindow();
  const company = await signUpCompany(server, 'Saffron Steel');
  const next = await signUpCompany(server, 'Konark Autos');
  const friend = await signUpCompany(server, 'Lotus Motors');
  await connectCompanies(server, company, friend);
  await restoreSession(first, company);
  await load(first, `/Chats/${friend.user._id}`);
  await first.getByPlaceholder('Type a message...').fill('Between us');
  const second = await first.context().newPage();

  await test.step('another company that logs in there sees nothing of the first one here', async () => {
    await load(second, '/login');
    await logIn(second, next.user.email);
    await expect(first.locator('[data-component="AccountMenu"]:visible').first()).toContainText(
      'Konark Autos',
    );
    await expect(first.getByText('You are not connected with Lotus Motors')).toBeVisible();
    await expect(first.getByPlaceholder('Type a message...')).toHaveCount(0);
    await expect(first.getByText('You have no connections yet. Start building your network!')).toBeVisible();
    await expect.poll(() => drafts(first)).toEqual([]);
  });
  await test.step('a log-in there ends the session before it, and this window takes the new one', async () => {
    await open(first, '/Network?tab=connections');
    await expect(second.getByText('No products yet')).toBeVisible();
    await open(second, '/login');
    const release = await holdAnswer(second, '**/api/users/login');
    await second.getByLabel('Email', { exact: true }).fill(company.user.email);
    await second.getByLabel('Password', { exact: true }).fill(password);
    await second.getByRole('button', { name: 'Log In' }).click();
    const word = first.getByText('Your session has ended. Please log in again.');
    await expect(word).toBeVisible();
    await expect(first).toHaveURL(/\/login$/);
    // The toast would close by itself after a while.
    await stopClock(first);
    release();
    await expect(first).toHaveURL(/\/Network\?tab=connections$/);
    await expect(word).toBeHidden();
    await first.clock.resume();
    await expect(first.getByRole('main').getByText('Lotus Motors')).toBeVisible();
    await second.clock.fastForward(2000);
    await expect(second).toHaveURL(/\/user-home$/);
  });
  await test.step('a log-out there leads to the log-in here, and a log-in there leads back', async () => {
    await open(first, '/Network?tab=connections');
    await expect(first.getByRole('tab', { name: 'Connections' })).toHaveAttribute('aria-selected', 'true');
    await second.locator('[data-component="AccountMenu"]:visible').first().click();
    await second.getByRole('button', { name: 'Sign Out' }).click();
    await expect(first).toHaveURL(/\/login$/);
    await logIn(first, company.user.email);
    await expect(first).toHaveURL(/\/Network\?tab=connections$/);
    await expect(first.getByRole('main').getByText('Lotus Motors')).toBeVisible();
  });
  await test.step('a session without its token ends with a toast, and is restored with its token', async () => {
    await second.close();
    // Not in the app, which would notice it in a response that is still on its way.
    await first.goto('/robots.txt');
    await first.evaluate(() => localStorage.removeItem('token'));
    await first.goto('/Profile?tab=manage-roles');
    await first.clock.fastForward(3000);
    await expect(first.getByText('Your session has ended. Please log in again.')).toBeVisible();
    await expect(first).toHaveURL(/\/login$/);
    await logIn(first, company.user.email);
    await expect(first).toHaveURL(/\/Profile\?tab=manage-roles$/);
  });
});

test('offline: a banner, writes that fail and lose nothing, lists that load when online again', async ({
  server,
  openWindow,
}) => {
  const page = await openWindow();
  const company = await signUpCompany(server, 'Saffron Steel');
  await addProducts(server, company.user._id, 1, 60);
  await restoreSession(page, company);
  await load(page, '/home');
  const banner = page.getByText('You are offline. What you write is kept.');
  const dialog = page.getByRole('dialog', { name: 'Add a Product' });

  await test.step('a write fails with a message and keeps what was written', async () => {
    await page.getByRole('button', { name: 'Add a Product' }).click();
    await expect(dialog).toBeVisible();
    await expect(banner).toBeHidden();
    await page.context().setOffline(true);
    await expect(banner).toBeVisible();
    await describeProduct(dialog, 'Hot rolled coil');
    await dialog.getByRole('button', { name: 'Add Product' }).click();
    await expect(page.getByText('An error occurred. Please try again.')).toBeVisible();
    await expect(dialog.getByLabel('Name')).toHaveValue('Hot rolled coil');
    await page.goBack();
    await expect(dialog).toBeHidden();
  });
  await test.step('a screen and a next page that failed load by themselves once online again', async () => {
    const more = page.getByRole('alert').filter({ hasText: 'The next page could not be loaded.' });
    await scrollToEnd(page);
    await expect(more).toBeVisible();
    await page.context().setOffline(false);
    await expect(banner).toBeHidden();
    await expect(more).toBeHidden();
    await expect(cards(page).nth(39)).toBeAttached();

    await page.context().setOffline(true);
    await page.getByRole('switch', { name: 'Client mode' }).click();
    await expect(page.getByText('The requests could not be loaded.')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('No requests yet')).toBeVisible();
  });
});

test('connections with their last message, in pages, and dialogs that Back closes', async ({
  server,
  openWindow,
}) => {
  const [page, wide] = [await openWindow({ width: 390 }), await openWindow({ width: 1440 })];
  const company = await signUpCompany(server, 'Saffron Steel');
  await restoreSession(page, company);
  await restoreSession(wide, company);

  await test.step('without connections the message preview shows four samples', async () => {
    await load(wide, '/home');
    await expect(preview(wide).getByRole('listitem')).toHaveCount(4);
    await expect(preview(wide)).toContainText('Northgate Foundry');
  });

  // The oldest connection is beyond the first page, and sends the latest message.
  await server.query(
    `insert into companies (id, company_name, email, created_at)
     select ('01890000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Partner ' || n, n || '@partner.example', now()
     from generate_series(1, 60) n`,
  );
  await server.query(
    `insert into connections (id, sender_id, receiver_id, status, created_at, accepted_at)
     select id, id, $1, 'connected', now(), now() from companies where email like '%@partner.example'`,
    [company.user._id],
  );
  const oldest = '01890000-0000-7000-8000-000000000001';
  const list = page.getByRole('navigation', { name: 'Connections' });

  await test.step('a link to a conversation beyond the first page opens it', async () => {
    await load(page, `/Chats/${oldest}`);
    await expect(page.getByRole('region', { name: 'Partner 1', exact: true })).toBeVisible();
  });
  await test.step('scrolling loads more of the list, and its position is restored after a conversation', async () => {
    await page.getByRole('button', { name: 'Back to connections' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(20);
    const last = list.getByText('Partner 1', { exact: true });
    await expect(async () => {
      await list.getByRole('listitem').last().scrollIntoViewIfNeeded();
      await expect(last).toBeAttached({ timeout: 300 });
    }).toPass();
    await last.scrollIntoViewIfNeeded();
    const y = (await last.boundingBox())!.y;
    await last.click();
    await expect(page.getByPlaceholder('Type a message...')).toBeVisible();
    await page.goBack();
    await expect(last).toBeInViewport();
    await expect.poll(async () => (await last.boundingBox())?.y).toBe(y);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await expect(last).toBeHidden();
    await page.goBack();
    await expect.poll(async () => (await last.boundingBox())?.y).toBe(y);
    await last.click();
  });
  await test.step('the latest message comes first, here and in the message preview', async () => {
    await page.getByPlaceholder('Type a message...').fill('Can you take 18 tonnes?');
    await page.getByPlaceholder('Type a message...').press('Enter');
    await expect(page.getByRole('log').getByText('Can you take 18 tonnes?')).toBeVisible();
    await page.goBack();
    await expect(list.getByRole('listitem').first()).toContainText('Can you take 18 tonnes?');
    await load(wide);
    await expect(preview(wide).getByRole('listitem')).toHaveCount(4);
    await expect(preview(wide).getByRole('listitem').first()).toHaveText(
      /Partner 1\d\d:\d\dCan you take 18 tonnes\?$/,
    );
    await preview(wide).getByText('Partner 60').click();
    await expect(wide).toHaveURL(/\/Chats\/01890000-0000-7000-8000-000000000060$/);
  });

  await test.step('Back closes product detail, vendor profile and a conversation; a link opens them', async () => {
    await addProducts(server, oldest, 1, 1);
    await load(page, '/home');
    const product = page.getByRole('dialog', { name: 'Product' });
    const vendor = page.getByRole('dialog', { name: 'Partner 1' });
    await cards(page).getByRole('button', { name: 'View More' }).click();
    await expect(page).toHaveURL(/\?product=/);
    await expect(product.getByRole('heading', { name: 'Coil 1' })).toBeVisible();
    await product.getByRole('link', { name: 'Partner 1' }).click();
    await expect(vendor).toBeVisible();
    const address = page.url();
    await page.goBack();
    await expect(product).toBeVisible();
    await page.goBack();
    await expect(product).toBeHidden();
    await load(page, address);
    await expect(vendor).toBeVisible();
    await vendor.getByRole('button', { name: 'Close' }).click();
    await expect(vendor).toBeHidden();
    await expect(page).toHaveURL(/\/home$/);
    const opening = page.context().waitForEvent('page');
    await cards(page).getByRole('link', { name: 'Coil 1' }).click({ button: 'middle' });
    const tab = await opening;
    await expect(tab.getByRole('dialog', { name: 'Product' })).toContainText('Coil 1');
    await tab.close();
    await expect(product).toBeHidden();
  });
  await test.step('a tab of the network and of the profile has an address', async () => {
    await open(page, '/Network');
    await page.getByRole('tab', { name: 'Sent' }).click();
    await expect(page).toHaveURL(/\/Network\?tab=sent$/);
    await open(page, '/Profile?tab=change-password');
    await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible();
  });
});

test('what could not be changed shows as it was, also when nothing can be fetched', async ({
  server,
  openWindow,
}) => {
  const page = await openWindow();
  const vendor = await signUpCompany(server, 'Saffron Steel');
  await addProducts(server, vendor.user._id, 1, 1);
  const client = await signUpCompany(server, 'Lotus Motors');
  await restoreSession(page, client, { mode: 'Client' });

  await test.step('a product that was not saved', async () => {
    await load(page, '/Store');
    const mend = await loseCalls(page, '**/api/saved**');
    await cards(page).getByRole('button', { name: 'Save for Later' }).click();
    await expect(openToasts(page, 'Your saved products could not be changed.')).toBeVisible();
    await expect(cards(page).getByRole('button', { name: 'Save for Later', pressed: false })).toBeVisible();
    await mend();
  });

  await test.step('emails that were not turned off', async () => {
    await load(page, '/Settings');
    const messages = page.getByRole('switch', { name: 'Messages' });
    await expect(messages).toBeChecked();
    const mend = await loseCalls(page, '**/api/settings/**');
    await messages.click();
    await expect(openToasts(page, 'An error occurred. Please try again.')).toBeVisible();
    await expect(messages).toBeChecked();
    await mend();
  });
});

test('a browser that stores nothing shows public pages, and logs in for the visit', async ({
  server,
  openWindow,
}) => {
  const { user } = await signUpCompany(server, 'Coral Castings');
  await addProducts(server, user._id, 1, 1);
  const page = await openWindow();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });

  await test.step('the page of a product', async () => {
    await load(page, `/products/${productId(1)}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Coil 1' })).toBeVisible();
  });

  await test.step('the log-in says what it lacks, and leads home', async () => {
    await load(page, '/login');
    await expect(page.getByText('loading or closing the page logs you out')).toBeVisible();
    await page.getByLabel('Email').fill(user.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(openToasts(page, 'Login successful!')).toBeVisible();
    await page.clock.fastForward(2000);
    await expect(page).toHaveURL(/\/user-home$/);
    await expect(page.getByRole('navigation').first()).toBeVisible();
  });
});

test('a double press opens a dialog once, closes it once, and adds one product', async ({
  server,
  openWindow,
}) => {
  const page = await openWindow();
  const company = await signUpCompany(server, 'Saffron Steel');
  await restoreSession(page, company);
  await load(page, '/home');
  await open(page, '/Inventory');
  const dialog = page.getByRole('dialog', { name: 'Add a Product' });
  const add = page.getByRole('button', { name: 'Add a Product' }).first();

  await test.step('pressed twice, Close leads no further than to the screen', async () => {
    await add.dblclick();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).dblclick();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/Inventory$/);
  });

  await test.step('the form closes once its product is stored', async () => {
    await add.dblclick();
    await describeProduct(dialog, 'Coil');
    await dialog.getByRole('button', { name: 'Add Product' }).dblclick();
    await expect(openToasts(page, 'Product added successfully!')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/Inventory$/);
    const rows = await server.query('select from products where vendor_id = $1', [company.user._id]);
    expect(rows).toHaveLength(1);
  });
});
