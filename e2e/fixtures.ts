import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { failedOnPurpose } from './failures.ts';
import { startPictureHost } from './pictures.ts';
import { GuildhallServer, type Demo } from './server.ts';

interface Fixtures {
  /**
   * Whether the server starts with the demo marketplace.
   * @default 'off'
   */
  demo: Demo;
  /**
   * Whether windows ask for few bytes: no code is loaded in advance then, which is half of the work of opening one. The
   * journeys of the start, of the main job and of servers that fail load it as most readers do.
   * @default true
   */
  saveData: boolean;
  /** A server without companies, or with the demo marketplace; any error that it logs fails the test. */
  server: GuildhallServer;
  /** Opens a new browser window; any error in it fails the test. */
  openWindow: (options?: WindowOptions) => Promise<Page>;
}

interface WorkerFixtures {
  /** The servers of the worker, each started when it is first needed: a start takes longer than many a test. */
  servers: (demo: Demo) => Promise<GuildhallServer>;
  /** The address of another host, with `/logo.png` and `/favicon.svg`. */
  pictureHost: string;
}

interface WindowOptions {
  /**
   * In pixels.
   * @default 1440
   */
  width?: number;
  /**
   * Whether it is a phone: fingers, no pointer.
   * @default false
   */
  phone?: boolean;
  /**
   * Whether things move. Without motion a page loads in two thirds of the time.
   * @default false
   */
  motion?: boolean;
  /**
   * Whether pages may run scripts.
   * @default true
   */
  scripts?: boolean;
  /** Whether it asks for few bytes; without it, what the journey's `saveData` says. */
  saveData?: boolean;
  /** An error that the test causes, as the console prints it. */
  expectedFault?: RegExp;
}

/** What Chromium prints when the server is not running, or ends within a response, which is normal at a kill. */
const serverIsAway =
  /The code did not come|net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|CONTENT_LENGTH_MISMATCH|EMPTY_RESPONSE|INTERNET_DISCONNECTED|INCOMPLETE_CHUNKED_ENCODING|SOCKET_NOT_CONNECTED)/;
/** Chromium prints every 4xx response, also those that a journey provokes on purpose. */
const refusedCall = /the server responded with a status of 4\d\d/;

/** How long every request of a window takes at least, in milliseconds: what a journey forgets to wait for then fails it. */
const latency = Number(process.env['GUILDHALL_LATENCY'] ?? 0);

/** Interception would do as well, but turns off the browser's cache. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** How long a call that changes something is held back, in milliseconds: a journey that goes on before it is through fails. */
const writeLatency = Number(process.env['GUILDHALL_WRITE_LATENCY'] ?? 0);

async function slowDownWrites(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    // A page that is left takes its calls along.
    const go = () => session.send('Fetch.continueRequest', { requestId }).catch(() => {});
    setTimeout(() => void go(), request.method === 'GET' ? 0 : writeLatency);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] });
}

/** When the journey began. */
let begun = 0;
/** The servers that a journey may have left something on. */
const used = new WeakSet<GuildhallServer>();

export const test = base.extend<Fixtures, WorkerFixtures>({
  servers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing.
    async ({}, provide) => {
      const started: Partial<Record<Demo, Promise<GuildhallServer>>> = {};
      await provide((demo) => (started[demo] ??= GuildhallServer.start(demo)));
      await Promise.all(Object.values(started).map(async (server) => (await server).stop()));
    },
    { scope: 'worker' },
  ],
  pictureHost: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing.
    async ({}, provide) => {
      const host = await startPictureHost();
      await provide(host.url);
      host.stop();
    },
    { scope: 'worker' },
  ],
  demo: ['off', { option: true }],
  saveData: [true, { option: true }],
  server: async ({ demo, servers }, provide) => {
    begun = performance.now();
    const server = await servers(demo);
    if (used.has(server)) await server.clear();
    used.add(server);
    await provide(server);
    expect(server.takeErrors()).toEqual([]);
  },
  openWindow: async ({ browser, server, saveData: savesByDefault }, provide) => {
    const contexts: BrowserContext[] = [];
    const faults: { text: string; url: string }[] = [];
    const onPurpose = new Set<string>();
    await provide(
      async ({
        width = 1440,
        phone = false,
        motion = false,
        scripts = true,
        saveData = savesByDefault,
        expectedFault,
      } = {}) => {
        const context = await browser.newContext({
          baseURL: server.url,
          viewport: { width, height: 900 },
          hasTouch: phone,
          isMobile: phone,
          reducedMotion: motion ? 'no-preference' : 'reduce',
          javaScriptEnabled: scripts,
        });
        contexts.push(context);
        if (saveData)
          await context.addInitScript(() => {
            Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
          });
        const page = await context.newPage();
        if (latency > 0) await slowDown(page);
        if (writeLatency > 0) await slowDownWrites(page);
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
      },
    );
    await Promise.all(contexts.map((context) => context.close()));
    expect(faults.filter(({ url }) => !onPurpose.has(url))).toEqual([]);
  },
});

// A journey may be long and the machine busy, so each step has as long as a journey without steps.
test.step = new Proxy(test.step, {
  apply(step, self, call) {
    const info = test.info();
    info.setTimeout(performance.now() - begun + info.project.timeout);
    return Reflect.apply(step, self, call) as unknown;
  },
});

export { expect };
