import type { StoryContext } from '@storybook/react-vite';
import axe from 'axe-core';
import { expect } from 'storybook/test';

/** The themes of a story, and the axe rule for the contrast of text in each (WCAG 1.4.3 and 1.4.6). */
const themes = {
  light: 'color-contrast',
  dark: 'color-contrast',
  'high-contrast': 'color-contrast-enhanced',
};

/** Stories that show the parts of other stories, in the same colours, in another layout. */
const layouts = ['Playground', 'Right To Left', 'Narrow', 'Long Text', 'Many'];

/**
 * The least used theme is measured only in the story that shows all states. Of screens and patterns one story is enough:
 * they are made of components, each with its own, and the journeys measure every screen in the dark theme.
 */
function isMeasured(theme: string, title: string, story: string): boolean {
  if (theme === 'high-contrast') return story === 'States';
  return /^(Screens|Patterns)\//.test(title) ? story === 'Default' : !layouts.includes(story);
}

/** What axe looks for that depends on the layout. */
const layoutRules = ['scrollable-region-focusable', 'target-size'];

/**
 * Of another layout, addon-a11y checks only what depends on it: the parts are checked in the other stories. A narrow
 * story may have parts of its own.
 */
export function checkOnlyLayout({ name, parameters }: Pick<StoryContext, 'name' | 'parameters'>): void {
  if (import.meta.env.MODE !== 'test' || name === 'Narrow' || !layouts.includes(name)) return;
  const a11y = parameters['a11y'] as { options: object };
  parameters['a11y'] = { ...a11y, options: { ...a11y.options, runOnly: layoutRules } };
}

/**
 * Removes what Storybook itself adds to the page of each story, more elements than most stories have: axe would look at all
 * of them again.
 */
function removeShell(): void {
  const shell = 'body > .sb-wrapper, body > svg:has(> #storybook-a11y-vision-filters)';
  for (const element of document.querySelectorAll(shell)) element.remove();
}

/** Waits until observers of sizes have been told of a story, which may then change: what scrolls takes the focus. */
const settle = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const attribute = 'data-gh-theme';

const withoutTransitions = new CSSStyleSheet();
withoutTransitions.replaceSync('*, ::before, ::after { transition: none !important; }');

/**
 * Measures the contrast of a story in the other themes; addon-a11y checks the story's own. A theme changes only colours,
 * so the story is not mounted again. Stories without documentation are skipped: their states are in other stories.
 */
export async function checkContrast({ globals, title, name, tags, viewMode }: StoryContext): Promise<void> {
  if (import.meta.env.MODE === 'test') {
    await settle();
    removeShell();
  }
  if (import.meta.env.MODE !== 'test' || viewMode !== 'story' || !tags.includes('autodocs')) return;
  const page = document.documentElement;
  const own = page.getAttribute(attribute);
  document.adoptedStyleSheets.push(withoutTransitions);
  try {
    for (const [theme, rule] of Object.entries(themes)) {
      if (theme === globals['theme'] || !isMeasured(theme, title, name)) continue;
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
}

/** Fails where a `title` says what an element is called in any case: screen readers would read it out twice. */
export async function checkTitles(): Promise<void> {
  if (import.meta.env.MODE !== 'test') return;
  for (const element of document.querySelectorAll('[title]:not([title=""])')) {
    const title = element.getAttribute('title')!;
    element.removeAttribute('title');
    try {
      await expect(element, 'the title repeats the name').not.toHaveAccessibleName(title);
      await expect(element.textContent.trim(), 'the title repeats the text').not.toBe(title);
    } finally {
      element.setAttribute('title', title);
    }
  }
}
