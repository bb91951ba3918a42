'use client';
import type { ComponentType, HTMLAttributes, Ref } from 'react';
import type { Space } from '#lib/space.ts';
import { roots } from './Inline.styles.ts';

export interface InlineProps extends HTMLAttributes<HTMLElement> {
  /**
   * The space between, a step of the grid of 8 px by its token's name: `half` is 4 px, `1` is 8 px, `1-5` is 12 px.
   * @default '2'
   */
  gap?: Space | undefined;
  /**
   * How things of different heights stand in their line.
   * @default 'center'
   */
  align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch' | undefined;
  /**
   * Where the room goes that is left in a line; `between` puts the first and the last at the edges.
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /**
   * Whether what has no room goes into a next line.
   * @default true
   */
  wrap?: boolean | undefined;
  /**
   * The element: `ul` or `ol` where the children are `li` and the things a list.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'ol' | undefined;
  /** The element. */
  ref?: Ref<HTMLElement> | undefined;
}

/** Lays things out beside one another with one gap between them, in as many lines as they need. */
export function Inline({
  gap = '2',
  align = 'center',
  justify = 'start',
  wrap = true,
  as = 'div',
  ...rest
}: InlineProps) {
  // The elements differ in nothing that they are given.
  const Root = roots[as] as ComponentType<HTMLAttributes<HTMLElement>>;
  return (
    <Root
      data-component="Inline"
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-nowrap={wrap ? undefined : ''}
      {...rest}
    />
  );
}
