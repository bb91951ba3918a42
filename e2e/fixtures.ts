import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { failedOnPurpose } from './failures.ts';
import { GuildhallServer } from './server.ts';

interface Fixtures {
  /**
   * Whether the server starts with the demo marketplace.
   * @default 'off'
   */
  demo: 'on' | 'off';
  /** A fresh server on data of its own; whatever it logged as an error fails the test. */
  server: GuildhallServer;
  /** Opens a browser window of its own; whatever goes wrong in it fails the test. */
  openWindow: (options?: WindowOptions) => Promise<Page>;
}

interface WindowOptions {
  /**
   * In pixels.
   * @default 1440
   */
  width?: number;
  /**
   * Whether pages may run scripts.
   * @default true
   */
  scripts?: boolean;
  /** What the test itself makes go wrong, in the console's words. */
  expectedFault?: RegExp;
}

/** Chromium's own words for a server that is not there, which a killed server must cause. */
const serverIsAway =
  /Failed to fetch dynamically imported module|net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|INTERNET_DISCONNECTED|INCOMPLETE_CHUNKED_ENCODING|SOCKET_NOT_CONNECTED)/;
/** Chromium prints every refused call, also those that a journey provokes on purpose. */
const refusedCall = /the server responded with a status of 4\d\d/;

export const test = base.extend<Fixtures>({
  demo: ['off', { option: true }],
  server: async ({ demo }, provide) => {
    const server = await GuildhallServer.start({ demo });
    await provide(server);
    await server.stop();
    expect(server.errors).toEqual([]);
  },
  openWindow: async ({ browser, server }, provide) => {
    const contexts: BrowserContext[] = [];
    const faults: { text: string; url: string }[] = [];
    const onPurpose = new Set<string>();
    await provide(async ({ width = 1440, scripts = true, expectedFault } = {}) => {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width, height: 900 },
        javaScriptEnabled: scripts,
      });
      contexts.push(context);
      const page = await context.newPage();
      page.on('pageerror', (error) => faults.push({ text: `page error: ${error.message}`, url: '' }));
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        if (serverIsAway.test(message.text()) || refusedCall.test(message.text())) return;
        if (expectedFault?.test(message.text())) return;
        faults.push({ text: `console ${message.type()}: ${message.text()}`, url: message.location().url });
      });
      page.on('response', (response) => {
        const url = response.url();
        if (failedOnPurpose(response)) onPurpose.add(url);
        else if (response.status() >= 500) faults.push({ text: `${response.status()} ${url}`, url });
      });
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(faults.filter(({ url }) => !onPurpose.has(url))).toEqual([]);
  },
});

export { expect };
