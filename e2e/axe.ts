import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

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

/** Fails when axe finds a violation on the page as it stands, in any of the themes. */
export async function expectAccessible(
  page: Page,
  themes: readonly (keyof typeof options)[] = ['light', 'dark'],
): Promise<void> {
  // Nothing has been opened in this window yet.
  if (page.url() === 'about:blank') return;
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
