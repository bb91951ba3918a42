import type { Preview } from '@storybook/react-vite';
import axe from 'axe-core';

/** What a reader can look at a story in, and how far words have to stand out there (WCAG 1.4.3 and 1.4.6). */
const themes = {
  light: 'color-contrast',
  dark: 'color-contrast',
  'high-contrast': 'color-contrast-enhanced',
};

/** The theme that fewest choose is measured where all states stand together. */
const isMeasured = (theme: string, story: string) => theme !== 'high-contrast' || story === 'States';

const attribute = 'data-gh-theme';

const withoutTransitions = new CSSStyleSheet();
withoutTransitions.replaceSync('*, ::before, ::after { transition: none !important; }');

/**
 * Measures the contrast of a story in the themes that are not its own, whose rules addon-a11y checks. A theme changes
 * colours alone, so a story need not be mounted again for it. Stories for tests end in states that others show.
 */
export const checkContrast: NonNullable<Preview['afterEach']> = async ({ globals, name, tags, viewMode }) => {
  if (import.meta.env.MODE !== 'test' || viewMode !== 'story' || !tags.includes('autodocs')) return;
  const page = document.documentElement;
  const own = page.getAttribute(attribute);
  document.adoptedStyleSheets.push(withoutTransitions);
  try {
    for (const [theme, rule] of Object.entries(themes)) {
      if (theme === globals['theme'] || !isMeasured(theme, name)) continue;
      page.setAttribute(attribute, theme);
      const { violations } = await axe.run(document.body, { runOnly: [rule], resultTypes: ['violations'] });
      const found = violations.flatMap(({ nodes }) =>
        nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
      );
      if (found.length > 0)
        throw new Error(`Too little contrast in the theme ${theme}:\n${found.join('\n')}`);
    }
  } finally {
    if (own === null) page.removeAttribute(attribute);
    else page.setAttribute(attribute, own);
    document.adoptedStyleSheets.pop();
  }
};
