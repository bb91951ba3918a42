import type { Decorator, Preview } from '@storybook/react-vite';
import '../packages/ui/src/tokens/tokens.css';
import '../packages/ui/src/styles/reset.css';
import '../packages/ui/src/styles/fonts.css';
import './preview.css';
import { useLayoutEffect, type ReactNode } from 'react';
import { checkContrast } from './contrast.ts';
import { DocsPage } from './DocsPage.tsx';
import { guildhallTheme } from './guildhall-theme.ts';

/** The four things a reader can change about a page, and the attributes that carry them. */
const attributes = {
  theme: 'data-gh-theme',
  direction: 'dir',
  density: 'data-gh-density',
  motion: 'data-motion',
};

/** Puts attributes onto the page itself, for portals and `:root` to see; undefined takes one away. */
function Page({ values, children }: { values: Record<string, string | undefined>; children: ReactNode }) {
  useLayoutEffect(() => {
    for (const [attribute, value] of Object.entries(values)) {
      if (value === undefined) document.documentElement.removeAttribute(attribute);
      else document.documentElement.setAttribute(attribute, value);
    }
  });
  return children;
}

const withGlobals: Decorator = (Story, { globals, viewMode }) => {
  const values = Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => {
      const value: unknown = globals[name];
      return [attribute, typeof value === 'string' && value !== 'system' ? value : undefined];
    }),
  );
  // A page of documentation shows several stories, and each may ask for globals of its own.
  return viewMode === 'docs' ? (
    <div className="docs-story" {...values}>
      <Story />
    </div>
  ) : (
    <Page values={values}>
      <Story />
    </Page>
  );
};

const toolbar = <Icon extends string>(title: string, icon: Icon, items: Record<string, string>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, itemTitle]) => ({ value, title: itemTitle })),
  },
});

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withGlobals],
  afterEach: checkContrast,
  globalTypes: {
    theme: toolbar('Theme', 'paintbrush', {
      light: 'Light',
      dark: 'Dark',
      'high-contrast': 'High contrast',
      system: 'As the device',
    }),
    direction: toolbar('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
    density: toolbar('Density', 'component', { comfortable: 'Comfortable', compact: 'Compact' }),
    motion: toolbar('Motion', 'play', { full: 'Full motion', reduced: 'Reduced motion' }),
  },
  initialGlobals: {
    theme: 'light',
    direction: 'ltr',
    density: 'comfortable',
    motion: 'full',
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { page: DocsPage, codePanel: true, theme: guildhallTheme },
    options: {
      storySort: { order: ['Introduction', 'Foundations', 'Guides', 'Components', 'Patterns', 'Screens'] },
    },
  },
};
export default preview;
