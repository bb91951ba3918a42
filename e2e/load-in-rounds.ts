import type { Page, Route } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Waits until the tasks that the page has before it are done. */
const turns = (page: Page) =>
  page.evaluate(async () => {
    // Each turn comes after the tasks that were there before it; a slow machine makes the turns as slow.
    for (let turn = 0; turn < 15; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });

/** Waits until the page has done all that it can do without another answer. */
async function settle(page: Page): Promise<void> {
  await turns(page);
  // React lets 300 ms pass between two states that it shows while it waits for code.
  await page.clock.fastForward(300);
  await turns(page);
}

/** Waits until all that has come is painted. */
export const painted = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** Whether the app runs and the screen shows all that belongs to it, be it behind the loading screen. */
export const isWhole = (page: Page) =>
  page.evaluate(
    () =>
      document.querySelector('#not-loaded') === null &&
      document.querySelector('#root main') !== null &&
      document.querySelector('#root [aria-busy="true"], #root [data-component$="Skeleton"]') === null,
  );

/** What a page may wait for without its screen being any less whole. */
const waitsOutside = (route: Route) => ['document', 'image', 'font'].includes(route.request().resourceType());

async function answer(route: Route): Promise<void> {
  const response = route.request().response();
  await route.continue();
  await (await response)?.finished();
}

/**
 * Loads a screen while holding every answer back until the page has asked for all that it can ask for, and then
 * answers all at once. So the second round holds what could be asked for only after an answer of the first, and its
 * number is how deep the requests hang on one another. Ends when the screen is whole, with the paths asked for round
 * by round, and as `rest` those that it did not have to wait for. Pictures, which the data name, and fonts are answered
 * at once; the stream of events, which has no end, at the end.
 *
 * The loading screen is gone by the second round, so that what comes then is seen to come.
 */
export async function loadInRounds(page: Page, path: string) {
  let held: Route[] = [];
  const streams: Route[] = [];
  let isOver = false;
  const rounds: string[][] = [];
  const hold = (route: Route) => {
    if (isOver || waitsOutside(route)) return void route.fallback();
    (route.request().url().endsWith('/api/events') ? streams : held).push(route);
  };
  const pathsOf = (routes: Route[]) => routes.map((route) => new URL(route.request().url()).pathname);
  await page.route('**', hold);
  await page.goto(path, { waitUntil: 'commit' });
  await settle(page);
  while (!(await isWhole(page))) {
    const round = held;
    held = [];
    if (round.length > 0) rounds.push(pathsOf(round));
    if (rounds.length > 1) {
      await page.clock.fastForward(3000);
      await painted(page);
    }
    await Promise.all(round.map(answer));
    if (rounds.length === 1) await page.waitForFunction(() => !document.querySelector('#not-loaded'));
    // A busy machine brings one response to the page before another: the round is over when nothing more is asked for.
    let asked: number;
    do {
      asked = held.length;
      await settle(page);
    } while (held.length > asked);
  }
  isOver = true;
  const rest = [...held, ...streams];
  await Promise.all(rest.map((route) => route.continue()));
  await page.unroute('**', hold);
  await page.clock.fastForward(3000);
  await expect(page.getByText('Connecting businesses')).toBeHidden();
  await settle(page);
  await painted(page);
  return { rounds, rest: pathsOf(rest) };
}
