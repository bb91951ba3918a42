import type { Page, Route } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Waits until the page has run its queued tasks. */
const turns = (page: Page) =>
  page.evaluate(async () => {
    // Each timer runs after the tasks queued before it, however slow the machine is.
    for (let turn = 0; turn < 15; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });

/** Waits until the page has done all it can without another response. */
async function settle(page: Page): Promise<void> {
  await turns(page);
  // React waits 300 ms between two Suspense states.
  await page.clock.fastForward(300);
  await turns(page);
}

/**
 * Waits until the document is parsed. By an event: nothing is painted while its style sheets are delayed, so that
 * `waitForFunction`, which looks at each frame, would look only once.
 */
const parsed = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        if (document.readyState !== 'loading') resolve();
        else document.addEventListener('readystatechange', () => resolve(), { once: true });
      }),
  );

/** Waits until everything loaded is painted. */
export const painted = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** Whether the app runs and the screen is complete, even behind the loading screen. */
export const isComplete = (page: Page) =>
  page.evaluate(
    () =>
      document.querySelector('#not-loaded') === null &&
      document.querySelector('#root main') !== null &&
      document.querySelector('#root [aria-busy="true"], #root [data-component$="Skeleton"]') === null,
  );

/** Requests that a complete screen may still wait for. */
const waitsOutside = (route: Route) => ['document', 'image', 'font'].includes(route.request().resourceType());

async function answer(route: Route): Promise<void> {
  const response = route.request().response();
  await route.continue();
  await (await response)?.finished();
}

/**
 * Loads a screen in rounds: all responses are delayed until the page makes no further request, then delivered at once.
 * So the second round has the requests that needed a response of the first, and the number of rounds is the depth of
 * the waterfall. Ends when the screen is complete; returns the requested paths by round, and as `rest` those that the
 * screen did not wait for. Pictures and fonts are answered at once; the event stream, which never ends, at the end.
 *
 * A busy machine can make a request so late that its round seems to be over. With more rounds than `most`, the screen
 * is loaded once more, and its last round permitted waits for every request of the first load: those that truly need
 * one of its responses do not come.
 *
 * A screen may be complete before its effects have made their requests: it is waited for until `isAll` is true of the
 * requested paths, or 10 seconds.
 *
 * The loading screen is gone by the second round, so that layout shifts are seen.
 */
export async function loadInRounds(
  page: Page,
  path: string,
  { most, isAll }: { most: number; isAll: (paths: string[]) => boolean },
) {
  const first = await loadOnce(page, path, isAll);
  return first.rounds.length <= most
    ? first
    : loadOnce(page, path, isAll, { round: most, paths: first.rounds.flat() });
}

async function loadOnce(
  page: Page,
  path: string,
  isAll: (paths: string[]) => boolean,
  full?: { round: number; paths: string[] },
) {
  let held: Route[] = [];
  const streams: Route[] = [];
  let isOver = false;
  const rounds: string[][] = [];
  const hold = (route: Route) => {
    if (isOver || waitsOutside(route)) return void route.fallback();
    (route.request().url().endsWith('/api/events') ? streams : held).push(route);
  };
  const pathsOf = (routes: Route[]) => routes.map((route) => new URL(route.request().url()).pathname);
  const isFull = () => {
    const requested = new Set([...rounds.flat(), ...pathsOf(held)]);
    return full!.paths.every((each) => requested.has(each));
  };
  /** Responses arrive one by one: a round is over when no further request is made. */
  const untilNoneIsMade = async () => {
    let asked: number;
    do {
      asked = held.length + streams.length;
      await settle(page);
    } while (held.length + streams.length > asked);
  };
  await page.route('**', hold);
  await page.goto(path, { waitUntil: 'commit' });
  await parsed(page);
  await settle(page);
  while (!(await isComplete(page))) {
    const round = held;
    held = [];
    if (round.length > 0) rounds.push(pathsOf(round));
    if (rounds.length > 1) {
      await page.clock.fastForward(3000);
      await painted(page);
    }
    await Promise.all(round.map(answer));
    if (rounds.length === 1) await page.waitForFunction(() => !document.querySelector('#not-loaded'));
    await untilNoneIsMade();
    if (full && rounds.length === full.round - 1) {
      // What has not come by then is found in a round too many.
      await expect
        .poll(isFull, { timeout: 10_000 })
        .toBe(true)
        .catch(() => {});
    }
  }
  await expect
    .poll(() => isAll([...rounds.flat(), ...pathsOf([...held, ...streams])]), { timeout: 10_000 })
    .toBe(true)
    .catch(() => {});
  await untilNoneIsMade();
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
