import { create } from 'storybook/theming';

/** Storybook's own furniture in paper, ink and brass. */
export const guildhallTheme = create({
  base: 'light',
  brandTitle: 'Guildhall design system',
  brandTarget: '_self',
  fontBase: "'Inter Variable', system-ui, sans-serif",
  fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  colorPrimary: '#122125',
  colorSecondary: '#8d621c',
  appBg: '#f5f2ed',
  appContentBg: '#fffefd',
  appPreviewBg: '#fbf8f4',
  appBorderColor: '#dedad2',
  appBorderRadius: 8,
  textColor: '#122125',
  textMutedColor: '#5f6b6f',
  barBg: '#fffefd',
  barTextColor: '#485559',
  barHoverColor: '#8d621c',
  barSelectedColor: '#8d621c',
  inputBg: '#fffefd',
  inputBorder: '#848077',
  inputTextColor: '#122125',
  inputBorderRadius: 4,
});
