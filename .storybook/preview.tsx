import type { Decorator, Preview } from '@storybook/react-vite';
import '../packages/ui/src/tokens/tokens.css';
import '../packages/ui/src/styles/reset.css';
import '../packages/ui/src/styles/fonts.css';
import './preview.css';
import { useLayoutEffect } from 'react';
import { DocsPage } from './DocsPage.tsx';

/** The four things a reader can change about a page, as attributes of the canvas' root element. */
const attributes = {
  theme: 'data-gh-theme',
  direction: 'dir',
  density: 'data-gh-density',
  motion: 'data-motion',
};

const withGlobals: Decorator = (Story, { globals }) => {
  useLayoutEffect(() => {
    for (const [name, attribute] of Object.entries(attributes)) {
      const value: unknown = globals[name];
      if (typeof value !== 'string' || value === 'system')
        document.documentElement.removeAttribute(attribute);
      else document.documentElement.setAttribute(attribute, value);
    }
  });
  return <Story />;
};

const toolbar = (title: string, icon: string, items: Record<string, string>) => ({
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
  initialGlobals: { theme: 'light', direction: 'ltr', density: 'comfortable', motion: 'full' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { page: DocsPage, codePanel: true },
    options: {
      storySort: { order: ['Introduction', 'Foundations', 'Guides', 'Components', 'Patterns', 'Screens'] },
    },
  },
};
export default preview;
