import type { Page } from '@playwright/test';

/** A way of looking at a story. */
export interface Mode {
  name: string;
  /** @default 'light' */
  theme?: 'light' | 'dark' | 'high-contrast';
  /** @default 'ltr' */
  direction?: 'ltr' | 'rtl';
  /** Contrast themes like those of Windows, where the system draws everything in its own colours. */
  forcedColors?: true;
  /** Styles everything as if it had the pointer and the focus. */
  hoverAndFocus?: true;
}

export const modes: readonly Mode[] = [
  { name: 'light' },
  { name: 'dark', theme: 'dark' },
  { name: 'high-contrast', theme: 'high-contrast' },
  { name: 'rtl', direction: 'rtl' },
  { name: 'forced-colors', forcedColors: true },
  { name: 'hover-focus', hoverAndFocus: true },
];

/** Makes Chromium style every element as hovered, and those that can take the focus as having it. */
export async function forceHoverAndFocus(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const force = async (selector: string, forcedPseudoClasses: string[]) => {
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
    for (const nodeId of nodeIds)
      await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
  };
  await force('body *', ['hover']);
  await force(focusable, ['hover', 'focus', 'focus-visible']);
}

const focusable = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)';
