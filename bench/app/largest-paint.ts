import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Browser } from 'playwright';
import { cell, spread, table } from './spread.ts';

const dist = join(import.meta.dirname, '../../packages/app/dist');
const rounds = 9;
const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The landing page without the app: its markup and styles, and one line that ends the loading screen. */
async function staticLanding(): Promise<string> {
  const page = await readFile(join(dist, 'landing.html'), 'utf8');
  const end = `<script>setTimeout(() => document.getElementById('loading-screen').remove(), 3000 - performance.now())</script>`;
  return page
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replace('</body>', `${end}</body>`);
}

/** Serves the built landing page and, at `/static`, the one without the app, both in the same way. */
async function serve() {
  const withoutApp = await staticLanding();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname === '/' ? '/landing.html' : pathname;
    const send = (body: string | Buffer) =>
      void response.writeHead(200, { 'content-type': types[extname(name)] ?? types['.html'] }).end(body);
    if (pathname === '/static') send(withoutApp);
    else readFile(join(dist, name)).then(send, () => response.writeHead(404).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** First and largest paint of the page in a new window, in milliseconds since the start of loading. */
async function paints(browser: Browser, url: string): Promise<{ first: number; largest: number }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => !document.getElementById('loading-screen'));
  // The paint itself comes a frame later.
  await page.waitForTimeout(300);
  const times = await page.evaluate(
    () =>
      new Promise<{ first: number; largest: number }>((resolve) => {
        new PerformanceObserver((list) => {
          const first = performance.getEntriesByName('first-contentful-paint')[0]!.startTime;
          resolve({ first, largest: list.getEntries().at(-1)!.startTime });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return times;
}

/** The paint times of the landing page, compared with the same page without the app. */
export async function measureLargestPaint(browser: Browser): Promise<string> {
  const { server, url } = await serve();
  const measured = { app: [], html: [] } as Record<'app' | 'html', { first: number; largest: number }[]>;
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of round % 2 ? (['app', 'html'] as const) : (['html', 'app'] as const)) {
      const times = await paints(browser, name === 'app' ? `${url}/` : `${url}/static`);
      // The first round warms the browser.
      if (round > 0) measured[name].push(times);
    }
  }
  server.close();
  const largest = (name: 'app' | 'html') => spread(measured[name].map((times) => times.largest));
  const row = (title: string, name: 'app' | 'html') => [
    title,
    cell(spread(measured[name].map(({ first }) => first))),
    cell(largest(name)),
    (largest(name).median / largest('html').median).toFixed(3),
  ];
  return table(
    ['Landing page, ms', 'first paint', 'largest paint', 'x static'],
    [row('static HTML and CSS', 'html'), row('the app', 'app')],
  );
}
