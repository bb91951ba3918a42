'use client';
import { Children, type ComponentProps } from 'react';
import { Root } from './CardGrid.styles.ts';

export interface CardGridProps extends ComponentProps<'ul'> {
  /**
   * `auto` fits as many columns of at least 15rem, or `--gh-card-grid-column`, as there is room for; `three` is one
   * column on phones, two on tablets and three on wide screens.
   * @default 'auto'
   */
  columns?: 'auto' | 'three' | undefined;
  /** The cards; each becomes an item of the list. */
  children?: ComponentProps<'ul'>['children'];
}

/** A list of cards in as many columns as there is room for. */
export function CardGrid({ columns = 'auto', children, ...rest }: CardGridProps) {
  return (
    <Root data-component="CardGrid" data-columns={columns} role="list" {...rest}>
      {Children.map(children, (card) => (
        <li data-part="item">{card}</li>
      ))}
    </Root>
  );
}
