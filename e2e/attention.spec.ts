import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { callApi, connectCompanies, open, password, restoreSession, signUpCompany } from './companies.ts';
import { failCalls, loseAnswers } from './failures.ts';
import { expect, test } from './fixtures.ts';
import { linkInLetter } from './letters.ts';
import { picture } from './picture.ts';

const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const announcements = (page: Page) => page.getByRole('button', { name: 'Announcements' });

test('a company sees what waits for it wherever it is, and it is right again once it is seen to', async ({
  server,
  openWindow,
}) => {
  const own = await signUpCompany(server, 'Malabar Spices');
  const friend = await signUpCompany(server, 'Coral Castings');
  const stranger = await signUpCompany(server, 'Delta Dyes');
  const newcomer = await signUpCompany(server, 'Echo Elevators');
  await connectCompanies(server, own, friend);
  const { request } = await callApi<{ request: { id: string } }>(server, 'POST /api/requests', {
    session: own,
    body: { request: 'Sand', budget: '1', supply_industry: 'Retail' },
  });
  const [page, phone] = [await openWindow(), await openWindow({ width: 360, phone: true })];
  for (const window of [page, phone]) {
    await restoreSession(window, own);
    await open(window, '/Network');
    await expect(window.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(page).toHaveTitle('Network · Guildhall');

  await test.step('a message, a request and a quote show at their entries, in the title and in the news', async () => {
    const said = { senderId: friend.user._id, receiverId: own.user._id, content: 'The samples are ready' };
    await callApi(server, 'POST /api/chat/send', { session: friend, body: said });
    for (const window of [page, phone]) {
      await expect(entry(window, 'Chats')).toHaveAccessibleDescription('1 unread');
      await expect(window).toHaveTitle('(1) Network · Guildhall');
    }
    await expect(page.getByRole('status').filter({ hasText: 'Chats: 1 unread' })).toHaveCount(1);
    const asked = { senderUserId: stranger.user._id, receiverUserId: own.user._id, status: 'pending' };
    await callApi(server, 'POST /api/connections/send', { session: stranger, body: asked });
    await expect(entry(page, 'Network')).toHaveAccessibleDescription('1 waiting');
    const lines = [{ description: 'Sand', quantity: 1, unit: 'lot', unitPrice: 100 }];
    await callApi(server, 'POST /api/quotes', {
      session: friend,
      body: { requestId: request.id, offer: { lines, validUntil: '2099-12-31' } },
    });
    await expect(entry(page, 'Store')).toHaveAccessibleDescription('1 waiting');
    for (const window of [page, phone]) await expectAccessible(window);
  });

  await test.step('the title of a hidden window goes on counting, and has no stream open', async () => {
    const hidden = await openWindow();
    await restoreSession(hidden, own);
    await hidden.clock.install();
    await open(hidden, '/Network');
    await expect(hidden).toHaveTitle('(3) Network · Guildhall');
    const streamEnds = hidden.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/api/events'),
    );
    await hidden.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await streamEnds;
    const asked = { senderUserId: newcomer.user._id, receiverUserId: own.user._id, status: 'pending' };
    const { connection } = await callApi<{ connection: { _id: string } }>(
      server,
      'POST /api/connections/send',
      { session: newcomer, body: asked },
    );
    await hidden.clock.fastForward(60_000);
    await expect(hidden).toHaveTitle('(4) Network · Guildhall');
    await hidden.close();
    await callApi(server, `DELETE /api/connections/remove/${connection._id}`, { session: newcomer });
  });

  await test.step('the announcements lead to each', async () => {
    await expect(announcements(page)).toHaveAccessibleDescription(/unread$/);
    await announcements(page).click();
    const news = page.getByRole('dialog', { name: 'Announcements' });
    await expect(news.getByRole('link', { name: /Delta Dyes/ })).toBeVisible();
    await expectAccessible(page);
    await news.getByRole('button', { name: 'Mark all as read' }).click();
    // The member reads for itself, in all its windows.
    for (const window of [page, phone])
      await expect(announcements(window)).not.toHaveAccessibleDescription(/unread/);
    await news
      .getByRole('link', { name: /sent a quote/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/deals\//);
    await open(page, '/Notifications');
    await expect(page.getByRole('main').getByRole('link', { name: /Delta Dyes/ })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('only what is unread is shown, live, until it is marked as read', async () => {
    const shown = page.getByRole('radiogroup', { name: 'Notifications shown' });
    const rows = page.getByRole('list', { name: 'Notifications' }).getByRole('listitem');
    await shown.getByRole('radio', { name: 'Unread' }).click();
    await expect(page).toHaveURL(/\/Notifications\?unread=true$/);
    await expect(page.getByRole('heading', { name: 'Nothing unread' })).toBeVisible();
    await expectAccessible(page);
    const late = await signUpCompany(server, 'Ember Enamels');
    const asked = { senderUserId: late.user._id, receiverUserId: own.user._id, status: 'pending' };
    const { connection } = await callApi<{ connection: { _id: string } }>(
      server,
      'POST /api/connections/send',
      { session: late, body: asked },
    );
    await expect(rows).toHaveCount(1);
    for (const window of [page, phone])
      await expect(announcements(window)).toHaveAccessibleDescription(/1 unread$/);
    // Opening one does not read it.
    await rows.getByRole('link', { name: /Ember Enamels/ }).click();
    await expect(page).toHaveURL(/\/Network/);
    await page.goBack();
    await expect(shown.getByRole('radio', { name: 'Unread' })).toBeChecked();
    await expect(rows).toHaveCount(1);
    const mend = await failCalls(page, { calls: '**/api/notifications/read/**', method: 'PUT' });
    const readAll = page.getByRole('main').getByRole('button', { name: 'Mark all as read' });
    await readAll.click();
    await expect.poll(mend.met).toBe(1);
    await expect(rows).toHaveCount(1);
    await mend();
    await readAll.click();
    for (const window of [page, phone])
      await expect(announcements(window)).not.toHaveAccessibleDescription(/unread/);
    await page.getByRole('button', { name: 'Show all notifications' }).click();
    await expect(page).toHaveURL(/\/Notifications$/);
    await expect(rows.nth(1)).toBeVisible();
    await callApi(server, `DELETE /api/connections/remove/${connection._id}`, { session: late });
  });

  await test.step('what is read and answered in one window is so in the other', async () => {
    await open(page, `/Chats/${friend.user._id}`);
    await expect(page.getByRole('log')).toContainText('The samples are ready');
    for (const window of [page, phone]) await expect(entry(window, 'Chats')).toHaveAccessibleDescription('');
    await open(page, '/Network?tab=requests');
    await page.getByRole('button', { name: 'Accept Delta Dyes' }).click();
    for (const window of [page, phone])
      await expect(entry(window, 'Network')).toHaveAccessibleDescription('');
    await open(phone, '/Home');
    await expect(phone).toHaveTitle(/^\(1\) Vendor Home/);
  });
});

test('a conversation says what is new and read, is searched, and a message is taken back', async ({
  server,
  openWindow,
}) => {
  const own = await signUpCompany(server, 'Malabar Spices');
  const other = await signUpCompany(server, 'Coral Castings');
  await connectCompanies(server, own, other);
  const say = (content: string) =>
    callApi(server, 'POST /api/chat/send', {
      session: other,
      body: { senderId: other.user._id, receiverId: own.user._id, content },
    });
  await say('The catalogue: https://coral.example/list');
  const { product } = await callApi<{ product: { id: string } }>(server, 'POST /api/products', {
    session: other,
    body: {
      vendorId: other.user._id,
      name: 'Malabar pepper',
      description: 'Black, 500 g',
      price: 900,
      category: 'Spices',
      stockQuantity: 5,
    },
  });
  const [page, theirs] = [await openWindow(), await openWindow({ width: 360 })];
  await restoreSession(page, own);
  await restoreSession(theirs, other);
  await open(theirs, `/Chats/${own.user._id}`);
  await open(page, `/Chats/${other.user._id}`);
  const log = page.getByRole('log');

  await test.step('what was said first is new, and its address is a link', async () => {
    await expect(log).toContainText('New messages');
    await expect(log.getByRole('link', { name: 'https://coral.example/list' })).toBeVisible();
    await expect(theirs.getByRole('log')).toContainText('Read');
  });

  await test.step('too long a text is kept, and why it is not sent is said', async () => {
    const box = page.getByPlaceholder('Type a message...');
    await box.fill('x'.repeat(4001));
    await box.press('Enter');
    await expect(page.getByText(/4,001/).first()).toBeVisible();
    await expect(box).toHaveValue('x'.repeat(4001));
    await expectAccessible(page);
    await box.fill('A price that is wrong');
    await box.press('Enter');
    await expect(theirs.getByRole('log')).toContainText('A price that is wrong');
  });

  await test.step('a message is found with its place', async () => {
    await page.getByRole('searchbox', { name: 'Search chats' }).fill('catalogue');
    await page.getByRole('list', { name: 'Messages found' }).getByRole('link').click();
    await expect(page).toHaveURL(/[?]message=/);
    await expectAccessible(page);
  });

  await test.step('a message is deleted for everyone', async () => {
    await open(page, `/Chats/${other.user._id}`);
    await log
      .getByRole('button', { name: /^More actions for your message/ })
      .last()
      .click();
    await page.getByRole('menuitem', { name: 'Delete for everyone' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Delete/ })
      .click();
    for (const window of [page, theirs]) {
      await expect(window.getByRole('log')).toContainText('Message deleted');
      await expect(window.getByRole('log')).not.toContainText('A price that is wrong');
    }
    // A poll that has read it as the newest does not empty the list again.
    await page.waitForResponse(/\/api\/chat\/messages\//);
    await page.waitForResponse(/\/api\/chat\/messages\//);
    const conversation = page.getByRole('listitem').filter({ hasText: 'Coral Castings' }).first();
    await expect(conversation).toContainText('The catalogue');
  });

  await test.step('a picture is seen by both, each with its session', async () => {
    await page
      .getByLabel('Add files')
      .setInputFiles({ name: 'Pepper.png', mimeType: 'image/png', buffer: picture });
    const sent = page.waitForResponse((response) => response.url().endsWith('/api/chat/send'));
    await expect(page.getByText('Pepper.webp added')).toBeAttached();
    await page.getByRole('button', { name: 'Send' }).click();
    await sent;
    for (const window of [page, theirs])
      await expect
        .poll(() =>
          window
            .getByRole('log')
            .getByRole('button', { name: /^Pepper/ })
            .locator('img')
            .evaluate((image: HTMLImageElement) => image.naturalWidth > 0 && image.src),
        )
        .toMatch(/^blob:/);
    await expectAccessible(theirs);
  });

  await test.step('the address of a product becomes its card, until it is withdrawn', async () => {
    await open(page, `/Chats/${other.user._id}`);
    const box = page.getByPlaceholder('Type a message...');
    await box.fill(`Is this in stock? ${server.url}/Store?product=${product.id}`);
    await box.press('Enter');
    for (const window of [page, theirs])
      await expect(
        window.getByRole('log').getByRole('link', { name: 'Product Malabar pepper' }),
      ).toBeVisible();
    await expectAccessible(theirs);
    await log.getByRole('link', { name: 'Product Malabar pepper' }).click();
    await expect(page.getByRole('dialog', { name: 'Product' })).toContainText('Malabar pepper');
    await page.goBack();
    await callApi(server, `DELETE /api/products/${product.id}`, { session: other });
    await page.reload();
    await expect(log).toContainText('Not available to you');
    await expect(log.getByRole('link', { name: 'Product Malabar pepper' })).toHaveCount(0);
    await expectAccessible(page);
  });
});

test('a new company is led to its first steps, and told to confirm its email', async ({
  server,
  openWindow,
}) => {
  const own = await signUpCompany(server, 'Malabar Spices');
  const page = await openWindow({ width: 360 });
  await open(page, '/login');
  await page.getByLabel('Email').fill(own.user.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/user-home$/);
  const checklist = page.getByRole('region', { name: 'Getting started' });
  await expect(checklist).toContainText('0 of 5');
  await expect(page.getByText('Your email is not confirmed yet.')).toBeVisible();
  await expectAccessible(page);
  await test.step('a letter is asked for with the same key again when the response was lost', async () => {
    const call = '**/api/users/email/confirmation/*';
    const sendAgain = page.getByRole('button', { name: 'Send again' });
    const mend = await loseAnswers(page, call);
    const lost = page.waitForEvent('requestfailed');
    await sendAgain.click();
    const key = (await lost).headers()['idempotency-key'];
    expect(key).toMatch(/^[\da-f]{32}$/);
    await mend();
    await expect(sendAgain).not.toHaveAttribute('aria-busy');
    const repeated = page.waitForRequest(call);
    await sendAgain.click();
    expect((await repeated).headers()).toHaveProperty('idempotency-key', key);
    await expect(page.getByText('An email with a link is on its way.')).toBeVisible();
  });
  await checklist.getByText('0 of 5').click();
  await checklist.getByRole('link', { name: /product/i }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a Product' });
  const product = {
    Name: 'Black pepper',
    Description: 'Whole',
    Price: '640',
    Category: 'Spices',
    'Stock quantity': '90',
  };
  for (const [label, text] of Object.entries(product))
    await dialog.getByRole('textbox', { name: label, exact: true }).fill(text);
  await dialog.getByRole('button', { name: 'Add Product' }).click();
  await expect(checklist).toContainText('1 of 5');
  await checklist.getByRole('button', { name: 'Dismiss the checklist' }).click();
  await expect(checklist).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('who is away gets an email that leads to what waits, and that can be ended', async ({
  server,
  openWindow,
}) => {
  const own = await signUpCompany(server, 'Malabar Spices');
  const friend = await signUpCompany(server, 'Coral Castings');
  await connectCompanies(server, friend, own);
  const said = { senderId: friend.user._id, receiverId: own.user._id, content: 'The samples are ready' };
  await callApi(server, 'POST /api/chat/send', { session: friend, body: said });
  // An hour later; the server looks when it starts.
  for (const statement of [
    `update members set email_confirmed_at = now()`,
    `update messages set created_at = created_at - interval '1 hour'`,
    `update notifications set at = at - interval '1 hour'`,
    `update sessions set last_used_at = last_used_at - interval '1 hour'`,
    `update waiting_scan set looked_until = now() - interval '2 hours'`,
  ])
    await server.query(statement);
  await server.killAndRestart();
  const subject = 'Message from Coral Castings';
  const page = await openWindow();

  await test.step('its link leads to the conversation after the log-in', async () => {
    await page.goto(await linkInLetter(server, own.user.email, subject));
    await page.getByLabel('Email', { exact: true }).fill(own.user.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page).toHaveURL(`/Chats/${friend.user._id}`);
    await expect(page.getByRole('log')).toContainText('The samples are ready');
  });

  await test.step('its last link ends emails of that kind, once that is confirmed', async () => {
    const letter = server.letters.find(({ mail }) => mail.subject === subject);
    const [, link] = /^Stop emails about messages: (\S+)$/m.exec(letter?.mail.text ?? '')!;
    await page.goto(link!);
    const stop = page.getByRole('button', { name: 'Stop emails' });
    await expect(stop).toBeVisible();
    await expectAccessible(page);
    await stop.click();
    await expect(page.getByRole('status').filter({ hasText: 'no more such emails' })).toBeFocused();
    await page.getByRole('link', { name: 'Go to Settings' }).click();
    const messages = page.getByRole('switch', { name: 'Messages' });
    await expect(messages).not.toBeChecked();
    // The switch moves before the call is through.
    const saved = page.waitForResponse('**/api/settings/emails/**');
    await messages.click();
    await expect(messages).toBeChecked();
    await saved;
    await page.reload();
    await expect(page.getByRole('switch', { name: 'Connections' })).toBeEnabled();
    await expect(messages).toBeChecked();
    await expectAccessible(page);
  });
});
