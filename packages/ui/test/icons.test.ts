import * as lucide from 'lucide-react';
import { createElement, type ComponentProps, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findIcons } from '../../../.storybook/icons-in-use.ts';
import { iconShapes } from '../scripts/icon-shapes.ts';
import { createIcon } from '../src/lib/create-icon.ts';

type Icon = ComponentType<ComponentProps<'svg'> & { size?: number }>;

const usages: ComponentProps<Icon>[] = [
  {},
  { size: 16, 'aria-hidden': true },
  { size: 28, strokeWidth: 1.25, className: 'own' },
  { 'aria-label': 'Close' },
  { fill: 'currentColor', children: createElement('title', null, 'Close') },
];

/** Attributes in any order. */
const markup = (icon: Icon, props: ComponentProps<Icon>) =>
  renderToStaticMarkup(createElement(icon, props)).replaceAll(/<(\w+) ([^>]*?)(\/?)>/g, (_, tag, all, end) =>
    [tag, ...(all as string).match(/[\w:-]+="[^"]*"/g)!.toSorted(), end].join(' '),
  );

describe('the icons of the package are those of lucide', () => {
  it.each(Object.keys(findIcons()))('%s', (name) => {
    const original = lucide[name as keyof typeof lucide] as Icon;
    const [classes, shapes] = iconShapes(name);
    for (const props of usages)
      expect(markup(createIcon(classes, shapes), props)).toBe(markup(original, props));
  });
});
