import type { Browser, Page } from 'playwright';

/** Changes the HTML that a server sends, to simulate a server that renders something else than the browser. */
export type Alter = (html: string) => string;

interface Visit {
  page: Page;
  /** All warnings and errors of the browser, and all requests to other origins. */
  complaints: string[];
}

interface Options {
  /** @default true */
  scripts?: boolean;
  alter?: Alter;
}

/** Opens a page in a new browser context, recording all complaints of the browser. */
export async function visit(
  browser: Browser,
  url: string,
  { scripts = true, alter }: Options = {},
): Promise<Visit> {
  const context = await browser.newContext({ javaScriptEnabled: scripts, colorScheme: 'light' });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => {
    // A page that is left cancels what it was loading in advance.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && origin !== new URL(url).origin) complaints.push(`left: ${request.url()}`);
  });
  if (alter) {
    await page.route(new URL('/', url).href, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: alter(await response.text()) });
    });
  }
  await page.goto(url);
  return { page, complaints };
}
