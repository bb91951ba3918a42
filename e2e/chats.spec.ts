import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { openAtOnce, stopClock } from './clock.ts';
import { callApi, connectCompanies, open, restoreSession, signUpCompany } from './companies.ts';
import { failCalls, holdCalls, loseAnswers, loseCalls } from './failures.ts';
import { expect, test } from './fixtures.ts';

const list = (page: Page) => page.getByRole('navigation', { name: 'Connections' });
const log = (page: Page) => page.getByRole('log');
const input = (page: Page) => page.getByPlaceholder('Type a message...');
const toasts = (page: Page) => page.locator('[data-component="Toaster"] [data-part="toast"]');

declare global {
  interface Window {
    /** The requests for messages: when they were made, by the window's clock, and whether the response was read. */
    polls: { at: number; isOver: boolean }[];
  }
}
const recordPolls = (page: Page) =>
  page.addInitScript(() => {
    window.polls = [];
    const fetch = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (!url.includes('/api/chat/messages/')) return fetch(input, init);
      const poll = { at: Date.now(), isOver: false };
      window.polls.push(poll);
      const response = await fetch(input, init);
      // One that the app aborts is over too.
      const end = () => (poll.isOver = true);
      void response.clone().text().then(end, end);
      return response;
    };
  });

test('connected companies talk', { tag: '@core' }, async ({ server, openWindow }) => {
  const page = await openWindow();
  const own = await signUpCompany(server, 'Saffron Steel');
  const lotus = await signUpCompany(server, 'Lotus Motors');
  const banyan = await signUpCompany(server, 'Banyan Retail');
  await restoreSession(page, own);
  const sendTo = (from: typeof own, to: typeof own, content: string) =>
    callApi<{ data: { timestamp: string } }>(server, 'POST /api/chat/send', {
      session: from,
      body: { senderId: from.user._id, receiverId: to.user._id, content },
    });
  await recordPolls(page);
  const polls: string[] = [];
  const sent: unknown[] = [];
  page.on('request', (request) => {
    const [, otherId] = /\/api\/chat\/messages\/[^/]+\/([^/?]+)/.exec(request.url()) ?? [];
    if (otherId === lotus.user._id) polls.push('Lotus Motors');
    if (otherId === banyan.user._id) polls.push('Banyan Retail');
    if (request.url().endsWith('/api/chat/send')) sent.push(request.postDataJSON());
  });

  await test.step('without connections the way to the network is shown', async () => {
    await openAtOnce(page, '/chats');
    await expect(page.getByText('You have no connections yet. Start building your network!')).toBeVisible();
    await page.getByRole('link', { name: 'Find companies' }).click();
    await expect(page).toHaveURL(/\/Network$/);
  });

  await connectCompanies(server, own, lotus);
  await connectCompanies(server, own, banyan);
  const first = await sendTo(own, lotus, 'Good morning');
  await sendTo(lotus, own, 'Can you take 18 tonnes?');

  await test.step('the list is titled Connections and shows avatar and name of each company', async () => {
    await page.clock.fastForward(31_000);
    await open(page, '/Chats');
    await expect(list(page).getByRole('heading', { name: 'Connections', exact: true })).toBeVisible();
    await expect(list(page).getByRole('listitem')).toHaveCount(2);
    for (const { user } of [lotus, banyan]) {
      const row = list(page).getByRole('listitem').filter({ hasText: user.companyName });
      await expect(row.locator('[data-component="Avatar"]')).toBeVisible();
    }
    await expect(page.getByText('Choose a connection')).toBeVisible();
    expect(polls).toEqual([]);
  });

  await test.step('choosing one opens the conversation under its own address, with name and avatar', async () => {
    await list(page).getByRole('link', { name: 'Lotus Motors' }).click();
    await expect(page).toHaveURL(new RegExp(`/Chats/${lotus.user._id}$`));
    const header = page.locator('[data-component="Conversation"] [data-part="header"]');
    await expect(header.getByRole('heading', { name: 'Lotus Motors' })).toBeVisible();
    await expect(header.locator('[data-component="Avatar"]')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
    await expectAccessible(page);
    await header.getByRole('link', { name: 'Lotus Motors' }).click();
    await expect(page.getByRole('dialog', { name: 'Lotus Motors' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('own messages stand on the right under the own name, others on the left under Them', async () => {
    const groupOf = (text: string) => log(page).locator('[data-part="group"]').filter({ hasText: text });
    const mine = groupOf('Good morning');
    const theirs = groupOf('Can you take 18 tonnes?');
    await expect(mine.locator('[data-part="author"]')).toHaveText('Saffron Steel');
    await expect(theirs.locator('[data-part="author"]')).toHaveText('Them');
    const [right, left] = await Promise.all(
      [mine, theirs].map((group) => group.locator('[data-part="message"]').boundingBox()),
    );
    expect(left!.x).toBeLessThan(right!.x);
    expect(left!.x + left!.width).toBeLessThan(right!.x + right!.width);
    const time = await page.evaluate((timestamp) => {
      const moment = new Date(timestamp);
      return [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
    }, first.data.timestamp);
    await expect(mine.locator('time')).toHaveText(time);
  });

  await test.step('the conversation is polled each 1000 ms, and answered 304 while nothing is new', async () => {
    await stopClock(page);
    // A second begins when the response was read: of the running clock's last poll some time ago, of the next one now.
    const pollsOver = () => page.evaluate(() => window.polls.filter(({ isOver }) => isOver).length);
    const ofRunningClock = await page.evaluate(() => window.polls.length);
    await expect.poll(pollsOver).toBe(ofRunningClock);
    await page.clock.runFor(1000);
    const before = ofRunningClock + 1;
    await expect.poll(pollsOver).toBe(before);
    // The status from the server: the page itself sees the cached response as a 200.
    const statuses: number[] = [];
    const network = await page.context().newCDPSession(page);
    network.on('Network.responseReceivedExtraInfo', ({ statusCode }) => void statuses.push(statusCode));
    await network.send('Network.enable');
    for (const count of [1, 2, 3]) {
      await page.clock.runFor(1000);
      await expect.poll(pollsOver).toBe(before + count);
    }
    await expect.poll(() => statuses).toEqual([304, 304, 304]);
    const [first = 0, ...later] = await page.evaluate(() => window.polls.slice(-3).map(({ at }) => at));
    expect(later).toEqual([first + 1000, first + 2000]);
    await sendTo(lotus, own, 'By Friday?');
    await page.clock.runFor(1000);
    await expect.poll(() => statuses).toContain(200);
    await network.detach();
    await page.clock.resume();
    await expect(log(page).getByText('By Friday?')).toBeVisible();
  });

  await test.step('choosing another conversation, or leaving, ends the polling', async () => {
    await list(page).getByRole('link', { name: 'Banyan Retail' }).click();
    await expect(page.getByRole('log', { name: 'Messages with Banyan Retail' })).toBeVisible();
    polls.length = 0;
    await expect.poll(() => polls.length).toBeGreaterThan(1);
    expect(new Set(polls)).toEqual(new Set(['Banyan Retail']));
    await open(page, '/Network');
    await expect(page.getByRole('heading', { name: 'Manage Connections' })).toBeVisible();
    polls.length = 0;
    await stopClock(page);
    await page.clock.runFor(5000);
    await page.clock.resume();
    expect(polls).toEqual([]);
  });

  await test.step('Send and Enter send, and the input is cleared', async () => {
    await open(page, `/Chats/${lotus.user._id}`);
    await input(page).fill('  We can take 20.  ');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(log(page).getByText('We can take 20.')).toBeVisible();
    await expect(input(page)).toHaveValue('');
    await expect(input(page)).toBeFocused();
    await input(page).fill('Until Friday.');
    await input(page).press('Enter');
    await expect(log(page).getByText('Until Friday.')).toBeVisible();
    await expect(input(page)).toHaveValue('');
    const ids = { senderId: own.user._id, receiverId: lotus.user._id };
    expect(sent).toEqual([
      { ...ids, content: 'We can take 20.' },
      { ...ids, content: 'Until Friday.' },
    ]);
  });

  await test.step('after a message is sent the conversation is loaded at once', async () => {
    sent.length = 0;
    await stopClock(page);
    const before = polls.length;
    await input(page).fill('By lorry.');
    await input(page).press('Enter');
    await expect.poll(() => polls.length).toBe(before + 1);
    await page.clock.resume();
    await expect(log(page).getByText('By lorry.')).toHaveCount(1);
  });

  await test.step('an empty message, or one of whitespace alone, is not sent', async () => {
    sent.length = 0;
    await input(page).press('Enter');
    await input(page).fill(' \n ');
    await input(page).press('Enter');
    await page.getByRole('button', { name: 'Send' }).click();
    await input(page).fill('');
    expect(sent).toEqual([]);
  });

  await test.step('a message is sent once, and shows when the server has it', async () => {
    const release = await holdCalls(page, '**/api/chat/send');
    await input(page).fill('Only once');
    await input(page).press('Enter');
    await input(page).press('Enter');
    await expect.poll(() => sent.length).toBe(1);
    await expect(page.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true');
    await expect(log(page).getByText('Only once')).toHaveCount(0);
    await release();
    await expect(log(page).getByText('Only once')).toHaveCount(1);
    expect(sent).toHaveLength(1);
  });

  await test.step('a message that cannot be sent shows no error, and the text survives a reload', async () => {
    for (const fail of [
      () => failCalls(page, { calls: '**/api/chat/send', body: { message: 'Not today.' } }),
      () => loseCalls(page, '**/api/chat/send'),
    ]) {
      const mend = await fail();
      const failed = page.waitForEvent('console', (message) =>
        message.text().startsWith('A quiet call failed.'),
      );
      await input(page).fill('Are you there?');
      await input(page).press('Enter');
      await failed;
      await expect(page.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-busy');
      await expect(input(page)).toHaveValue('Are you there?');
      await expect(toasts(page)).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await mend();
    }
    await page.reload();
    await page.clock.fastForward(3000);
    await expect(input(page)).toHaveValue('Are you there?');
    await input(page).press('Enter');
    await expect(log(page).getByText('Are you there?')).toBeVisible();
  });

  await test.step('a message whose response was lost is stored once when it is sent again', async () => {
    const mend = await loseAnswers(page, '**/api/chat/send');
    const failed = page.waitForEvent('console', (message) =>
      message.text().startsWith('A quiet call failed.'),
    );
    await input(page).fill('Did you hear?');
    await input(page).press('Enter');
    await failed;
    await mend();
    await expect(input(page)).toHaveValue('Did you hear?');
    await expect(page.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-busy');
    await input(page).press('Enter');
    await expect(input(page)).toHaveValue('');
    await expect(log(page).getByText('Did you hear?')).toHaveCount(1);
    const stored = await callApi<{ content: string }[]>(
      server,
      `GET /api/chat/messages/${own.user._id}/${lotus.user._id}`,
      { session: own },
    );
    expect(stored.filter(({ content }) => content === 'Did you hear?')).toHaveLength(1);
  });

  await test.step('messages that cannot be loaded show no error, and come as soon as they can', async () => {
    const mend = await failCalls(page, { calls: '**/api/chat/messages/**', body: { message: 'Not today.' } });
    await expect.poll(mend.met).toBeGreaterThan(0);
    await expect(log(page).getByText('Are you there?')).toBeVisible();
    await list(page).getByRole('link', { name: 'Banyan Retail' }).click();
    const before = mend.met();
    await expect.poll(mend.met).toBeGreaterThan(before + 1);
    await expect(page.getByText('Say hello to Banyan Retail')).toHaveCount(0);
    await expect(toasts(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await mend();
    await expect(page.getByText('Say hello to Banyan Retail')).toBeVisible();
  });

  await test.step('connections that cannot be loaded show no error, and come as soon as they can', async () => {
    const mend = await failCalls(page, { calls: '**/api/users/connections/**' });
    await page.reload();
    for (let tries = 1; tries <= 3; tries += 1) {
      await page.clock.fastForward(4000);
      await expect.poll(mend.met).toBeGreaterThanOrEqual(tries);
    }
    await expect(list(page).getByRole('link', { name: 'Lotus Motors' })).toHaveCount(0);
    await expect(toasts(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await mend();
    // It is asked for every 5 seconds.
    await expect(list(page).getByRole('link', { name: 'Lotus Motors' })).toBeVisible();
  });

  await test.step('what its company deletes is gone from all that is loaded, below 50 newer messages too', async () => {
    await open(page, `/Chats/${banyan.user._id}`);
    const { data } = await callApi<{ data: { _id: string } }>(server, 'POST /api/chat/send', {
      session: banyan,
      body: { senderId: banyan.user._id, receiverId: own.user._id, content: 'Our price is 41,000' },
    });
    for (const part of [1, 2]) {
      for (let number = 1; number <= 25; number += 1) await sendTo(banyan, own, `Line ${part}.${number}`);
      await expect(log(page).getByText(`Line ${part}.25`)).toBeVisible();
    }
    await page.getByRole('searchbox', { name: 'Search chats' }).fill('price');
    const found = page.getByRole('list', { name: 'Messages found' }).getByText('Our price is 41,000');
    await expect(found).toBeVisible();
    await callApi(server, `DELETE /api/chat/messages/${data._id}`, { session: banyan });
    await expect(log(page).getByText('Message deleted')).toHaveCount(1);
    await expect(page.getByText('Our price is 41,000')).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Search chats' }).fill('');
  });

  await test.step('when the connection ends what was said stays, and a new one is written to', async () => {
    await open(page, `/Chats/${lotus.user._id}`);
    await expect(log(page).getByText('Can you take 18 tonnes?')).toBeVisible();
    const { _id } = await callApi<{ _id: string }>(
      server,
      `GET /api/connections/status/${lotus.user._id}/${own.user._id}`,
      { session: lotus },
    );
    await callApi(server, `DELETE /api/connections/remove/${_id}`, { session: lotus });
    await expect(page.getByText('You are not connected with Lotus Motors')).toBeVisible();
    await expect(log(page).getByText('Can you take 18 tonnes?')).toBeVisible();
    await expect(input(page)).toHaveCount(0);
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('You are not connected with Lotus Motors')).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.reload();
    await page.clock.fastForward(3000);
    await expect(log(page).getByText('Only connected companies can chat.')).toBeVisible();
    await expect(input(page)).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'View Profile' }).click();
    await expect(page.getByRole('dialog', { name: 'Lotus Motors' })).toBeVisible();
    await page.keyboard.press('Escape');
    await connectCompanies(server, own, lotus);
    await expect(log(page).getByText('Can you take 18 tonnes?')).toBeVisible();
    await expect(input(page)).toBeVisible();
  });

  await test.step('nothing can be written to a company that is not there', async () => {
    for (const companyId of ['nobody', '01a21dee-788b-7453-81e6-dc6ca5ae64da', own.user._id]) {
      await open(page, `/Chats/${companyId}`);
      await expect(log(page).getByText('You cannot write to this company')).toBeVisible();
      await expect(input(page)).toHaveCount(0);
    }
  });
});
