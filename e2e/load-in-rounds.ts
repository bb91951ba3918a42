import type { Page, Route } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Waits until the page has done all that it can do without another answer. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    // Each turn comes after the tasks that were there before it; a slow machine makes the turns as slow.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });

/** Waits until all that has come is painted. */
export const painted = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** Whether the screen shows all that belongs to it, be it behind the loading screen. */
export const isWhole = (page: Page) =>
  page.evaluate(
    () =>
      document.querySelector('#root main') !== null &&
      document.querySelector('#root [aria-busy="true"], #root [data-component$="Skeleton"]') === null,
  );

async function answer(route: Route): Promise<void> {
  const response = route.request().response();
  await route.continue();
  // A stream of events has no end.
  if (!route.request().url().endsWith('/api/events')) await (await response)?.finished();
}

/**
 * Loads a screen while holding every answer back until the page has asked for all that it can ask for, and then
 * answers all at once. So the second round holds what could be asked for only after an answer of the first, and its
 * number is how deep the requests hang on one another. Pictures, which data name, are answered at once.
 *
 * The loading screen is gone by the second round, so that what comes then is seen to come.
 */
export async function loadInRounds(page: Page, path: string): Promise<string[][]> {
  let held: Route[] = [];
  const hold = (route: Route) => {
    const type = route.request().resourceType();
    if (type === 'document' || type === 'image') return route.fallback();
    held.push(route);
  };
  const rounds: string[][] = [];
  await page.route('**', hold);
  await page.goto(path, { waitUntil: 'commit' });
  do {
    await settle(page);
    if (held.length === 0) continue;
    const round = held;
    held = [];
    rounds.push(round.map((route) => new URL(route.request().url()).pathname));
    if (rounds.length > 1) {
      await page.clock.fastForward(3000);
      await expect(page.getByText('Connecting businesses')).toBeHidden();
      await painted(page);
    }
    await Promise.all(round.map(answer));
  } while (held.length > 0 || !(await isWhole(page)));
  await page.unroute('**', hold);
  return rounds;
}
