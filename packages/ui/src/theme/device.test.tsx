import { afterEach, describe, expect, it } from 'vitest';
import '#tokens/tokens.css';
import { applyTheme } from './set-theme.ts';
import { themeAttribute, type Theme } from './theme.ts';
import { emulateMedia } from '../../test/emulate-media.ts';

const askFor = (colourScheme: 'light' | 'dark', contrast: 'no-preference' | 'more') =>
  emulateMedia({ 'prefers-color-scheme': colourScheme, 'prefers-contrast': contrast });

/** Every colour of a page without a theme of its own, and its `color-scheme`. */
function colours(): Record<string, string> {
  const style = getComputedStyle(document.documentElement);
  const names = ['bg', 'surface-sunken', 'fg', 'border', 'action', 'critical-border', 'connection-pending'];
  return Object.fromEntries([
    ['color-scheme', style.colorScheme],
    ...names.map((name) => [name, style.getPropertyValue(`--gh-color-${name}`)]),
  ]);
}

function coloursOf(theme: Theme): Record<string, string> {
  applyTheme(theme);
  const found = colours();
  applyTheme('system');
  return found;
}

afterEach(async () => {
  document.documentElement.removeAttribute(themeAttribute);
  await emulateMedia();
});

describe('without a theme of its own the page follows the device', () => {
  it.each([
    ['light', 'no-preference', 'light'],
    ['dark', 'no-preference', 'dark'],
    ['light', 'more', 'high-contrast'],
    // High contrast wins over dark.
    ['dark', 'more', 'high-contrast'],
  ] as const)('%s and %s contrast: %s', async (colourScheme, contrast, theme) => {
    await askFor(colourScheme, contrast);
    expect(colours()).toEqual(coloursOf(theme));
  });

  it('shows three themes that differ', () => {
    const backgrounds = (['light', 'dark', 'high-contrast'] as const).map((theme) => coloursOf(theme)['bg']);
    expect(new Set(backgrounds).size).toBe(3);
  });

  it('and leaves a chosen theme alone', async () => {
    await askFor('dark', 'more');
    applyTheme('light');
    const chosen = colours();
    await askFor('light', 'no-preference');
    expect(chosen).toEqual(coloursOf('light'));
  });
});
