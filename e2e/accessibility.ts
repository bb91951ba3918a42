import { expect, type Page } from '@playwright/test';
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
const options = {
  light: {},
  dark: { runOnly: ['color-contrast', 'link-in-text-block'] },
};

/** The levels of the headings in sight, in their order. */
const headingLevels = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
      .map(({ localName }) => localName),
  );

/**
 * Fails when axe, in any of the themes, or IBM's engine finds something on the page as it stands, or when it does not begin
 * with its only h1. Keeps the HTML for the Nu checker.
 */
export async function expectAccessible(
  page: Page,
  themes: readonly (keyof typeof options)[] = ['light', 'dark'],
): Promise<void> {
  // Nothing has been opened in this window yet.
  if (page.url() === 'about:blank') return;
  await recordMarkup(page.url(), await page.content());
  const [first, ...others] = await headingLevels(page);
  expect([first, ...others.filter((level) => level === 'h1')], `${page.url()}: its h1`).toEqual(['h1']);
  await settleTransitions(page);
  expect(await findByIbm(page), `${page.url()} by IBM's rules`).toEqual([]);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await settleTransitions(page);
    const results = await page.evaluate<axe.AxeResults, object>(
      (runOptions) =>
        (window as unknown as { axe: typeof axe }).axe.run(document, {
          resultTypes: ['violations'],
          ...runOptions,
        }),
      options[colorScheme],
    );
    const found = results.violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join(', ')})`,
    );
    expect(found, `${page.url()} in ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}
