import { expect, test as base, type Page } from '@playwright/test';
import { createRequire } from 'node:module';
import { entries as named } from '../../scripts/rooms.ts';
import { entries, serveBuilt } from './built-storybook.ts';
import { faultsOfCode, findWrongSwatches, readCode } from './code-and-swatches.ts';

type Theme = 'light' | 'dark';

interface Reader {
  /** Where the built Storybook is served. */
  url: string;
  /** A tab for each theme, which goes from page to page without loading anew. */
  tabs: Record<Theme, Page>;
  /** Errors and warnings of their consoles. */
  messages: string[];
}

const test = base.extend<object, { reader: Reader }>({
  reader: [
    async ({ browser }, use) => {
      const { url, close } = await serveBuilt();
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      // Stories in frames are pages of their own, and tests of their own.
      await context.route(/viewMode=story/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
      const tabs = { light: await context.newPage(), dark: await context.newPage() };
      await use({ url, tabs, messages: recordMessages(Object.values(tabs)) });
      await context.close();
      await close();
    },
    { scope: 'worker' },
  ],
});

const ids = new Set(entries.map(({ id }) => id));
const components = new Set(named.map(({ name }) => name));
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Collects the errors and warnings of the consoles from now on. */
function recordMessages(tabs: Page[]): string[] {
  const messages: string[] = [];
  for (const tab of tabs) {
    tab.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) messages.push(message.text());
    });
    tab.on('pageerror', (error) => messages.push(error.message));
  }
  return messages;
}

interface PreviewWindow {
  /** The channel between Storybook and its preview. */
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (event: string, argument: object) => void;
    once: (event: string, listener: () => void) => void;
  };
  __STORYBOOK_PREVIEW__: {
    storyRenders: { isPending: () => boolean; story?: { name: string; playFunction?: () => unknown } }[];
  };
}

