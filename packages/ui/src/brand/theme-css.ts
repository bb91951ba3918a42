import { modes, themeAttribute, type Mode } from '#theme/theme.ts';

/** The value of `color-scheme` in a mode. */
export const colorScheme = (mode: Mode) => (mode === 'dark' ? 'dark' : 'light');

/**
 * The rules of three themes. Without a name they are those that every page has, which also follow the device; with one
 * they are chosen by it: `acme`, `acme-dark`, `acme-high-contrast`.
 */
export function themeCss(declarations: (mode: Mode) => string, name?: string): string {
  const block = (selector: string, mode: Mode) =>
    `${selector} {\n  color-scheme: ${colorScheme(mode)};\n${declarations(mode)}}\n`;
  const chosen = (value: string) => `[${themeAttribute}='${value}']`;
  if (name !== undefined) {
    return modes.map((mode) => block(chosen(mode === 'light' ? name : `${name}-${mode}`), mode)).join('');
  }
  const device = (query: string, mode: Mode) =>
    `@media (${query}) {\n${block(`:root:not([${themeAttribute}])`, mode)}}\n`;
  return [
    block(`:root, ${chosen('light')}`, 'light'),
    block(chosen('dark'), 'dark'),
    block(chosen('high-contrast'), 'high-contrast'),
    device('prefers-color-scheme: dark', 'dark'),
    '/* After darkness: whoever asks for both gets the contrast, which is light. */\n',
    device('prefers-contrast: more', 'high-contrast'),
  ].join('');
}
