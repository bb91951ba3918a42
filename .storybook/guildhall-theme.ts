import { create } from 'storybook/theming';
import tokens from '../packages/ui/src/tokens/tokens.dtcg.json' with { type: 'json' };

/** The theme of Storybook's own interface: paper, ink and brass, as values because it takes no custom properties. */
function furnish(base: 'light' | 'dark') {
  const colours = tokens[base];
  return create({
    base,
    brandTitle: 'Guildhall design system',
    brandTarget: '_self',
    fontBase: "'Inter Variable', system-ui, sans-serif",
    fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    colorPrimary: colours['color-action'].$value.hex,
    colorSecondary: colours['color-accent-fg'].$value.hex,
    appBg: colours['color-surface-sunken'].$value.hex,
    appContentBg: colours['color-bg'].$value.hex,
    appPreviewBg: colours['color-bg'].$value.hex,
    appBorderColor: colours['color-border'].$value.hex,
    appBorderRadius: 4,
    textColor: colours['color-fg'].$value.hex,
    textMutedColor: colours['color-fg-subtle'].$value.hex,
    textInverseColor: colours['color-on-action'].$value.hex,
    barBg: colours['color-surface'].$value.hex,
    barTextColor: colours['color-fg-muted'].$value.hex,
    barHoverColor: colours['color-accent-fg'].$value.hex,
    barSelectedColor: colours['color-accent-fg'].$value.hex,
    inputBg: colours['color-surface'].$value.hex,
    inputBorder: colours['color-border-strong'].$value.hex,
    inputTextColor: colours['color-fg'].$value.hex,
    inputBorderRadius: 4,
  });
}

const themes = { light: furnish('light'), dark: furnish('dark') };

const darkness = matchMedia('(prefers-color-scheme: dark)');

/** What Storybook's interface wears at a choice of the toolbar's theme: that of the device unless one is chosen. */
export const furnishFor = (choice: unknown) =>
  themes[choice === 'dark' || ((choice ?? 'system') === 'system' && darkness.matches) ? 'dark' : 'light'];

/** Calls back whenever the device turns dark or light; returns what ends that. */
export function onDeviceTheme(callback: () => void): () => void {
  darkness.addEventListener('change', callback);
  return () => darkness.removeEventListener('change', callback);
}
