import { expect, test, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findByIbm } from './ibm.ts';
import { recordMarkup } from './markup.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits until all colour transitions have ended. */
async function settleTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(running.map((transition) => transition.finished));
  });
}

/** The dark theme changes colours alone, so only the rules about colours can find anything new in it. */
const themes = {
  light: {},
  dark: { runOnly: ['color-contrast', 'link-in-text-block'] },
};

/** What axe finds on the page as it stands. */
async function findByAxe(page: Page, colorScheme: keyof typeof themes): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  await page.emulateMedia({ colorScheme });
  await settleTransitions(page);
  const { violations } = await page.evaluate<axe.AxeResults, object>(
    (runOptions) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        resultTypes: ['violations'],
        ...runOptions,
      }),
    themes[colorScheme],
  );
  await page.emulateMedia({ colorScheme: null });
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join(', ')})`,
  );
}

/** The levels of the headings in sight, in their order. */
const headingLevels = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
      .map(({ localName }) => localName),
  );

/** What axe is to find nothing in, or IBM's engine; or that the HTML is kept for the Nu checker. */
type Check = keyof typeof themes | 'ibm' | 'markup';

/** What opens over a screen. */
const overlays = ['dialog', 'alertdialog', 'menu', 'listbox'].map((role) => `[role="${role}"]`).join();

/**
 * Beside axe the engines that take long see what has opened over a screen, but not in the journeys of `npm test`. All of
 * them see every screen in `screens.spec.ts`.
 */
async function checksOf(page: Page): Promise<readonly Check[]> {
  const isQuick = test.info().tags.includes('@core');
  const isCovered = (await page.locator(overlays).filter({ visible: true }).count()) > 0;
  return isCovered && !isQuick ? ['light', 'ibm', 'markup'] : ['light'];
}

/** Fails when one of the checks finds something on the page as it stands, or when it does not begin with its only h1. */
export async function expectAccessible(page: Page, checks?: readonly Check[]): Promise<void> {
  const wanted = checks ?? (await checksOf(page));
  const [first, ...others] = await headingLevels(page);
  expect([first, ...others.filter((level) => level === 'h1')], `${page.url()}: its h1`).toEqual(['h1']);
  await settleTransitions(page);
  if (wanted.includes('markup')) await recordMarkup(page.url(), await page.content());
  if (wanted.includes('ibm')) expect(await findByIbm(page), `${page.url()} by IBM's rules`).toEqual([]);
  for (const theme of ['light', 'dark'] as const)
    if (wanted.includes(theme)) expect(await findByAxe(page, theme), `${page.url()} in ${theme}`).toEqual([]);
}
