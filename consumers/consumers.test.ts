import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { chromiumLaunchOptions } from '../scripts/chromium.ts';
import { buildConsumer, removeConsumers, serve, type Consumer } from './consumer.ts';
import { shippedComponents } from './shipped-components.ts';
import { visit, type Alter } from './visit.ts';

const apps = ['vite', 'next', 'node'] as const;
type App = (typeof apps)[number];

/** The folder of each build with the files that a browser loads. */
const browserFolders: Record<App, string> = {
  vite: 'dist/client',
  next: '.next/static',
  node: 'dist/client',
};

/** The components on every page, and those that they use. */
const usedByAll = [
  'Button',
  'Dialog',
  'IconButton',
  'ImageCarousel',
  'ImageCarouselSlides',
  'ProductCard',
  'Spinner',
];
const usedByForms = ['Calendar', 'DateField', 'FileField', 'NumberField', 'Popover', 'Progress'];
const used: Record<App, string[]> = {
  vite: [...usedByAll, ...usedByForms, 'Pagination'].sort(),
  next: [...usedByAll, ...usedByForms, 'Link'].sort(),
  node: usedByAll,
};

const consumers = {} as Record<App, Consumer>;
const urls = {} as Record<App | 'vite in development', string>;
let browser: Browser;

const installing = 300_000;
beforeAll(async () => {
  const prepare = async (app: App) => {
    consumers[app] = await buildConsumer(app, inject('tarball'));
    urls[app] = await serve(consumers[app], 'start');
  };
  await Promise.all(apps.map(prepare));
  urls['vite in development'] = await serve(consumers.vite, 'dev');
  browser = await chromium.launch(chromiumLaunchOptions());
}, installing);

afterAll(async () => {
  await browser?.close();
  await removeConsumers();
}, installing);

const button = (page: Page, name: string) => page.getByRole('button', { name });
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Clicks until the dialog opens: before it is hydrated a page does not react. */
async function openDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Terms' });
  await vi.waitFor(
    async () => {
      // An open dialog hides its button.
      if (!(await dialog.isVisible())) await button(page, 'Read the terms').click({ timeout: 2000 });
      await dialog.waitFor({ timeout: 2000 });
    },
    { timeout: 60_000 },
  );
}

