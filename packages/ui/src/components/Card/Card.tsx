'use client';
import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { checkChild } from '#lib/misuse.ts';
import { Root } from './Card.styles.ts';

export interface CardProps extends ComponentProps<'section'> {
  /**
   * `outlined` is a sheet of paper with a hairline; `raised` lifts it off the page for what matters most;
   * `sunken` steps back behind its neighbours.
   * @default 'outlined'
   */
  variant?: 'outlined' | 'raised' | 'sunken' | undefined;
  /**
   * The space inside: 0, 16, 24 or 32 px. `none` is for content that brings its own, such as a list of rows.
   * @default 'md'
   */
  padding?: 'none' | 'sm' | 'md' | 'lg' | undefined;
  /**
   * Gives its look to the one element inside instead of rendering a section: an `article`, an `li`, or a link, of which
   * the whole card is the target.
   * @default false
   */
  asChild?: boolean | undefined;
}

/**
 * A surface for things that belong together. Give it a heading, or an `aria-label`, when it is a section of its own.
 */
export function Card({ variant = 'outlined', padding = 'md', asChild = false, ...rest }: CardProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkChild('Card', asChild, rest.children);
  }
  return (
    <Root
      data-component="Card"
      data-variant={variant}
      data-padding={padding}
      {...rest}
      {...(asChild && { as: Slot })}
    />
  );
}
