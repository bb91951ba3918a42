import { themeAttribute, type Mode } from '#theme/theme.ts';

/** The value of `color-scheme` in a mode. */
export const colorScheme = (mode: Mode) => (mode === 'dark' ? 'dark' : 'light');

/**
 * The rules of three themes. Without a name they are those that every page has, which also follow the device; with one
 * they are chosen by it: `acme`, `acme-dark`, `acme-high-contrast`. What is dark on the screen is light on paper.
 */
export function themeCss(declarations: (mode: Mode) => string, name?: string): string {
  const block = (selector: string, mode: Mode) =>
    `${selector} {\n  color-scheme: ${colorScheme(mode)};\n${declarations(mode)}}\n`;
  const onScreen = (rules: string) => `@media screen {\n${rules}}\n`;
  const nameOf = (mode: Mode) => {
    if (name === undefined) return mode;
    return mode === 'light' ? name : `${name}-${mode}`;
  };
  const chosen = (mode: Mode) => `[${themeAttribute}='${nameOf(mode)}']`;
  const chosenThemes = [
    block(`${name === undefined ? ':root, ' : ''}${chosen('light')}, ${chosen('dark')}`, 'light'),
    onScreen(block(chosen('dark'), 'dark')),
    block(chosen('high-contrast'), 'high-contrast'),
  ];
  if (name !== undefined) return chosenThemes.join('');
  const device = (query: string, mode: Mode) =>
    `@media ${query} {\n${block(`:root:not([${themeAttribute}])`, mode)}}\n`;
  return [
    ...chosenThemes,
    device('screen and (prefers-color-scheme: dark)', 'dark'),
    '/* After darkness: whoever asks for both gets the contrast, which is light. */\n',
    device('(prefers-contrast: more)', 'high-contrast'),
  ].join('');
}
