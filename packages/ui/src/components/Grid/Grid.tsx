'use client';
import type { ComponentType, HTMLAttributes, Ref } from 'react';
import type { Space } from '#lib/space.ts';
import { roots } from './Grid.styles.ts';

export interface GridProps extends HTMLAttributes<HTMLElement> {
  /**
   * The space between, a step of the grid of 8 px by its token's name: `half` is 4 px, `1` is 8 px, `1-5` is 12 px.
   * @default '2'
   */
  gap?: Space | undefined;
  /** How many columns there are at the most. Without it there are as many as have room. */
  columns?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * The least width of a column: 8, 12, 16 or 20 rem. Where columns would be narrower there are fewer of them.
   * @default 'md'
   */
  columnWidth?: 'xs' | 'sm' | 'md' | 'lg' | undefined;
  /**
   * The element: `ul` or `ol` where the children are `li` and the things a list.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'ol' | undefined;
  /** The element. */
  ref?: Ref<HTMLElement> | undefined;
}

/** Lays things out in columns of one width. Their number follows the room that the grid itself has, not the screen. */
export function Grid({ gap = '2', columns, columnWidth = 'md', as = 'div', ...rest }: GridProps) {
  // The elements differ in nothing that they are given.
  const Root = roots[as] as ComponentType<HTMLAttributes<HTMLElement>>;
  return (
    <Root
      data-component="Grid"
      data-gap={gap}
      data-columns={columns}
      data-column-width={columnWidth}
      {...rest}
    />
  );
}
