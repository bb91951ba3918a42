import type { Page } from '@playwright/test';
import { openAtOnce, stopClock } from './clock.ts';
import { password, restoreSession, signUpCompany } from './companies.ts';
import { failCalls, holdCalls, loseCalls } from './failures.ts';
import { expect, test } from './fixtures.ts';
import { openToasts } from './toasts.ts';

const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });
const secret = (page: Page) => page.getByLabel('Password', { exact: true });
const repeated = (page: Page) => page.getByLabel('Confirm Password');

/** Errors are shown one at a time, and the focus moves to the field. */
async function expectRefusal(page: Page, button: string, text: string, field: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('alert')).toHaveText(text);
  await expect(page.getByLabel(field, { exact: true })).toBeFocused();
  await expect(page.getByLabel(field, { exact: true })).toHaveAttribute('aria-invalid', 'true');
}

/** Each way in which the call can fail, with the message shown. */
async function expectFailuresTold(page: Page, button: string, calls: string, ownWords: string) {
  const failures = [
    [
      'Closed for stocktaking.',
      () => failCalls(page, { calls, body: { message: 'Closed for stocktaking.' } }),
    ],
    [ownWords, () => failCalls(page, { calls, body: {} })],
    [ownWords, () => failCalls(page, { calls })],
    [ownWords, () => loseCalls(page, calls)],
  ] as const;
  for (const [text, fail] of failures) {
    const mend = await fail();
    await page.getByRole('button', { name: button }).click();
    await expect(openToasts(page, text)).toBeVisible();
    await mend();
    await page.clock.fastForward(3000);
    await expect(openToasts(page, text)).toHaveCount(0);
    await page.clock.fastForward(1000);
  }
}

/** Clicks twice while the call is delayed: it is made once, and the button is shown as busy. */
async function expectSentOnce(page: Page, button: string, calls: string): Promise<void> {
  const letGo = await holdCalls(page, calls);
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('button', { name: button })).toHaveAttribute('aria-busy', 'true');
  await expect.poll(letGo.met).toBe(1);
  // `force`: the button is marked as disabled, and a person may click it all the same.
  await page.getByRole('button', { name: button }).click({ force: true });
  await secret(page).press('Enter');
  await stopClock(page);
  await letGo();
  await expect(openToasts(page, 'successful!')).toBeVisible();
  expect(letGo.met()).toBe(1);
}

/** The toast stays for 3 seconds; after 2 of them the next screen opens. */
async function expectRedirect(page: Page, text: string, from: string, to: string): Promise<void> {
  await expect(openToasts(page, text)).toBeVisible();
  await page.clock.runFor(1900);
  await expect(page).toHaveURL(from);
  await page.clock.runFor(100);
  await expect(page).toHaveURL(to);
  await page.clock.runFor(900);
  await expect(openToasts(page, text)).toBeVisible();
  await page.clock.runFor(200);
  await expect(openToasts(page, text)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
}

test('a company signs up', { tag: '@core' }, async ({ server, openWindow }) => {
  const page = await openWindow();
  await signUpCompany(server, 'Coral Castings');
  await openAtOnce(page, '/register');

  await test.step('errors are shown in order, one at a time', async () => {
    await expectRefusal(page, 'Register', 'All fields are required!', 'Company Name');
    await page.getByLabel('Company Name').fill('Delta Dyes');
    await email(page).fill('office@delta');
    await secret(page).fill('one password');
    await expectRefusal(page, 'Register', 'All fields are required!', 'Confirm Password');
    await repeated(page).fill('another password');
    await expectRefusal(page, 'Register', 'Please enter a valid email address!', 'Email');
    await email(page).fill('office@coral-castings.example');
    await expectRefusal(page, 'Register', 'Passwords do not match!', 'Confirm Password');
  });

  await test.step('passwords show and hide', async () => {
    const box = page.getByRole('textbox', { name: 'Password', exact: true });
    await expect(secret(page)).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).first().click();
    await expect(box).toHaveValue('one password');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(secret(page)).toHaveAttribute('type', 'password');
  });

  await test.step('an error of the server is shown at its field', async () => {
    await secret(page).fill('short');
    await repeated(page).fill('short');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(secret(page)).toHaveAccessibleDescription(/8 characters/);
    await secret(page).fill(password);
    await repeated(page).fill(password);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(email(page)).toHaveAccessibleDescription('An account with this email exists already.');
    await expect(openToasts(page, 'An account with this email exists already.')).toBeVisible();
    await email(page).fill('office@delta.example');
  });

  await test.step('a failure is shown, and the form keeps its values', async () => {
    await page.clock.fastForward(4000);
    await expectFailuresTold(page, 'Register', '**/api/users', 'An error occurred while registering.');
    await expect(page.getByLabel('Company Name')).toHaveValue('Delta Dyes');
    await expect(email(page)).toHaveValue('office@delta.example');
    await expect(secret(page)).toHaveValue(password);
  });

  await test.step('it is led to its details', async () => {
    const checks: string[] = [];
    page.on('request', (request) => request.url().includes('/api/users/names') && checks.push(request.url()));
    await expectSentOnce(page, 'Register', '**/api/users');
    await expectRedirect(page, 'Registration successful!', `${server.url}/register`, `${server.url}/details`);
    // Its name, which is its own by now, is not checked once more.
    expect(checks).toEqual([]);
    const session = await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]);
    expect(session[0]).toMatch(/.{20}/);
    expect(session[1]).toContain('Delta Dyes');
  });
});