/** Goes from one page to another without loading everything anew. */
const navigate = (tab: Page, storyId: string) =>
  tab.evaluate(
    (storyId) =>
      new Promise<void>((resolve) => {
        const channel = (globalThis as unknown as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__;
        channel.once('docsRendered', resolve);
        channel.once('storyThrewException', resolve);
        channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
      }),
    storyId,
  );

/** Opens a page and waits until it has settled. */
async function open({ url, tabs }: Reader, id: string, theme: Theme): Promise<Page> {
  const tab = tabs[theme];
  if (tab.url() !== 'about:blank') await navigate(tab, id);
  else await tab.goto(`${url}/iframe.html?id=${id}&viewMode=docs&globals=theme:${theme}`);
  const error = tab.locator('.sb-show-errordisplay #error-message');
  await expect(tab.locator('.sbdocs-content h1').or(error).first()).toBeVisible({ timeout: 60_000 });
  expect(await error.allTextContents()).toEqual([]);
  await expect(tab.locator('.sb-story [data-story-loader], .sb-preparing-docs:visible')).toHaveCount(0);
  // Storybook loads everything anew when it leaves a page whose stories are not finished.
  await tab.waitForFunction(() =>
    (globalThis as unknown as PreviewWindow).__STORYBOOK_PREVIEW__.storyRenders.every(
      (render) => !render.isPending(),
    ),
  );
  return tab;
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

/** Components that the first half of a page names as code, and to whose pages it does not lead. */
const findUnlinked = async (tab: Page) => {
  const own = await tab.locator('.sbdocs-content h1.sbdocs-title').innerText();
  const names = await tab.locator('.sbdocs-content > ul > li code:not(a *)').allInnerTexts();
  return names.filter((name) => name !== own && components.has(name));
};

/** Tables that are wider than the page on a large screen, so that their last column is out of sight. */
const findCutTables = (tab: Page) =>
  tab
    .locator('.docs-table')
    .evaluateAll((tables) =>
      tables
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((table) => table.getAttribute('aria-label')),
    );

/** Names of examples that are not in sentence case. */
const findCapitals = async (tab: Page) => {
  const names = await tab.locator('.sbdocs-content :is(.docs-sized > h3, .flow-step > h2)').allInnerTexts();
  return names.filter((name) => / [A-Z](?![A-Z])/.test(name));
};

/**
 * Stories without a frame of their own that act in their play function, or open by themselves: the first are not played
 * on a page, the others cover it. Those that only say what they expect need none.
 */
const findUnframed = (tab: Page) =>
  tab.evaluate(() => [
    ...(globalThis as unknown as PreviewWindow).__STORYBOOK_PREVIEW__.storyRenders
      .filter(({ story }) =>
        /\.(click|focus|hover|keyboard|pointer|tab|type|upload)\(/.test(
          story?.playFunction?.toString() ?? '',
        ),
      )
      .map(({ story }) => `${story!.name} is not played`),
    ...[...document.querySelectorAll('[data-component]')]
      .filter((element) => !element.closest('#storybook-docs') && element.checkVisibility())
      .map((element) => `${element.getAttribute('data-component')} covers the page`),
    ...[...document.querySelectorAll('dialog:modal')].map(({ id }) => `the dialog ${id} covers the page`),
  ]);

/** Waits until the drawing of a component with the focus differs from that of one which is pressed. */
async function expectFocus(tab: Page): Promise<void> {
  // Some show what can be pressed as they come into view.
  await tab.locator('.forced-states').scrollIntoViewIfNeeded();
  const look = (state: string) =>
    tab.locator(`[data-forced-state='${state}'] .docs-island *`).evaluateAll((elements) =>
      elements.flatMap((element) =>
        [undefined, '::before', '::after'].map((part) => {
          const { outline, boxShadow, borderColor } = getComputedStyle(element, part);
          return `${outline} ${boxShadow} ${borderColor}`;
        }),
      ),
    );
  await expect
    .poll(async () => JSON.stringify(await look('focus-visible')))
    .not.toBe(JSON.stringify(await look('active')));
}

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
      { iframes: false, resultTypes: ['violations'], rules: { region: { enabled: false } } },
    );
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}

const docs = entries.filter(({ type }) => type === 'docs');

for (const { id, title, importPath } of docs) {
  const isWritten = importPath.endsWith('.mdx');
  test(`${title} renders`, async ({ reader }) => {
    const tab = await open(reader, id, 'light');
    expect(await findDeadLinks(tab)).toEqual([]);
    expect(await findCutTables(tab)).toEqual([]);
    if (isWritten) {
      // What MDX makes of words on a line of their own.
      await expect(tab.locator('.sbdocs-content p p:not(.sb-story *)')).toHaveCount(0);
      expect(await findViolations(tab)).toEqual([]);
      expect(await findViolations(await open(reader, id, 'dark'))).toEqual([]);
    }
    const code = await readCode(tab);
    if (!isWritten) {
      expect(await findUnframed(tab)).toEqual([]);
      expect(code.length).toBeGreaterThan(0);
      await expect(tab.locator('.docs-summary')).toHaveText(/^[^`]+$/);
      expect(await findUnlinked(tab)).toEqual([]);
      if (await tab.locator('.forced-states').count()) await expectFocus(tab);
      const props = tab.getByRole('region', { name: 'Props', exact: true });
      if (await props.getByText('labels', { exact: true }).count())
        await expect(tab.getByRole('region', { name: 'Words', exact: true })).toBeVisible();
      const cells = await props.locator('td').allInnerTexts();
      expect(cells.filter((text) => text === '')).toEqual([]);
    }
    expect(await findCapitals(tab)).toEqual([]);
    expect(code.flatMap((text) => faultsOfCode(text))).toEqual([]);
    expect(code.filter((text) => !text.startsWith('import '))).toEqual([]);
    expect(reader.messages.splice(0)).toEqual([]);
  });
}

test('stories that open by themselves are open on the page, which keeps its focus', async ({
  browser,
  reader,
}) => {
  const tab = await browser.newPage();
  await tab.goto(`${reader.url}/iframe.html?id=components-forms-combobox--docs&viewMode=docs`);
  for (const [story, shown] of [
    ['Open', 'Kochi'],
    ['No match', 'No such port'],
  ] as const) {
    const frame = tab.locator(`iframe[title="${story}"]`);
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().getByText(shown).first()).toBeVisible();
    expect(await tab.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  }
  await tab.close();
});

test('what a story focuses looks focused on the page, and its anatomy is drawn open', async ({
  browser,
  reader,
}) => {
  const tab = await browser.newPage();
  const openFrame = async (page: string, title: string) => {
    await tab.goto(`${reader.url}/iframe.html?id=${page}--docs&viewMode=docs`);
    const frame = tab.locator(`iframe[title="${title}"]`);
    await frame.scrollIntoViewIfNeeded();
    return frame.contentFrame();
  };
  const states = await openFrame('components-actions-floatingbutton', 'States');
  await expect(states.getByRole('button', { name: 'Focused' })).toHaveCSS('outline-style', 'solid');
  const list = await openFrame('components-forms-multiselect', 'MultiSelect with its parts');
  const [option, control] = [list.getByRole('option').last(), list.getByRole('combobox')];
  await expect(option).toBeVisible();
  // Below the box, as it opens where there is room, and not over its label.
  await expect
    .poll(async () => (await option.boundingBox())!.y - (await control.boundingBox())!.y)
    .toBeGreaterThan(0);
  await tab.close();
});

test("Storybook's own interface has the toolbar's theme and room for its choices", async ({
  browser,
  reader,
}) => {
  const tab = await browser.newPage({ viewport: { width: 768, height: 900 }, colorScheme: 'light' });
  await tab.goto(`${reader.url}/?path=/docs/components-actions-button--docs`);
  const page = tab.frameLocator('#storybook-preview-iframe').locator('.sbdocs-wrapper');
  await expect(page).toBeVisible({ timeout: 60_000 });
  await expect(tab.getByRole('button', { name: 'Motion' })).toBeInViewport({ ratio: 1 });
  const ground = () => tab.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  const light = await ground();
  await tab.getByRole('button', { name: 'Theme' }).click();
  await tab.getByRole('option', { name: 'Dark' }).click();
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await tab.reload();
  await expect.poll(ground).toBe(dark);
  await tab.getByRole('button', { name: 'Theme' }).click();
  await tab.getByRole('option', { name: 'As the device' }).click();
  await expect.poll(ground).toBe(light);
  await tab.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).toBe(dark);
  // While a page loads, too.
  await tab.route('**/*.js', (route) => route.abort());
  await tab.goto(`${reader.url}/iframe.html?id=components-actions-button--docs&globals=theme:dark`);
  await expect(tab.locator('html')).toHaveCSS('color-scheme', 'dark');
  await tab.close();
});

test('every swatch shows the colour beside it', async ({ reader }) => {
  const { count, wrong } = await findWrongSwatches(await open(reader, 'foundations-colour--docs', 'light'));
  expect(count).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test('code that a build printed is found', () => {
  const printed = ['<Button onClick={function NY(){}} />', '<M size="sm" />', '{ render: () => <Dialog /> }'];
  expect(printed.filter((code) => faultsOfCode(code).length === 0)).toEqual([]);
});
