import { expect, test as base, type Page } from '@playwright/test';
import { createRequire } from 'node:module';
import { entries, serveBuilt } from './built-storybook.ts';

interface Site {
  /** Where the built Storybook is served. */
  url: string;
  /** A tab that stays, so that its scripts are compiled once for all pages. */
  tab: Page;
}

const test = base.extend<object, { site: Site }>({
  site: [
    async ({ browser }, use) => {
      const { url, close } = await serveBuilt();
      const tab = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      // Stories in frames are pages of their own, and tests of their own.
      await tab.route(/viewMode=story/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
      await use({ url, tab });
      await tab.close();
      await close();
    },
    { scope: 'worker' },
  ],
});

const ids = new Set(entries.map(({ id }) => id));
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Opens a page, waits until it has settled, and answers what the console complained of. */
async function open(tab: Page, url: string): Promise<string[]> {
  const complaints: string[] = [];
  const onConsole = (message: { type: () => string; text: () => string }) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  };
  const onError = (error: Error) => complaints.push(error.message);
  tab.on('console', onConsole).on('pageerror', onError);
  await tab.goto(url);
  await expect(tab.locator('.sbdocs-content h1').first()).toBeVisible({ timeout: 30_000 });
  await expect(tab.locator('.sb-story [data-story-loader], .sb-preparing-docs:visible')).toHaveCount(0);
  tab.off('console', onConsole).off('pageerror', onError);
  return complaints;
}

/** Links and frames that lead to a page or a story of this Storybook which is not there. */
const findDeadLinks = async (tab: Page) => {
  const addresses = await tab
    .locator('.sbdocs-content :is(a[href], iframe[src]):not(.sb-story *)')
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('href') ?? element.getAttribute('src')!),
    );
  const anchors = new Set(
    await tab.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => `#${id}`)),
  );
  return addresses.filter((address) => {
    const [, id] = /(?:path=\/(?:docs|story)\/|iframe\.html\?id=)([\w-]+)/.exec(address) ?? [];
    return id ? !ids.has(id) : address.startsWith('#') && !anchors.has(address);
  });
};

interface AxeWindow {
  axe: {
    run: (
      context: object,
      options: object,
    ) => Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>;
  };
}

async function findViolations(tab: Page): Promise<string[]> {
  await tab.addScriptTag({ path: axe });
  return tab.evaluate(async () => {
    const { violations } = await (globalThis as unknown as AxeWindow).axe.run(
      // Stories are tests of their own, and several on one page repeat their landmarks.
      { include: '.sbdocs-content', exclude: '.docs-story' },
      { iframes: false, rules: { region: { enabled: false } } },
    );
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}

const docs = entries.filter(({ type }) => type === 'docs');

for (const { id, title, importPath } of docs) {
  const isWritten = importPath.endsWith('.mdx');
  test(`${title} renders`, async ({ site: { url, tab } }) => {
    const show = (theme: string) =>
      open(tab, `${url}/iframe.html?id=${id}&viewMode=docs&globals=theme:${theme}`);
    expect(await show('light')).toEqual([]);
    expect(await findDeadLinks(tab)).toEqual([]);
    if (!isWritten) return;
    expect(await findViolations(tab)).toEqual([]);
    expect(await show('dark')).toEqual([]);
    expect(await findViolations(tab)).toEqual([]);
  });
}
