import { openAtOnce } from './clock.ts';
import { callApi, connectCompanies, restoreSession, signUpCompany } from './companies.ts';
import { holdCalls } from './failures.ts';
import { expect, test } from './fixtures.ts';

test('live updates arrive, also after a lost connection and a killed server, until the session is ended elsewhere', async ({
  server,
  openWindow,
}) => {
  const [me, first, second, third] = [
    await signUpCompany(server, 'Kumbhari Forge'),
    await signUpCompany(server, 'Baithak Retail'),
    await signUpCompany(server, 'Tarangini Wire'),
    await signUpCompany(server, 'Sindhu Ropes'),
  ];
  const ask = (from: typeof me) =>
    callApi<{ connection: { _id: string } }>(server, 'POST /api/connections/send', {
      session: from,
      body: { senderUserId: from.user._id, receiverUserId: me.user._id, status: 'pending' },
    });
  const page = await openWindow();
  await restoreSession(page, me);
  const streamOpens = await holdCalls(page, '**/api/events');
  await openAtOnce(page, '/Network?tab=requests');
  const requests = page.getByRole('tabpanel');
  await expect(requests.getByText('No pending requests received')).toBeVisible();

  await test.step('a request that came after the list was read, and before the stream was open', async () => {
    await expect.poll(streamOpens.met).toBe(1);
    const { connection } = await ask(third);
    await streamOpens();
    await expect(requests.getByText('Sindhu Ropes')).toBeVisible();
    await callApi(server, `DELETE /api/connections/remove/${connection._id}`, { session: third });
    await expect(requests.getByText('Sindhu Ropes')).toBeHidden();
  });

  await test.step('a request, and its withdrawal', async () => {
    const { connection } = await ask(first);
    await expect(requests.getByText('Baithak Retail')).toBeVisible();
    await callApi(server, `DELETE /api/connections/remove/${connection._id}`, { session: first });
    await expect(requests.getByText('Baithak Retail')).toBeHidden();
  });

  await test.step('what a colleague answers', async () => {
    const [accepted, declined] = [await ask(first), await ask(third)];
    const row = (name: string) => requests.getByRole('listitem').filter({ hasText: name });
    await expect(row('Baithak Retail').getByRole('button', { name: /^Accept/ })).toBeVisible();
    await expect(row('Sindhu Ropes')).toBeVisible();
    await callApi(server, `PUT /api/connections/accept/${accepted.connection._id}`, { session: me });
    await expect(row('Baithak Retail')).toContainText('Connected');
    await expect(row('Baithak Retail').getByRole('button', { name: /^(Accept|Decline)/ })).toHaveCount(0);
    await callApi(server, `DELETE /api/connections/remove/${declined.connection._id}`, { session: me });
    await expect(row('Sindhu Ropes')).toBeHidden();
    await expect(row('Baithak Retail')).toContainText('Connected');
  });

  await test.step('a request that came while offline', async () => {
    await page.context().setOffline(true);
    await ask(second);
    await expect(requests.getByText('Tarangini Wire')).toBeHidden();
    await page.context().setOffline(false);
    await expect(requests.getByText('Tarangini Wire')).toBeVisible();
  });

  await test.step('a connection, after the server was killed', async () => {
    await page.getByRole('tab', { name: 'Connections' }).click();
    await expect(page.getByRole('tabpanel').getByText('Nakshatrix')).toBeHidden();
    await server.killAndRestart();
    await connectCompanies(server, me, await signUpCompany(server, 'Nakshatrix'));
    await expect(page.getByRole('tabpanel').getByText('Nakshatrix')).toBeVisible({ timeout: 40_000 });
  });

  await test.step('the end of the session', async () => {
    await callApi(server, 'POST /api/users/logout', { session: me });
    // After several failures the stream reconnects after longer delays.
    await expect(page).toHaveURL(/\/login$/, { timeout: 40_000 });
    await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  });
});
