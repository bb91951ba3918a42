import type { Page } from '@playwright/test';
import { stopClock } from './clock.ts';
import { watchCommits } from './commits.ts';
import {
  callApi,
  connectCompanies,
  restoreSession,
  signUpCompany,
  type CompanySession,
} from './companies.ts';
import { expect, test } from './fixtures.ts';
import { watchShifts } from './layout-shifts.ts';
import { isComplete, loadInRounds, painted } from './load-in-rounds.ts';
import { addProducts } from './products.ts';

const ofFrame = ['/api/users/currentUser', '/api/users/connections', '/api/attention', '/api/events'];
/** What the buttons of products show of a company. */
const ofProducts = ['/api/saved/ids', '/api/requests/estimates'];

/** Every screen, by viewer, with the calls that it makes until it is complete. */
const screens: Record<'guest' | 'Vendor' | 'Client', Record<string, string[]>> = {
  guest: {
    '/': [],
    '/register': [],
    '/login': [],
    '/plans': [],
    '/join#token=unknown': ['/api/members/invitation'],
    '/home': ['/api/products'],
    '/search?q=steel': ['/api/search'],
    '/nowhere': [],
  },
  Vendor: {
    '/details': ['/api/users/currentUser'],
    '/home': [...ofFrame, '/api/products', ...ofProducts],
    '/store': [...ofFrame, '/api/products/vendor', ...ofProducts],
    '/store?tab=deals': [...ofFrame, '/api/deals', ...ofProducts],
    '/search?q=steel': [...ofFrame, ...ofProducts, '/api/search'],
    '/network': [...ofFrame, '/api/users/newUsers', '/api/connections/pending'],
    '/chats': ofFrame,
    '/notifications': [...ofFrame, '/api/notifications'],
    '/inventory': [...ofFrame, '/api/products/inventory'],
    '/profile': ofFrame,
    '/settings': [...ofFrame, '/api/blocks', '/api/sessions', '/api/sessions/company', '/api/settings'],
    '/ai guide': ofFrame,
    '/analytics': ofFrame,
  },
  Client: {
    '/home': [...ofFrame, '/api/requests'],
    '/store': [...ofFrame, '/api/products', ...ofProducts],
    '/network': [...ofFrame, '/api/users'],
  },
};

/** The screens that a wide window lays out in another way. */
const wideScreens = [
  '/',
  '/login',
  '/home',
  '/store',
  '/store?tab=deals',
  '/search?q=steel',
  '/network',
  '/chats',
  '/inventory',
  '/profile',
];

/** One screen of each frame, whose layout without late data is the same at every width. */
const coldScreens = ['/', '/login', '/home', '/chats'];

/** The API calls, without ids. */
const callsOf = (paths: readonly string[]) =>
  paths
    .filter((path) => path.startsWith('/api/'))
    .map((path) => path.replace(/(\/[0-9a-f]{8}-[\w-]+)+$/, ''))
    .toSorted();

test.describe('every screen', () => {
  test.use({ demo: 'on' });

  for (const width of [360, 1440]) {
    test(`makes few requests, in parallel, without layout shifts at ${width} px`, async ({
      server,
      openWindow,
    }) => {
      const session = await callApi<CompanySession>(server, 'POST /api/users/login', {
        body: { email: 'demo@guildhall.example', password: 'guildhall-demo' },
      });
      for (const [viewer, calls] of Object.entries(screens)) {
        const page = await openWindow({ width });
        const shifts = await watchShifts(page);
        if (viewer !== 'guest') await restoreSession(page, session, { mode: viewer as 'Vendor' | 'Client' });
        await page.clock.install();
        for (const [path, expected] of Object.entries(calls)) {
          if (width === 1440 && !wideScreens.includes(path)) continue;
          await test.step(`${path} as ${viewer}`, async () => {
            const { rounds, rest } = await loadInRounds(page, path, {
              most: 2,
              isAll: (paths) => expected.every((call) => callsOf(paths).includes(call)),
            });
            expect.soft(callsOf([...rounds.flat(), ...rest]), 'calls').toEqual(expected.toSorted());
            expect.soft(rounds.slice(2), `only after ${rounds[1]?.join(', ')}`).toEqual([]);
            expect.soft(await shifts(), 'shifts when data come late').toEqual([]);
            if (width === 360 || !coldScreens.includes(path)) return;
            await page.reload();
            await expect.poll(() => isComplete(page)).toBe(true);
            await page.clock.fastForward(3000);
            await expect(page.getByText('Connecting businesses')).toBeHidden();
            await painted(page);
            expect.soft(await shifts(), 'shifts of a cold load').toEqual([]);
          });
        }
        await page.context().close();
      }
    });
  }
});

