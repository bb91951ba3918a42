import type { StoryContext } from '@storybook/react-vite';
import axe from 'axe-core';
import { expect } from 'storybook/test';

const isTest = import.meta.env.MODE === 'test';
/** Whether everything is checked, as `npm run test:full` does. */
const isFull = import.meta.env['GUILDHALL_TESTS'] === 'full';

/** The themes of a story, and the axe rule for the contrast of text in each (WCAG 1.4.3 and 1.4.6). */
const themes = {
  light: 'color-contrast',
  dark: 'color-contrast',
  'high-contrast': 'color-contrast-enhanced',
};

/** The stories that show most of what a component has. */
const isMain = (story: string) => ['Default', 'States'].includes(story);

/** The least used theme is measured only in the story that shows all states. */
const isMeasured = (theme: string, story: string) =>
  theme === 'high-contrast' ? isFull && story === 'States' : isFull || isMain(story);

/** Whether something lies above the page: a dialog, a menu, a list to choose from, a tooltip or a toast. */
const hasOverlay = () =>
  [
    ...document.querySelectorAll(
      '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip], [data-component=Toaster] > *',
    ),
  ].some((element) => element.checkVisibility());

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

/** Measures the contrast of a story in the other themes. A theme changes only colours, so it is not mounted again. */
async function checkContrast({ globals, name }: StoryContext): Promise<void> {
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
}

/**
 * For `afterEach`, before that of addon-a11y, which checks a story with all rules in its own theme: `npm test` has that
 * done only where most is to be found.
 */
export async function checkAccessibility(context: StoryContext): Promise<void> {
  if (!isTest) return;
  await checkTitles();
  if (!isFull && !isMain(context.name) && !hasOverlay()) {
    context.parameters['a11y'] = { test: 'off' };
    return;
  }
  await settle();
  removeShell();
  await checkContrast(context);
}

/** Fails where a `title` says what an element is called in any case: screen readers would read it out twice. */
async function checkTitles(): Promise<void> {
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
