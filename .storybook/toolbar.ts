import type { Preview } from '@storybook/react-vite';
import { forcedAttribute, forcedStates } from './forced-states.ts';

/** The options of the toolbar, and the attribute that each sets. */
const attributes = {
  theme: 'data-gh-theme',
  direction: 'dir',
  density: 'data-gh-density',
  motion: 'data-motion',
  state: forcedAttribute,
};

/** The choices that set no attribute. */
const none = ['system', 'as-is'];

/** The attributes for the toolbar's choices; undefined removes one, so that the device decides. */
export const readAttributes = (globals: Record<string, unknown>): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => {
      const value = globals[name];
      return [attribute, typeof value === 'string' && !none.includes(value) ? value : undefined];
    }),
  );

export function setAttributes(element: HTMLElement, values: Record<string, string | undefined>): void {
  for (const [attribute, value] of Object.entries(values)) {
    if (value === undefined) element.removeAttribute(attribute);
    else element.setAttribute(attribute, value);
  }
}

/** A menu whose first choice is the usual one: the toolbar has room to name the others only. */
const menu = <Icon extends string>(description: string, icon: Icon, items: Record<string, string>) => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, title], index) => ({
      value,
      title,
      ...(index === 0 && { type: 'reset' as const }),
    })),
  },
});

export const globalTypes = {
  theme: menu('Theme', 'paintbrush', {
    system: 'As the device',
    light: 'Light',
    dark: 'Dark',
    'high-contrast': 'High contrast',
  }),
  direction: menu('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  language: menu('Language', 'globe', { en: 'English', pseudo: 'Pseudo-language, 40 % longer' }),
  density: menu('Density', 'component', { comfortable: 'Comfortable', compact: 'Compact' }),
  state: menu('State', 'pointerhand', { 'as-is': 'State as it is', ...forcedStates }),
  motion: menu('Motion', 'play', { full: 'Full motion', reduced: 'Reduced motion' }),
} satisfies Preview['globalTypes'];

const screen = (
  name: string,
  inlineSize: number,
  blockSize: number,
  type: 'mobile' | 'tablet' | 'desktop',
) => ({
  name: `${name}, ${inlineSize}`,
  styles: { width: `${inlineSize}px`, height: `${blockSize}px` },
  type,
});

/** One width for each breakpoint and for the two narrowest phones; `mobile1` is Storybook's own name for its smallest. */
export const viewports = {
  mobile1: screen('xs, narrowest', 320, 568, 'mobile'),
  xs: screen('xs, telephone', 360, 740, 'mobile'),
  sm: screen('sm, tablet', 768, 1024, 'tablet'),
  md: screen('md, small window', 900, 800, 'tablet'),
  lg: screen('lg, laptop', 1200, 800, 'desktop'),
  xl: screen('xl, desktop', 1536, 960, 'desktop'),
};
