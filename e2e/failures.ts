import type { Page, Response } from '@playwright/test';

const mark = 'x-failed-on-purpose';

/** Whether a test made this answer fail, so that it is no fault of the app or the server. */
export const failedOnPurpose = (response: Response) => mark in response.headers();

interface Failure {
  /** The calls that fail, as `page.route` takes them: `**\/api/products**`. */
  calls: string;
  /** Only calls of this method fail. Without it all do. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /**
   * The answer's status.
   * @default 500
   */
  status?: number;
  /** The answer's body as JSON; without it the answer is no JSON at all. */
  body?: object;
}

/** Makes calls of the page fail until the returned function is called. */
export async function failCalls(
  page: Page,
  { calls, method, status = 500, body }: Failure,
): Promise<() => Promise<void>> {
  const fail = async (route: Parameters<Parameters<Page['route']>[1]>[0]) => {
    if (method && route.request().method() !== method) return route.fallback();
    await route.fulfill({
      status,
      headers: { [mark]: 'yes', 'content-type': body ? 'application/json' : 'text/html' },
      body: body ? JSON.stringify(body) : '<h1>Bad gateway</h1>',
    });
  };
  await page.route(calls, fail);
  return () => page.unroute(calls, fail);
}

/** Lets calls of the page go unanswered, as on a broken line, until the returned function is called. */
export async function loseCalls(page: Page, calls: string): Promise<() => Promise<void>> {
  const lose = (route: Parameters<Parameters<Page['route']>[1]>[0]) => route.abort('connectionrefused');
  await page.route(calls, lose);
  return () => page.unroute(calls, lose);
}

/** Lets calls of the page reach the server and loses its answers, until the returned function is called. */
export async function loseAnswers(page: Page, calls: string): Promise<() => Promise<void>> {
  const lose = async (route: Parameters<Parameters<Page['route']>[1]>[0]) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route(calls, lose);
  return () => page.unroute(calls, lose);
}

/** Lets the next such call reach the server and holds its answer back until the returned function is called. */
export async function holdAnswer(page: Page, call: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const hold = async (route: Parameters<Parameters<Page['route']>[1]>[0]) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  };
  await page.route(call, hold, { times: 1 });
  return release;
}

/** Holds calls of the page back until the returned function is called, which lets all of them go on. */
export async function holdCalls(page: Page, calls: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const hold = async (route: Parameters<Parameters<Page['route']>[1]>[0]) => {
    await released;
    await route.fallback();
  };
  await page.route(calls, hold);
  return async () => {
    release();
    await page.unroute(calls, hold);
  };
}
