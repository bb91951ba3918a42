'use client';
import type { ComponentProps } from 'react';
import { roots } from './Heading.styles.ts';

/** The size that a heading of a level has unless it says otherwise. */
const sizes = { 1: '3xl', 2: '2xl', 3: 'xl', 4: 'lg', 5: 'md', 6: 'sm' } as const;

export interface HeadingProps extends ComponentProps<'h2'> {
  /**
   * The rank in the page's outline: 1 for the page's own title, 2 for its sections. It does not decide the look.
   * @default 2
   */
  level?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * The type size, by its token. `3xl`, `4xl` and `display` shrink on narrow screens.
   * @default by level: '3xl', '2xl', 'xl', 'lg', 'md', 'sm'
   */
  size?: 'sm' | 'md' | 'lg' | 'xl' | '2xl' | '3xl' | '4xl' | 'display' | undefined;
  /**
   * The typeface: `display` for titles of pages and dialogs, `sans` for what stands among controls and data.
   * @default 'display' from the size `xl` on, else 'sans'
   */
  font?: 'display' | 'sans' | undefined;
  /** After how many lines an ellipsis ends the text. Assistive technology reads all of it. */
  lines?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
}

/** The title of a page or a section. Its level says where it stands in the outline, its size how it looks. */
export function Heading({ level = 2, size = sizes[level], font, lines, ...rest }: HeadingProps) {
  const Root = roots[level];
  const isSmall = size === 'sm' || size === 'md' || size === 'lg';
  return (
    <Root
      data-component="Heading"
      data-size={size}
      data-font={font ?? (isSmall ? 'sans' : 'display')}
      data-lines={lines}
      {...rest}
    />
  );
}
