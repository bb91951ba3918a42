import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { openAtOnce, stopClock } from './clock.ts';
import { callApi, open, restoreSession, signUpCompany, type CompanySession } from './companies.ts';
import { failCalls, holdCalls, loseCalls } from './failures.ts';
import { expect, test } from './fixtures.ts';
import type { GuildhallServer } from './server.ts';
import { expectToastFor, openToasts, passToast } from './toasts.ts';

const rowOf = (page: Page, company: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: company });
const toggleOf = (page: Page, company: string) =>
  rowOf(page, company).locator('[data-component="ConnectionToggle"]');
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });

const ask = (server: GuildhallServer, from: CompanySession, to: CompanySession) =>
  callApi(server, 'POST /api/connections/send', {
    session: from,
    body: { senderUserId: from.user._id, receiverUserId: to.user._id, status: 'pending' },
  });

/** The connection status of two companies on the server. */
const statusOf = (server: GuildhallServer, own: CompanySession, other: CompanySession) =>
  callApi<{ status?: string; message?: string }>(
    server,
    `GET /api/connections/status/${own.user._id}/${other.user._id}`,
    { session: own },
  );

test('connections are found, asked for and answered', { tag: '@core' }, async ({ server, openWindow }) => {
  const page = await openWindow();
  const own = await signUpCompany(server, 'Saffron Steel');
  await restoreSession(page, own);

  await test.step('Manage Connections has four tabs, each with an address and an empty state', async () => {
    await openAtOnce(page, '/network');
    await expect(page.getByRole('heading', { name: 'Manage Connections', level: 1 })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(['Find', 'Sent', 'Requests0', 'Connections']);
    await expect(tab(page, 'Find')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('No new Users Right Now')).toBeVisible();
    for (const [name, texts] of [
      ['Sent', ['No requests sent.', 'Start connecting with others!']],
      ['Requests', ['No pending requests received']],
      ['Connections', ['You have no connections yet. Start building your network!']],
    ] as const) {
      await tab(page, name).click();
      await expect(page).toHaveURL(new RegExp(`tab=${name.toLowerCase()}$`));
      for (const text of texts) await expect(page.getByRole('main').getByText(text)).toBeVisible();
    }
    await page.getByRole('button', { name: 'Find companies' }).click();
    await expect(tab(page, 'Find')).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('a client without other companies sees No users available', async () => {
    await page.getByRole('switch', { name: 'Client mode' }).click();
    await expect(page.getByText('No users available')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await page.getByRole('switch', { name: 'Client mode' }).click();
  });

  const lotus = await signUpCompany(server, 'Lotus Motors');
  const banyan = await signUpCompany(server, 'Banyan Retail');
  const [deccan, indus] = [
    await signUpCompany(server, 'Deccan Pharma'),
    await signUpCompany(server, 'Indus Software'),
  ];

  await test.step('six skeletons until the companies are there, the newest first', async () => {
    const release = await holdCalls(page, '**/api/users/newUsers/**');
    await page.reload();
    await page.clock.fastForward(3000);
    await expect(page.locator('[data-component="CompanyRowSkeleton"]')).toHaveCount(6);
    await release();
    await expect(page.getByRole('main').getByRole('listitem')).toContainText([
      'Indus Software',
      'Deccan Pharma',
      'Banyan Retail',
      'Lotus Motors',
    ]);
  });

  await test.step('Connect turns to Pending at once, and back with a toast of 3000 ms when it fails', async () => {
    const connect = toggleOf(page, 'Lotus Motors').getByRole('button', { name: 'Connect' });
    const failure = 'Failed to send connection request. Try again.';
    const calls = '**/api/connections/send';
    const mend = await failCalls(page, { calls, body: { message: 'Not today.' } });
    const release = await holdCalls(page, calls);
    await stopClock(page);
    await connect.click();
    await page.clock.runFor(50);
    await expect(toggleOf(page, 'Lotus Motors')).toHaveText('Pending');
    await release();
    await expectToastFor(page, failure, 3000);
    await page.clock.resume();
    await expect(connect).toBeVisible();
    await mend();
    const find = await loseCalls(page, calls);
    await connect.click();
    await expect(openToasts(page, failure)).toHaveCount(1);
    await expect(connect).toBeVisible();
    await find();
  });

  await test.step('a sent request shows a toast for 3000 ms and is pending on both sides', async () => {
    const toggle = toggleOf(page, 'Lotus Motors');
    await stopClock(page);
    await toggle.getByRole('button', { name: 'Connect' }).click();
    await expectToastFor(page, 'Connection request sent successfully!', 3000);
    await page.clock.resume();
    await expect(toggle).toHaveText('Pending');
    await expect(toggle.getByRole('button')).toHaveCount(0);
    await expect(toggleOf(page, 'Banyan Retail').getByRole('button', { name: 'Connect' })).toBeVisible();
    expect(await statusOf(server, lotus, own)).toMatchObject({ status: 'pending', direction: 'received' });
  });

  await test.step('Sent lists it, and its menu withdraws it', async () => {
    await tab(page, 'Sent').click();
    await expect(page.getByRole('tabpanel', { name: 'Sent' })).toContainText('Pending');
    await expect(toggleOf(page, 'Lotus Motors')).toHaveText('Pending');
    await page.getByRole('button', { name: 'More actions for Lotus Motors' }).click();
    await page.getByRole('menuitem', { name: 'Withdraw request' }).click();
    await expect(openToasts(page, 'Connection removed successfully.')).toHaveCount(1);
    await expect(page.getByText('No requests sent.')).toBeVisible();
    expect(await statusOf(server, own, lotus)).toEqual({ message: 'No connection found' });
  });

  for (const sender of [banyan, deccan, indus]) await ask(server, sender, own);

  await test.step('Requests shows how many there are, and its address opens it', async () => {
    await page.goto('/Network?tab=requests');
    await page.clock.fastForward(3000);
    await expect(tab(page, /^Requests\s*3$/)).toHaveAttribute('aria-selected', 'true');
    await expect(rowOf(page, 'Banyan Retail')).toBeVisible();
    await expectAccessible(page);
  });

  const answers = [
    {
      answer: 'Accept',
      calls: '**/api/connections/accept/*',
      failure: 'Failed to accept connection. Please try again.',
    },
    {
      answer: 'Decline',
      calls: '**/api/connections/remove/*',
      failure: 'Failed to decline connection. Please try again.',
    },
  ];
  for (const { answer, calls, failure } of answers) {
    const button = page.getByRole('button', { name: `${answer} Banyan Retail` });

    await test.step(`${answer}: a failure says so, and both answers are still there`, async () => {
      const mend = await failCalls(page, { calls, body: { message: 'Not today.' } });
      await button.click();
      await passToast(page, failure);
      await expect(button).toBeEnabled();
      await mend();
      const find = await loseCalls(page, calls);
      await button.click();
      await expect(openToasts(page, failure)).toHaveCount(1);
      await find();
      expect(await statusOf(server, own, banyan)).toMatchObject({ status: 'pending' });
    });

    await test.step(`${answer}: any other message of the server is unexpected`, async () => {
      const text = 'Unexpected response from server. Please try again.';
      const mend = await failCalls(page, { calls, status: 200, body: { message: 'Done.' } });
      await button.click();
      await passToast(page, text);
      await expect(button).toBeEnabled();
      await mend();
    });
  }

  await test.step('an accepted request shows Connected, a declined one Declined', async () => {
    await page.getByRole('button', { name: 'Accept Banyan Retail' }).click();
    await passToast(page, 'Connection accepted successfully.');
    await expect(rowOf(page, 'Banyan Retail')).toContainText('Connected');
    await expect(rowOf(page, 'Banyan Retail').getByRole('button', { name: /Accept|Decline/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Decline Deccan Pharma' }).click();
    await passToast(page, 'Connection removed successfully.');
    await expect(rowOf(page, 'Deccan Pharma')).toContainText('Declined');
    expect(await statusOf(server, own, banyan)).toMatchObject({ status: 'connected' });
    expect(await statusOf(server, own, deccan)).toEqual({ message: 'No connection found' });
  });

  await test.step('a client sees all companies in one list, each with its status', async () => {
    await page.getByRole('switch', { name: 'Client mode' }).click();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
    await expect(toggleOf(page, 'Banyan Retail')).toHaveText('Connected');
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Indus Software');
    await page.getByRole('button', { name: 'Accept Indus Software' }).click();
    await passToast(page, 'Connection accepted successfully.');
    await expect(toggleOf(page, 'Indus Software')).toHaveText('Connected');
    expect(await statusOf(server, own, indus)).toMatchObject({ status: 'connected' });
    await toggleOf(page, 'Deccan Pharma').getByRole('button', { name: 'Connect' }).click();
    await passToast(page, 'Connection request sent successfully!');
    await expect(toggleOf(page, 'Deccan Pharma')).toHaveText('Pending');
    await page.getByRole('button', { name: 'More actions for Deccan Pharma' }).click();
    await page.getByRole('menuitem', { name: 'Withdraw request' }).click();
    await passToast(page, 'Connection removed successfully.');
    await expect(toggleOf(page, 'Deccan Pharma').getByRole('button', { name: 'Connect' })).toBeVisible();
    await page.getByRole('button', { name: 'More actions for Indus Software' }).click();
    await page.getByRole('menuitem', { name: 'Remove connection' }).click();
    const question = page.getByRole('alertdialog', { name: 'Remove the connection with Indus Software?' });
    await question.getByRole('button', { name: 'Remove connection' }).click();
    await expect(toggleOf(page, 'Indus Software').getByRole('button', { name: 'Connect' })).toBeVisible();
    await rowOf(page, 'Banyan Retail').getByRole('link', { name: 'Banyan Retail', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Banyan Retail' })).toBeVisible();
    await page.goBack();
    await page.getByRole('switch', { name: 'Client mode' }).click();
  });

  await test.step('Connections lists the connected companies, and a confirmation removes a connection', async () => {
    await open(page, '/Network?tab=connections');
    await expect(toggleOf(page, 'Banyan Retail')).toHaveText('Connected');
    await page.getByRole('link', { name: 'Message Banyan Retail' }).click();
    await expect(page).toHaveURL(/\/Chats\//);
    await expect(page.getByRole('heading', { level: 1, name: 'Chats' })).toBeAttached();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Manage Connections' })).toBeVisible();
    await page.getByRole('button', { name: 'More actions for Banyan Retail' }).click();
    await page.getByRole('menuitem', { name: 'Remove connection' }).click();
    const question = page.getByRole('alertdialog', { name: 'Remove the connection with Banyan Retail?' });
    await question.getByRole('button', { name: 'Remove connection' }).click();
    await expect(page.getByText('You have no connections yet. Start building your network!')).toBeVisible();
    expect(await statusOf(server, own, banyan)).toEqual({ message: 'No connection found' });
  });
});
