import { expect, type Page, type Response, type Route } from '@playwright/test';

const mark = 'x-failed-on-purpose';

/** Whether a test made this response fail, so that it is no error of the app or the server. */
export const failedOnPurpose = (response: Response) => mark in response.headers();

interface Failure {
  /** The calls that fail, as `page.route` takes them: `**\/api/products**`. */
  calls: string;
  /** Only calls of this method fail. Without it all do. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /**
   * The status of the response.
   * @default 500
   */
  status?: number;
  /** The body of the response as JSON; without it the response is HTML. */
  body?: object;
}

/** Ends a failure that a test has caused, so that calls reach the server again. */
export interface Mend {
  (): Promise<void>;
  /** How many calls have failed so far. Wait for it with `expect.poll`: a call may be made before a wait for it begins. */
  met: () => number;
}

/** Any file: the real one has a body. */
const probe = '/favicon.svg?intercepted';
const intercepted = new WeakSet<Page>();

/**
 * Makes sure that Chromium intercepts the page's requests. On a busy machine a call right after `page.route` once reached
 * the server, unseen by Playwright; probably Chromium had not begun yet. So it begins once for each page, and is probed.
 */
async function startIntercepting(page: Page): Promise<void> {
  if (intercepted.has(page)) return;
  intercepted.add(page);
  await page.route(
    (url) => url.href.endsWith(probe),
    (route) => route.fulfill({ status: 204 }),
  );
  // A page that is loaded from now on is intercepted from its first request.
  if (page.url() === 'about:blank') return;
  const probeStatus = () =>
    page.evaluate(
      (url) =>
        fetch(url).then(
          ({ status }) => status,
          () => 0,
        ),
      probe,
    );
  await expect.poll(probeStatus).toBe(204);
}

/** Handles the page's calls with `fault` until the returned function is called. */
async function intercept(
  page: Page,
  calls: string,
  fault: (route: Route) => Promise<void>,
  method?: Failure['method'],
): Promise<Mend> {
  let met = 0;
  const handle = async (route: Route) => {
    if (method && route.request().method() !== method) return route.fallback();
    met += 1;
    await fault(route);
  };
  await startIntercepting(page);
  await page.route(calls, handle);
  return Object.assign(() => page.unroute(calls, handle), { met: () => met });
}

/** Makes calls of the page fail until the returned function is called. */
export const failCalls = (page: Page, { calls, method, status = 500, body }: Failure): Promise<Mend> =>
  intercept(
    page,
    calls,
    (route) =>
      route.fulfill({
        status,
        headers: { [mark]: 'yes', 'content-type': body ? 'application/json' : 'text/html' },
        body: body ? JSON.stringify(body) : '<h1>Bad gateway</h1>',
      }),
    method,
  );

/** Makes calls of the page fail without a response until the returned function is called. */
export const loseCalls = (page: Page, calls: string): Promise<Mend> =>
  intercept(page, calls, (route) => route.abort('connectionrefused'));

/** Lets calls of the page reach the server and drops the responses until the returned function is called. */
export const loseAnswers = (page: Page, calls: string): Promise<Mend> =>
  intercept(page, calls, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });

/** Lets the next such call reach the server and delays its response until the returned function is called. */
export async function holdAnswer(page: Page, call: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const hold = async (route: Route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  };
  await startIntercepting(page);
  await page.route(call, hold, { times: 1 });
  return release;
}

/** Delays calls of the page until the returned function is called, which sends them all. */
export async function holdCalls(page: Page, calls: string): Promise<Mend> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const mend = await intercept(page, calls, async (route) => {
    await released;
    await route.fallback();
  });
  const letGo = () => {
    release();
    return mend();
  };
  return Object.assign(letGo, { met: mend.met });
}
