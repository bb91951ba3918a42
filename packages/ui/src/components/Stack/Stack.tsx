'use client';
import type { ComponentType, HTMLAttributes, Ref } from 'react';
import type { Space } from '#lib/space.ts';
import { roots } from './Stack.styles.ts';

export interface StackProps extends HTMLAttributes<HTMLElement> {
  /**
   * The space between, a step of the grid of 8 px by its token's name: `half` is 4 px, `1` is 8 px, `1-5` is 12 px.
   * @default '2'
   */
  gap?: Space | undefined;
  /**
   * Where things are that need not the whole width.
   * @default 'stretch'
   */
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
  /**
   * The element: `ul` or `ol` where the children are `li` and the things a list.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'ol' | undefined;
  /** The element. */
  ref?: Ref<HTMLElement> | undefined;
}

/** Lays things out below one another with one gap between them. */
export function Stack({ gap = '2', align = 'stretch', as = 'div', ...rest }: StackProps) {
  // The elements differ in nothing that they are given.
  const Root = roots[as] as ComponentType<HTMLAttributes<HTMLElement>>;
  return <Root data-component="Stack" data-gap={gap} data-align={align} {...rest} />;
}