describe.each(apps)('built for production: %s', (app) => {
  it('builds without a warning', () => {
    expect(consumers[app].output).not.toMatch(/warn|⚠/i);
  });

  it('ships the code of the components that it uses, and of no others', () => {
    expect(shippedComponents(join(consumers[app].folder, browserFolders[app]))).toEqual(used[app]);
  });

  it('is styled before any script runs', async () => {
    const { page } = await visit(browser, urls[app], { scripts: false });
    const [actual, expected] = await button(page, 'Dark').evaluate((element) => {
      const look = (of: Element) => {
        const { display, color, backgroundColor } = getComputedStyle(of);
        return { display, color, backgroundColor };
      };
      const sample = document.body.appendChild(document.createElement('div'));
      sample.style.cssText =
        'display: inline-flex; color: var(--gh-color-on-action); background: var(--gh-color-action)';
      return [look(element), look(sample)];
    });
    expect(actual).toEqual(expected);
    expect(expected?.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  });
});

describe.each([...apps, 'vite in development'] as const)('in the browser: %s', (app) => {
  it('hydrates without a warning, opens a dialog and closes it', async () => {
    const { page, complaints } = await visit(browser, urls[app]);
    await openDialog(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect
      .poll(() => button(page, 'Read the terms').evaluate((own) => own === document.activeElement))
      .toBe(true);
    expect(complaints).toEqual([]);
  });

  it('switches the theme and remembers it', async () => {
    const { page, complaints } = await visit(browser, urls[app]);
    const light = await paper(page);
    await vi.waitFor(
      async () => {
        await button(page, 'Dark').click();
        expect(await button(page, 'Dark').getAttribute('aria-pressed')).toBe('true');
      },
      { timeout: 60_000 },
    );
    const dark = await paper(page);
    expect(dark).not.toBe(light);
    await page.reload();
    await expect.poll(() => paper(page)).toBe(dark);
    await expect.poll(() => button(page, 'Dark').getAttribute('aria-pressed')).toBe('true');
    expect(complaints).toEqual([]);
  });

  it('reports a server that renders another text', async () => {
    const alter: Alter = (html) => html.replace('>Steel coil<', '>Steel ball<');
    const { complaints } = await visit(browser, urls[app], { alter });
    await expect.poll(() => complaints.join('\n')).toMatch(/hydrat|#418/i);
  });
});

it('reports a server that generates other class names', async () => {
  const alter: Alter = (html) => html.replace(/class="Button-styles__Root[^"]*"/, 'class="other"');
  const { complaints } = await visit(browser, urls['vite in development'], { alter });
  await expect.poll(() => complaints.join('\n')).toMatch(/hydrat/i);
});

/** Clicks until the page reacts: before it is hydrated it does not. */
const clickUntil = (page: Page, name: string, reacted: () => Promise<unknown>) =>
  vi.waitFor(
    async () => {
      await page.getByText(name, { exact: true }).click();
      await reacted();
    },
    { timeout: 60_000 },
  );

const pdf = { name: 'coil.pdf', mimeType: 'application/pdf', buffer: Buffer.from('3 mm') };

/** Sends the order with a file, a date and a number, chosen again until the page is hydrated, and returns what has arrived. */
async function sendOrder(page: Page, day: string): Promise<() => Promise<string | null>> {
  await vi.waitFor(
    async () => {
      await page.locator('input[type=file]').setInputFiles(pdf);
      await page.getByRole('listitem').filter({ hasText: pdf.name }).waitFor({ timeout: 2000 });
    },
    { timeout: 60_000 },
  );
  await page.getByRole('textbox', { name: 'Delivery' }).fill(day);
  await button(page, 'Send order').click();
  return () => page.locator('form > output').textContent();
}

describe('an app of its own: vite', () => {
  const action = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--gh-color-action'));

  it('has its brand, and a theme that has a name', async () => {
    const { page, complaints } = await visit(browser, urls.vite);
    expect(await action(page)).toBe('#7a1f2b');
    const acme = button(page, 'Acme');
    await clickUntil(page, 'Acme', async () => expect(await acme.getAttribute('aria-pressed')).toBe('true'));
    expect(await action(page)).toBe('#00695c');
    await page.reload();
    expect(await action(page)).toBe('#00695c');
    expect(complaints).toEqual([]);
  });

  it('sends a file and a date, written as its language does, with a form', async () => {
    const { page, complaints } = await visit(browser, urls.vite);
    await expect.poll(await sendOrder(page, '24.12.2026')).toBe('coil.pdf, 2026-12-24, 1500');
    expect(complaints).toEqual([]);
  });

  it('has its words, which the server writes too', async () => {
    const { page } = await visit(browser, urls.vite, { scripts: false });
    expect(await button(page, 'Weiter').count()).toBe(1);
    expect(await button(page, 'Next').count()).toBe(0);
  });
});

describe('an app of its own: next', () => {
  it.each([
    ['Terms of delivery', 'Terms of delivery'],
    ['Steel coil', 'Steel coil, in full'],
  ])('follows the link %s without loading the page again', async (link, heading) => {
    const { page, complaints } = await visit(browser, urls.next);
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    await clickUntil(page, link, () =>
      page.getByRole('heading', { name: heading, level: 1 }).waitFor({ timeout: 5000 }),
    );
    expect(await page.locator('body[data-same-page]').count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  it('sends a file and a date to a server action', async () => {
    const { page, complaints } = await visit(browser, urls.next);
    await expect.poll(await sendOrder(page, '24/12/2026')).toBe('coil.pdf with 3 mm, 2026-12-24, 1500');
    expect(complaints).toEqual([]);
  });
});

describe('a content security policy with a nonce: node', () => {
  it('is strict, and nothing violates it', async () => {
    const policy = (await fetch(urls.node)).headers.get('content-security-policy');
    expect(policy).toMatch(/script-src 'nonce-[^']+'; style-src 'self' 'nonce-[^']+';/);
    const { page, complaints } = await visit(browser, urls.node);
    await openDialog(page);
    const dialog = page.getByRole('dialog', { name: 'Terms' });
    expect(await dialog.evaluate((own) => getComputedStyle(own).position)).toBe('fixed');
    expect(complaints).toEqual([]);
  });

  it('reports styles without the nonce', async () => {
    const alter: Alter = (html) => html.replaceAll(/<style nonce="[^"]*"/g, '<style');
    const { complaints } = await visit(browser, urls.node, { alter });
    await expect.poll(() => complaints.join('\n')).toMatch(/violates.*style-src/i);
  });
});