test('a company logs in', { tag: '@core' }, async ({ server, openWindow }) => {
  const page = await openWindow();
  const { user } = await signUpCompany(server, 'Coral Castings');
  await openAtOnce(page, '/login');

  await test.step('errors are shown in order, one at a time', async () => {
    await expectRefusal(page, 'Log In', 'All fields are required!', 'Email');
    await email(page).fill('office');
    await expectRefusal(page, 'Log In', 'All fields are required!', 'Password');
    await secret(page).fill('not the password');
    await expectRefusal(page, 'Log In', 'Please enter a valid email address!', 'Email');
  });

  await test.step('a wrong password shows the message of the server', async () => {
    await email(page).fill(user.email);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(openToasts(page, 'Wrong email or password.')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await secret(page).fill(password);
  });

  await test.step('a failure is shown, and the form keeps its values', async () => {
    await page.clock.fastForward(4000);
    await expectFailuresTold(page, 'Log In', '**/api/users/login', 'An error occurred while logging in.');
    await expect(email(page)).toHaveValue(user.email);
    await expect(secret(page)).toHaveValue(password);
  });

  await test.step('it is led to its home', async () => {
    await expectSentOnce(page, 'Log In', '**/api/users/login');
    await expectRedirect(page, 'Login successful!', `${server.url}/login`, `${server.url}/user-home`);
    const stored = await page.evaluate(() => localStorage.getItem('user'));
    expect(JSON.parse(stored ?? '')).toMatchObject({ id: user._id, companyName: 'Coral Castings' });
  });

  await test.step('a signed-in company may log in or register again', async () => {
    await page.clock.resume();
    for (const [path, title, link, leadsTo] of [
      ['/login', 'Log In', 'Register', '/register'],
      ['/register', 'Sign Up', 'Log In', '/login'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(server.url + leadsTo);
    }
  });

  await test.step('the server knows a browser that has logged in before', async () => {
    const device = await page.evaluate(() => localStorage.getItem('device'));
    expect(device).toMatch(/^[\w-]{43}$/);
    // The screen before stays until the code of this one is there.
    await expect(page.getByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
    const sent = page.waitForRequest('**/api/users/login');
    await email(page).fill(user.email);
    await secret(page).fill(password);
    await page.getByRole('button', { name: 'Log In' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ deviceToken: device });
    await expect(openToasts(page, 'Login successful!')).toBeVisible();
  });
});

test('whoever signs out and goes elsewhere before the log-in has loaded is a guest there', async ({
  server,
  openWindow,
}) => {
  const codeOfTheLogIn = '**/assets/log-in-*.js';
  const account = (page: Page) => page.locator('[data-component="AccountMenu"]:visible');
  const signOut = async (page: Page, companyName: string) => {
    await restoreSession(page, await signUpCompany(server, companyName));
    await openAtOnce(page, '/store');
    await account(page).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/login$/);
  };
  const expectGuest = async (page: Page, title: string) => {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await account(page).click();
    await expect(page.getByRole('button', { name: 'Register' })).toBeVisible();
  };

  await test.step('by Back, while its code is on its way', async () => {
    const page = await openWindow();
    const letGo = await holdCalls(page, codeOfTheLogIn);
    await signOut(page, 'Coral Castings');
    await expect.poll(letGo.met).toBe(1);
    await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
    await page.goBack();
    await expectGuest(page, 'Store');
    await letGo();
  });

  await test.step('from the error page, when its code does not come', async () => {
    const page = await openWindow({ expectedFault: /The code did not come/ });
    await loseCalls(page, codeOfTheLogIn);
    await signOut(page, 'Delta Dyes');
    // It is retried three times, which takes 5 seconds.
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expectGuest(page, 'Products');
  });
});
