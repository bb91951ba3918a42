import { gzipSync } from 'node:zlib';
import { chromium, type CDPSession, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../../scripts/chromium.ts';
import { median, type MetricName } from './metrics.ts';

interface Visit {
  page: Page;
  devtools: CDPSession;
}

type Values = Partial<Record<MetricName, number>>;

/** A pause in ms in which the last frame is drawn, for which the next one would otherwise wait. */
const pause = 60;

/** Lets late work end and collects garbage, so that a measured time belongs to one action alone. */
async function settle({ page, devtools }: Visit): Promise<void> {
  await page.waitForTimeout(100);
  await devtools.send('HeapProfiler.collectGarbage');
}

async function heapSize({ devtools }: Visit): Promise<number> {
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}

const mountCards = ({ page }: Visit) => page.evaluate(() => window.workloads.mountCards());

/** The median of several, because a single one of a few ms is unreliable. */
async function openAndCloseDialog({ page }: Visit, count: number): Promise<number> {
  const times: number[] = [];
  while (times.length < count) {
    times.push(await page.evaluate(() => window.workloads.openAndCloseDialog()));
    await page.waitForTimeout(pause);
  }
  return median(times);
}

/** The workloads, each for a new page, by their names in `--work`. */
export const works: Record<string, (visit: Visit) => Promise<Values>> = {
  async W1(visit) {
    const before = await heapSize(visit);
    const W1 = await mountCards(visit);
    await settle(visit);
    return { W1, W7: (await heapSize(visit)) - before };
  },
  async W2(visit) {
    await mountCards(visit);
    await settle(visit);
    return { W2: await visit.page.evaluate(() => window.workloads.changePrice()) };
  },
  async W3(visit) {
    await mountCards(visit);
    await settle(visit);
    const { time, commits } = await visit.page.evaluate(() => window.workloads.darken());
    return { W3: time, W3r: commits };
  },
  async W4(visit) {
    return { W4: await openAndCloseDialog(visit, 5) };
  },
  async W4c(visit) {
    await mountCards(visit);
    await settle(visit);
    return { W4c: await openAndCloseDialog(visit, 3) };
  },
  async W5(visit) {
    const W5 = await visit.page.evaluate(() => window.workloads.mountRows());
    await settle(visit);
    const times: number[] = [];
    for (const row of [3, 40, 77, 114, 151]) {
      times.push(await visit.page.evaluate((index) => window.workloads.toggle(index), row));
      await visit.page.waitForTimeout(pause);
    }
    return { W5, W5t: median(times) };
  },
  async W6(visit) {
    return { W6: await visit.page.evaluate(() => window.workloads.showToasts()) };
  },
  /** The bytes that the page fetches to do everything once. */
  async W8({ page }) {
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (/\.(?:js|css)$/.test(response.url())) bodies.push(response.body());
    });
    await page.reload();
    await page.evaluate(async () => {
      await window.workloads.mountCards();
      await window.workloads.mountRows();
      await window.workloads.openAndCloseDialog();
      await window.workloads.showToasts();
    });
    await page.waitForLoadState('networkidle');
    const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length);
    return { W8: sizes.reduce((sum, size) => sum + size, 0) / 1000 };
  },
};

/** Runs the named workloads in a new browser, each on a new page. */
export async function measure(url: string, names: readonly string[]): Promise<Values> {
  const { args, ...options } = chromiumLaunchOptions();
  // Frames are not limited: at 60 a second every time would be a multiple of 16.7 ms.
  const uncapped = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];
  const browser = await chromium.launch({ ...options, args: [...args, ...uncapped], handleSIGINT: false });
  try {
    const values: Values = {};
    for (const name of names) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      const page = await context.newPage();
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      const visit = { page, devtools: await context.newCDPSession(page) };
      await page.goto(url);
      await page.waitForSelector('[data-press="mount-rows"]');
      await settle(visit);
      Object.assign(values, await works[name]!(visit));
      if (errors.length > 0) throw new AggregateError(errors, `${url} reported errors in ${name}`);
      await context.close();
    }
    return values;
  } finally {
    await browser.close();
  }
}

export async function browserVersion(): Promise<string> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  const version = browser.version();
  await browser.close();
  return version;
}
