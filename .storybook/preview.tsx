import type { Decorator, Preview } from '@storybook/react-vite';
import '../packages/ui/src/tokens/tokens.css';
import '../packages/ui/src/styles/reset.css';
import '../packages/ui/src/styles/fonts.css';
import './docs.css';
import './preview.css';
import { useLayoutEffect, type ReactNode } from 'react';
import { pseudoLabels } from '../packages/ui/src/docs/pseudo-language.ts';
import { LocaleProvider } from '../packages/ui/src/locale/LocaleProvider.tsx';
import { configure } from 'storybook/test';
import { checkAccessibility } from './accessibility.ts';
import { DocsContainer } from './DocsContainer.tsx';
import { DocsPage } from './DocsPage.tsx';
import { extendRulesOfStates, forcedAttribute } from './forced-states.ts';
import { followPage, leaveFocusToPage, themeOfPage } from './framed-story.ts';
import { allowMotion } from './motion.ts';
import { globalTypes, readAttributes, setAttributes, viewports } from './toolbar.ts';

const isTest = import.meta.env.MODE === 'test';

/** Timeout of a story's expectations in milliseconds: long enough for a busy machine, so that it ends only what hangs. */
configure({ asyncUtilTimeout: 10_000 });

/** Sets attributes on the page itself, so that they apply to portals and `:root`. */
function Page({ values, children }: { values: Record<string, string | undefined>; children: ReactNode }) {
  useLayoutEffect(() => {
    if (values[forcedAttribute]) extendRulesOfStates();
    setAttributes(document.documentElement, values);
  });
  return children;
}

/** A story of several on a page of documentation, with globals of its own. */
function Island({ values, children }: { values: Record<string, string | undefined>; children: ReactNode }) {
  // Its styles are there now, those for its states among them.
  useLayoutEffect(extendRulesOfStates);
  return (
    <div className="docs-island" {...values}>
      {children}
    </div>
  );
}

const withGlobals: Decorator = (Story, { globals, viewMode }) => {
  const values = readAttributes(globals);
  return viewMode === 'docs' ? (
    <Island values={values}>
      <Story />
    </Island>
  ) : (
    <Page values={values}>
      <Story />
    </Page>
  );
};

const withLanguage: Decorator = (Story, { globals }) =>
  globals['language'] === 'pseudo' ? (
    <LocaleProvider labels={pseudoLabels}>
      <Story />
    </LocaleProvider>
  ) : (
    <Story />
  );

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withLanguage, withGlobals],
  beforeEach: allowMotion,
  afterEach: checkAccessibility,
  globalTypes,
  initialGlobals: {
    // Tests set their theme explicitly, so that none is measured twice.
    theme: themeOfPage() ?? (isTest ? 'light' : 'system'),
    direction: 'ltr',
    language: 'en',
    density: 'comfortable',
    state: 'as-is',
    motion: 'full',
  },
  parameters: {
    layout: 'padded',
    // A test needs the violations alone; the passed checks would take axe as long again.
    a11y: { test: 'error', options: isTest ? { resultTypes: ['violations'] } : {} },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      page: DocsPage,
      container: DocsContainer,
      codePanel: true,
      toc: { title: 'On this page', headingSelector: 'h2, h3' },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          "What's new",
          'All components',
          'Foundations',
          ['Tokens', 'Colour', 'Typography', 'Space', 'Radius and elevation', 'Icons', 'Motion', '*'],
          'Guides',
          [
            'Theming',
            'Overriding',
            'Words and locale',
            'Server rendering',
            'Forms',
            'Accessibility',
            'Browsers',
            'Testing',
            'Contributing',
          ],
          'Patterns',
          [
            'Joining',
            'Signing in',
            'Connecting',
            'Selling',
            'Stocking',
            'Finding',
            'Asking',
            'Quoting',
            'Comparing',
            'Fulfilling',
            'Talking',
            'Catching up',
            'Looking after the account',
            'Team',
            'Leaving',
            'When things go wrong',
          ],
          'Components',
          ['Actions', 'Data display', 'Feedback', 'Forms', 'Layout', 'Navigation', 'Overlays', 'Typography'],
          'Trade',
          ['Account', 'Chat', 'Companies', 'Deals', 'Frame', 'Products', 'Requests', 'Search'],
          'Screens',
        ],
      },
    },
  },
};
followPage();
leaveFocusToPage();
export default preview;
