import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { GuildhallServer } from './server.ts';

/** A company's session as the server gives it. */
export interface CompanySession {
  token: string;
  user: { _id: string; companyName: string; email: string };
}

/** Every company that tests sign up has this password. */
export const password = 'a long enough password';

/** Calls the API directly, to set up data for a test. Fails on an error status. */
export async function callApi<Answer>(
  server: GuildhallServer,
  call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`,
  { session, body }: { session?: CompanySession; body?: object } = {},
): Promise<Answer> {
  const [method, path] = call.split(' ') as [string, string];
  const response = await fetch(server.url + path, {
    method,
    headers: {
      ...(session && { authorization: `Bearer ${session.token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body ? JSON.stringify(body) : null,
  });
  const answer: unknown = await response.json();
  expect(response.ok, `${call}: ${JSON.stringify(answer)}`).toBe(true);
  return answer as Answer;
}

/** Signs a company up through the API. */
export const signUpCompany = (server: GuildhallServer, companyName: string) =>
  callApi<CompanySession>(server, 'POST /api/users', {
    body: {
      companyName,
      email: `office@${companyName.toLowerCase().replaceAll(/\W+/g, '-')}.example`,
      password,
    },
  });

/** Gives all members of a company a role. */
export const setRole = (server: GuildhallServer, { user }: CompanySession, role: string) =>
  server.query('update members set role = $2 where company_id = $1', [user._id, role]);

/** Connects two companies. */
export async function connectCompanies(server: GuildhallServer, from: CompanySession, to: CompanySession) {
  const { connection } = await callApi<{ connection: { _id: string } }>(
    server,
    'POST /api/connections/send',
    {
      session: from,
      body: { senderUserId: from.user._id, receiverUserId: to.user._id, status: 'pending' },
    },
  );
  await callApi(server, `PUT /api/connections/accept/${connection._id}`, { session: to });
}

/** Stores a session in the window, as a log-in would. */
export async function restoreSession(
  page: Page,
  { token, user }: CompanySession,
  { mode = 'Vendor' }: { mode?: 'Vendor' | 'Client' } = {},
): Promise<void> {
  await page.addInitScript(
    (stored) => {
      // Once per window: what the app changes afterwards survives a reload.
      if (sessionStorage.getItem('session restored')) return;
      sessionStorage.setItem('session restored', 'yes');
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    { token, user: JSON.stringify(user), mode },
  );
}

/** Navigates without loading the page again, so that the loading screen shows only once per window. */
export async function open(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(path);
  else {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
  }
  await expect(page.getByText('Connecting businesses')).toBeHidden();
}