test('what typing and polling render', async ({ server, openWindow }) => {
  const page = await openWindow();
  const own = await signUpCompany(server, 'Saffron Steel');
  const other = await signUpCompany(server, 'Lotus Motors');
  await connectCompanies(server, own, other);
  for (const content of ['Good morning', 'Can you take 18 tonnes?']) {
    await callApi(server, 'POST /api/chat/send', {
      session: other,
      body: { senderId: other.user._id, receiverId: own.user._id, content },
    });
  }
  await addProducts(server, own.user._id, 1, 20);
  await restoreSession(page, own);
  const commits = await watchCommits(page);
  await page.clock.install();
  const loadAt = async (path: string, text: string) => {
    await page.goto(path);
    await page.clock.fastForward(3000);
    await expect(page.getByText(text).first()).toBeVisible();
    // Its code comes after that of the screen.
    await expect(page.locator('[data-component="GlobalSearch"]')).toBeVisible();
    await painted(page);
    await stopClock(page);
  };

  const composer = 'form:has([placeholder="Type a message..."])';
  await test.step('typing a message renders the message form alone', async () => {
    await loadAt(`/Chats/${other.user._id}`, 'Can you take 18 tonnes?');
    await page.getByPlaceholder('Type a message...').click();
    await commits.untilNone();
    await page.keyboard.type('a');
    const { count, elsewhere } = await commits.take(composer);
    expect(count).toBe(1);
    expect(elsewhere).toEqual([]);
  });

  await test.step('a poll that brings nothing new renders nothing', async () => {
    const poll = `/api/chat/messages/${own.user._id}/${other.user._id}`;
    await commits.untilNone();
    for (let polls = 0; polls < 3; polls += 1) {
      const answered = page.waitForEvent('requestfinished', (request) => request.url().includes(poll));
      await page.clock.runFor(1000);
      await answered;
      await page.clock.runFor(10);
    }
    expect(await commits.take(composer)).toEqual({ count: 0, elsewhere: [] });
    await page.clock.resume();
  });

  const search = '[data-part="search"], [data-radix-popper-content-wrapper]';
  await test.step('typing in the search renders the search alone', async () => {
    await loadAt('/home', 'Coil 20');
    await page.getByPlaceholder('Search...').click();
    await page.keyboard.type('c');
    await page.clock.runFor(1000);
    await commits.untilNone();
    await page.keyboard.type('o');
    const { count, elsewhere } = await commits.take(search);
    expect(count).toBeGreaterThan(0);
    expect(elsewhere).toEqual([]);
  });
});

test('a list of 10,000, scrolled far down', async ({ server, openWindow }) => {
  const page = await openWindow();
  const company = await signUpCompany(server, 'Saffron Steel');
  await addProducts(server, company.user._id, 1, 10_000);
  await restoreSession(page, company);
  const commits = await watchCommits(page);
  const cards = page.getByRole('article');
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/api/products')) reads.push(request.url());
  });

  await test.step('of hundreds of cards the browser lays out and paints a screenful or two', async () => {
    await page.clock.install();
    await page.goto('/home');
    await page.clock.fastForward(3000);
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      expect(await cards.count()).toBeGreaterThanOrEqual(300);
    }).toPass({ intervals: [50] });
    await painted(page);
    expect(await renderedCards(page)).toBeLessThanOrEqual(60);
  });

  await test.step('a new page renders no card of the earlier pages', async () => {
    const before = await cards.count();
    await expect(page.getByRole('button', { name: 'Load more' })).not.toHaveAttribute('aria-busy');
    await cards.evaluateAll((all) => all.forEach((card) => card.setAttribute('data-earlier', '')));
    const newCards = 'article:not([data-earlier])';
    await commits.take(newCards);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => cards.count()).toBeGreaterThan(before);
    const { count, elsewhere } = await commits.take(newCards);
    expect(count).toBeGreaterThan(0);
    expect(elsewhere.filter((html) => html.startsWith('<article'))).toEqual([]);
  });

  await test.step('adding a product does not load all its pages again', async () => {
    await page.getByRole('button', { name: 'Add a Product' }).click();
    const form = page.getByRole('dialog', { name: 'Add a Product' });
    for (const [label, text] of Object.entries({
      Name: 'Coil at last',
      Description: 'CR coil',
      Price: '100',
      Category: 'Coils',
      'Stock quantity': '1',
    })) {
      await form.getByRole('textbox', { name: label, exact: true }).fill(text);
    }
    reads.length = 0;
    await form.getByRole('button', { name: 'Add Product' }).click();
    await expect(form).toHaveCount(0);
    await expect(cards.first()).toHaveAccessibleName('Coil at last');
    expect(reads.length).toBeLessThanOrEqual(1);
  });
});

/** How many cards the browser renders: `content-visibility` skips the others. */
const renderedCards = (page: Page) =>
  page
    .getByRole('article')
    .evaluateAll(
      (all) =>
        all.filter((card) => card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })).length,
    );
